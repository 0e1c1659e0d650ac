import { supportsPopups } from '../supports-popups';
import type { Frame, FrameOptions } from './frame';
import { createModal } from './modal';
import { createPopup } from './popup';
import { createBridgeFrame, findPopupBridge } from './popup-bridge';

/** Creates a frame by what the page supports: a native popup bridge, a popup, or a lightbox. */
export function chooseFrame(name: string, options: FrameOptions): Frame {
  const bridge = findPopupBridge();
  if (bridge) return createBridgeFrame(bridge);
  return supportsPopups() ? createPopup(name, options) : createModal(name, options);
}
