import { frameServiceErrors } from '../errors';
import { record, type Outcome } from '../outcome';
import type { Frame } from './frame';

/** What a native app around the page provides, so that payment sites open in the system's browser. */
export interface PopupBridge {
  open(url: string): void;
  /** Where return URLs begin that lead back into the app. */
  getReturnUrlPrefix?(): string;
  /** Installed by us. `payload`: `{ path, queryItems, hash }`. */
  onComplete?(error: unknown, payload: unknown): void;
}

/** The page's popup bridge, if it runs in an app that has one. */
export function popupBridge(): PopupBridge | undefined {
  return (window as { popupBridge?: PopupBridge }).popupBridge || undefined;
}

/** Opens nothing until it is redirected; the app tells when the customer is back. */
export function bridged(bridge: PopupBridge): Frame {
  let closed = false;
  return {
    polled: false,
    replaceable: false,
    isClosed: () => closed,
    open(complete) {
      bridge.onComplete = (error, payload) => {
        closed = true;
        complete(outcomeOf(error, payload));
      };
    },
    close() {},
    focus() {},
    redirect(url) {
      bridge.open(url);
    },
  };
}

/** Neither error nor payload: the customer dismissed it. */
function outcomeOf(error: unknown, payload: unknown): Outcome {
  const failed = Boolean(error) || !payload;
  return { error: failed ? frameServiceErrors.FRAME_SERVICE_FRAME_CLOSED() : null, payload: failed ? {} : record(payload) };
}
