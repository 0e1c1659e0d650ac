// The page's first script. It is bundled on its own and stands in the HTML, so that what it requests waits for no other script.
import { openEarlyFields } from '@tender/react/open-early-fields';
import { requestEarlySession } from './early-session';
import { parseRoute } from './parse-route';

const read = (name: string): string | undefined => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;

const add = (tag: string, properties: object): void =>
  document.documentElement.append(Object.assign(document.createElement(tag), properties));

/**
 * Loads the scripts of the page in the address bar beside `main.tsx`, which imports them. Where the server has rendered the page, they are not compiled yet, for
 * the reason in `server/express-page.ts`.
 */
function preloadPage(page: string): void {
  const files = JSON.parse(read('page-files') ?? '{}') as Partial<Record<string, readonly string[]>>;
  const link = page === 'express' ? { rel: 'preload', as: 'script', crossOrigin: '' } : { rel: 'modulepreload' };
  for (const href of files[page] ?? []) add('link', { ...link, href });
}

/** Milliseconds that React waits for card fields: while it runs, the browser does nothing else. */
const LONGEST_WAIT = 1500;

/** Opens the fields of the express checkout that the server has rendered, before React takes the page over. */
function openRendered({ main = '' }: DOMStringMap): void {
  const opened = openEarlyFields(read('field-page') ?? '').catch(() => undefined); // React opens its own
  const waited = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT));
  void Promise.race([opened, waited]).then(() => import(/* @vite-ignore */ main));
}

/** Loads the page of a card field, which the browser caches, beside the scripts. */
function loadFieldPage(): void {
  const url = read('field-page');
  if (url) add('iframe', { hidden: true, src: url });
}

/** Formats an amount while the scripts are on their way: the browser's first one takes a slow phone a tenth of a second. */
function prepareAmounts(): void {
  (0).toLocaleString('en', { style: 'currency', currency: 'EUR' });
}

/** Runs once the page's HTML has been read, before the browser has shown anything of it. */
function start(): void {
  const { dataset = {} } = document.getElementById('root') ?? {};
  if (!dataset['session']) requestEarlySession(page);
  if (dataset['main']) openRendered(dataset);
  else if (/^(checkout|express)$/.test(page)) {
    // In later tasks, so that what has been requested is sent first.
    setTimeout(loadFieldPage);
    setTimeout(prepareAmounts, 100);
  }
}

const { page } = parseRoute(location);
preloadPage(page);
if (document.readyState === 'loading') document.addEventListener('readystatechange', start, { once: true });
else start();
