import type { Disposable } from '@tender/client/internal';
import { createFrameService, type FrameServiceOptions } from './frame-service';
import type { Outcome } from './outcome';

/** Options of `openPopup`. */
export interface PopupOptions extends Omit<FrameServiceOptions, 'dispatchFrameUrl' | 'openFrameUrl'> {
  /** URL of the dispatch frame, which receives the result. */
  dispatchPage: string;
  /** URL that the popup shows until `redirect` is called. */
  landingPage: string;
}

/** An open popup. */
export interface Popup extends Disposable {
  /** Id of the connection. It is part of return URLs. */
  readonly serviceId: string;
  /**
   * Resolves when the dispatch frame can receive a result. Rejects with FRAME_SERVICE_FRAME_OPEN_FAILED after 60 s, when the popup is closed as
   * well.
   */
  readonly ready: Promise<void>;
  /** The result of the popup, or the error for a popup without one. Rejects only with the signal's reason. */
  readonly outcome: Promise<Outcome>;
  /** Opens a URL in the popup. @throws FRAME_SERVICE_FRAME_OPEN_FAILED for a URL that is not http or https */
  redirect(url: string): void;
  /** Brings the popup to the front. */
  focus(): void;
  /** Closes the popup. */
  close(): void;
  /** Whether the popup is closed or was blocked. */
  isClosed(): boolean;
  /** Closes the popup and removes the dispatch frame. Must be called in every case. */
  dispose(): void;
}

/** Opens a popup, synchronously. Call it in a click handler before anything is awaited, or browsers block the popup. */
export function openPopup({ dispatchPage, landingPage, ...options }: PopupOptions): Popup {
  const service = createFrameService({ ...options, dispatchFrameUrl: dispatchPage, openFrameUrl: landingPage });
  return {
    serviceId: service._serviceId,
    ready: service.ready,
    outcome: service.open(),
    redirect: service.redirect,
    focus: service.focus,
    close: service.close,
    isClosed: service.isFrameClosed,
    dispose: service.dispose,
  };
}
