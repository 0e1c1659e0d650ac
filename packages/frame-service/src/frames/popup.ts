import { CLOSED_LOOKS, POLL_INTERVAL } from '../constants';
import { popupFeatures } from '../geometry';
import type { Frame, FrameOptions } from './frame';
import { isBlank, sendOn } from './send-on';

/** A window of its own. Blocked ones read as closed. */
export function popup(name: string, options: FrameOptions): Frame {
  let handle: Window | null = null;
  const isClosed = (): boolean => !handle || handle.closed;

  /** Browsers lose a close while they change to the first page: the window reads as closed until that is there. */
  function close(looks: number): void {
    if (!isClosed()) handle?.close();
    if (looks) setTimeout(close, POLL_INTERVAL, looks - 1);
  }

  return {
    polled: true,
    replaceable: true,
    isClosed,
    open() {
      handle = window.open(options.openFrameUrl, name, popupFeatures(options));
    },
    close() {
      if (!isClosed()) close(isBlank(handle) ? CLOSED_LOOKS : 0);
    },
    focus() {
      handle?.focus();
    },
    redirect: sendOn(
      () => (isClosed() ? null : handle),
      (url) => {
        if (handle) handle.location.href = url;
      },
    ),
  };
}
