import { callClientApi, type ApiResponse } from '../../fixtures/gateway';
import { openShop, type Shop } from '../../fixtures/shop';
import { readReport } from '../../fixtures/three-d-secure';

let shop: Shop;
beforeAll(async () => void (shop = await openShop()));
afterAll(() => shop.close());
beforeEach(() => shop.sandbox.reset());

const opener = 'https://shop.example';
const REQUEST = {
  countryCode: 'US',
  currencyCode: 'USD',
  merchantCapabilities: ['supports3DS'],
  supportedNetworks: ['visa', 'masterCard', 'amex', 'discover'],
  total: { label: 'Corner shop', amount: '10.00' },
};
interface Payment {
  token: { paymentData: object; paymentMethod: object; transactionIdentifier: string };
  billingContact?: object;
  shippingContact?: object;
}

const call = (path: string, body: object): Promise<ApiResponse> =>
  callClientApi(shop.sandbox, 'POST', path, { ...body, tokenizationKey: shop.sandbox.tokenizationKey });
async function start(request: object): Promise<string> {
  const query = new URLSearchParams({ request: JSON.stringify(request), opener });
  const { headers } = await fetch(`${shop.sandbox.url}/apple-pay/start?${query}`, { redirect: 'manual' });
  return new URL(headers.get('location') ?? '', shop.sandbox.url).href;
}
const readPage = async (page: string): Promise<string> => (await fetch(page)).text();
const choose = async (page: string, choice: string, method = '') =>
  readReport(await (await fetch(page, { method: 'POST', body: new URLSearchParams({ choice, method }) })).text());
async function approve(request: object = REQUEST, method = '', choice = 'approve'): Promise<Payment> {
  const { target, message } = await choose(await start(request), choice, method);
  expect([target, message]).toMatchObject([opener, { tender: 'apple_pay', kind: 'approved' }]);
  return message.data as unknown as Payment;
}
const encode = ({ token }: Payment) => ({
  applePaymentToken: { ...token, paymentData: Buffer.from(JSON.stringify(token.paymentData)).toString('base64') },
});
const tokenize = (payment: Payment): Promise<ApiResponse> => call('payment_methods/apple_payment_tokens', encode(payment));
const readNonce = ({ body }: ApiResponse): string => (body as { applePayCards: [{ nonce: string }] }).applePayCards[0].nonce;

