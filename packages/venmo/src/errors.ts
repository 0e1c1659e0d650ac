import { defineErrors } from '@tender/client/internal';

/**
 * Every error of Venmo. Where one has a cause, it is `details.originalError`; of VENMO_NETWORK_ERROR the details are the cause. A window
 * at a desk that is blocked or closed rejects with FRAME_SERVICE_FRAME_OPEN_FAILED or FRAME_SERVICE_FRAME_CLOSED.
 */
export const venmoErrors = /* @__PURE__ */ defineErrors({
  VENMO_NOT_ENABLED: ['MERCHANT', 'Venmo is not enabled for this merchant.'],
  VENMO_INVALID_PROFILE_ID: ['MERCHANT', 'Venmo profile ID is invalid.'],
  VENMO_INVALID_DEEP_LINK_RETURN_URL: ['MERCHANT', 'Venmo deep link return URL is invalid.'],
  VENMO_MOBILE_PAYMENT_CONTEXT_SETUP_FAILED: ['NETWORK', 'Venmo payment context could not be created.'],
  ECD_DISABLED: [
    'MERCHANT',
    'Cannot collect customer data when ECD is disabled. Enable this feature in the Control Panel to collect this data.',
  ],
  VENMO_TOKENIZATION_REQUEST_ACTIVE: ['MERCHANT', 'Another tokenization request is active.'],
  VENMO_TOKENIZATION_REQUEST_NOT_ACTIVE: ['MERCHANT', 'No tokenization in progress.'],
  VENMO_TOKENIZATION_CANCELED_BY_MERCHANT: ['MERCHANT', 'Venmo authorization was canceled by the merchant.'],
  VENMO_APP_FAILED: ['UNKNOWN', 'Venmo app encountered a problem.'],
  VENMO_APP_CANCELED: ['CUSTOMER', 'Venmo app authorization was canceled by the customer.'],
  VENMO_CANCELED: ['CUSTOMER', 'Venmo authorization was canceled by the customer, or Venmo app is not available.'],
  VENMO_CUSTOMER_CANCELED: ['CUSTOMER', 'Venmo authorization was canceled by the customer.'],
  VENMO_TOKENIZATION_FAILED: ['UNKNOWN', 'Venmo encountered a problem.'],
  VENMO_NETWORK_ERROR: ['NETWORK', 'Venmo status could not be read.'],
  VENMO_DESKTOP_CANCELED: ['CUSTOMER', 'Venmo QR code was closed by the customer.'],
  VENMO_DESKTOP_UNKNOWN_ERROR: ['UNKNOWN', 'Venmo QR code encountered a problem.'],
  VENMO_MOBILE_POLLING_TOKENIZATION_NETWORK_ERROR: ['UNKNOWN', 'Venmo status could not be read.'],
  VENMO_MOBILE_POLLING_TOKENIZATION_EXPIRED: ['CUSTOMER', 'Venmo authorization has expired.'],
  VENMO_MOBILE_POLLING_TOKENIZATION_CANCELED: ['CUSTOMER', 'Venmo authorization was canceled by the customer.'],
  VENMO_MOBILE_POLLING_TOKENIZATION_TIMEOUT: ['CUSTOMER', 'Venmo authorization took the customer too long.'],
  VENMO_MOBILE_POLLING_TOKENIZATION_FAILED: ['UNKNOWN', 'Venmo authorization failed.'],
});

export type VenmoErrorCode = keyof typeof venmoErrors;
