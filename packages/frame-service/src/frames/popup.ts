import { FIRST_PAGE_LOOKS, POLL_INTERVAL } from '../constants';
import { popupFeatures } from '../geometry';
import type { Frame, FrameOptions } from './frame';
import { isBlank, sendOn } from './send-on';

/** Of windows that are about to be closed. */
const closing = /* @__PURE__ */ new WeakMap<Window, ReturnType<typeof setTimeout>>();

/** A window of its own. Blocked ones read as closed, and so do those that were told to close. */
export function popup(name: string, options: FrameOptions): Frame {
  let handle: Window | null = null;
  let isGivenUp = false;
  const isClosed = (): boolean => !handle || handle.closed || isGivenUp;

  /**
   * Browsers lose a close while they change to the first page, and take no other one afterwards: so that page is waited for, as by whoever
   * sends the window on.
   */
  function close(looks: number): void {
    if (!handle) return;
    if (looks && isBlank(handle)) closing.set(handle, setTimeout(close, POLL_INTERVAL, looks - 1));
    else handle.close();
  }

  return {
    polled: true,
    replaceable: true,
    isClosed,
    open() {
      handle = window.open(options.openFrameUrl, name, popupFeatures(options));
      if (handle) clearTimeout(closing.get(handle)); // the window of that name was still there
    },
    close() {
      if (isClosed()) return;
      isGivenUp = true;
      close(FIRST_PAGE_LOOKS);
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
