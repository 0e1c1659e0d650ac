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

test('client: the error of a client whose request the policy of the page blocks names the directive', async ({ page, sandbox, site }) => {
  await page.goto(site.page('shop.localhost', '/', { headers: { 'content-security-policy': "connect-src 'self'" } }));
  const message = await page.evaluate(
    (authorization) => window.tender.client.create({ authorization }).catch((error: Error) => error.message),
    sandbox.tokenizationKey,
  );
  expect(message).toBe(`A Content-Security-Policy of this page blocked the request: add ${sandbox.url} to connect-src.`);
});
