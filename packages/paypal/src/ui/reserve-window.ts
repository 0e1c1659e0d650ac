import { findPopupBridge, popupFeatures, supportsPopups } from '@tender/frame-service/internal';
import { FRAME_NAME } from '../constants';
import type { PayPalFrames } from './frames';

/** An empty window that the component's popup will use. */
export interface ReservedWindow {
  /** Whether the customer has closed the window. */
  isClosed(): boolean;
  /** Renames the window, so that the frames open their popup in it. */
  passTo(frames: PayPalFrames): void;
  /** Closes the window, unless it is closed. */
  close(): void;
}

/**
 * Opens an empty window in the task of the customer's click, before the frames are ready: the browser would block a later one. Returns undefined if
 * the browser opens no window.
 */
export function reserveWindow(): ReservedWindow | undefined {
  const handle = findPopupBridge() || !supportsPopups() ? null : window.open('', FRAME_NAME, popupFeatures({}));
  if (!handle) return undefined;
  return {
    isClosed: () => handle.closed,
    passTo: ({ _serviceId }) => void (handle.name = `${FRAME_NAME}_${_serviceId}`),
    close: () => handle.closed || handle.close(),
  };
}
