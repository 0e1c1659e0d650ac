import type { FrameLocator } from '@playwright/test';
import { approveVenmo, cancelVenmo, expireVenmo, failVenmo, scanVenmo } from '@tender/sandbox/testing';
import { sell } from '../support/sell';
import { expect, test } from '../support/test';
import { expectInTopLayer, showInTopLayer } from '../support/top-layer';
import { approved, clickPay, events, expectIdle, openVenmo, outcome, readCode, scan, shopUrl } from './support';

const CODE = '#venmo-desktop-iframe';

test.beforeEach(async ({ page, site, sandbox }) => {
  await openVenmo(page, shopUrl(site), { authorization: sandbox.tokenizationKey, allowDesktop: true, paymentMethodUsage: 'multi_use' });
});

test('venmo qr: scanned and approved on a phone', async ({ page, context, sandbox }) => {
  await clickPay(page);
  const alert = page.locator('[data-venmo-desktop-id]');
  await expect(alert).toHaveText('To scan the QR code, open your Venmo app');
  const phone = await scan(page, context, sandbox);
  await expect(alert).toHaveText('Authorize on your Venmo app');
  await expect(page.frameLocator(CODE).locator('#venmo-authorization_message')).toHaveText('Authorize on your Venmo app');
  await approveVenmo(phone, { username: 'venmojoe' });
  await expect(alert).toHaveText('Venmo account authorized');
  await expect(page.frameLocator(CODE).locator('#venmo-authorization_message')).toHaveText('Venmo account authorized');
  const end = await outcome(page);
  expect(end).toMatchObject(approved);
  await expectIdle(page);
  await expect(page.locator('#pay')).toBeFocused();
  const { nonce } = end.value as { nonce: string };
  expect((await sell(sandbox, nonce)).paymentInstrumentType).toBe('venmo_account');
});

for (const [what, decide, text] of [
  ['cancelled on the phone', cancelVenmo, 'The authorization was canceled'],
  ['failed', failVenmo, 'Something went wrong'],
  ['expired', expireVenmo, 'Something went wrong'],
] as const) {
  test(`venmo qr: ${what}, and another code is asked for`, async ({ page, context, sandbox }) => {
    await clickPay(page);
    const first = await readCode(page);
    await decide(await scan(page, context, sandbox));
    const frame = page.frameLocator(CODE);
    await expect(frame.locator('#venmo-error__message')).toHaveText(text);
    await expect(page.locator('[data-venmo-desktop-id]')).toHaveText(text);
    await frame.locator('#venmo-error__button').click();
    const second = await readCode(page);
    expect(second).not.toBe(first);
    await approveVenmo(await scan(page, context, sandbox));
    expect(await outcome(page)).toMatchObject(approved);
    await expectIdle(page);
  });
}

for (const [how, close] of [
  ['the button', (frame: FrameLocator) => frame.getByRole('button', { name: /close/i }).first().click()],
  [
    'Escape',
    async (frame: FrameLocator) => {
      const button = frame.getByRole('button', { name: /close/i }).first();
      await expect(button).toBeFocused(); // the focus crosses from frame to frame in its own time
      await button.press('Escape');
    },
  ],
  ['a click beside the card', (frame: FrameLocator) => frame.locator('#venmo-desktop-modal').click({ position: { x: 5, y: 5 } })],
] as const) {
  test(`venmo qr: closed by ${how}, and opened again`, async ({ page, context, sandbox }) => {
    await clickPay(page);
    await readCode(page);
    await close(page.frameLocator(CODE));
    expect(await outcome(page)).toMatchObject({ error: { code: 'VENMO_DESKTOP_CANCELED', type: 'CUSTOMER' } });
    await expectIdle(page);
    await clickPay(page);
    await approveVenmo(await scan(page, context, sandbox));
    expect(await outcome(page)).toMatchObject(approved);
  });
}

test('venmo qr: a click on the card closes nothing', async ({ page }) => {
  await clickPay(page);
  await readCode(page);
  await page.frameLocator(CODE).locator('#venmo-qr-code-view').click();
  await expect(page.locator(CODE)).toBeVisible();
});

test('venmo qr: the shop cancels, and the phone hears of it', async ({ page, context, sandbox }) => {
  await clickPay(page);
  const url = await readCode(page);
  await page.evaluate(() => window.venmo.cancelTokenization());
  expect(await outcome(page)).toMatchObject({ error: { code: 'VENMO_TOKENIZATION_CANCELED_BY_MERCHANT', type: 'MERCHANT' } });
  await expectIdle(page);
  const phone = await context.newPage();
  await scanVenmo(phone, url, { sandbox: sandbox.url });
  await expect(phone.getByRole('heading', { name: 'canceled' })).toBeVisible();
});

test('venmo qr: aborted, and torn down', async ({ page }) => {
  await clickPay(page);
  await readCode(page);
  await page.evaluate(() => window.ending.abort());
  expect(await outcome(page)).toMatchObject({ isReason: true });
  await expectIdle(page);
  await clickPay(page);
  await readCode(page);
  await page.evaluate(() => window.venmo.teardown());
  expect(await outcome(page)).toMatchObject({ error: { code: 'METHOD_CALLED_AFTER_TEARDOWN', details: { interrupted: true } } });
  await expect(page.locator('iframe')).toHaveCount(0);
  await expectIdle(page);
});

test('venmo qr: the network is lost while the code is shown', async ({ page, context, sandbox }) => {
  await clickPay(page);
  await readCode(page);
  await context.setOffline(true);
  expect(await outcome(page)).toMatchObject({
    error: { code: 'VENMO_DESKTOP_UNKNOWN_ERROR', details: { originalError: expect.any(Object) as object } },
  });
  await context.setOffline(false);
  await expectIdle(page);
  await clickPay(page);
  await approveVenmo(await scan(page, context, sandbox));
  expect(await outcome(page)).toMatchObject(approved);
});

test.describe('a code whose time is over by the clock of the page', () => {
  test.use({ merchant: { venmoContextSeconds: 3 } });

  test('venmo qr: shown, reported to the gateway, and another code asked for', async ({ page, context, sandbox }) => {
    await clickPay(page);
    await readCode(page);
    const frame = page.frameLocator(CODE);
    await expect(frame.locator('#venmo-error__message')).toHaveText('Something went wrong', { timeout: 15_000 });
    await frame.locator('#venmo-error__button').click();
    await approveVenmo(await scan(page, context, sandbox));
    expect(await outcome(page)).toMatchObject(approved);
    expect(await events(page)).toContain('tokenize.desktop.restarted-from-error-view');
  });
});

for (const kind of ['dialog', 'full screen'] as const) {
  test(`venmo qr: above a checkout in a ${kind}: closed by its button, then approved`, async ({ page, context, sandbox }) => {
    await showInTopLayer(page, kind);
    await clickPay(page);
    await readCode(page);
    await page.frameLocator(CODE).getByRole('button', { name: /close/i }).first().click();
    expect(await outcome(page)).toMatchObject({ error: { code: 'VENMO_DESKTOP_CANCELED' } });
    await expectInTopLayer(page, kind);
    await expect(page.locator('#pay')).toBeFocused();
    await clickPay(page);
    await approveVenmo(await scan(page, context, sandbox));
    expect(await outcome(page)).toMatchObject(approved);
    await expectInTopLayer(page, kind);
    await expectIdle(page);
  });
}
