import type { Page } from '@playwright/test';
import { approveSepa, cancelSepa } from '@tender/sandbox/testing';
import { SEPA_MANDATE } from '../methods/sepa';
import type { Site } from '../support/site';
import { expect, test } from '../support/test';

const mandate = { ...SEPA_MANDATE, mandateType: 'RECURRENT' } as const;

/** Opens the shop, and makes an instance there as a page does on every load. */
async function create(page: Page, authorization: string, redirectUrl: string): Promise<void> {
  await page.evaluate(
    async ([arg, url]) => {
      window.sepa = await window.tender.sepa.create({ authorization: arg, redirectUrl: url, merchantAccountId: 'shop_eur' });
    },
    [authorization, redirectUrl],
  );
}

async function leave(page: Page, site: Site, authorization: string): Promise<string> {
  const redirectUrl = `${site.page('shop.localhost', '/checkout')}?step=2`;
  await page.goto(redirectUrl);
  await create(page, authorization, redirectUrl);
  await Promise.all([
    page.waitForURL((url) => url.pathname.startsWith('/pay/sepa/')),
    page.evaluate((options) => void window.sepa.tokenize(options), mandate),
  ]);
  return redirectUrl;
}

const result = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const { tokenizePayload: payload, startedInThisTab, redirectError: error } = window.sepa;
    return JSON.parse(JSON.stringify({ payload, startedInThisTab, error })) as unknown;
  });

test('sepa: a full page to the mandate and back', async ({ page, site, sandbox }) => {
  const redirectUrl = await leave(page, site, sandbox.tokenizationKey);
  await approveSepa(page);
  await page.waitForURL((url) => url.href.startsWith(`${redirectUrl}&success=true&cart_id=`));
  await create(page, sandbox.tokenizationKey, redirectUrl);
  expect(await result(page)).toEqual({
    payload: { nonce: expect.any(String), ibanLastFour: '3000', customerId: 'customer-1', mandateType: 'RECURRENT' },
    startedInThisTab: true,
  });
});

test('sepa: a cancelled full page comes back, and the instance says so', async ({ page, site, sandbox }) => {
  const redirectUrl = await leave(page, site, sandbox.tokenizationKey);
  await cancelSepa(page);
  await page.waitForURL(`${redirectUrl}&cancel=1`);
  await create(page, sandbox.tokenizationKey, redirectUrl);
  expect(await result(page)).toMatchObject({ error: { code: 'SEPA_CUSTOMER_CANCELED', type: 'CUSTOMER' } });
});

test('sepa: a return made up by somebody else is an error, and makes no nonce', async ({ page, site, sandbox }) => {
  const redirectUrl = `${site.page('shop.localhost', '/checkout')}?success=true&cart_id=..%2F..%2Fconfiguration&merchantAccountId=x`;
  await page.goto(redirectUrl);
  await expect(create(page, sandbox.tokenizationKey, redirectUrl)).rejects.toThrow('SEPA transaction failed');
  expect(
    sandbox
      .requests()
      .filter(({ path }) => path.includes('sepa_debit'))
      .map(({ method }) => method),
  ).toEqual(['GET']);
});
