import { FIRST_PAGE_ATTEMPTS, POLL_INTERVAL } from '../constants';
import { popupFeatures } from '../geometry';
import type { Frame, FrameOptions } from './frame';
import { isBlank, createRedirect } from './create-redirect';

/** Timers of windows that are about to be closed. */
const closing = /* @__PURE__ */ new WeakMap<Window, ReturnType<typeof setTimeout>>();

/** Creates a popup. It counts as closed once `close` was called, and if the browser blocked it. */
export function createPopup(name: string, options: FrameOptions): Frame {
  let handle: Window | null = null;
  let isClosing = false;
  const isClosed = (): boolean => !handle || handle.closed || isClosing;

  /** Waits for the first page: browsers ignore a close while they load it, and every further close as well. */
  function closeWindow(attempts: number): void {
    if (!handle) return;
    if (attempts && isBlank(handle)) closing.set(handle, setTimeout(closeWindow, POLL_INTERVAL, attempts - 1));
    else handle.close();
  }

  return {
    polled: true,
    replaceable: true,
    isClosed,
    open() {
      handle = window.open(options.openFrameUrl, name, popupFeatures(options));
      if (handle) clearTimeout(closing.get(handle)); // `window.open` has reused the window of that name
    },
    close() {
      if (isClosed()) return;
      isClosing = true;
      closeWindow(FIRST_PAGE_ATTEMPTS);
    },
    focus() {
      handle?.focus();
    },
    redirect: createRedirect(
      () => (isClosed() ? null : handle),
      (url) => {
        if (handle) handle.location.href = url;
      },
    ),
  };
}
