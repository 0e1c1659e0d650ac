import { CLOSED_LOOKS, POLL_INTERVAL } from '../constants';
import { popupFeatures } from '../geometry';
import type { Frame, FrameOptions } from './frame';
import { isBlank, sendOn } from './send-on';

/** A window of its own. Blocked ones read as closed. */
export function popup(name: string, options: FrameOptions): Frame {
  let handle: Window | null = null;
  let isGivenUp = false;
  const isClosed = (): boolean => !handle || handle.closed || isGivenUp;

  /**
   * While they change to the first page browsers lose a close (the window reads as closed until the page is there), or close a window and
   * call it open ever after: so it is looked at again, and counts as closed in the end.
   */
  function close(looks: number): void {
    if (!isClosed()) handle?.close();
    if (looks) setTimeout(close, POLL_INTERVAL, looks - 1);
    else isGivenUp = true;
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
