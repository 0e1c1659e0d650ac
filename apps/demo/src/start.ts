// The page's first script. It is a small file of its own, so that what it requests does not wait for the other scripts.
import { requestEarlySession } from './early-session';
import { parseRoute } from './parse-route';

const read = (name: string): string | undefined => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;

/** Loads the scripts of the page in the address bar beside `main.tsx`, which imports them. */
function preloadPage(page: string): void {
  const files = JSON.parse(read('page-files') ?? '{}') as Partial<Record<string, readonly string[]>>;
  for (const href of files[page] ?? []) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}

/** Lets the browser connect to the asset host and load the page of the card fields beside the scripts, by a frame that shows nothing. */
function loadFieldPage(page: string): void {
  const src = read('field-page');
  if (src && /^(checkout|express)$/.test(page))
    document.documentElement.append(Object.assign(document.createElement('iframe'), { hidden: true, src }));
}

const { page } = parseRoute(location);
requestEarlySession(page);
preloadPage(page);
loadFieldPage(page);
