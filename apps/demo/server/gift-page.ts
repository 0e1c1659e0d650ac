import type { Context, Hono } from 'hono';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GIFT_CARDS } from './catalogue';
import type { GiftPageData, RenderGift, ShopConfiguration } from './contract';

export const GIFT_PATH = '/gift';

/** Of the built page: what is rendered goes in its place. */
const PLACE = '<div id="root"></div>';

interface GiftPageOptions {
  /** Of the built pages; `gift.html` names the page's script and styles. */
  readonly folder: string;
  readonly render: RenderGift;
  readonly configuration: ShopConfiguration;
}

/** The gift card page, in full without a script. Its script then finds in an attribute what it was rendered from. */
export function serveGiftPage(app: Hono, { folder, render, configuration }: GiftPageOptions): void {
  const [before, after, ...more] = readFileSync(join(folder, 'gift.html'), 'utf8').split(PLACE);
  if (before === undefined || after === undefined || more.length > 0) throw new Error('gift.html has no place for the page.');
  app.get(GIFT_PATH, (context) => {
    const data = giftPageData(configuration, localeOf(context));
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

/** The first language the browser asks for, if it is one. */
function localeOf(context: Context): string {
  const [first = ''] = (context.req.header('accept-language') ?? '').split(/[,;]/);
  try {
    return Intl.getCanonicalLocales(first.trim())[0] ?? 'en-US';
  } catch {
    return 'en-US';
  }
}

const escapeAttribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
