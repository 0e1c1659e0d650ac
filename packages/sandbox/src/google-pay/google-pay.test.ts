import { openShop, type Shop } from '../server-api/testing/shop';
import { callClientApi, readFingerprint } from '../testing/gateway';
import { readReport } from '../testing/three-d-secure';

let shop: Shop;
beforeAll(async () => void (shop = await openShop()));
afterAll(() => shop.close());

const opener = 'https://shop.example';
const transactionInfo = { totalPriceStatus: 'FINAL', totalPrice: '10.00', currencyCode: 'USD' };
const readMerchantId = () => shop.sandbox.context.merchant.id;
const createParameters = () => ({
  gateway: 'braintree',
  'braintree:merchantId': readMerchantId(),
  'braintree:apiVersion': 'v1',
  'braintree:sdkVersion': '3.118.2',
});
const authorizeByFingerprint = () => ({ ...createParameters(), 'braintree:authorizationFingerprint': `google-${readMerchantId()}` });
const NETWORKS = ['VISA', 'MASTERCARD', 'AMEX', 'DISCOVER'];
const createVersion1Request = (parameters: object = authorizeByFingerprint(), changed: object = {}) => ({
  environment: 'TEST',
  allowedPaymentMethods: ['CARD', 'TOKENIZED_CARD'],
  paymentMethodTokenizationParameters: { tokenizationType: 'PAYMENT_GATEWAY', parameters },
  cardRequirements: { allowedCardNetworks: NETWORKS },
  apiVersion: 1,
  transactionInfo,
  ...changed,
});
const createCardMethod = (parameters: object = authorizeByFingerprint(), changed: object = {}) => ({
  type: 'CARD',
  parameters: { allowedAuthMethods: ['PAN_ONLY', 'CRYPTOGRAM_3DS'], allowedCardNetworks: NETWORKS, ...changed },
  tokenizationSpecification: { type: 'PAYMENT_GATEWAY', parameters },
});
const createPayPalMethod = (paypalClientId = `sandbox-client-${readMerchantId()}`) => ({
  type: 'PAYPAL',
  parameters: { purchase_context: {} },
  tokenizationSpecification: { type: 'PAYMENT_GATEWAY', parameters: { ...createParameters(), 'braintree:paypalClientId': paypalClientId } },
});
const createVersion2Request = (methods: object[] = [createCardMethod()], changed: object = {}) => ({
  apiVersion: 2,
  apiVersionMinor: 0,
  allowedPaymentMethods: methods,
  transactionInfo,
  ...changed,
});

async function start(request: object): Promise<string> {
  const query = new URLSearchParams({ request: JSON.stringify(request), opener });
  const { headers } = await fetch(`${shop.sandbox.url}/google-pay/start?${query}`, { redirect: 'manual' });
  return new URL(headers.get('location') ?? '', shop.sandbox.url).href;
}
const readPage = async (page: string) => (await fetch(page)).text();
const choose = async (page: string, choice: string, method = '') =>
  readReport(await (await fetch(page, { method: 'POST', body: new URLSearchParams({ choice, method }) })).text());
interface PaymentData {
  apiVersion: 1 | 2;
  paymentMethodToken: { tokenizationType: string; token: string };
  paymentMethodData: { type: string; tokenizationData: { type: string; token: string } };
}
interface Token {
  androidPayCards: [{ nonce: string }];
  paypalAccounts: [{ nonce: string }];
  error: { message: string };
}
async function pay(request: object, method?: string, choice = 'approve') {
  const report = await choose(await start(request), choice, method);
  expect(report).toMatchObject({ target: opener, message: { tender: 'google_pay', kind: 'approved' } });
  const data = report.message.data as unknown as PaymentData;
  const { token } = data.apiVersion === 2 ? data.paymentMethodData.tokenizationData : data.paymentMethodToken;
  return { data, token: JSON.parse(token) as Token };
}

