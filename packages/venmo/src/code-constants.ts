/** Milliseconds from one response to the next request while a QR code is shown. Polling ends when the payment context expires. */
export const QR_POLL_INTERVAL = 1_000;
/** Milliseconds for which the customer sees that the payment is authorized. */
export const COMPLETION_DELAY = 2_000;

/** Name and title of the frame that shows the QR code. */
export const QR_FRAME = { name: 'venmo-desktop-iframe', title: 'Venmo Desktop' } as const;
export const QR_Z_INDEX = 9999999;

/** Messages between the page and the frame of the QR code. */
export const QR_EVENTS = {
  ready: 'VENMO_DESKTOP_IFRAME_READY',
  display: 'VENMO_DESKTOP_DISPLAY_QR_CODE',
  authorizing: 'VENMO_DESKTOP_AUTHORIZING',
  authorized: 'VENMO_DESKTOP_AUTHORIZE',
  problem: 'VENMO_DESKTOP_DISPLAY_ERROR',
  hidden: 'VENMO_DESKTOP_CLOSED_FROM_PARENT',
  again: 'VENMO_DESKTOP_REQUEST_NEW_QR_CODE',
  customerCanceled: 'VENMO_DESKTOP_CUSTOMER_CANCELED',
  frameFailed: 'VENMO_DESKTOP_UNKNOWN_ERROR',
} as const;

/** Messages to the customer, in the frame and for screen readers. */
export const TEXTS = {
  generating: 'Generating a QR code, get your Venmo app ready',
  scan: 'To scan the QR code, open your Venmo app',
  authorizing: 'Authorize on your Venmo app',
  authorized: 'Venmo account authorized',
  problem: 'Something went wrong',
  canceled: 'The authorization was canceled',
} as const;
