import { asRecord } from '@tender/client/internal';
import { frameServiceErrors } from '../errors';
import type { Outcome } from '../outcome';
import type { Frame } from './frame';

/** What a native app provides to the page inside it, so that payment sites open in the system's browser. */
export interface PopupBridge {
  /** Opens a URL in the system's browser. */
  open(url: string): void;
  /** Prefix of return URLs that lead back to the app. */
  getReturnUrlPrefix?(): string;
  /** Set by the SDK. The app calls it with the payload `{ path, queryItems, hash }` when the customer returns. */
  onComplete?(error: unknown, payload: unknown): void;
}

/** The popup bridge of the app around the page, if there is one. */
export function findPopupBridge(): PopupBridge | undefined {
  return (window as { popupBridge?: PopupBridge }).popupBridge || undefined;
}

/** Creates a frame that opens nothing until it is redirected. The app reports when the customer returns. */
export function createBridgeFrame(bridge: PopupBridge): Frame {
  let closed = false;
  return {
    polled: false,
    replaceable: false,
    isClosed: () => closed,
    open(complete) {
      bridge.onComplete = (error, payload) => {
        closed = true;
        complete(toOutcome(error, payload));
      };
    },
    close() {},
    focus() {},
    redirect(url) {
      bridge.open(url);
    },
  };
}

/** Without an error and a payload, the customer dismissed the page. */
function toOutcome(error: unknown, payload: unknown): Outcome {
  const failed = Boolean(error) || !payload;
  return { error: failed ? frameServiceErrors.FRAME_SERVICE_FRAME_CLOSED() : null, payload: failed ? {} : asRecord(payload) };
}
