export * from './wire/backdrop-constants';

/** What a payment context goes through. Statuses that are not among them are ignored. */
export const STATUSES = ['CREATED', 'SCANNED', 'APPROVED', 'EXPIRED', 'FAILED', 'CANCELED'] as const;
export type Status = (typeof STATUSES)[number];

/** Milliseconds from one answer to the next question, while a customer is in the app, and for how long in all. */
export const POLL_INTERVAL = 250;
export const POLL_LIMIT = 300_000;
/** The same while a QR code is shown, for as long as its payment context lives. */
export const QR_POLL_INTERVAL = 1_000;
/** Milliseconds for which a QR code's customer sees that it worked. */
export const COMPLETION_DELAY = 2_000;
/** How often the status is asked for once a window has reported. */
export const LOGIN_CHECKS = 3;
/** The part of a payment context's lifetime after which it is replaced. */
export const REFRESH_PART = 0.6666;
/** Milliseconds after a switch to the app from which on a visible page means that the customer is back. */
export const VISIBILITY_DELAY = 500;
/** Milliseconds that the page's address then has to change. */
export const RESULTS_DELAY = 1_000;

/** Of the window in which a customer logs in; its name is the first part of the window's. */
export const POPUP = { name: 'venmoDesktopWebLogin', width: 400, height: 570 } as const;

/** Of the frame that shows the QR code. */
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

/** What the QR code's customer is told, in the frame and by screen readers. */
export const TEXTS = {
  generating: 'Generating a QR code, get your Venmo app ready',
  scan: 'To scan the QR code, open your Venmo app',
  authorizing: 'Authorize on your Venmo app',
  authorized: 'Venmo account authorized',
  problem: 'Something went wrong',
  canceled: 'The authorization was canceled',
} as const;

/** Amounts of a payment that the app shows; any of them makes it show them all. */
export const AMOUNTS = ['subTotalAmount', 'discountAmount', 'taxAmount', 'shippingAmount', 'totalAmount'] as const;

/** Addresses that the app may ask for. */
export const COLLECTED = ['collectCustomerBillingAddress', 'collectCustomerShippingAddress'] as const;
