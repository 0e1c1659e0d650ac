import { popupBridge, popupFeatures, supportsPopups } from '@tender/frame-service/internal';
import { FRAME_NAME } from '../constants';
import type { Frames } from './frames';

export interface HeldWindow {
  /** The customer has closed it. */
  isClosed(): boolean;
  /** Lets the component's own window be this one. */
  handOver(frames: Frames): void;
  close(): void;
}

/**
 * An empty window, opened with the click while it is not known yet which page it is to show: a later one would be blocked. Undefined where
 * the browser opens none.
 */
export function holdWindow(): HeldWindow | undefined {
  const handle = popupBridge() || !supportsPopups() ? null : window.open('', FRAME_NAME, popupFeatures({}));
  if (!handle) return undefined;
  return {
    isClosed: () => handle.closed,
    handOver: ({ _serviceId }) => void (handle.name = `${FRAME_NAME}_${_serviceId}`),
    close: () => handle.close(),
  };
}
