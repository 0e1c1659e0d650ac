import { defineErrors } from '@tender/client/internal';

/** Errors of both components. */
export const flowErrors = /* @__PURE__ */ defineErrors({
  PAYPAL_ACCOUNT_TOKENIZATION_FAILED: ['NETWORK', "Could not tokenize user's PayPal account."],
  PAYPAL_FLOW_FAILED: ['NETWORK', 'Could not initialize PayPal flow.'],
  PAYPAL_FLOW_OPTION_REQUIRED: ['MERCHANT', 'PayPal flow property is invalid or missing.'],
  PAYPAL_INVALID_PAYMENT_OPTION: ['MERCHANT', 'PayPal payment options are invalid.'],
  PAYPAL_NOT_ENABLED: ['MERCHANT', 'PayPal is not enabled for this merchant.'],
});

/** Errors of the popup that `paypal` opens. */
export const popupErrors = /* @__PURE__ */ defineErrors({
  PAYPAL_POPUP_CLOSED: ['CUSTOMER', 'Customer closed PayPal popup before authorizing.'],
  PAYPAL_POPUP_OPEN_FAILED: ['MERCHANT', 'PayPal popup failed to open, make sure to tokenize in response to a user action.'],
  PAYPAL_TOKENIZATION_REQUEST_ACTIVE: ['MERCHANT', 'Another tokenization request is active.'],
});

/** Errors of PayPal Checkout. */
export const checkoutErrors = /* @__PURE__ */ defineErrors({
  PAYPAL_MISSING_REQUIRED_OPTION: ['MERCHANT', 'Missing required option.'],
  PAYPAL_SANDBOX_ACCOUNT_NOT_LINKED: ['MERCHANT', 'In sandbox a linked PayPal sandbox account is required; see the documentation.'],
  PAYPAL_START_VAULT_INITIATED_CHECKOUT_CANCELED: ['CUSTOMER', 'Customer closed PayPal popup before authorizing.'],
  PAYPAL_START_VAULT_INITIATED_CHECKOUT_IN_PROGRESS: ['MERCHANT', 'Vault initiated checkout already in progress.'],
  PAYPAL_START_VAULT_INITIATED_CHECKOUT_PARAM_REQUIRED: ['MERCHANT', 'Required param {option} is missing.'],
  PAYPAL_START_VAULT_INITIATED_CHECKOUT_POPUP_OPEN_FAILED: [
    'MERCHANT',
    'PayPal popup failed to open; call it in response to a user action.',
  ],
  PAYPAL_START_VAULT_INITIATED_CHECKOUT_SETUP_FAILED: ['NETWORK', 'Vault initiated checkout failed to set up.'],
});

/** Every error of `paypal`. */
export const paypalErrors = /* @__PURE__ */ Object.assign({}, flowErrors, popupErrors);
/** Every error of `paypalCheckout`. */
export const paypalCheckoutErrors = /* @__PURE__ */ Object.assign({}, flowErrors, checkoutErrors);

export type PayPalErrorCode = keyof typeof paypalErrors;
export type PayPalCheckoutErrorCode = keyof typeof paypalCheckoutErrors;
