import { defineErrors } from '@tender/client/internal';

/**
 * Every error of Venmo. The cause of an error is `details.originalError`; the details of VENMO_NETWORK_ERROR are the cause itself. When the login
 * window is blocked or closed, `tokenize` rejects with FRAME_SERVICE_FRAME_OPEN_FAILED or FRAME_SERVICE_FRAME_CLOSED.
 */
export const venmoErrors = /* @__PURE__ */ defineErrors({
  /**
   * Venmo is not enabled for your account.
   * @remedy Ask the provider to enable it. Do not show the button until then.
   */
  VENMO_NOT_ENABLED: ['MERCHANT', 'Venmo is not enabled for this merchant.'],
  /**
   * `profileId` is not a string.
   * @remedy Pass the id that the control panel shows, or leave it out for the default profile.
   */
  VENMO_INVALID_PROFILE_ID: ['MERCHANT', 'Venmo profile ID is invalid.'],
  /**
   * `deepLinkReturnUrl` is not a string.
   * @remedy Pass the URL that opens your app, or leave it out on web pages.
   */
  VENMO_INVALID_DEEP_LINK_RETURN_URL: ['MERCHANT', 'Venmo deep link return URL is invalid.'],
  /**
   * The gateway did not create the payment context. If an option is invalid, the message is the gateway's. For ECD_DISABLED, message and type are
   * those of that error.
   * @remedy Read the message and `details.originalError`: amounts that do not add up and an unknown `profileId` are the usual causes. The
   * next `tokenize` tries again.
   */
  VENMO_MOBILE_PAYMENT_CONTEXT_SETUP_FAILED: ['NETWORK', 'Venmo could not be prepared.'],
  /**
   * `collectCustomerBillingAddress` or `collectCustomerShippingAddress` is set, but your account may not collect customer data. The error that you
   * receive has the code VENMO_MOBILE_PAYMENT_CONTEXT_SETUP_FAILED, the message and type of this one, and this one as `details.originalError`.
   * @remedy Enable enriched customer data in the control panel, or leave both options out.
   */
  ECD_DISABLED: [
    'MERCHANT',
    'Cannot collect customer data when ECD is disabled. Enable this feature in the Control Panel to collect this data.',
  ],
  /**
   * `tokenize` was called before an earlier call of this instance had finished.
   * @remedy Disable the button until then, or end the earlier call with `cancelTokenization`.
   */
  VENMO_TOKENIZATION_REQUEST_ACTIVE: ['MERCHANT', 'Another tokenization request is active.'],
  /**
   * `cancelTokenization` was called while no tokenization was running.
   * @remedy Call it only before `tokenize` has finished.
   */
  VENMO_TOKENIZATION_REQUEST_NOT_ACTIVE: ['MERCHANT', 'No tokenization in progress.'],
  /**
   * Your code called `cancelTokenization`, or the customer pressed the cancel button beside the login window.
   * @remedy Nothing is wrong. Let the customer try again.
   */
  VENMO_TOKENIZATION_CANCELED_BY_MERCHANT: ['MERCHANT', 'Venmo authorization was canceled by the merchant.'],
  /**
   * The app could not be opened, or it returned an error. `details.originalError` has the cause, or the message and code of the app.
   * @remedy Let the customer try again, or choose another way to pay.
   */
  VENMO_APP_FAILED: ['UNKNOWN', 'Venmo app encountered a problem.'],
  /**
   * The customer canceled the payment in the app.
   * @remedy Nothing is wrong. Let them press the button again.
   */
  VENMO_APP_CANCELED: ['CUSTOMER', 'Venmo app authorization was canceled by the customer.'],
  /**
   * The customer returned without a result: they canceled the payment, or the app is not installed.
   * @remedy Let them try again, and offer another way to pay.
   */
  VENMO_CANCELED: ['CUSTOMER', 'Venmo authorization was canceled by the customer, or Venmo app is not available.'],
  /**
   * The customer canceled the payment in the login window.
   * @remedy Nothing is wrong. Let them press the button again.
   */
  VENMO_CUSTOMER_CANCELED: ['CUSTOMER', 'Venmo authorization was canceled by the customer.'],
  /**
   * Venmo did not approve the payment, or the login window ended without a decision.
   * @remedy Let the customer try again, or choose another way to pay.
   */
  VENMO_TOKENIZATION_FAILED: ['UNKNOWN', 'Venmo encountered a problem.'],
  /**
   * The login window has closed, and the status of the payment could not be read. `details` is the client's error.
   * @remedy Let the customer try again.
   */
  VENMO_NETWORK_ERROR: ['NETWORK', 'Venmo status could not be read.'],
  /**
   * The customer closed the QR code.
   * @remedy Nothing is wrong. Let them press the button again.
   */
  VENMO_DESKTOP_CANCELED: ['CUSTOMER', 'Venmo QR code was closed by the customer.'],
  /**
   * The QR code could not be created or shown, or its status could not be read. `details.originalError` has the cause.
   * @remedy Let the customer try again, or choose another way to pay.
   */
  VENMO_DESKTOP_UNKNOWN_ERROR: ['UNKNOWN', 'Venmo QR code encountered a problem.'],
  /**
   * The status of the payment could not be read after the app was opened.
   * @remedy Let the customer try again. A payment that the customer has approved is not charged by itself.
   */
  VENMO_MOBILE_POLLING_TOKENIZATION_NETWORK_ERROR: ['UNKNOWN', 'Venmo status could not be read.'],
  /**
   * The payment context expired before the customer approved the payment.
   * @remedy Let them press the button again, which creates a new one.
   */
  VENMO_MOBILE_POLLING_TOKENIZATION_EXPIRED: ['CUSTOMER', 'Venmo authorization has expired.'],
  /**
   * The customer canceled the payment in the app.
   * @remedy Nothing is wrong. Let them press the button again.
   */
  VENMO_MOBILE_POLLING_TOKENIZATION_CANCELED: ['CUSTOMER', 'Venmo authorization was canceled by the customer.'],
  /**
   * The gateway reported no result within five minutes.
   * @remedy Let them press the button again.
   */
  VENMO_MOBILE_POLLING_TOKENIZATION_TIMEOUT: ['CUSTOMER', 'The customer took too long.'],
  /**
   * Venmo refused the payment.
   * @remedy Let the customer try again, or choose another way to pay.
   */
  VENMO_MOBILE_POLLING_TOKENIZATION_FAILED: ['UNKNOWN', 'Venmo authorization failed.'],
});

/** Codes of the errors of Venmo. */
export type VenmoErrorCode = keyof typeof venmoErrors;
