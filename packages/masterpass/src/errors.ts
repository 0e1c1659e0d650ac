import { defineErrors } from '@tender/client/internal';

/** Every error of Masterpass. */
export const masterpassErrors = /* @__PURE__ */ defineErrors({
  /**
   * The customer approved, but the gateway's response has no nonce. `details.originalError` is the cause. If the gateway refuses the approval or
   * cannot be reached, `tokenize` rejects with the client's error instead, such as CLIENT_REQUEST_ERROR or CLIENT_GATEWAY_NETWORK.
   * @remedy Let the customer try again, after the client's errors too.
   */
  MASTERPASS_ACCOUNT_TOKENIZATION_FAILED: ['NETWORK', "Could not tokenize the customer's Masterpass account."],
  /**
   * The browser opens no popups, and the page is not in an app with a popup bridge.
   * @remedy Check `masterpass.isSupported()` before you show the button.
   */
  MASTERPASS_BROWSER_NOT_SUPPORTED: ['CUSTOMER', 'Browser is not supported.'],
  /**
   * The gateway's response has no token for the checkout, or the provider's pages did not load. `details.originalError` is the cause. If the gateway
   * cannot be reached or refuses the request, `tokenize` rejects with the client's error instead, such as CLIENT_GATEWAY_NETWORK or
   * CLIENT_REQUEST_ERROR; with status 422 it rejects with MASTERPASS_INVALID_PAYMENT_OPTION.
   * @remedy Let the customer try again, after the client's errors too.
   */
  MASTERPASS_FLOW_FAILED: ['NETWORK', 'Could not initialize the Masterpass flow.'],
  /**
   * The gateway refused `subtotal` or `currencyCode` with status 422. `details.originalError` names the option.
   * @remedy Correct the option. Amounts are strings with a point, such as `10.00`.
   */
  MASTERPASS_INVALID_PAYMENT_OPTION: ['MERCHANT', 'Masterpass payment options are invalid.'],
  /**
   * Your account does not accept Masterpass.
   * @remedy Ask your provider to enable it, or do not offer it.
   */
  MASTERPASS_NOT_ENABLED: ['MERCHANT', 'Masterpass is not enabled for this merchant.'],
  /**
   * The customer closed the popup or canceled in it.
   * @remedy Nothing is wrong. Let them try again.
   */
  MASTERPASS_POPUP_CLOSED: ['CUSTOMER', 'Customer closed the Masterpass popup before authorizing.'],
  /**
   * Masterpass reported success, but did not return everything that a nonce requires.
   * @remedy Let the customer try again. If it happens every time, ask your provider to check the settings of your Masterpass account.
   */
  MASTERPASS_POPUP_MISSING_REQUIRED_PARAMETERS: ['MERCHANT', 'The Masterpass popup did not return all required parameters.'],
  /**
   * The browser blocked the popup, because `tokenize` was not called in a click handler.
   * @remedy Create the instance in advance, and call `tokenize` before the first `await` of the click handler.
   */
  MASTERPASS_POPUP_OPEN_FAILED: ['MERCHANT', 'Masterpass popup failed to open, make sure to tokenize in response to a user action.'],
  /**
   * `tokenize` was called while another call of this instance was pending.
   * @remedy Disable the button until the first call ends.
   */
  MASTERPASS_TOKENIZATION_ALREADY_IN_PROGRESS: ['MERCHANT', 'A Masterpass tokenization is already in progress.'],
  /**
   * `subtotal` or `currencyCode` is missing.
   * @remedy Pass both.
   */
  MASTERPASS_TOKENIZE_MISSING_REQUIRED_OPTION: ['MERCHANT', 'Missing required option for tokenize.'],
});

/** Codes of the errors of Masterpass. Failed requests also reject with codes of the client: `ClientErrorCode`. */
export type MasterpassErrorCode = keyof typeof masterpassErrors;
