import { popupFeatures } from '../geometry';
import type { Frame, FrameOptions } from './frame';

/** A window of its own. Blocked ones read as closed. */
export function popup(name: string, options: FrameOptions): Frame {
  let handle: Window | null = null;
  const isClosed = (): boolean => !handle || handle.closed;
  return {
    polled: true,
    replaceable: true,
    isClosed,
    open() {
      handle = window.open(options.openFrameUrl, name, popupFeatures(options));
    },
    close() {
      if (!isClosed()) handle?.close();
    },
    focus() {
      handle?.focus();
    },
    redirect(url) {
      if (handle) handle.location.href = url;
    },
  };
}
