/** Milliseconds from one answer to the next question while a QR code is shown, for as long as its payment context lives. */
export const QR_POLL_INTERVAL = 1_000;
/** Milliseconds for which its customer sees that it worked. */
export const COMPLETION_DELAY = 2_000;

/** Of the frame that shows it. */
export const QR_FRAME = { name: 'venmo-desktop-iframe', title: 'Venmo Desktop' } as const;
export const QR_Z_INDEX = 9999999;

/** Messages between the page and that frame. */
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

/** What its customer is told, in the frame and by screen readers. */
export const TEXTS = {
  generating: 'Generating a QR code, get your Venmo app ready',
  scan: 'To scan the QR code, open your Venmo app',
  authorizing: 'Authorize on your Venmo app',
  authorized: 'Venmo account authorized',
  problem: 'Something went wrong',
  canceled: 'The authorization was canceled',
} as const;
