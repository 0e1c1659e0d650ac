import type { Page } from '@playwright/test';
import type { Sandbox } from '@tender/sandbox';
import { approveVenmo, cancelVenmo, scanVenmo } from '@tender/sandbox/testing';
import { openWindow } from '../support/open-window';
import { recordOutcomes } from '../support/outcomes';
import { expect, test } from '../support/test';
import {
  ANDROID_CHROME,
  ANDROID_FIREFOX,
  approved,
  clickPay,
  events,
  expectIdle,
  openVenmo,
  outcome,
  shopUrl,
  type Options,
} from './support';

const usage = { paymentMethodUsage: 'multi_use' } as const;

test.describe('in a browser that leaves the page for the app', () => {
  test.use({ userAgent: ANDROID_CHROME, viewport: { width: 412, height: 915 }, hasTouch: true });

  /** To the app, and back to the page, which is loaded anew. */
  async function leaveAndReturn(page: Page, sandbox: Sandbox, options: Options, decide: (page: Page) => Promise<void>): Promise<void> {
    await Promise.all([page.waitForURL((url) => url.pathname.startsWith('/pay/venmo/')), clickPay(page)]);
    await decide(page);
    await page.waitForURL((url) => url.hostname === 'shop.localhost');
    await page.evaluate((arg) => window.makeVenmo(arg), { authorization: sandbox.tokenizationKey, ...options });
  }

  test('venmo app: back by the back button, without a result', async ({ page, site, sandbox }) => {
    await openVenmo(page, shopUrl(site), { authorization: sandbox.tokenizationKey, ...usage });
    await Promise.all([page.waitForURL((url) => url.pathname.startsWith('/pay/venmo/')), clickPay(page)]);
    await page.goBack();
    await page.evaluate((arg) => window.makeVenmo(arg), { authorization: sandbox.tokenizationKey, ...usage });
    expect(await page.evaluate(() => window.venmo.hasTokenizationResult())).toBe(false);
    await leaveAndReturn(page, sandbox, usage, approveVenmo);
    await clickPay(page);
    expect(await outcome(page)).toMatchObject(approved);
    // The result is off the page's address: neither another load nor the back button brings it again.
    await page.reload();
    await page.evaluate((arg) => window.makeVenmo(arg), { authorization: sandbox.tokenizationKey, ...usage });
    expect(await page.evaluate(() => window.venmo.hasTokenizationResult())).toBe(false);
  });
});

