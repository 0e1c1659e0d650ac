import { expect, test } from '../support/test';

test('sepa: a return made up by somebody else is an error, and makes no nonce', async ({ page, site, sandbox }) => {
  const redirectUrl = `${site.page('shop.localhost', '/checkout')}?success=true&cart_id=..%2F..%2Fconfiguration&merchantAccountId=x`;
  await page.goto(redirectUrl);
  const creation = page.evaluate((options) => window.tender.sepa.create(options), { authorization: sandbox.tokenizationKey, redirectUrl });
  await expect(creation).rejects.toThrow('SEPA transaction failed');
  expect(
    sandbox
      .requests()
      .filter(({ path }) => path.includes('sepa_debit'))
      .map(({ method }) => method),
  ).toEqual(['GET']);
});
