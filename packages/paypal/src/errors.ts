import { defineErrors } from '@tender/client/internal';

/** Errors of both components. */
export const flowErrors = /* @__PURE__ */ defineErrors({
  /**
   * The gateway responded to the approved payment or agreement without a nonce, as `details.originalError` says. Nothing was charged. If the gateway
   * refuses the approval or cannot be reached, the call rejects with the client's error instead, such as CLIENT_REQUEST_ERROR or
   * CLIENT_GATEWAY_NETWORK.
   * @remedy Let the customer try again, after the client's errors too.
   */
  PAYPAL_ACCOUNT_TOKENIZATION_FAILED: ['NETWORK', "Could not tokenize user's PayPal account."],
  /**
   * The gateway's response has no payment or agreement, or PayPal's script or the provider's pages did not load. `details.originalError` has the
   * cause. If the gateway cannot be reached or refuses the request, the call rejects with the client's error instead, such as CLIENT_GATEWAY_NETWORK
   * or CLIENT_REQUEST_ERROR; with status 422 it rejects with PAYPAL_INVALID_PAYMENT_OPTION.
   * @remedy Let the customer try again, after the client's errors too. If it always fails, check that your content security policy allows PayPal's
   * script and the provider's frames, and read `details.originalError`.
   */
  PAYPAL_FLOW_FAILED: ['NETWORK', 'Could not initialize PayPal flow.'],
  /**
   * `flow` is neither `checkout` nor `vault`.
   * @remedy Pass `checkout` for a single payment, or `vault` for an agreement.
   */
  PAYPAL_FLOW_OPTION_REQUIRED: ['MERCHANT', 'PayPal flow property is invalid or missing.'],
  /**
   * The gateway refused an option (status 422), or a shipping option has another currency than the payment.
   * @remedy `details.originalError` names the option. Write amounts with a decimal point, such as `10.00`. The line items must add up to the amount.
   */
  PAYPAL_INVALID_PAYMENT_OPTION: ['MERCHANT', 'PayPal payment options are invalid.'],
  /**
   * PayPal is not enabled for your account.
   * @remedy Link a PayPal account in the control panel. Until then, do not show the button.
   */
  PAYPAL_NOT_ENABLED: ['MERCHANT', 'PayPal is not enabled for this merchant.'],
});

/** Errors of the popup of `paypal`. */
export const popupErrors = /* @__PURE__ */ defineErrors({
  /**
   * The customer closed the popup or canceled at PayPal.
   * @remedy Nothing is wrong. Let the customer press the button again.
   */
  PAYPAL_POPUP_CLOSED: ['CUSTOMER', 'Customer closed PayPal popup before authorizing.'],
  /**
   * The browser blocked the popup, because `tokenize` was not called directly in a click handler.
   * @remedy Create the instance in advance, and call `tokenize` before the first `await` of the click handler.
   */
  PAYPAL_POPUP_OPEN_FAILED: ['MERCHANT', 'PayPal popup failed to open, make sure to tokenize in response to a user action.'],
  /**
   * `tokenize` was called while a popup of the instance was open.
   * @remedy Disable the button while the popup is open, or call `focusWindow`.
   */
  PAYPAL_TOKENIZATION_REQUEST_ACTIVE: ['MERCHANT', 'Another tokenization request is active.'],
});

/** Errors of PayPal Checkout. */
export const checkoutErrors = /* @__PURE__ */ defineErrors({
  /**
   * `updatePayment` was called without `paymentId`, without `currency`, or without both `amount` and `lineItems`.
   * @remedy Pass the missing option.
   */
  PAYPAL_MISSING_REQUIRED_OPTION: ['MERCHANT', 'Missing required option.'],
  /**
   * Your sandbox account has no linked PayPal sandbox account, which PayPal's buttons require.
   * @remedy Link one in the control panel of the sandbox.
   */
  PAYPAL_SANDBOX_ACCOUNT_NOT_LINKED: ['MERCHANT', 'In sandbox a linked PayPal sandbox account is required; see the documentation.'],
  /**
   * The customer closed the popup of a payment with a vaulted account.
   * @remedy Nothing is wrong. Let the customer press the button again.
   */
  PAYPAL_START_VAULT_INITIATED_CHECKOUT_CANCELED: ['CUSTOMER', 'Customer closed PayPal popup before authorizing.'],
  /**
   * `startVaultInitiatedCheckout` was called while a popup of the instance was open.
   * @remedy Disable the button while the popup is open, or call `focusVaultInitiatedCheckoutWindow`.
   */
  PAYPAL_START_VAULT_INITIATED_CHECKOUT_IN_PROGRESS: ['MERCHANT', 'Vault initiated checkout already in progress.'],
  /**
   * One of `amount`, `currency` and `vaultInitiatedCheckoutPaymentMethodToken` is missing. The message names it.
   * @remedy Pass the option. The token is that of the customer's PayPal account in your vault.
   */
  PAYPAL_START_VAULT_INITIATED_CHECKOUT_PARAM_REQUIRED: ['MERCHANT', 'Required param {option} is missing.'],
  /**
   * The browser blocked the popup, because the method was not called directly in a click handler.
   * @remedy Call `startVaultInitiatedCheckout` before the first `await` of the click handler.
   */
  PAYPAL_START_VAULT_INITIATED_CHECKOUT_POPUP_OPEN_FAILED: [
    'MERCHANT',
    'PayPal popup failed to open; call it in response to a user action.',
  ],
  /**
   * The provider's page that receives the result of the popup did not load within 60 seconds.
   * @remedy Check that `frame-src` allows the asset host, and let the customer try again.
   */
  PAYPAL_START_VAULT_INITIATED_CHECKOUT_SETUP_FAILED: ['NETWORK', 'Vault initiated checkout failed to set up.'],
});

/** Every error of `paypal`. */
export const paypalErrors = /* @__PURE__ */ Object.assign({}, flowErrors, popupErrors);
/** Every error of `paypalCheckout`. */
export const paypalCheckoutErrors = /* @__PURE__ */ Object.assign({}, flowErrors, checkoutErrors);

/** Codes of the errors of `paypal`. Failed requests also reject with codes of the client: `ClientErrorCode`. */
export type PayPalErrorCode = keyof typeof paypalErrors;
/** Codes of the errors of `paypalCheckout`. Failed requests also reject with codes of the client: `ClientErrorCode`. */
export type PayPalCheckoutErrorCode = keyof typeof paypalCheckoutErrors;
