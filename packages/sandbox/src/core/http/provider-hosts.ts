/** The provider's four domains. The TLS server serves all names below them. */
export const PROVIDER_DOMAINS = ['paypal.com', 'braintreepayments.com', 'braintreegateway.com', 'braintree-api.com'] as const;

/** Hosts of partners whose scripts and pages the payment methods load. The TLS server serves these names as well. */
export const PARTNER_HOSTS = [
  'songbird.cardinalcommerce.com',
  'songbirdstag.cardinalcommerce.com',
  'cdn.plaid.com',
  'pay.google.com',
  'www.paypalobjects.com',
  'static.masterpass.com',
  'sandbox.static.masterpass.com',
  'assets.secure.checkout.visa.com',
  'sandbox-assets.secure.checkout.visa.com',
  'venmo.com',
  'account.venmo.com',
] as const;

export const isProviderHost = (host: string) => PROVIDER_DOMAINS.some((domain) => host === domain || host.endsWith(`.${domain}`));
