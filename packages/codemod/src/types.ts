/** Where a type of `@types/braintree-web` is, and its name there. */
export interface TypePlace {
  readonly from: string;
  readonly name: string;
}

/** Types that Tender has, by the names of `@types/braintree-web`. Written as package, then name there where it is another. */
const places: Readonly<Record<string, readonly [from: string, name?: string]>> = {
  BraintreeError: ['@tender/client', 'TenderError'],
  callback: ['@tender/client', 'Callback'],
  Client: ['@tender/client'],
  FetchPaymentMethodsPayload: ['@tender/vault-manager', 'VaultedPaymentMethod'],
  GooglePayment: ['@tender/google-pay'],
  GooglePaymentTokenizePayload: ['@tender/google-pay', 'ParsedResponse'],
  HostedFields: ['@tender/hosted-fields'],
  HostedFieldsEvent: ['@tender/hosted-fields'],
  HostedFieldsStateObject: ['@tender/hosted-fields', 'HostedFieldsState'],
  HostedFieldsTokenizePayload: ['@tender/hosted-fields', 'TokenizePayload'],
  LocalPayment: ['@tender/local-payment'],
  LocalPaymentTokenizePayload: ['@tender/local-payment', 'TokenizePayload'],
  PayPal: ['@tender/paypal'],
  PayPalCheckout: ['@tender/paypal/checkout'],
  PayPalCheckoutCreatePaymentOptions: ['@tender/paypal/checkout', 'CreatePaymentOptions'],
  PayPalTokenizePayload: ['@tender/paypal', 'TokenizePayload'],
  ThreeDSecure: ['@tender/three-d-secure'],
  ThreeDSecureVerifyPayload: ['@tender/three-d-secure', 'VerifyPayload'],
  UnionPay: ['@tender/union-pay'],
  UnionPayEnrollPayload: ['@tender/union-pay', 'Enrollment'],
  UnionPayFetchCapabilitiesPayload: ['@tender/union-pay', 'Capabilities'],
  UnionPayTokenizePayload: ['@tender/union-pay', 'TokenizePayload'],
  USBankAccount: ['@tender/us-bank-account', 'UsBankAccount'],
  VaultManager: ['@tender/vault-manager'],
  Venmo: ['@tender/venmo'],
  VenmoTokenizePayload: ['@tender/venmo', 'TokenizePayload'],
};

/** Undefined for a type that only the reference's types have: it stays theirs. */
export function typePlace(name: string): TypePlace | undefined {
  const place = Object.hasOwn(places, name) ? places[name] : undefined;
  return place && { from: place[0], name: place[1] ?? name };
}
