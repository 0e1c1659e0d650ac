/** The version that Tender's client says it is, and that the reference's components ask a client for. Asset hosts serve scripts under it. */
export const VERSION = '3.118.2';

/** What Tender has in place of a component: the sub-path of `@tender/web`, and the package and name that `--to packages` imports. */
interface Component {
  readonly module: string;
  readonly from: string;
}

const ours: Readonly<Record<string, Component>> = {
  client: { module: 'client', from: '@tender/client' },
  googlePayment: { module: 'google-payment', from: '@tender/google-pay' },
  hostedFields: { module: 'hosted-fields', from: '@tender/hosted-fields' },
  localPayment: { module: 'local-payment', from: '@tender/local-payment' },
  masterpass: { module: 'masterpass', from: '@tender/masterpass' },
  paymentRequest: { module: 'payment-request', from: '@tender/payment-request' },
  paypal: { module: 'paypal', from: '@tender/paypal' },
  paypalCheckout: { module: 'paypal-checkout', from: '@tender/paypal/checkout' },
  preferredPaymentMethods: { module: 'preferred-payment-methods', from: '@tender/preferred-payment-methods' },
  sepa: { module: 'sepa', from: '@tender/sepa' },
  threeDSecure: { module: 'three-d-secure', from: '@tender/three-d-secure' },
  unionpay: { module: 'unionpay', from: '@tender/union-pay' },
  usBankAccount: { module: 'us-bank-account', from: '@tender/us-bank-account' },
  vaultManager: { module: 'vault-manager', from: '@tender/vault-manager' },
  venmo: { module: 'venmo', from: '@tender/venmo' },
};

/** Out of Tender's scope: these stay with the reference, and take a client of Tender's. */
const theirs: Readonly<Record<string, string>> = {
  americanExpress: 'american-express',
  applePay: 'apple-pay',
  dataCollector: 'data-collector',
  fastlane: 'fastlane',
  visaCheckout: 'visa-checkout',
};

export type Owner = 'ours' | 'theirs' | 'type' | 'unknown';

/** Whose a name of the umbrella package is. Types begin with a capital letter; `callback` is one too. */
export function ownerOf(name: string): Owner {
  if (name === 'VERSION' || Object.hasOwn(ours, name)) return 'ours';
  if (Object.hasOwn(theirs, name)) return 'theirs';
  return /^[A-Z]|^callback$/.test(name) ? 'type' : 'unknown';
}

/** The component whose module this is, by either's name of it. */
export function componentOf(module: string): string | undefined {
  const found = Object.entries(ours).find(([, component]) => component.module === module)?.[0];
  return found ?? Object.keys(theirs).find((name) => theirs[name] === module);
}

/** The package of its own that a component of Tender's comes from; VERSION comes with the client. */
export function packageOf(name: string): string {
  return ours[name]?.from ?? '@tender/client';
}

/** The reference's module of a component that stays there. */
export function referenceModule(name: string): string {
  return `braintree-web/${theirs[name]}`;
}
