import type { Page } from '@playwright/test';
import { outcomeOf, recordOutcomes } from '../support/outcomes';
import { startIdeal } from './support';
import { openWindow } from '../support/open-window';
import type { Site } from '../support/site';
import { expect, test } from '../support/test';

/** Opens the shop, starts a payment, and resolves with the window at the bank. */
async function begin(page: Page, site: Site, key: string): Promise<Page> {
  await recordOutcomes(page);
  await page.goto(site.page('shop.localhost', '/checkout', { body: '<button id="pay">Pay</button>' }));
  await page.evaluate(async (authorization) => {
    window.localPayment = await window.tender.localPayment.create({ authorization });
  }, key);
  return openWindow(page, () => startIdeal(page), '**/pay/local_payment/**');
}

const link = (popup: Page) => popup.locator('div#container > a#redirect');

for (const [button, path, query, hasParams, result] of [
  [
    'Approve the payment',
    '/back',
    /^\?btLpToken=[^&]+&btLpPaymentId=PAY-[^&]+&btLpPayerId=[^&]+$/,
    true,
    { nonce: expect.any(String), type: 'PayPalAccount' },
  ],
  ['Cancel and go back', '/canceled', /^\?btLpToken=[^&]+&wasCanceled=true$/, false, { code: 'LOCAL_PAYMENT_CANCELED' }],
  [
    'Have the bank decline',
    '/back',
    /^\?btLpToken=[^&]+&errorcode=processing_error&wasCanceled=false$/,
    true,
    { code: 'LOCAL_PAYMENT_START_PAYMENT_FAILED' },
  ],
] as const) {
  test(`local-payment: a customer comes back by the fallback link after "${button}"`, async ({ page, site, sandbox }) => {
    for (const each of ['/back', '/canceled']) site.page('shop.localhost', each);
    const popup = await begin(page, site, sandbox.tokenizationKey);
    await page.goto('about:blank'); // nobody listens any more
    await popup.getByRole('button', { name: button }).click();
    await expect(link(popup)).toHaveText('100% back to the shop');
    await link(popup).click();
    await popup.waitForURL((url) => url.pathname === path);
    expect(new URL(popup.url()).search).toMatch(query);
    const found = await popup.evaluate(async (authorization) => {
      const instance = await window.tender.localPayment.create({ authorization });
      return [instance.hasTokenizationParams(), await instance.tokenize().catch((reason: object) => ({ ...reason }))];
    }, sandbox.tokenizationKey);
    expect(found).toEqual([hasParams, expect.objectContaining(result)]);
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
  const popup = await begin(page, site, sandbox.tokenizationKey);
  await page.evaluate(() => {
    const name = document.querySelector('iframe')?.name.replace('dispatch_', '');
    const report = { event: `${name}:frameService:DISPATCH_FRAME_REPORT`, origin: '*', eventData: { err: null, payload: { c: '1' } } };
    window.postMessage(`/*framebus*/${JSON.stringify(report)}`, '*');
  });
  await popup.getByRole('button', { name: 'Approve the payment' }).click();
  expect(await outcomeOf(page)).toMatchObject({ value: { nonce: expect.any(String) } });
});
