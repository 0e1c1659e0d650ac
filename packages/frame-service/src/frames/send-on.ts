import { quietly } from '@tender/client/internal';
import { FIRST_PAGE_LOOKS, POLL_INTERVAL, SHOWN_LOOKS } from '../constants';

/** The address of a page of another origin cannot be read; that of a window which shows nothing yet can. */
export function isBlank(window: Window | null | undefined): boolean {
  return quietly(() => window?.location.href === 'about:blank') ?? false;
}

/**
 * Sends a window on, once it has shown its first page for a moment: browsers lose an address that is set just while they change from the
 * empty window to that. It is not waited for longer than 5 s; of several addresses the last one counts.
 * @param windowOf undefined when there is nothing left to send
 */
export function sendOn(windowOf: () => Window | null | undefined, go: (url: string) => void): (url: string) => void {
  let next: string | undefined;

  /** @param rest how often it is still looked at once it shows its page, where that was waited for */
  function look(looks: number, rest = 0): void {
    const window = windowOf();
    if (!window || !next) return;
    const isBeginning = isBlank(window);
    if (looks && (isBeginning || rest)) return void setTimeout(look, POLL_INTERVAL, looks - 1, isBeginning ? SHOWN_LOOKS : rest - 1);
    go(next);
    next = undefined;
  }

  return (url) => {
    const isWaiting = next;
    next = url;
    if (!isWaiting) look(FIRST_PAGE_LOOKS);
  };
}
