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

test('client: the error of a request that the policy of the page blocks names the directive', async ({ page, sandbox, site }) => {
  const openPage = (sources: string): Promise<unknown> =>
    page.goto(site.page('shop.localhost', '/', { headers: { 'content-security-policy': `connect-src 'self' ${sources}` } }));
  const message = `A Content-Security-Policy of this page blocked the request: add ${sandbox.url} to connect-src.`;

  await openPage('');
  const created = await page.evaluate(
    (authorization) => window.tender.client.create({ authorization }).catch((error: Error) => error.message),
    sandbox.tokenizationKey,
  );
  expect(created).toBe(message);

  await openPage(sandbox.url);
  const requested = await page.evaluate(async (authorization) => {
    const client = await window.tender.client.create({ authorization });
    const meta = document.createElement('meta');
    document.head.append(Object.assign(meta, { httpEquiv: 'Content-Security-Policy', content: "connect-src 'self'" }));
    return client.request({ method: 'post', endpoint: 'sepa_debit' }).catch((error: Error) => error.message);
  }, sandbox.tokenizationKey);
  expect(requested).toBe(message);
});
