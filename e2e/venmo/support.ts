import type { BrowserContext, Page } from '@playwright/test';
import type { Sandbox } from '@tender/sandbox';
import { scanVenmo } from '@tender/sandbox/testing';
import type { VenmoCreateOptions } from '@tender/venmo';
import { outcomeOf, recordOutcomes } from '../support/outcomes';
import { installProbe } from '../support/probe';
import { readQrCode } from '../support/read-qr-code';
import type { PageOptions, Site } from '../support/site';
import { expect } from '../support/test';

declare global {
  interface Window {
    venmo: import('@tender/venmo').Venmo;
    /** Events seen so far, without the prefix that all share. */
    venmoEvents: string[];
    makeVenmo(options: object): Promise<void>;
  }
}

export const ANDROID_CHROME =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36';
export const ANDROID_FIREFOX = 'Mozilla/5.0 (Android 14; Mobile; rv:125.0) Gecko/125.0 Firefox/125.0';

const SCRIPT = `
  window.sdk = window.tender ?? window.reference;
  window.venmoEvents = [];
  window.makeVenmo = async (options) => {
    const onEvent = (event) => window.venmoEvents.push(event.replace('web.venmo.', ''));
    window.venmo = await window.sdk.venmo.create({ ...options, ...(window.tender && { onEvent }) });
  };
  document.querySelector('#pay').addEventListener('click', () =>
    window.record((signal) => window.venmo.tokenize(...(window.tender ? [{ signal }] : []))));`;

/** A shop with a button for Venmo. */
export function shopUrl(site: Site, { headers = {} }: Pick<PageOptions, 'headers'> = {}): string {
  const script = site.script('shop.localhost', '/shop.js', SCRIPT);
  return site.page('shop.localhost', '/checkout', {
    body: `<main><h1>Checkout</h1><button id="pay">Pay with Venmo</button></main><script src="${script}"></script>`,
    headers,
  });
}

export type Options = Omit<VenmoCreateOptions, 'client'>;

/** Opens the shop and creates an instance. */
export async function openVenmo(page: Page, url: string, options: Options): Promise<void> {
  await installProbe(page);
  await recordOutcomes(page);
  await page.goto(url);
  await page.evaluate((arg) => window.makeVenmo(arg), options);
}

/** Clicks the button. `outcome` returns the result. */
export const clickPay = (page: Page): Promise<void> => page.locator('#pay').click();
export const outcome = outcomeOf;
export const events = (page: Page): Promise<string[]> => page.evaluate(() => window.venmoEvents);

/** Reads the QR code on the page. */
export const readCode = (page: Page): Promise<string> => readQrCode(page.frameLocator('#venmo-desktop-iframe').locator('canvas'));

/** Opens a phone that has scanned the code. */
export async function scan(page: Page, context: BrowserContext, sandbox: Sandbox): Promise<Page> {
  const phone = await context.newPage();
  await scanVenmo(phone, await readCode(page), { sandbox: sandbox.url });
  return phone;
}

/** Expects no timer that requests the payment's status, and nothing of the payment on the page. */
export async function expectIdle(page: Page): Promise<void> {
  await expect(page.locator('#venmo-desktop-iframe')).toBeHidden();
  await expect(page.locator('#venmo-desktop-web-backdrop')).toBeHidden();
  expect(await page.locator('[inert]').count()).toBe(0);
  await expect
    .poll(() => page.evaluate(() => window.probe.timers().filter((timer) => /^setTimeout (250|1000|500|100) /.test(timer))))
    .toEqual([]);
}

export const approved = {
  value: { nonce: expect.stringMatching(/./) as unknown, type: 'VenmoAccount', details: { username: '@venmojoe' } },
};
