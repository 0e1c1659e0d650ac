// The page's first script. It is a small file of its own, so that what it requests does not wait for the other scripts.
import { preloadFields } from '@tender/hosted-fields/preload';
import { openEarlyFields } from '@tender/react/open-early-fields';
import { requestEarlySession } from './early-session';
import { parseRoute } from './parse-route';

const read = (name: string): string | undefined => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;

/** Loads the scripts of the page in the address bar beside `main.tsx`, which imports them. */
function preloadPage(page: string): void {
  const files = JSON.parse(read('page-files') ?? '{}') as Partial<Record<string, readonly string[]>>;
  for (const href of files[page] ?? []) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}

/** Milliseconds that React waits for card fields: while it runs, the browser does nothing else. */
const LONGEST_WAIT = 1500;

/** Opens the fields of the express checkout that the server has rendered, before React takes the page over. */
function openRendered({ main = '' }: DOMStringMap): void {
  const opened = openEarlyFields(read('field-page') ?? '').catch(() => undefined); // React opens its own
  const waited = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT));
  void Promise.race([opened, waited]).then(() => import(/* @vite-ignore */ main));
}

/** Loads the fields of the express checkout, or the page of card fields, beside the scripts. */
function loadFields(page: string): void {
  const url = read('field-page');
  if (!url) return;
  if (page === 'express') preloadFields(url, ['cardholderName', 'number', 'expirationDate', 'cvv', 'postalCode']);
  if (page === 'checkout') document.documentElement.append(Object.assign(document.createElement('iframe'), { hidden: true, src: url }));
}

/** Formats an amount while the scripts are on their way: the browser's first one takes a slow phone a tenth of a second. */
function prepareAmounts(page: string): void {
  if (/^(checkout|express)$/.test(page)) new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' }).format(0);
}

const { page } = parseRoute(location);
const { dataset = {} } = document.getElementById('root') ?? {};
if (!dataset['session']) requestEarlySession(page);
preloadPage(page);
// In later tasks, so that what has been requested is sent first.
if (dataset['main']) setTimeout(openRendered, 0, dataset);
else {
  setTimeout(loadFields, 0, page);
  setTimeout(prepareAmounts, 100, page);
}
