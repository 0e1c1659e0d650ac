import { quietly } from '@tender/client/internal';
import { FIRST_PAGE_LOOKS, POLL_INTERVAL } from '../constants';

/** The address of a page of another origin cannot be read; that of a window which shows nothing yet can. */
export function isBlank(window: Window | null | undefined): boolean {
  return quietly(() => window?.location.href === 'about:blank') ?? false;
}

/**
 * Sends a window on, once it shows its first page: browsers lose an address that is set just while they change from the empty window to
 * that. It is not waited for longer than 5 s; of several addresses the last one counts.
 * @param windowOf undefined when there is nothing left to send
 */
export function sendOn(windowOf: () => Window | null | undefined, go: (url: string) => void): (url: string) => void {
  let next: string | undefined;

  function look(looks: number): void {
    const window = windowOf();
    if (!window || !next) return;
    if (looks && isBlank(window)) return void setTimeout(look, POLL_INTERVAL, looks - 1);
    go(next);
    next = undefined;
  }

  return (url) => {
    const isWaiting = next;
    next = url;
    if (!isWaiting) look(FIRST_PAGE_LOOKS);
  };
}
