import { sell } from '../support/sell';
import { collectViolations, strictPolicy } from '../support/strict-policy';
import { expect, test } from '../support/test';
import { nonceOf } from '../support/tokenize';

test('american-express: the points of a card, under a strict policy, and its sale', async ({ page, site, sandbox }) => {
  const violations = await collectViolations(page);
  const nonces = [await nonceOf(sandbox, '371260714673002'), await nonceOf(sandbox, '371544868764018')];
  await page.goto(site.page('shop.localhost', '/points', { headers: strictPolicy(sandbox.url) }));
  const answers = await page.evaluate(
    async ([authorization, nonces]) => {
      const instance = await window.tender.americanExpress.create({ authorization });
      return Promise.all(nonces.map((nonce) => instance.getRewardsBalance({ nonce })));
    },
    [sandbox.createClientToken(), nonces] as const,
  );
  expect(answers).toEqual([
    expect.objectContaining({ rewardsAmount: expect.any(String), rewardsUnit: 'Points', _httpStatus: 200 }),
    { error: { code: 'INQ2003', message: expect.any(String) }, _httpStatus: 200 },
  ]);
  await sell(sandbox, nonces[0]);
  expect(violations).toEqual([]);
  expect((await sandbox.analytics()).filter(({ event }) => event.includes('amex') || event.includes('american'))).toEqual([]);
});

test('american-express: the cards of a profile, and a nonce that would leave the path', async ({ page, site, sandbox }) => {
  await page.goto(site.page('shop.localhost', '/profile'));
  const [profile, refused] = await page.evaluate(async (authorization) => {
    const instance = await window.tender.americanExpress.create({ authorization });
    const look = (nonce: string): Promise<unknown> =>
      instance.getExpressCheckoutProfile({ nonce }).catch((error: unknown) => JSON.parse(JSON.stringify(error)) as unknown);
    return [await look('amex-express-checkout-test-nonce'), await look('../../configuration')] as const;
  }, sandbox.tokenizationKey);
  expect(profile).toMatchObject({ amexExpressCheckoutCards: [{ type: 'AmexExpressCheckoutCard', nonce: expect.any(String) }] });
  expect(refused).toMatchObject({ code: 'AMEX_NETWORK_ERROR', details: { originalError: { details: { httpStatus: 404 } } } });
  const [asked] = sandbox.requests().filter(({ path }) => path.includes('configuration') && path.includes('amex'));
  expect(asked?.path).toContain('/amex_express_checkout_cards/..%2F..%2Fconfiguration');
});
