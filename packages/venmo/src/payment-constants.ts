/** Statuses of a payment context. Others are ignored. */
export const STATUSES = ['CREATED', 'SCANNED', 'APPROVED', 'EXPIRED', 'FAILED', 'CANCELED'] as const;
export type Status = (typeof STATUSES)[number];

/** Milliseconds from one response to the next request while the customer is in the app. */
export const POLL_INTERVAL = 250;
/** Milliseconds after which the page stops polling. */
export const POLL_LIMIT = 300_000;
/** How many times the status is requested again, after the first time, once the login window has reported. */
export const LOGIN_RETRIES = 3;
/** The part of a payment context's lifetime after which it is replaced. */
export const REFRESH_PART = 0.6666;
/** Milliseconds after a switch to the app from which on a visible page means that the customer has returned. */
export const VISIBILITY_DELAY = 500;
/** Milliseconds to wait for a result in the page's URL after the customer has returned. */
export const RESULTS_DELAY = 1_000;

/** The login window: first part of its name, and size in CSS pixels. */
export const POPUP = { name: 'venmoDesktopWebLogin', width: 400, height: 570 } as const;
