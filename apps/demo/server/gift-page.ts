import type { Context, Hono } from 'hono';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GIFT_CARDS } from './catalogue';
import type { GiftPageData, RenderGift, ShopConfiguration } from './contract';
import { escapeAttribute } from './escape-attribute';

export const GIFT_PATH = '/gift';

/** The part of the built page that the rendered markup replaces. */
const ROOT_MARKUP = '<div id="root"></div>';

interface GiftPageOptions {
  /** Folder of the built pages. Its `gift.html` has the page's script and styles. */
  readonly folder: string;
  readonly render: RenderGift;
  readonly configuration: ShopConfiguration;
}

/** Serves the gift card page, which is complete without a script. An attribute has the data for the script, which renders the page again. */
export function serveGiftPage(app: Hono, { folder, render, configuration }: GiftPageOptions): void {
  const [before, after, ...more] = readFileSync(join(folder, 'gift.html'), 'utf8').split(ROOT_MARKUP);
  if (before === undefined || after === undefined || more.length > 0) throw new Error('gift.html has no place for the page.');
  app.get(GIFT_PATH, (context) => {
    const data = giftPageData(configuration, readLocale(context));
    const root = `<div id="root" data-page="${escapeAttribute(JSON.stringify(data))}">${render(data)}</div>`;
    context.header('cache-control', 'no-cache');
    context.header('vary', 'accept-language');
    return context.html(before + root + after);
  });
  app.get('/gift.html', (context) => context.redirect(GIFT_PATH));
}

function giftPageData({ shopName, environment, environmentLabel, currency }: ShopConfiguration, locale: string): GiftPageData {
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency });
  const amounts = GIFT_CARDS.map(({ id, price }) => ({ id, text: money.format(price / 100) }));
  return { shopName, environment, environmentLabel, currency, giftUrl: GIFT_PATH, amounts };
}

/** Returns the browser's preferred language, if it is a valid one. */
function readLocale(context: Context): string {
  const [first = ''] = (context.req.header('accept-language') ?? '').split(/[,;]/);
  try {
    return Intl.getCanonicalLocales(first.trim())[0] ?? 'en-US';
  } catch {
    return 'en-US';
  }
}
