import { defineErrors } from '@tender/client/internal';

/** Every error of local payments. */
export const localPaymentErrors = /* @__PURE__ */ defineErrors({
  /**
   * `startPayment` was called while another payment of this instance was pending.
   * @remedy Disable the button until the first payment ends, or bring its window to the front with `focusWindow`.
   */
  LOCAL_PAYMENT_ALREADY_IN_PROGRESS: ['MERCHANT', 'A local payment is already in progress.'],
  /**
   * The customer canceled at the bank or wallet.
   * @remedy Nothing is wrong. Let them try again or choose another way to pay.
   */
  LOCAL_PAYMENT_CANCELED: ['CUSTOMER', 'Customer canceled the local payment before authorizing.'],
  /**
   * The gateway refused an option with status 422, such as a currency that the payment type does not support. `details.originalError` names the
   * option.
   * @remedy Correct the option. Check that `merchantAccountId` is an account in the currency of the payment.
   */
  LOCAL_PAYMENT_INVALID_PAYMENT_OPTION: ['MERCHANT', 'Local payment options are invalid.'],
  /**
   * Your account does not accept local payments.
   * @remedy Ask your provider to enable them. Do not offer them until then.
   */
  LOCAL_PAYMENT_NOT_ENABLED: ['MERCHANT', 'Local payment is not enabled for this merchant.'],
  /**
   * `swishOptions.qrContainer` is a selector that matches no element. No payment was created.
   * @remedy Add the element to the page before you call `startPayment`.
   */
  LOCAL_PAYMENT_QR_CODE_CONTAINER_NOT_FOUND: ['MERCHANT', 'QR code container element not found: {container}'],
  /**
   * `swishOptions.qrContainer` is neither a CSS selector nor an element. No payment was created.
   * @remedy Pass the element in which the QR code is shown, or a selector that matches it.
   */
  LOCAL_PAYMENT_QR_CODE_INVALID_CONTAINER: ['MERCHANT', 'QR code container must be a CSS selector or an element.'],
  /**
   * The gateway's response has no image of a QR code.
   * @remedy Check with your provider that your account accepts Swish by QR code. Until then, leave `swishOptions` out.
   */
  LOCAL_PAYMENT_QR_CODE_INVALID_DATA: ['UNKNOWN', 'The QR code of the payment is not an image in base64.'],
  /**
   * A QR code was requested on a phone, which cannot scan its own screen. No payment was created.
   * @remedy Leave `swishOptions` out on phones: the customer pays in a window.
   */
  LOCAL_PAYMENT_QR_CODE_NOT_SUPPORTED: ['MERCHANT', 'QR codes are supported on computers only.'],
  /**
   * The gateway requires a page of the bank for a payment by invoice or in an app.
   * @remedy Check with your provider how your account supports this `paymentType`.
   */
  LOCAL_PAYMENT_START_PAYMENT_DEFERRED_PAYMENT_FAILED: ['UNKNOWN', 'The deferred local payment failed.'],
  /**
   * The payment could not be created, the bank failed, `onPaymentStart` threw, or the provider's pages did not load. `details.originalError` is
   * the cause.
   * @remedy Let the customer try again.
   */
  LOCAL_PAYMENT_START_PAYMENT_FAILED: ['NETWORK', 'The local payment could not be started.'],
  /**
   * An option that the payment type requires is missing. The message names the first one.
   * @remedy Pass it. The README lists what each payment type requires.
   */
  LOCAL_PAYMENT_START_PAYMENT_MISSING_REQUIRED_OPTION: ['MERCHANT', "Missing required '{option}' option."],
  /**
   * The customer paid or approved, but the gateway's response has no nonce. If the gateway refuses the request for the nonce or cannot be reached,
   * the call rejects with the client's error instead, such as CLIENT_REQUEST_ERROR or CLIENT_GATEWAY_NETWORK.
   * @remedy Do not let the customer pay again at once: a webhook may still deliver the nonce. Check with your server first, after the client's
   * errors too.
   */
  LOCAL_PAYMENT_TOKENIZATION_FAILED: ['NETWORK', "The customer's local payment method could not be tokenized."],
  /**
   * The customer or `closeWindow` closed the window before the payment ended.
   * @remedy The customer may have paid already: check with your server, which a webhook informs, before they pay again.
   */
  LOCAL_PAYMENT_WINDOW_CLOSED: ['CUSTOMER', 'Customer closed the local payment window before authorizing.'],
  /**
   * The browser blocked the window, because `startPayment` was not called in a click handler.
   * @remedy Create the instance in advance, and call `startPayment` before the first `await` of the click handler.
   */
  LOCAL_PAYMENT_WINDOW_OPEN_FAILED: [
    'MERCHANT',
    'The local payment window failed to open; start the payment in response to a user action.',
  ],
});

/** Codes of the errors of local payments. Failed requests for a nonce also reject with codes of the client: `ClientErrorCode`. */
export type LocalPaymentErrorCode = keyof typeof localPaymentErrors;
