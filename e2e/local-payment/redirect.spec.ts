import { expect, test } from '../support/test';

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
    const error = await page.evaluate(async (options) => ({ ...(await window.tender.localPayment.create(options)).redirectError }), {
      authorization: sandbox.tokenizationKey,
      redirectUrl,
    });
    expect(error).toMatchObject({ name: 'BraintreeError', code: 'CLIENT_REQUEST_ERROR', details: { httpStatus: 422 } });
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
