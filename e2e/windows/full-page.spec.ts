import type { Page } from '@playwright/test';
import { allMethods } from '../methods/all-methods';
import { popupMethodFrom } from '../methods/window-payment';
import { openShop } from '../support/popup-method';
import { test as base, expect } from '../support/test';

interface FullPageShop {
  /** Where the customer comes back to. */
  readonly redirectUrl: string;
  /** Opens the shop, and leaves it for the provider's page. */
  leave(): Promise<void>;
  /** Waits until the customer is back at an address that continues so, and returns what an instance knows that is created there. */
  comeBack(continuation: string): Promise<unknown>;
}

/** What an instance knows of a payment on a full page. */
const readResult = (page: Page, namespace: string): Promise<unknown> =>
  page.evaluate((name) => {
    const { tokenizePayload: payload, startedInThisTab, redirectError: error } = window[name as 'sepa'];
    return JSON.parse(JSON.stringify({ payload, startedInThisTab, error })) as unknown;
  }, namespace);

for (const [name, { windowPayment }] of Object.entries(allMethods)) {
  if (!windowPayment?.fullPage) continue;
  const { namespace, page: address, approve, cancel, decline, codes, fullPage } = windowPayment;

  const test = base.extend<{ shop: FullPageShop }>({
    shop: async ({ page, site, sandbox }, use) => {
      const redirectUrl = `${site.origin('shop.localhost')}/checkout?step=2`;
      const create = { ...fullPage.create, redirectUrl };
      const method = popupMethodFrom(name, { ...windowPayment, options: fullPage.options, create });
      await use({
        redirectUrl,
        async leave() {
          await openShop(page, site, sandbox, method);
          await Promise.all([page.waitForURL((url) => url.href.includes(address)), page.locator('#pay').click()]);
        },
        async comeBack(continuation) {
          await page.waitForURL((url) => url.href.startsWith(redirectUrl + continuation));
          await page.evaluate((authorization) => window.create(authorization), sandbox.tokenizationKey);
          return readResult(page, namespace);
        },
      });
    },
  });

  test(`${name}: a full page to the provider and back`, async ({ page, shop }) => {
    await shop.leave();
    await approve(page);
    expect(await shop.comeBack(fullPage.back.approved)).toEqual({ payload: fullPage.approved, startedInThisTab: true });
    await expect(page.locator('iframe')).toHaveCount(0);
  });

  test(`${name}: a cancelled full page comes back, and the instance says so`, async ({ page, shop }) => {
    await shop.leave();
    await cancel(page);
    expect(await shop.comeBack(fullPage.back.canceled)).toMatchObject({ error: { code: codes.canceled, type: 'CUSTOMER' } });
  });

  if (!decline) continue;
  test(`${name}: a full page whose bank declines comes back, and the instance says so`, async ({ page, shop }) => {
    await shop.leave();
    await decline(page);
    expect(await shop.comeBack('')).toMatchObject({ error: { code: codes.declined, type: 'NETWORK' } });
    await shop.leave();
    await approve(page);
    await page.waitForURL((url) => url.href.startsWith(shop.redirectUrl + fullPage.back.approved));
  });
}
