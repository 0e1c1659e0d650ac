/** Messages between the dispatch frame and the merchant's page. */
export const CONFIGURATION_REQUEST = 'BUS_CONFIGURATION_REQUEST';
export const DISPATCH_FRAME_READY = 'frameService:DISPATCH_FRAME_READY';
export const DISPATCH_FRAME_REPORT = 'frameService:DISPATCH_FRAME_REPORT';

export const DISPATCH_FRAME_PREFIX = 'dispatch';
export const DISPATCH_FRAME_CLASS = 'braintree-dispatch-frame';

export const DEFAULT_WIDTH = 450;
export const DEFAULT_HEIGHT = 535;
export const LIGHTBOX_Z_INDEX = 20001;

/** Milliseconds between two looks at whether an open frame is still there. */
export const POLL_INTERVAL = 100;
/** How often a popup is looked at for its first page before it is sent on or closed without: 5 s in all. */
export const FIRST_PAGE_LOOKS = 50;
/** Milliseconds a result that is on its way has to arrive once the frame is seen closed: result pages close themselves. */
export const GRACE_PERIOD = 200;
/**
 * Milliseconds after which a dispatch frame that has had no answer asks again, and how often in all: as long as the page waits for it. The
 * page too asks again, whether the frame is ready.
 */
export const ASK_INTERVAL = 500;
export const ASK_TIMES = 120;
/** Milliseconds after which a cancel page closes itself. */
export const CANCEL_PAGE_CLOSE_DELAY = 100;
/** Milliseconds after which a redirect page whose report nobody confirms closes itself. */
export const REDIRECT_PAGE_CLOSE_DELAY = 1_000;
