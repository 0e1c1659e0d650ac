/** Messages between the dispatch frame and the merchant's page. */
export const CONFIGURATION_REQUEST = 'BUS_CONFIGURATION_REQUEST';
export const DISPATCH_FRAME_READY = 'frameService:DISPATCH_FRAME_READY';
export const DISPATCH_FRAME_REPORT = 'frameService:DISPATCH_FRAME_REPORT';

export const DISPATCH_FRAME_PREFIX = 'dispatch';
export const DISPATCH_FRAME_CLASS = 'braintree-dispatch-frame';

export const DEFAULT_WIDTH = 450;
export const DEFAULT_HEIGHT = 535;
export const LIGHTBOX_Z_INDEX = 20001;

/** Milliseconds between two checks whether an open frame was closed. */
export const POLL_INTERVAL = 100;
/** How often a popup is checked for its first page, before it is redirected or closed without it: 5 s in total. */
export const FIRST_PAGE_ATTEMPTS = 50;
/** Milliseconds in which a result may still arrive after its frame was closed: result pages close themselves. */
export const GRACE_PERIOD = 200;
/** Milliseconds after which the dispatch frame repeats its request for the configuration, and the page its question whether the frame is ready. */
export const RETRY_INTERVAL = 500;
/** How often the dispatch frame sends its request: for 60 s, as long as the page waits for it. */
export const MAX_REQUESTS = 120;
/** Milliseconds after which a cancel page closes itself. */
export const CANCEL_PAGE_CLOSE_DELAY = 100;
/** Milliseconds after which a redirect page closes itself if its report is not confirmed. */
export const REDIRECT_PAGE_CLOSE_DELAY = 1_000;
