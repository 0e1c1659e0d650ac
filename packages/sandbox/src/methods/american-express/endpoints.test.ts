import { callClientApi } from '../../fixtures/gateway';
import { openShop, VISA, type Shop } from '../../fixtures/shop';

let shop: Shop;
beforeAll(async () => void (shop = await openShop()));
afterAll(() => shop.close());

const call = (path: string, data: object = {}) =>
  callClientApi(shop.sandbox, 'GET', `payment_methods/${path}`, { ...data, tokenizationKey: shop.sandbox.tokenizationKey });
const findBalance = (paymentMethodNonce: string) => call('amex_rewards_balance', { paymentMethodNonce });
const tokenize = (number: string) => shop.tokenize({ number, expirationDate: '12/2030' });

test('a card with points has a balance, and its nonce can still be charged', async () => {
  const nonce = await tokenize('371260714673002');
  expect(await findBalance(nonce)).toEqual({
    status: 200,
    body: {
      conversionRate: '0.0070',
      currencyAmount: expect.stringMatching(/^\d+\.\d\d$/),
      currencyIsoCode: 'USD',
      requestId: expect.any(String),
      rewardsAmount: expect.stringMatching(/^\d+$/),
      rewardsUnit: 'Points',
    },
  });
  expect(await shop.sale({ amount: '10.00', paymentMethodNonce: nonce })).toMatchObject({ success: true });
});

test.each([
  ['378267515471109', 'INQ2002'],
  ['371544868764018', 'INQ2003'],
  ['378282246310005', 'INQ2002'],
  [VISA.number, 'INQ2002'],
])('the card %s has none, for the reason %s', async (number, code) => {
  expect(await findBalance(await tokenize(number))).toEqual({ status: 200, body: { error: { code, message: expect.any(String) } } });
});

test('a documented nonce of another card has none, and an unknown nonce is not found', async () => {
  expect((await findBalance('fake-valid-amex-nonce')).body).toMatchObject({ error: { code: 'INQ2002' } });
  for (const nonce of ['', 'unknown', 'fake-consumed-nonce']) expect((await findBalance(nonce)).status).toBe(404);
});

test('a nonce of American Express becomes cards that the official SDK charges', async () => {
  const { status, body } = await call('amex_express_checkout_cards/amex-express-checkout-test-nonce');
  expect([status, body]).toEqual([
    200,
    {
      amexExpressCheckoutCards: [
        expect.objectContaining({
          type: 'AmexExpressCheckoutCard',
          description: 'ending in 05',
          details: { cardType: 'American Express', lastTwo: '05', lastFour: '0005' },
        }),
      ],
    },
  ]);
  const [card] = (body as { amexExpressCheckoutCards: [{ nonce: string }] }).amexExpressCheckoutCards;
  expect(await shop.sale({ amount: '10.00', paymentMethodNonce: card.nonce })).toMatchObject({ success: true });
  expect((await call('amex_express_checkout_cards/fake-valid-amex-nonce')).status).toBe(404);
});
