/** What a payment context goes through. Statuses that are not among them are ignored. */
export const STATUSES = ['CREATED', 'SCANNED', 'APPROVED', 'EXPIRED', 'FAILED', 'CANCELED'] as const;
export type Status = (typeof STATUSES)[number];

/** Milliseconds from one answer to the next question, while a customer is in the app, and for how long in all. */
export const POLL_INTERVAL = 250;
export const POLL_LIMIT = 300_000;
/** How often the status is asked for again, after the first time, once a window has reported. */
export const LOGIN_RETRIES = 3;
/** The part of a payment context's lifetime after which it is replaced. */
export const REFRESH_PART = 0.6666;
/** Milliseconds after a switch to the app from which on a visible page means that the customer is back. */
export const VISIBILITY_DELAY = 500;
/** Milliseconds that the page's address then has to change. */
export const RESULTS_DELAY = 1_000;

/** Of the window in which a customer logs in; its name is the first part of the window's. */
export const POPUP = { name: 'venmoDesktopWebLogin', width: 400, height: 570 } as const;
