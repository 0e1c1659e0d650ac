import { supportsPopups } from '../supports-popups';
import type { Frame, FrameOptions } from './frame';
import { modal } from './modal';
import { popup } from './popup';
import { bridged, popupBridge } from './popup-bridge';

/** A native bridge wherever there is one, else a popup where the browser can, else a lightbox. */
export function chooseFrame(name: string, options: FrameOptions): Frame {
  const bridge = popupBridge();
  if (bridge) return bridged(bridge);
  return supportsPopups() ? popup(name, options) : modal(name, options);
}
