/** The four domains of the provider, whose names the TLS server answers to. */
export const PROVIDER_DOMAINS = ['paypal.com', 'braintreepayments.com', 'braintreegateway.com', 'braintree-api.com'] as const;

/** Whose scripts and pages the methods load besides; the TLS server answers to these names as well. */
export const PARTNER_HOSTS = [
  'songbird.cardinalcommerce.com',
  'songbirdstag.cardinalcommerce.com',
  'cdn.plaid.com',
  'pay.google.com',
  'static.masterpass.com',
  'sandbox.static.masterpass.com',
  'venmo.com',
  'account.venmo.com',
] as const;

export const isProviderHost = (host: string) => PROVIDER_DOMAINS.some((domain) => host === domain || host.endsWith(`.${domain}`));
