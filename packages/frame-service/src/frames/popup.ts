import { quietly } from '@tender/client/internal';
import { FIRST_PAGE_LOOKS, POLL_INTERVAL } from '../constants';
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
      const isWaiting = next;
      next = url;
      if (!isWaiting) go(FIRST_PAGE_LOOKS);
    },
  };
}
