import { expect, test } from './support/test';

test('client: the error of a client whose request the policy of the page blocks names the directive', async ({ page, sandbox, site }) => {
  await page.goto(site.page('shop.localhost', '/', { headers: { 'content-security-policy': "connect-src 'self'" } }));
  const message = await page.evaluate(
    (authorization) => window.tender.client.create({ authorization }).catch((error: Error) => error.message),
    sandbox.tokenizationKey,
  );
  expect(message).toBe(`A Content-Security-Policy of this page blocked the request: add ${sandbox.url} to connect-src.`);
});