describe('a payment', () => {
  test('the chosen card becomes a nonce that the official SDK charges once', async () => {
    const payment = await approve(REQUEST, 'mastercard_device');
    expect(payment).toEqual({
      token: {
        paymentData: expect.objectContaining({ version: 'EC_v1', data: expect.any(String) }),
        paymentMethod: { displayName: 'MASTERCARD 4444', network: 'MASTERCARD', type: 'credit' },
        transactionIdentifier: expect.any(String),
      },
    });
    const answer = await tokenize(payment);
    expect(answer).toEqual({
      status: 202,
      body: {
        applePayCards: [
          {
            nonce: expect.stringMatching(/^tokenapplepay_/),
            type: 'ApplePayCard',
            description: 'Apple Pay - MasterCard',
            consumed: false,
            details: { cardType: 'Apple Pay - MasterCard', cardholderName: 'Ada Lovelace', dpanLastTwo: '44', isDeviceToken: true },
            binData: expect.objectContaining({ prepaid: 'Unknown' }),
          },
        ],
      },
    });
    const sale = { amount: '10.00', paymentMethodNonce: readNonce(answer), options: { submitForSettlement: true } };
    expect(await shop.sale(sale)).toMatchObject({
      success: true,
      transaction: {
        paymentInstrumentType: 'apple_pay_card',
        applePayCard: {
          cardType: 'Apple Pay - MasterCard',
          cardholderName: 'Ada Lovelace',
          last4: '4444',
          bin: '555555',
          expirationMonth: '12',
          expirationYear: '2030',
          paymentInstrumentName: 'MasterCard 4444',
          sourceDescription: 'MasterCard 4444',
          isDeviceToken: true,
          prepaid: 'Unknown',
        },
      },
    });
    expect(await shop.sale(sale)).toMatchObject({ success: false, message: expect.stringContaining('more than once') });
  });

  test('a token is valid for one nonce', async () => {
    const payment = await approve();
    expect(await tokenize(payment)).toMatchObject({ status: 202 });
    expect(await tokenize(payment)).toMatchObject({ status: 422, body: { error: { message: 'Payment token has been used' } } });
  });

  test.each<[string, (payment: Payment) => object]>([
    ['of nowhere', ({ token }) => ({ ...token, paymentData: { version: 'EC_v1' } })],
    ['of another payment', ({ token }) => ({ ...token, transactionIdentifier: 'other' })],
    ['without data', ({ token: { transactionIdentifier } }) => ({ transactionIdentifier, paymentData: 'text' })],
  ])('a token %s is refused', async (_, change) => {
    const payment = await approve();
    expect(await tokenize({ token: change(payment) as Payment['token'] })).toMatchObject({
      status: 422,
      body: { error: { message: 'Payment token is invalid' } },
    });
  });

  test.each([{}, { applePaymentToken: {} }, { applePaymentToken: { paymentData: 5, transactionIdentifier: 'a' } }])(
    'the input %j is refused',
    async (body) => {
      expect((await call('payment_methods/apple_payment_tokens', body)).status).toBe(422);
    },
  );

  test('the gateway refuses a token when the tester chooses it', async () => {
    expect(await tokenize(await approve(REQUEST, '', 'fail'))).toMatchObject({
      status: 422,
      body: { error: { message: 'Payment token was refused' } },
    });
  });

  test('the sheet shows the amount and the cards that the shop accepts, and no others', async () => {
    const shown = await readPage(await start({ ...REQUEST, supportedNetworks: ['visa'] }));
    for (const text of ['Pay with Apple Pay', 'Corner shop', '10.00 USD', 'Visa ending in 1111', 'Test page'])
      expect(shown).toContain(text);
    for (const text of ['Mastercard', 'PayPal', '2503']) expect(shown).not.toContain(text);
    expect(await readPage(await start({ ...REQUEST, supportedNetworks: ['interac'] }))).toContain('nothing you could pay with');
  });

  test('a canceled payment stays canceled, and an approval counts once', async () => {
    const canceled = await start(REQUEST);
    expect(await choose(canceled, 'cancel')).toEqual({ target: opener, message: { tender: 'apple_pay', kind: 'canceled' } });
    expect((await choose(canceled, 'approve')).message.kind).toBe('canceled');
    const approved = await start(REQUEST);
    expect(await choose(approved, 'approve', 'amex_device')).toEqual(await choose(approved, 'approve', 'visa_device'));
  });

  test('the shop receives the contacts that it asks for', async () => {
    const contacts = { requiredBillingContactFields: ['postalAddress', 'name'], requiredShippingContactFields: ['email', 'phone'] };
    expect(await approve({ ...REQUEST, ...contacts })).toMatchObject({
      billingContact: { givenName: 'Ada', familyName: 'Lovelace', postalCode: '60654', countryCode: 'US' },
      shippingContact: { emailAddress: 'ada@example.com', phoneNumber: expect.any(String) },
    });
  });

  test.each([
    ['no request', '', opener],
    ['text', 'pay', opener],
    ['no total', '{"currencyCode":"USD","supportedNetworks":[]}', opener],
    ['no opener', JSON.stringify(REQUEST), 'nowhere'],
  ])('no payment starts with %s', async (_, request, from) => {
    const { status } = await fetch(`${shop.sandbox.url}/apple-pay/start?${new URLSearchParams({ request, opener: from })}`);
    expect(status).toBe(400);
  });

  test.each([
    ['fake-apple-pay-visa-nonce', true, null],
    ['fake-apple-pay-mpan-nonce', false, expect.any(String)],
  ])('%s belongs to a device: %s', async (paymentMethodNonce, isDeviceToken, merchantTokenIdentifier) => {
    expect(await shop.sale({ amount: '10.00', paymentMethodNonce })).toMatchObject({
      transaction: { applePayCard: { isDeviceToken, merchantTokenIdentifier } },
    });
  });
});
