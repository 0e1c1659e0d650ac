/** The methods by their ids, which are also in the addresses of the page. */
const METHOD_IDS = [
  'card',
  'paypal',
  'paypal-button',
  'saved-paypal',
  'sepa',
  'local-payment',
  'masterpass',
  'visa-checkout',
  'google-pay',
  'apple-pay',
  'payment-request',
  'venmo',
  'us-bank-account',
  'union-pay',
  'fastlane',
] as const;
export type MethodId = (typeof METHOD_IDS)[number];

export const methodAddress = (id: MethodId): string => `#/checkout/${id}`;

/** Returns the method of an address; the card, if there is none. */
export const readMethod = (name: string | undefined): MethodId => METHOD_IDS.find((id) => id === name) ?? 'card';
