import type { Page } from '@playwright/test';
import { approvePayPal, cancelPayPal } from '@tender/sandbox/testing';
import { outcomeOf, recordOutcomes } from '../support/outcomes';
import { installProbe } from '../support/probe';
import { expect, test } from '../support/test';

const APP_ON_ANDROID =
  'Mozilla/5.0 (Linux; Android 13; Pixel 6; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/124.0.6367.82 Mobile Safari/537.36';
const LIGHTBOX = 'iframe[title="Lightbox Frame"]';

async function create(page: Page, authorization: string): Promise<void> {
  await page.evaluate(async (arg) => {
    window.paypal = await window.tender.paypal.create({ authorization: arg });
  }, authorization);
}

/** Starts a payment. `outcomeOf` returns its result. */
async function begin(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.record(() => window.paypal.tokenize({ flow: 'checkout', amount: '10.00', currency: 'USD' }));
  });
}
const intervals = (page: Page): Promise<string[]> =>
  page.evaluate(() => window.probe.timers().filter((timer) => timer.startsWith('setInterval')));

test.describe('an app without popups', () => {
  test.use({ userAgent: APP_ON_ANDROID });

  test('paypal: approved and cancelled in a lightbox', async ({ page, site, sandbox }) => {
    await installProbe(page);
    await recordOutcomes(page);
    await page.goto(site.page('shop.localhost', '/'));
    await create(page, sandbox.tokenizationKey);
    const inside = page.frameLocator(LIGHTBOX);
    for (const end of ['approve', 'cancel', 'close', 'approve'] as const) {
      await begin(page);
      await expect(inside.getByRole('heading', { name: 'Sign in' })).toBeVisible();
      if (end === 'approve') await approvePayPal(inside);
      if (end === 'cancel') await cancelPayPal(inside);
      if (end === 'close') await page.evaluate(() => window.paypal.closeWindow());
      expect(await outcomeOf(page)).toMatchObject(
        end === 'approve' ? { value: { nonce: expect.any(String) } } : { error: { code: 'PAYPAL_POPUP_CLOSED', type: 'CUSTOMER' } },
      );
      await expect(page.locator(LIGHTBOX)).toHaveCount(0);
      await expect.poll(() => intervals(page)).toEqual([]);
    }
  });
});

test('paypal: an app with a popup bridge shows PayPal, and brings back what came of it', async ({ page, site, sandbox, context }) => {
  await installProbe(page);
  await recordOutcomes(page);
  await page.addInitScript(() => {
    const bridge = {
      opened: [] as string[],
      open: (url: string) => void bridge.opened.push(url),
      getReturnUrlPrefix: () => `${location.origin}/app/`,
    };
    Object.assign(window, { popupBridge: bridge });
  });
  await page.goto(site.page('shop.localhost', '/'));
  for (const path of ['return', 'cancel']) site.page('shop.localhost', `/app/${path}`, { scripts: [] });
  await create(page, sandbox.tokenizationKey);
  for (const end of ['approve', 'cancel', 'dismiss', 'approve'] as const) {
    await begin(page);
    const opened = await page.waitForFunction(
      () => (window as unknown as { popupBridge: { opened: string[] } }).popupBridge.opened.shift() ?? null,
    );
    const system = await context.newPage(); // the system's browser
    await system.goto((await opened.jsonValue()) ?? '');
    if (end === 'approve') await approvePayPal(system);
    if (end === 'cancel') await cancelPayPal(system);
    if (end !== 'dismiss') await system.waitForURL('**/app/**');
    const { pathname, searchParams } = new URL(system.url());
    await system.close();
    await page.evaluate(
      (payload) => {
        (window as unknown as { popupBridge: { onComplete(error: null, payload: unknown): void } }).popupBridge.onComplete(null, payload);
      },
      end === 'dismiss' ? null : { path: pathname.replace('/app', ''), queryItems: Object.fromEntries(searchParams) },
    );
    expect(await outcomeOf(page)).toMatchObject(
      end === 'approve' ? { value: { nonce: expect.any(String) } } : { error: { code: 'PAYPAL_POPUP_CLOSED', type: 'CUSTOMER' } },
    );
    expect(await intervals(page)).toEqual([]);
  }
});
