import { callClientApi, type ApiResponse } from '../../fixtures/gateway';
import { openShop, type Shop } from '../../fixtures/shop';

let shop: Shop;
beforeAll(async () => void (shop = await openShop()));
afterAll(() => shop.close());
beforeEach(() => shop.sandbox.reset());

describe('a merchant session', () => {
  const merchantIdentifier = () => `merchant.sandbox.${shop.sandbox.merchantId}`;
  const validationUrl = 'https://apple-pay-gateway.apple.com/paymentservices/startSession';
  const validate = (changed: object = {}): Promise<ApiResponse> =>
    callClientApi(shop.sandbox, 'POST', 'apple_pay_web/sessions', {
      applePayWebSession: { validationUrl, domainName: 'shop.localhost', merchantIdentifier: merchantIdentifier(), ...changed },
      tokenizationKey: shop.sandbox.tokenizationKey,
    });

  test('default', async () => {
    const { status, body } = await validate({ displayName: 'Corner shop' });
    expect([status, body]).toEqual([
      200,
      {
        epochTimestamp: expect.any(Number),
        expiresAt: expect.any(Number),
        merchantSessionIdentifier: expect.stringMatching(/^SSH/),
        nonce: expect.any(String),
        merchantIdentifier: merchantIdentifier(),
        domainName: 'shop.localhost',
        displayName: 'Corner shop',
        signature: expect.any(String),
      },
    ]);
    const { epochTimestamp, expiresAt } = body as { epochTimestamp: number; expiresAt: number };
    expect(expiresAt - epochTimestamp).toBe(300_000);
    expect((await validate({ validationUrl: 'https://cn-apple-pay-gateway-sh-pod1.apple.com/paymentservices/startSession' })).status).toBe(
      200,
    );
  });

  test.each<[string, object, string]>([
    ['an unregistered domain', { domainName: 'shop.example' }, 'domainName'],
    ['another merchant identifier', { merchantIdentifier: 'merchant.other' }, 'merchantIdentifier'],
    ['an address that is not Apple’s', { validationUrl: 'https://apple-pay-gateway.apple.com.shop.example/' }, 'validationUrl'],
    ['a display name of 65 characters', { displayName: 'x'.repeat(65) }, 'displayName'],
    ['no domain', { domainName: undefined }, 'domainName'],
  ])('%s is refused', async (_, changed, field) => {
    expect(await validate(changed)).toMatchObject({
      status: 422,
      body: { fieldErrors: [{ field: 'applePayWebSession', fieldErrors: [{ field }] }] },
    });
  });

  test('the setting replaces the registered domains', async () => {
    const other = await openShop({ merchant: { applePayDomains: ['shop.example'] } });
    const { sandbox } = shop;
    shop.sandbox = other.sandbox;
    expect((await validate({ domainName: 'shop.example' })).status).toBe(200);
    expect((await validate()).status).toBe(422);
    shop.sandbox = sandbox;
    await other.sandbox.stop();
  });

  test('a merchant without Apple Pay has none', async () => {
    const other = await openShop({ merchant: { applePayWeb: null } });
    const { sandbox } = shop;
    shop.sandbox = other.sandbox;
    expect((await validate()).status).toBe(403);
    shop.sandbox = sandbox;
    await other.sandbox.stop();
  });
});
