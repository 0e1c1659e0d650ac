import { expect, test } from '../support/test';

test('preferred payment methods: what the gateway says, and neither where it fails', { tag: '@smoke' }, async ({ page, site, sandbox }) => {
  await page.goto(site.page('shop.localhost', '/'));
  const ask = (): Promise<unknown> =>
    page.evaluate(async (authorization) => {
      const instance = await window.tender.preferredPaymentMethods.create({ authorization });
      const preferred = await instance.fetchPreferredPaymentMethods();
      await instance.teardown();
      return preferred;
    }, sandbox.tokenizationKey);
  expect(await ask()).toEqual({ paypalPreferred: expect.any(Boolean), venmoPreferred: expect.any(Boolean) });
  sandbox.faults.add({ match: { path: '/graphql', times: 1 }, action: { status: 500, body: '{}' } });
  expect(await ask()).toEqual({ paypalPreferred: false, venmoPreferred: false });
});
