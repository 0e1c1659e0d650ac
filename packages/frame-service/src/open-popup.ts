import type { Disposable } from '@tender/client/internal';
import { createFrameService, type FrameServiceOptions } from './frame-service';
import type { Outcome } from './outcome';

export interface PopupOptions extends Omit<FrameServiceOptions, 'dispatchFrameUrl' | 'openFrameUrl'> {
  /** URL of the dispatch frame. */
  dispatchPage: string;
  /** URL shown first. */
  landingPage: string;
}

export interface Popup extends Disposable {
  readonly serviceId: string;
  /** Results can come. Rejects with FRAME_SERVICE_FRAME_OPEN_FAILED when that takes longer than 60 s; the popup is closed then. */
  readonly ready: Promise<void>;
  /** How it ended; rejects only with the signal's reason. */
  readonly outcome: Promise<Outcome>;
  redirect(url: string): void;
  focus(): void;
  close(): void;
  isClosed(): boolean;
  /** Closes the popup and removes all that belongs to it; to be called in any case. */
  dispose(): void;
}

/** Opens one popup, at once: a frame service for one use. Call it in the tick of the customer's click. */
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
