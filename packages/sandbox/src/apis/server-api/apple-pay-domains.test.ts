import { callInFormat, FORMATS } from '../../fixtures/call-in-format';
import { callClientApi } from '../../fixtures/gateway';
import { openShop, type Shop } from '../../fixtures/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.sandbox.reset());

/** Asks for a merchant session, as a page of this domain does. */
async function validate(domainName: string): Promise<number> {
  const { sandbox } = shop;
  const { status } = await callClientApi(sandbox, 'POST', 'apple_pay_web/sessions', {
    applePayWebSession: {
      validationUrl: 'https://apple-pay-gateway.apple.com/paymentservices/startSession',
      domainName,
      merchantIdentifier: `merchant.sandbox.${sandbox.merchantId}`,
    },
    tokenizationKey: sandbox.tokenizationKey,
  });
  return status;
}

describe.each(FORMATS)('in %s', (format) => {
  const register = (url: string) => callInFormat(shop, format, 'POST processing/apple_pay/validate_domains', 'url', url);
  const unregister = (url: string) =>
    callInFormat(shop, format, `DELETE processing/apple_pay/unregister_domain?url=${encodeURIComponent(url)}`);
  const list = async () => (await callInFormat(shop, format, 'GET processing/apple_pay/registered_domains')).body;

  test('a page may use Apple Pay while its domain is registered', async () => {
    expect(await list()).toEqual({ domains: [] });
    expect([await validate('localhost'), await validate('www.shop.example')]).toEqual([200, 422]);
    expect(await register('www.shop.example')).toMatchObject({ status: 200, body: { success: true } });
    expect(await list()).toEqual({ domains: ['www.shop.example'] });
    expect([await validate('localhost'), await validate('www.shop.example')]).toEqual([422, 200]);
    expect(await unregister('www.shop.example')).toEqual({ status: 200, body: undefined, errors: [] });
    expect(await list()).toEqual({ domains: [] });
    expect(await validate('www.shop.example')).toBe(422);
  });

  test('a domain is registered once, without the scheme and path of a URL', async () => {
    for (const url of ['shop.example', 'https://Shop.example/checkout', 'two.example']) await register(url);
    expect(await list()).toEqual({ domains: ['shop.example', 'two.example'] });
    await unregister('http://two.example');
    expect((await unregister('ex&mple.org')).status).toBe(200);
    expect(await list()).toEqual({ domains: ['shop.example'] });
  });

  test('the SDK for PHP names the domain in a body', async () => {
    await register('shop.example');
    await callInFormat(shop, format, 'DELETE processing/apple_pay/unregister_domain', 'url', 'shop.example');
    expect(await list()).toEqual({ domains: [] });
  });

  test('refuses a domain without a name', async () => {
    const refused = { status: 422, errors: ['91999 applePay.url'], body: { message: 'Domain name is required.' } };
    expect(await register('')).toMatchObject(refused);
    expect(await register('https://')).toMatchObject(refused);
  });
});

test('a reset restores the domains of the setting', async () => {
  const other = await openShop({ merchant: { applePayDomains: ['shop.example'] } });
  const call = (request: string) => callInFormat(other, 'json', request);
  await call('DELETE processing/apple_pay/unregister_domain?url=shop.example');
  expect(await call('GET processing/apple_pay/registered_domains')).toMatchObject({ body: { domains: [] } });
  await other.sandbox.reset();
  expect(await call('GET processing/apple_pay/registered_domains')).toMatchObject({ body: { domains: ['shop.example'] } });
  await other.sandbox.stop();
});