test.each([
  ['1', () => createVersion1Request()],
  ['2', () => createVersion2Request()],
])('API version %s: the chosen card becomes a nonce that is charged once', async (version, request) => {
  const { data, token } = await pay(request(), 'mastercard');
  expect(token).toEqual({
    androidPayCards: [
      {
        nonce: expect.stringMatching(/^token/),
        type: 'AndroidPayCard',
        description: 'Android Pay',
        consumed: false,
        details: { cardType: 'MasterCard', lastFour: '4444', lastTwo: '44', isNetworkTokenized: false, bin: '555555' },
        binData: expect.objectContaining({ prepaid: 'Unknown' }),
        threeDSecureInfo: null,
      },
    ],
  });
  expect(data).toMatchObject(
    version === '1'
      ? {
          apiVersion: 1,
          cardInfo: { cardNetwork: 'MASTERCARD', cardDetails: '4444' },
          paymentMethodToken: { tokenizationType: 'PAYMENT_GATEWAY' },
        }
      : {
          apiVersion: 2,
          apiVersionMinor: 0,
          paymentMethodData: {
            type: 'CARD',
            description: 'Mastercard •••• 4444',
            info: { cardNetwork: 'MASTERCARD', cardDetails: '4444' },
            tokenizationData: { type: 'PAYMENT_GATEWAY' },
          },
        },
  );
  const sale = { amount: '10.00', paymentMethodNonce: token.androidPayCards[0].nonce, options: { submitForSettlement: true } };
  expect(await shop.sale(sale)).toMatchObject({
    success: true,
    transaction: {
      paymentInstrumentType: 'android_pay_card',
      androidPayCard: {
        sourceCardType: 'MasterCard',
        sourceCardLast4: '4444',
        isNetworkTokenized: false,
        googleTransactionId: expect.any(String),
      },
    },
  });
  expect(await shop.sale(sale)).toMatchObject({ success: false, message: expect.stringContaining('more than once') });
});

test.each([
  ['visa', '1111', false],
  ['amex', '0005', false],
  ['discover', '1117', false],
  ['visa_device', '1111', true],
])('the card %s ends in %s, and is a device number: %s', async (method, lastFour, isNetworkTokenized) => {
  const { token } = await pay(createVersion2Request(), method);
  expect(token.androidPayCards[0]).toMatchObject({ details: { lastFour, isNetworkTokenized } });
});

test('PayPal, chosen in the wallet, becomes a nonce that is charged', async () => {
  const { data, token } = await pay(createVersion2Request([createCardMethod(), createPayPalMethod()]), 'paypal');
  expect(data.paymentMethodData.type).toBe('PAYPAL');
  expect(token.paypalAccounts[0]).toMatchObject({ type: 'PayPalAccount', description: 'PayPal', nonce: expect.any(String) });
  expect(await shop.sale({ amount: '10.00', paymentMethodNonce: token.paypalAccounts[0].nonce })).toMatchObject({
    success: true,
    transaction: { paymentInstrumentType: 'paypal_account', paypalAccount: { payerEmail: 'ada@example.com' } },
  });
});

test('accepts a tokenization key instead of the fingerprint', async () => {
  const key = { ...createParameters(), 'braintree:clientKey': shop.sandbox.tokenizationKey };
  expect((await pay(createVersion1Request(key))).token.androidPayCards[0].nonce).toEqual(expect.any(String));
});

test.each<[string, () => object]>([
  ['another fingerprint', () => createVersion1Request({ ...createParameters(), 'braintree:authorizationFingerprint': 'other' })],
  ['no authorization', () => createVersion1Request(createParameters())],
  ['the key of another merchant', () => createVersion1Request({ ...createParameters(), 'braintree:clientKey': 'sandbox_x_other' })],
  ['another merchant', () => createVersion2Request([createCardMethod({ ...authorizeByFingerprint(), 'braintree:merchantId': 'other' })])],
  [
    'another version of the gateway',
    () => createVersion2Request([createCardMethod({ ...authorizeByFingerprint(), 'braintree:apiVersion': 'v9' })]),
  ],
  ['another PayPal client', () => createVersion2Request([createPayPalMethod('other')])],
])('with %s the token contains an error of the gateway', async (_, request) => {
  expect((await pay(request())).token).toEqual({ error: { message: expect.any(String) } });
});

test('the token contains an error when the tester chooses it, and for a merchant without Google Pay', async () => {
  expect((await pay(createVersion2Request(), 'visa', 'fail')).token).toHaveProperty('error');
  const other = await openShop({ merchant: { androidPay: null } });
  const { sandbox } = shop;
  shop.sandbox = other.sandbox;
  expect((await pay(createVersion2Request())).token).toHaveProperty('error');
  shop.sandbox = sandbox;
  await other.sandbox.stop();
});

