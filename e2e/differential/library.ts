import type { Site } from '../support/site';

export type Library = 'reference' | 'tender';

/** What a shop loads, by the names of `window.braintree`. */
export const SCRIPTS = {
  client: 'client',
  googlePayment: 'google-payment',
  hostedFields: 'hosted-fields',
  localPayment: 'local-payment',
  masterpass: 'masterpass',
  paymentRequest: 'payment-request',
  paypal: 'paypal',
  paypalCheckout: 'paypal-checkout',
  preferredPaymentMethods: 'preferred-payment-methods',
  sepa: 'sepa',
  threeDSecure: 'three-d-secure',
  unionpay: 'unionpay',
  usBankAccount: 'us-bank-account',
  vaultManager: 'vault-manager',
  venmo: 'venmo',
} as const;
export type Namespace = keyof typeof SCRIPTS;

const ASSETS = 'https://assets.braintreegateway.com/web/3.118.2/js';

/** Script tags that put all of one SDK into `window.braintree`: the published package of the reference, our asset host's scripts. */
export function scriptTags(site: Site, host: string, library: Library): string {
  const paths =
    library === 'tender'
      ? Object.values(SCRIPTS).map((name) => `${ASSETS}/${name}.min.js`)
      : ['/reference.js', site.script(host, '/reference-as-braintree.js', 'window.braintree = reference;')];
  return paths.map((path) => `<script src="${path}"></script>`).join('');
}
