import type { Hono } from 'hono';
import { compress } from 'hono/compress';
import { getCookie } from 'hono/cookie';
import { setTimeout } from 'node:timers/promises';
import { CART_COOKIE, parseCart } from '../src/cart';
import { EXPRESS_PATH } from '../src/parse-route';
import type { ExpressPageData, RenderPages, SavedSession, ShopConfiguration } from './contract';
import { escapeAttribute } from './escape-attribute';
import { ROOT } from './shop-page';

/** Milliseconds that a customer waits for a gateway before there is a page to look at. */
const LONGEST_WAIT = 1000;

interface ExpressPageOptions {
  /** The shop's page, as it was built. */
  readonly html: string;
  readonly render: RenderPages['express'];
  readonly configuration: ShopConfiguration;
  /** Opens the session of the customer. */
  open(): Promise<SavedSession>;
}

/** The script that renders the page. `src/start.ts` runs it when the card fields are open. */
const MAIN = /<script type="module" crossorigin src="([^"]+)"><\/script>/;

/**
 * Serves the express checkout, rendered with the customer's basket and session: customers can type their card before the page's scripts have arrived, because
 * the first script is inline and opens the fields. Attributes have the data for the script that takes the page over.
 */
export function serveExpressPage(app: Hono, { html, render, configuration, open }: ExpressPageOptions): void {
  const [tag = '', main = ''] = MAIN.exec(html) ?? [];
  // Until the card fields are open, the scripts are only loaded: `modulepreload` would compile them as well.
  const page = html
    .replaceAll('rel="modulepreload"', 'rel="preload" as="script"')
    .replace(tag, `<link rel="preload" as="script" crossorigin href="${main}">`);
  app.get(EXPRESS_PATH, compress(), async (context) => {
    // Without a session in time, the page asks for one itself, and shows a failure.
    const session = await Promise.race([open().catch(() => undefined), setTimeout(LONGEST_WAIT, undefined, { ref: false })]);
    const data: ExpressPageData = { configuration, cart: parseCart(getCookie(context, CART_COOKIE)), ...(session && { session }) };
    const attributes = Object.entries(data).map(([name, value]) => `data-${name}="${escapeAttribute(JSON.stringify(value))}"`);
    const root = `<div id="root" data-main="${main}" ${attributes.join(' ')}>${render(data)}</div>`;
    context.header('cache-control', 'no-store');
    return context.html(page.replace(ROOT, () => root));
  });
}
