// The page's first script. It is bundled on its own and stands in the HTML, so that what it requests waits for no other script.
import { openEarlyFields } from '@tender/react/open-early-fields';
import { requestEarlySession } from './early-session';
import { parseRoute } from './parse-route';

const read = (name: string): string | undefined => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;

const add = (tag: string, properties: object): void =>
  document.documentElement.append(Object.assign(document.createElement(tag), properties));

/** Loads the scripts of the page in the address bar beside `main.tsx`, which imports them. */
function preloadPage(page: string): void {
  const files = JSON.parse(read('page-files') ?? '{}') as Partial<Record<string, readonly string[]>>;
  for (const href of files[page] ?? []) add('link', { rel: 'modulepreload', href });
}

/** Milliseconds that React waits for card fields: while it runs, the browser does nothing else. */
const LONGEST_WAIT = 1500;

/** Milliseconds that the fields then have to show their inputs. The browser sends them what they wait for in a later task, before which React must not run. */
const HEAD_START = 100;

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, milliseconds));

/** Opens the fields of the express checkout that the server has rendered, before React takes the page over. */
async function openRendered({ main = '' }: DOMStringMap): Promise<void> {
  const opened = openEarlyFields(read('field-page') ?? '').catch(() => undefined); // React opens its own
  await Promise.race([opened, wait(LONGEST_WAIT)]);
  await wait(HEAD_START);
  await import(/* @vite-ignore */ main);
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
  if (dataset['main']) void openRendered(dataset);
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
