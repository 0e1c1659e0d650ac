/** Where a payment of each flow is set up. */
export const FLOW_ENDPOINTS = {
  checkout: 'paypal_hermes/create_payment_resource',
  vault: 'paypal_hermes/setup_billing_agreement',
} as const;
export type Flow = keyof typeof FLOW_ENDPOINTS;

export const UPDATE_ENDPOINT = 'paypal_hermes/patch_payment_resource';
export const ACCOUNT_ENDPOINT = 'payment_methods/paypal_accounts';

/** First part of the windows' names. */
export const FRAME_NAME = 'braintreepaypallanding';

/** Intents that the gateway calls something else. */
export const INTENTS_ON_WIRE = { capture: 'sale' } as const;

/** What PayPal's script is told where the merchant says nothing. */
export const DEFAULT_COMPONENTS = 'buttons';
export const DEFAULT_INTENT = 'authorize';
export const DEFAULT_VAULT_INTENT = 'tokenize';
export const DEFAULT_CURRENCY = 'USD';

export const BACKDROP_ATTRIBUTE = 'data-braintree-paypal-vault-initiated-checkout-modal';
export const BACKDROP_Z_INDEX = 9999;
export const BACKDROP_OPACITY = 0.7;

export const CONTACT_PREFERENCES = ['NO_CONTACT_INFO', 'RETAIN_CONTACT_INFO', 'UPDATE_CONTACT_INFO'] as const;
export const PLAN_TYPES = ['RECURRING', 'SUBSCRIPTION', 'UNSCHEDULED', 'INSTALLMENTS'] as const;
