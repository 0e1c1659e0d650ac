import { expect, test } from './support/test';

test(
  'client: a tokenization key and a client token give a client in a real browser',
  { tag: '@smoke' },
  async ({ page, sandbox, site }) => {
    await page.goto(site.page('shop.localhost', '/'));
    const authorizations = [sandbox.tokenizationKey, sandbox.createClientToken()];
    const merchants = await page.evaluate(
      (all) =>
        Promise.all(
          all.map(
            async (authorization) =>
              (await window.tender.client.create({ authorization })).getConfiguration().gatewayConfiguration.merchantId,
          ),
        ),
      authorizations,
    );
    expect(merchants).toEqual([sandbox.merchantId, sandbox.merchantId]);
  },
);