test('the page shows the cards that the shop accepts, and no others', async () => {
  const page = await start(
    createVersion2Request(
      [createCardMethod(authorizeByFingerprint(), { allowedAuthMethods: ['PAN_ONLY'], allowedCardNetworks: ['VISA'] })],
      {
        merchantInfo: { merchantName: 'Corner shop' },
      },
    ),
  );
  const shown = await readPage(page);
  for (const text of ['Corner shop', '10.00 USD', 'Visa ending in 1111', 'Visa ending in 2503', 'Test page']) expect(shown).toContain(text);
  for (const text of ['Mastercard', 'PayPal', 'on this device']) expect(shown).not.toContain(text);
  expect(
    await readPage(await start(createVersion2Request([createCardMethod(authorizeByFingerprint(), { allowedCardNetworks: ['INTERAC'] })]))),
  ).toContain('nothing you could pay with');
});

test('a canceled payment stays canceled', async () => {
  const page = await start(createVersion2Request());
  expect(await choose(page, 'cancel')).toEqual({ target: opener, message: { tender: 'google_pay', kind: 'canceled' } });
  expect((await choose(page, 'approve')).message.kind).toBe('canceled');
});

test('an approval pressed twice creates one nonce', async () => {
  const page = await start(createVersion2Request());
  const [first, again] = [await choose(page, 'approve'), await choose(page, 'approve')];
  expect(again).toEqual(first);
});

test('the shop receives the addresses and the e-mail address that it asks for', async () => {
  const contactOptions = { emailRequired: true, shippingAddressRequired: true };
  const address = { name: 'Ada Lovelace', countryCode: 'US', postalCode: '60654' };
  const billingOptions = { billingAddressRequired: true, billingAddressParameters: { phoneNumberRequired: true } };
  expect(
    (await pay(createVersion2Request([createCardMethod(authorizeByFingerprint(), billingOptions)], contactOptions))).data,
  ).toMatchObject({
    email: 'ada@example.com',
    shippingAddress: address,
    paymentMethodData: { info: { billingAddress: { ...address, phoneNumber: expect.any(String) } } },
  });
  const cardRequirements = { allowedCardNetworks: NETWORKS, billingAddressRequired: true };
  expect((await pay(createVersion1Request(authorizeByFingerprint(), { ...contactOptions, cardRequirements }))).data).toMatchObject({
    email: 'ada@example.com',
    shippingAddress: address,
    cardInfo: { billingAddress: address },
  });
  expect((await pay(createVersion2Request())).data).not.toHaveProperty('email');
});

test('3D Secure authenticates a card number of the wallet, and refuses a device number', async () => {
  const authorizationFingerprint = readFingerprint(shop.sandbox.createClientToken());
  const lookUp = (nonce: string) =>
    callClientApi(shop.sandbox, 'POST', `payment_methods/${nonce}/three_d_secure/lookup`, { authorizationFingerprint, amount: '10.00' });
  const cardNonce = (await pay(createVersion2Request(), 'visa_challenge')).token.androidPayCards[0].nonce;
  expect(await lookUp(cardNonce)).toMatchObject({
    status: 201,
    body: {
      paymentMethod: { type: 'AndroidPayCard', threeDSecureInfo: { status: 'challenge_required' } },
      lookup: { acsUrl: expect.any(String) },
    },
  });
  const deviceNonce = (await pay(createVersion2Request(), 'visa_device')).token.androidPayCards[0].nonce;
  expect(await lookUp(deviceNonce)).toMatchObject({ status: 422, body: { fieldErrors: [{ code: '94503' }] } });
});

test.each([
  ['no request', '', opener],
  ['text', 'pay', opener],
  ['no methods', '{"apiVersion":2}', opener],
  ['no opener', JSON.stringify({ apiVersion: 2, allowedPaymentMethods: [{ type: 'CARD' }] }), 'nowhere'],
])('no payment starts with %s', async (_, request, from) => {
  const { status } = await fetch(`${shop.sandbox.url}/google-pay/start?${new URLSearchParams({ request, opener: from })}`);
  expect(status).toBe(400);
});
