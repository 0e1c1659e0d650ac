import type { Page } from '@playwright/test';
import type { Sandbox } from '@tender/sandbox';
import { endpointsFromEnvironment } from '@tender/client/internal';
import type { Site } from '../../support/site';
import { expect, type Provider } from '../../support/test';

export type Environment = 'production' | 'sandbox';

/** A page of a shop, which may have a policy, in a browser for which the provider's host names are this machine. */
export interface Shop {
  readonly page: Page;
  readonly sandbox: Sandbox;
  readonly site: Site;
  readonly headers: Record<string, string>;
  /** A tokenization key of the environment. */
  readonly key: string;
  /** A client token of the environment. */
  tokenOf(customerId?: string): string;
}

/** Pays in a shop, and resolves with what the shop gets of it. */
export type PayOnPage = (shop: Shop) => Promise<unknown>;

export function createShop({ page, sandbox }: Provider, site: Site, environment: Environment, headers: Shop['headers'] = {}): Shop {
  const { origin } = new URL(endpointsFromEnvironment(environment).clientApi);
  return {
    page,
    sandbox,
    site,
    headers,
    key: `${environment}_x_${sandbox.merchantId}`,
    tokenOf: (customerId) => sandbox.createClientToken({ origin, ...(customerId && { customerId }) }),
  };
}

/** A shop whose button runs what `start`, a function as text, resolves with; resolves with the popup. The payment stays in `window.paid`. */
export async function openPopup(
  { page, site, headers, key }: Shop,
  start: string,
  more: { script?: string; body?: string } = {},
): Promise<Page> {
  const code = site.script(
    'shop.localhost',
    '/popup.js',
    `window.ready = (${start})(window.tender, ${JSON.stringify(key)}).then((tokenize) => {
      document.querySelector('#pay').addEventListener('click', () => void (window.paid = tokenize()));
    });`,
  );
  const { script, body = '' } = more;
  const head = script ? `<script src="${script}"></script>` : '';
  const button = `<button id="pay">Pay</button>${body}<script src="${code}"></script>`;
  await page.goto(site.page('shop.localhost', '/popup', { head, body: button, headers }));
  await page.evaluate(() => (window as unknown as { ready: Promise<void> }).ready);
  const [popup] = await Promise.all([page.waitForEvent('popup'), page.locator('#pay').click()]);
  return popup;
}

/** What the click came to. */
export const paid = (page: Page): Promise<unknown> =>
  page.evaluate(async () => ({ ...(await (window as unknown as { paid: Promise<{ nonce: string }> }).paid) }));

export const nonce = { nonce: expect.any(String) };
