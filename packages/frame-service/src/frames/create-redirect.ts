import { attempt } from '@tender/client/internal';
import { FIRST_PAGE_ATTEMPTS, POLL_INTERVAL } from '../constants';

/** Whether a window still shows the empty page. The URL of a page of another origin cannot be read. */
export function isBlank(window: Window | null | undefined): boolean {
  return attempt(() => window?.location.href === 'about:blank') ?? false;
}

/**
 * Creates a function that opens a URL in a window, once the window shows its first page: browsers lose a URL that is set while they load that page.
 * After 5 s the URL is opened in any case. If several URLs are waiting, the last one counts.
 * @param getWindow returns undefined or null when the window is closed
 */
export function createRedirect(getWindow: () => Window | null | undefined, navigate: (url: string) => void): (url: string) => void {
  let next: string | undefined;

  function attemptRedirect(attempts: number): void {
    const window = getWindow();
    if (!window || !next) return;
    if (attempts && isBlank(window)) return void setTimeout(attemptRedirect, POLL_INTERVAL, attempts - 1);
    navigate(next);
    next = undefined;
  }

  return (url) => {
    const isWaiting = next;
    next = url;
    if (!isWaiting) attemptRedirect(FIRST_PAGE_ATTEMPTS);
  };
}
