// The page's first script. It is a small file of its own, so that what it requests does not wait for the other scripts.
import { preloadFields } from '@tender/hosted-fields/preload';
import { requestEarlySession } from './early-session';
import { parseRoute } from './parse-route';

const read = (name: string): string | undefined => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;

/** Loads the scripts of the page in the address bar beside `main.tsx`, which imports them. */
function preloadPage(page: string): void {
  const files = JSON.parse(read('page-files') ?? '{}') as Partial<Record<string, readonly string[]>>;
  for (const href of files[page] ?? []) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}

/** Loads the fields of the express checkout, or the page of card fields, beside the scripts. */
function loadFields(page: string): void {
  const url = read('field-page');
  if (url && page === 'express') preloadFields(url, ['cardholderName', 'number', 'expirationDate', 'cvv', 'postalCode']);
  if (url && page === 'checkout')
    document.documentElement.append(Object.assign(document.createElement('iframe'), { hidden: true, src: url }));
}

/** Formats an amount while the scripts are on their way: the browser's first one takes a slow phone a tenth of a second. */
function prepareAmounts(page: string): void {
  if (/^(checkout|express)$/.test(page)) new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' }).format(0);
}

const { page } = parseRoute(location);
requestEarlySession(page);
preloadPage(page);
// In later tasks, so that what has been requested is sent first.
setTimeout(loadFields, 0, page);
setTimeout(prepareAmounts, 100, page);
