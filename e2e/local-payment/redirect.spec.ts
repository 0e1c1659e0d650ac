import type { Page } from '@playwright/test';
import type { Site } from '../support/site';
import { expect, test } from '../support/test';

/** Makes an instance, as a page does on every load. */
async function create(page: Page, authorization: string, redirectUrl: string): Promise<void> {
  await page.evaluate(
    async ([arg, url]) => {
      window.localPayment = await window.tender.localPayment.create({ authorization: arg, redirectUrl: url });
    },
    [authorization, redirectUrl],
  );
}

async function leave(page: Page, site: Site, authorization: string): Promise<string> {
  const redirectUrl = `${site.page('shop.localhost', '/checkout')}?step=2`;
  await page.goto(redirectUrl);
  await create(page, authorization, redirectUrl);
  await Promise.all([
    page.waitForURL('**/pay/local_payment/**'),
    page.evaluate(() => {
      const fallback = { url: '/unused', buttonText: 'unused' };
      const payer = { amount: '10.00', currencyCode: 'EUR', givenName: 'Ada', surname: 'Lovelace', fallback };
      void window.localPayment.startPayment({ ...payer, paymentType: 'sofort' });
    }),
  ]);
  return redirectUrl;
}

const result = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const { tokenizePayload: payload, startedInThisTab, redirectError: error } = window.localPayment;
    return JSON.parse(JSON.stringify({ payload, startedInThisTab, error })) as unknown;
  });

test('local-payment: a full page to the bank and back', async ({ page, site, sandbox }) => {
  const redirectUrl = await leave(page, site, sandbox.tokenizationKey);
  await page.getByRole('button', { name: 'Approve the payment' }).click();
  await page.waitForURL((url) => url.href.startsWith(`${redirectUrl}&token=`));
  await create(page, sandbox.tokenizationKey, redirectUrl);
  expect(await result(page)).toEqual({
    payload: expect.objectContaining({ nonce: expect.any(String), type: 'PayPalAccount' }),
    startedInThisTab: true,
  });
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('local-payment: a cancelled full page comes back, and the instance says so', async ({ page, site, sandbox }) => {
  const redirectUrl = await leave(page, site, sandbox.tokenizationKey);
  await page.getByRole('button', { name: 'Cancel and go back' }).click();
  await page.waitForURL((url) => url.href.startsWith(`${redirectUrl}&wasCanceled=true`));
  await create(page, sandbox.tokenizationKey, redirectUrl);
  expect(await result(page)).toMatchObject({ error: { code: 'LOCAL_PAYMENT_CANCELED', type: 'CUSTOMER' } });
});

test('local-payment: a full page whose bank declines comes back, and the instance says so', async ({ page, site, sandbox }) => {
  const redirectUrl = await leave(page, site, sandbox.tokenizationKey);
  await page.getByRole('button', { name: 'Have the bank decline' }).click();
  await page.waitForURL((url) => url.href.startsWith(redirectUrl));
  await create(page, sandbox.tokenizationKey, redirectUrl);
  expect(await result(page)).toMatchObject({ error: { code: 'LOCAL_PAYMENT_START_PAYMENT_FAILED', type: 'NETWORK' } });
  const again = await leave(page, site, sandbox.tokenizationKey);
  await page.getByRole('button', { name: 'Approve the payment' }).click();
  await page.waitForURL((url) => url.href.startsWith(`${again}&token=`));
});

for (const query of [
  'token=made-up&paymentId=PAY-made-up&PayerID=nobody',
  'token=a&token=b&paymentId=x&paymentId=y',
  'token=%25E0%25A4%25A',
  'token=%E0%A4%A',
  'token=..%2F..%2Fconfiguration&merchantAccountId=x&client=x',
  'token',
]) {
  test(`local-payment: a return made up by somebody else, ${query}, is an error, and makes no nonce`, async ({ page, site, sandbox }) => {
    const redirectUrl = `${site.page('shop.localhost', '/checkout')}?${query}`;
    await page.goto(redirectUrl);
    await create(page, sandbox.tokenizationKey, redirectUrl);
    expect(await result(page)).toMatchObject({
      error: { name: 'BraintreeError', code: 'CLIENT_REQUEST_ERROR', details: { httpStatus: 422 } },
    });
  });
}

test('local-payment: a checkout in a frame of the shop leaves with the shop', async ({ page, site, sandbox }) => {
  const inner = site.page('shop.localhost', '/inner');
  await page.goto(site.page('shop.localhost', '/', { body: `<iframe name="inner" src="${inner}"></iframe>` }));
  await page.frame('inner')?.evaluate(
    async ([authorization, redirectUrl]) => {
      const instance = await window.tender.localPayment.create({ authorization, redirectUrl });
      const payer = { amount: '10.00', currencyCode: 'EUR', givenName: 'Ada', surname: 'Lovelace' };
      void instance.startPayment({ ...payer, paymentType: 'sofort', fallback: { url: '/unused', buttonText: 'unused' } });
    },
    [sandbox.tokenizationKey, inner] as const,
  );
  await page.waitForURL('**/pay/local_payment/**');
});
