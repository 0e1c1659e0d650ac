import type { Page } from '@playwright/test';
import { outcomeOf, recordOutcomes } from '../support/outcomes';
import { startIdeal } from './support';
import { expect, test } from '../support/test';

/** The shop, a payment at the bank, and then nobody who listens any more. */
async function leaveAlone(page: Page, shop: string, key: string): Promise<Page> {
  await recordOutcomes(page);
  await page.goto(shop);
  await page.evaluate(async (authorization) => {
    window.localPayment = await window.tender.localPayment.create({ authorization });
  }, key);
  const [popup] = await Promise.all([page.waitForEvent('popup'), startIdeal(page)]);
  await popup.waitForURL('**/pay/local_payment/**');
  await page.goto('about:blank');
  return popup;
}

const link = (popup: Page) => popup.locator('div#container > a#redirect');

test('local-payment: a customer comes back from the app of a bank, and the shop finishes', async ({ page, site, sandbox }) => {
  const shop = site.page('shop.localhost', '/checkout', { body: '<button id="pay">Pay</button>' });
  const back = site.page('shop.localhost', '/back');
  const popup = await leaveAlone(page, shop, sandbox.tokenizationKey);
  await popup.getByRole('button', { name: 'Approve the payment' }).click();
  await expect(link(popup)).toHaveText('100% back to the shop');
  await link(popup).click();
  await popup.waitForURL(new RegExp(`^${back}\\?btLpToken=[^&]+&btLpPaymentId=PAY-[^&]+&btLpPayerId=[^&]+$`));
  const result = await popup.evaluate(async (authorization) => {
    const instance = await window.tender.localPayment.create({ authorization });
    return [instance.hasTokenizationParams(), await instance.tokenize()];
  }, sandbox.tokenizationKey);
  expect(result).toEqual([true, expect.objectContaining({ nonce: expect.any(String), type: 'PayPalAccount' })]);
});

for (const [button, path, query, has, code] of [
  ['Cancel and go back', '/canceled', /^\?btLpToken=[^&]+&wasCanceled=true$/, false, 'LOCAL_PAYMENT_CANCELED'],
  [
    'Have the bank decline',
    '/back',
    /^\?btLpToken=[^&]+&errorcode=processing_error&wasCanceled=false$/,
    true,
    'LOCAL_PAYMENT_START_PAYMENT_FAILED',
  ],
] as const) {
  test(`local-payment: a customer comes back by the fallback link after "${button}"`, async ({ page, site, sandbox }) => {
    const shop = site.page('shop.localhost', '/checkout', { body: '<button id="pay">Pay</button>' });
    for (const each of ['/back', '/canceled']) site.page('shop.localhost', each);
    const popup = await leaveAlone(page, shop, sandbox.tokenizationKey);
    await popup.getByRole('button', { name: button }).click();
    await link(popup).click();
    await popup.waitForURL((url) => url.pathname === path);
    expect(new URL(popup.url()).search).toMatch(query);
    const result = await popup.evaluate(async (authorization) => {
      const instance = await window.tender.localPayment.create({ authorization });
      const error = await instance.tokenize().catch((reason: object) => ({ ...reason }) as { code: string });
      return [instance.hasTokenizationParams(), (error as { code?: string }).code];
    }, sandbox.tokenizationKey);
    expect(result).toEqual([has, code]);
  });
}

test('local-payment: the page without a shop to go back to says so, and a hostile address leads nowhere', async ({ page, sandbox }) => {
  const redirectPage = `${sandbox.url}/web/3.118.2/html/local-payment-redirect-frame.min.html`;
  await page.goto(`${redirectPage}?channel=x&r=undefined&t=undefined&token=T`);
  await expect(page.getByText('You can close this window')).toBeVisible();
  await page.goto(`${redirectPage}?r=javascript%3Adocument.title%3D%27owned%27&t=${encodeURIComponent('<img src=x>')}`);
  await expect(link(page)).toHaveText('<img src=x>');
  expect(await link(page).getAttribute('href')).toBe('about:blank');
  await link(page).click();
  await page.waitForURL('about:blank');
});

test('local-payment: a return page forged in the opener of a shop is not believed', async ({ page, site, sandbox }) => {
  const shop = site.page('shop.localhost', '/checkout', { body: '<button id="pay">Pay</button>' });
  await recordOutcomes(page);
  await page.goto(shop);
  await page.evaluate(async (authorization) => {
    window.localPayment = await window.tender.localPayment.create({ authorization });
  }, sandbox.tokenizationKey);
  const [popup] = await Promise.all([page.waitForEvent('popup'), startIdeal(page)]);
  await popup.waitForURL('**/pay/local_payment/**');
  await page.evaluate(() => {
    const name = document.querySelector('iframe')?.name.replace('dispatch_', '');
    const report = { event: `${name}:frameService:DISPATCH_FRAME_REPORT`, origin: '*', eventData: { err: null, payload: { c: '1' } } };
    window.postMessage(`/*framebus*/${JSON.stringify(report)}`, '*');
  });
  await popup.getByRole('button', { name: 'Approve the payment' }).click();
  expect(await outcomeOf(page)).toMatchObject({ value: { nonce: expect.any(String) } });
});
