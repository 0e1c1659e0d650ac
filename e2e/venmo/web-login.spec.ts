import type { Page } from '@playwright/test';
import { approveVenmo, cancelVenmo } from '@tender/sandbox/testing';
import { countFocus } from '../support/count-focus';
import { outcomeOf } from '../support/outcomes';
import { describePopupMethod, openShop, pay, type PopupMethod } from '../support/popup-method';
import { expect, test } from '../support/test';
import { expectInTopLayer, showInTopLayer, TOP_LAYERS } from '../support/top-layer';
import { approved } from './support';

const method: PopupMethod = {
  name: 'venmo web login',
  create: async (authorization) => {
    window.venmo = await window.tender.venmo.create({ authorization, allowDesktopWebLogin: true, paymentMethodUsage: 'multi_use' });
  },
  start: (signal) => window.venmo.tokenize({ signal }),
  close: () => void window.venmo.cancelTokenization(),
  teardown: () => window.venmo.teardown(),
  page: '/pay/venmo/',
  preparedAt: '/graphql',
  approve: (popup) => approveVenmo(popup),
  cancel: cancelVenmo,
  approved: approved.value,
  codes: {
    canceled: 'VENMO_CUSTOMER_CANCELED',
    closed: 'FRAME_SERVICE_FRAME_CLOSED',
    closedType: 'INTERNAL',
    closedByMerchant: 'VENMO_TOKENIZATION_CANCELED_BY_MERCHANT',
    blocked: 'FRAME_SERVICE_FRAME_OPEN_FAILED',
    timeout: 'FRAME_SERVICE_FRAME_OPEN_FAILED',
    timeoutOf: 'start',
    second: 'VENMO_TOKENIZATION_REQUEST_ACTIVE',
  },
};
describePopupMethod(method);

const backdrop = (page: Page) => page.getByRole('dialog', { name: 'What would you like to do?' });

test('venmo web login: the backdrop brings the window back, or cancels', async ({ page, site, sandbox }) => {
  const timesFocused = await countFocus(page);
  await openShop(page, site, sandbox, method);
  const popup = await pay(page, method);
  await page.bringToFront();
  await expect(backdrop(page)).toBeVisible();
  await expect(backdrop(page)).toContainText(
    'Tap cancel payment to cancel and return to the business. Continue payment will relaunch the payment window.',
  );
  await expect(page.getByRole('button', { name: 'Continue payment' })).toBeFocused();
  const before = await timesFocused();
  await page.getByRole('button', { name: 'Continue payment' }).click();
  await expect.poll(timesFocused).toBe(before + 1);
  const closed = popup.waitForEvent('close');
  await page.getByRole('button', { name: 'Cancel payment' }).click();
  await closed;
  expect(await outcomeOf(page)).toMatchObject({ error: { code: 'VENMO_TOKENIZATION_CANCELED_BY_MERCHANT', type: 'MERCHANT' } });
  await expect(backdrop(page)).toBeHidden();
  await expect(page.locator('#pay')).toBeFocused();
});

test('venmo web login: the backdrop darkens the whole page and shows the logo in white', async ({ page, site, sandbox }) => {
  await openShop(page, site, sandbox, method);
  await pay(page, method);
  await page.bringToFront();
  await expect(backdrop(page)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0.8)');
  expect(await backdrop(page).boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });
  const logo = backdrop(page).locator('#venmo-full-logo text');
  await expect(logo).toBeInViewport();
  await expect(logo).toHaveText('venmo');
  await expect(logo).toHaveCSS('fill', 'rgb(255, 255, 255)');
});

test('venmo web login: the backdrop’s card fits the window, and the logo fits the card', async ({ page, site, sandbox }) => {
  await openShop(page, site, sandbox, method);
  await pay(page, method);
  await page.bringToFront();
  for (const [width, expected] of [
    [1280, 448],
    [390, 358],
    [320, 288],
  ] as const) {
    await page.setViewportSize({ width, height: 640 });
    const card = backdrop(page).locator('#venmo-backdrop-container');
    expect((await card.boundingBox())?.width).toBe(expected);
    const overhang = await card.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(overhang).toBe(0);
    const logo = await backdrop(page)
      .locator('#venmo-full-logo text')
      .evaluate((text: SVGTextElement) => text.getBBox().x + text.getBBox().width);
    expect(logo).toBeLessThanOrEqual(198);
  }
});

test('venmo web login: nothing under the backdrop can be reached', async ({ page, site, sandbox }) => {
  await openShop(page, site, sandbox, method);
  await pay(page, method);
  await page.bringToFront();
  for (let times = 0; times < 5; times += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.id)).not.toBe('pay');
  }
});

for (const kind of TOP_LAYERS) {
  test(`venmo web login: the backdrop covers a checkout in a ${kind}, and its buttons work`, async ({ page, site, sandbox }) => {
    await openShop(page, site, sandbox, method);
    await showInTopLayer(page, kind);
    const popup = await pay(page, method);
    await page.bringToFront();
    await expect(page.getByRole('button', { name: 'Continue payment' })).toBeFocused();
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    const closed = popup.waitForEvent('close');
    await page.getByRole('button', { name: 'Cancel payment' }).click();
    await closed;
    expect(await outcomeOf(page)).toMatchObject({ error: { code: 'VENMO_TOKENIZATION_CANCELED_BY_MERCHANT' } });
    await expectInTopLayer(page, kind);
    await expect(page.locator('#pay')).toBeFocused();
  });
}
