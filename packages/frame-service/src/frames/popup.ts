import { quietly } from '@tender/client/internal';
import { CLOSED_LOOKS, FIRST_PAGE_LOOKS, POLL_INTERVAL } from '../constants';
import { popupFeatures } from '../geometry';
import type { Frame, FrameOptions } from './frame';

/** A window of its own. Blocked ones read as closed. */
export function popup(name: string, options: FrameOptions): Frame {
  let handle: Window | null = null;
  let next: string | undefined;
  const isClosed = (): boolean => !handle || handle.closed;

  /** The address of a page of another origin cannot be read; that of a window which shows nothing yet can. */
  const isBlank = (): boolean | undefined => quietly(() => handle?.location.href === 'about:blank');

  /** Browsers lose an address that is set just while they change from the blank window to its first page. */
  function go(looks: number): void {
    if (!handle || handle.closed || !next) return;
    if (looks && isBlank()) return void setTimeout(go, POLL_INTERVAL, looks - 1);
    handle.location.href = next;
    next = undefined;
  }

  /** They lose a close just then, too: the window reads as closed until its first page is there. */
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
      if (!isClosed()) close(isBlank() ? CLOSED_LOOKS : 0);
    },
    focus() {
      handle?.focus();
    },
    redirect(url) {
      const isWaiting = next;
      next = url;
      if (!isWaiting) go(FIRST_PAGE_LOOKS);
    },
  };
}