test.describe('in a browser that opens the app beside the page', () => {
  test.use({ userAgent: ANDROID_FIREFOX, viewport: { width: 412, height: 915 }, hasTouch: true });

  const look = (page: Page): Promise<boolean> => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

  /** A look counts from half a second after the app was opened, by the clock of a page that browsers slow down meanwhile. */
  async function lookUntil(page: Page, event: string): Promise<void> {
    await expect
      .poll(
        async () => {
          await look(page);
          return events(page);
        },
        { timeout: 20_000 },
      )
      .toContain(event);
  }

  const open = (page: Page) => openWindow(page, () => clickPay(page), /\/pay\/venmo\//);

  test('venmo manual return: a closed window is no cancellation', async ({ page, site, sandbox }) => {
    await openVenmo(page, shopUrl(site), { authorization: sandbox.tokenizationKey, requireManualReturn: true, ...usage });
    const app = await open(page);
    const url = app.url();
    await app.close();
    const phone = await page.context().newPage();
    await phone.goto(url);
    await approveVenmo(phone);
    expect(await outcome(page)).toMatchObject(approved);
  });

  test('venmo manual return: the customer takes too long', async ({ page, site, sandbox }) => {
    await page.clock.install();
    await openVenmo(page, shopUrl(site), { authorization: sandbox.tokenizationKey, requireManualReturn: true, ...usage });
    await open(page);
    // In steps, each with an answer: a question that is on its way has a time limit of its own.
    for (let seconds = 0; seconds < 275; seconds += 25) {
      await Promise.all([page.waitForResponse('**/graphql'), page.clock.fastForward(25_000)]);
    }
    await page.clock.fastForward(26_000);
    await page.evaluate(() => void window.outcomes.at(-1)?.then(() => (document.title = 'over')));
    await expect
      .poll(async () => {
        await page.clock.runFor(300);
        return page.title();
      })
      .toBe('over');
    expect(await outcome(page)).toMatchObject({ error: { code: 'VENMO_MOBILE_POLLING_TOKENIZATION_TIMEOUT', type: 'CUSTOMER' } });
  });

  test('venmo manual return: the network is lost, and there again', async ({ page, context, site, sandbox }) => {
    await openVenmo(page, shopUrl(site), { authorization: sandbox.tokenizationKey, requireManualReturn: true, ...usage });
    await open(page);
    await context.setOffline(true);
    expect(await outcome(page)).toMatchObject({ error: { code: 'VENMO_MOBILE_POLLING_TOKENIZATION_NETWORK_ERROR' } });
    await context.setOffline(false);
    await expectIdle(page);
    await approveVenmo(await open(page));
    expect(await outcome(page)).toMatchObject(approved);
  });

  test('venmo manual return: cancelled by the shop, aborted, torn down', async ({ page, site, sandbox }) => {
    await openVenmo(page, shopUrl(site), { authorization: sandbox.tokenizationKey, requireManualReturn: true, ...usage });
    const app = await open(page);
    await page.evaluate(() => window.venmo.cancelTokenization());
    expect(await outcome(page)).toMatchObject({ error: { code: 'VENMO_TOKENIZATION_CANCELED_BY_MERCHANT' } });
    await app.reload();
    await expect(app.getByRole('heading', { name: 'canceled' })).toBeVisible();
    await open(page);
    await page.evaluate(() => window.ending.abort());
    expect(await outcome(page)).toMatchObject({ isReason: true });
    await expectIdle(page);
    await open(page);
    await page.evaluate(() => window.venmo.teardown());
    expect(await outcome(page)).toMatchObject({ error: { code: 'METHOD_CALLED_AFTER_TEARDOWN', details: { interrupted: true } } });
    await expectIdle(page);
  });

  test('venmo app: the customer returns in another tab, and this one finds out', async ({ page, site, sandbox }) => {
    await openVenmo(page, shopUrl(site), { authorization: sandbox.tokenizationKey, ...usage });
    const app = await open(page);
    await approveVenmo(app);
    await app.waitForURL((url) => url.hostname === 'shop.localhost');
    await app.evaluate((arg) => window.makeVenmo(arg), { authorization: sandbox.tokenizationKey, ...usage });
    await clickPay(app);
    expect(await outcome(app)).toMatchObject(approved);
    await page.bringToFront();
    await lookUntil(page, 'tokenize.manual-return.status-change.approved');
    const here = await outcome(page);
    expect(here).toMatchObject(approved);
    expect((here.value as { nonce: string }).nonce).toBe(((await outcome(app)).value as { nonce: string }).nonce);
    expect((await events(page)).filter((event) => event === 'tokenize.mobile.start')).toHaveLength(1);
  });

  test('venmo app: a tab that is shown again asks on until the customer has decided', async ({ page, site, sandbox }) => {
    await openVenmo(page, shopUrl(site), { authorization: sandbox.tokenizationKey, ...usage });
    const app = await open(page);
    await page.bringToFront();
    await lookUntil(page, 'tokenize.manual-return.status-change.scanned');
    for (let times = 0; times < 3; times += 1) await look(page);
    await cancelVenmo(app);
    expect(await outcome(page)).toMatchObject({ error: { code: 'VENMO_MOBILE_POLLING_TOKENIZATION_CANCELED' } });
    await expectIdle(page);
  });

  test('venmo app: a shop in a frame asks on its own', async ({ page, site, sandbox }) => {
    await recordOutcomes(page);
    const inner = shopUrl(site);
    await page.goto(site.page('outer.localhost', '/', { body: `<iframe src="${inner}" width="400" height="400"></iframe>`, scripts: [] }));
    const frame = page.frames().find((each) => each.url() === inner);
    if (!frame) throw new Error('There is no shop.');
    await frame.evaluate((arg) => window.makeVenmo(arg), { authorization: sandbox.tokenizationKey, ...usage });
    const url = await frame.evaluate(() => window.venmo.getUrl());
    expect(new URL(url).searchParams.get('x-success')).toBe('NOOP');
    const [app] = await Promise.all([page.waitForEvent('popup'), frame.locator('#pay').click()]);
    await app.close();
    const phone = await page.context().newPage();
    await scanVenmo(phone, url, { sandbox: sandbox.url });
    await approveVenmo(phone);
    expect(await frame.evaluate(() => window.outcomes.at(-1))).toMatchObject(approved);
  });
});
