import { callClientApi, readFingerprint } from '../../fixtures/gateway';
import { openGooglePayShop, type GooglePayShop } from '../../fixtures/google-pay-shop';
import { NETWORKS } from '../../fixtures/requests';
import { openShop } from '../../fixtures/shop';

let shop: GooglePayShop;
beforeAll(async () => void (shop = await openGooglePayShop()));
afterAll(() => shop.close());

test.each([
  ['1', () => shop.createVersion1Request()],
  ['2', () => shop.createVersion2Request()],
])('API version %s: the chosen card becomes a nonce that is charged once', async (version, request) => {
  const { data, token } = await shop.pay(request(), 'mastercard');
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
  const { token } = await shop.pay(shop.createVersion2Request(), method);
  expect(token.androidPayCards[0]).toMatchObject({ details: { lastFour, isNetworkTokenized } });
});

test('PayPal, chosen in the wallet, becomes a nonce that is charged', async () => {
  const { data, token } = await shop.pay(shop.createVersion2Request([shop.createCardMethod(), shop.createPayPalMethod()]), 'paypal');
  expect(data.paymentMethodData.type).toBe('PAYPAL');
  expect(token.paypalAccounts[0]).toMatchObject({ type: 'PayPalAccount', description: 'PayPal', nonce: expect.any(String) });
  expect(await shop.sale({ amount: '10.00', paymentMethodNonce: token.paypalAccounts[0].nonce })).toMatchObject({
    success: true,
    transaction: { paymentInstrumentType: 'paypal_account', paypalAccount: { payerEmail: 'ada@example.com' } },
  });
});

test('accepts a tokenization key instead of the fingerprint', async () => {
  const key = { ...shop.createParameters(), 'braintree:clientKey': shop.sandbox.tokenizationKey };
  expect((await shop.pay(shop.createVersion1Request(key))).token.androidPayCards[0].nonce).toEqual(expect.any(String));
});

test.each<[string, () => object]>([
  ['another fingerprint', () => shop.createVersion1Request({ ...shop.createParameters(), 'braintree:authorizationFingerprint': 'other' })],
  ['no authorization', () => shop.createVersion1Request(shop.createParameters())],
  [
    'the key of another merchant',
    () => shop.createVersion1Request({ ...shop.createParameters(), 'braintree:clientKey': 'sandbox_x_other' }),
  ],
  [
    'another merchant',
    () => shop.createVersion2Request([shop.createCardMethod({ ...shop.authorizeByFingerprint(), 'braintree:merchantId': 'other' })]),
  ],
  [
    'another version of the gateway',
    () => shop.createVersion2Request([shop.createCardMethod({ ...shop.authorizeByFingerprint(), 'braintree:apiVersion': 'v9' })]),
  ],
  ['another PayPal client', () => shop.createVersion2Request([shop.createPayPalMethod('other')])],
])('with %s the token contains an error of the gateway', async (_, request) => {
  expect((await shop.pay(request())).token).toEqual({ error: { message: expect.any(String) } });
});

test('the token contains an error when the tester chooses it, and for a merchant without Google Pay', async () => {
  expect((await shop.pay(shop.createVersion2Request(), 'visa', 'fail')).token).toHaveProperty('error');
  const other = await openShop({ merchant: { androidPay: null } });
  const { sandbox } = shop;
  shop.sandbox = other.sandbox;
  expect((await shop.pay(shop.createVersion2Request())).token).toHaveProperty('error');
  shop.sandbox = sandbox;
  await other.sandbox.stop();
});

test('the shop receives the addresses and the e-mail address that it asks for', async () => {
  const contactOptions = { emailRequired: true, shippingAddressRequired: true };
  const address = { name: 'Ada Lovelace', countryCode: 'US', postalCode: '60654' };
  const billingOptions = { billingAddressRequired: true, billingAddressParameters: { phoneNumberRequired: true } };
  expect(
    (await shop.pay(shop.createVersion2Request([shop.createCardMethod(shop.authorizeByFingerprint(), billingOptions)], contactOptions)))
      .data,
  ).toMatchObject({
    email: 'ada@example.com',
    shippingAddress: address,
    paymentMethodData: { info: { billingAddress: { ...address, phoneNumber: expect.any(String) } } },
  });
  const cardRequirements = { allowedCardNetworks: NETWORKS, billingAddressRequired: true };
  expect(
    (await shop.pay(shop.createVersion1Request(shop.authorizeByFingerprint(), { ...contactOptions, cardRequirements }))).data,
  ).toMatchObject({
    email: 'ada@example.com',
    shippingAddress: address,
    cardInfo: { billingAddress: address },
  });
  expect((await shop.pay(shop.createVersion2Request())).data).not.toHaveProperty('email');
});

test('3D Secure authenticates a card number of the wallet, and refuses a device number', async () => {
  const authorizationFingerprint = readFingerprint(await shop.sandbox.createClientToken());
  const lookUp = (nonce: string) =>
    callClientApi(shop.sandbox, 'POST', `payment_methods/${nonce}/three_d_secure/lookup`, { authorizationFingerprint, amount: '10.00' });
  const cardNonce = (await shop.pay(shop.createVersion2Request(), 'visa_challenge')).token.androidPayCards[0].nonce;
  expect(await lookUp(cardNonce)).toMatchObject({
    status: 201,
    body: {
      paymentMethod: { type: 'AndroidPayCard', threeDSecureInfo: { status: 'challenge_required' } },
      lookup: { acsUrl: expect.any(String) },
    },
  });
  const deviceNonce = (await shop.pay(shop.createVersion2Request(), 'visa_device')).token.androidPayCards[0].nonce;
  expect(await lookUp(deviceNonce)).toMatchObject({ status: 422, body: { fieldErrors: [{ code: '94503' }] } });
});
