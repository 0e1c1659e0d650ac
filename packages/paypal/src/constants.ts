/** Endpoints that create a payment (`checkout`) or an agreement (`vault`). */
export const FLOW_ENDPOINTS = {
  checkout: 'paypal_hermes/create_payment_resource',
  vault: 'paypal_hermes/setup_billing_agreement',
} as const;
/** `checkout` for a single payment, `vault` for an agreement that later payments are charged to. */
export type PayPalFlow = keyof typeof FLOW_ENDPOINTS;

/** Endpoint that changes a payment. */
export const UPDATE_ENDPOINT = 'paypal_hermes/patch_payment_resource';
/** Endpoint that exchanges an approval for a nonce. */
export const ACCOUNT_ENDPOINT = 'payment_methods/paypal_accounts';

/** The popup's window name starts with this. */
export const FRAME_NAME = 'braintreepaypallanding';

/** Intents that have another name at the gateway. */
export const WIRE_INTENTS = { capture: 'sale' } as const;

/** Default parameters of PayPal's script. The intent depends on `vault`, and the currency is left out with it. */
export const DEFAULT_COMPONENTS = 'buttons';
export const DEFAULT_INTENT = 'authorize';
export const DEFAULT_VAULT_INTENT = 'tokenize';
export const DEFAULT_CURRENCY = 'USD';

/** Marks the element that darkens the page. */
export const BACKDROP_ATTRIBUTE = 'data-braintree-paypal-vault-initiated-checkout-modal';
export const BACKDROP_Z_INDEX = 9999;
export const BACKDROP_OPACITY = 0.7;

/** Values of `contactPreference`. */
export const CONTACT_PREFERENCES = ['NO_CONTACT_INFO', 'RETAIN_CONTACT_INFO', 'UPDATE_CONTACT_INFO'] as const;
/** Values of `planType`. */
export const PLAN_TYPES = ['RECURRING', 'SUBSCRIPTION', 'UNSCHEDULED', 'INSTALLMENTS'] as const;
