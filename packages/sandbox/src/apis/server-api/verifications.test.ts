import { textAt, valueAt } from '../../core/text-at';
import { type XmlFields } from '../../core/xml/write-xml';
import { callInFormat, FORMATS } from '../../fixtures/call-in-format';
import { openShop, VISA, type Shop } from '../../fixtures/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const PASS_THRU = { eciFlag: '05', cavv: 'c', threeDSecureVersion: '2.1.0' };
const passThru = (more: XmlFields) => ({ creditCard: VISA, threeDSecurePassThru: { ...PASS_THRU, ...more } });

describe.each(FORMATS)('in %s', (format) => {
  const call = (request: string, root?: string, fields?: XmlFields) => callInFormat(shop, format, request, root, fields);
  const verify = (fields: XmlFields) => call('POST verifications', 'verification', fields);

  test('verifies the card of a nonce, which is spent', async () => {
    const paymentMethodNonce = await shop.tokenize(VISA);
    expect(await verify({ paymentMethodNonce })).toMatchObject({
      status: 201,
      body: { status: 'verified', creditCard: { last4: '1111' } },
    });
    expect((await call(`GET payment_method_nonces/${paymentMethodNonce}`)).body).toMatchObject({ consumed: true });
  });

  test('takes an authentication by another provider, and a documented one', async () => {
    expect((await verify(passThru({}))).status).toBe(201);
    const threeDSecureAuthenticationId = 'fake-three-d-secure-visa-full-authentication-id';
    expect((await verify({ creditCard: VISA, threeDSecureAuthenticationId })).status).toBe(201);
  });

  test.each<[string, XmlFields]>([
    ['942113 verification.eci_flag', passThru({ eciFlag: '' })],
    ['942114 verification.eci_flag', passThru({ eciFlag: 'bad' })],
    ['942116 verification.cavv', passThru({ cavv: '' })],
    ['942117 verification.three_d_secure_version', passThru({ threeDSecureVersion: '' })],
    ['942119 verification.three_d_secure_version', passThru({ threeDSecureVersion: 'two' })],
    ['942120 verification.authentication_response', passThru({ authenticationResponse: 'asdf' })],
    ['942121 verification.directory_response', passThru({ directoryResponse: 'abc' })],
    ['942122 verification.cavv_algorithm', passThru({ cavvAlgorithm: 'bad_alg' })],
    ['942128 verification.network', passThru({ network: 'other' })],
    ['942139 verification.network', passThru({ network: 'mastercard' })],
    ['942196 verification.three_d_secure_authentication_id', { creditCard: VISA, threeDSecureAuthenticationId: 'unknown' }],
    ['942199 verification.three_d_secure_authentication_id', { ...passThru({}), threeDSecureAuthenticationId: 'unknown' }],
    ['94701 verification.riskData.customer_browser', { creditCard: VISA, riskData: { customerBrowser: 'x'.repeat(256) } }],
    ['93108 verification.payment_method_nonce', { paymentMethodNonce: 'unknown' }],
    ['93102 verification.payment_method_nonce', { paymentMethodNonce: 'fake-paypal-future-nonce' }],
    ['94205 verification.options.merchant_account_id', { creditCard: VISA, options: { merchantAccountId: 'suspended_account' } }],
    ['94203 verification.options.amount', { creditCard: VISA, options: { merchantAccountId: 'card_processor_brl', amount: '0.01' } }],
    ['91708 verification.creditCard.expiration_date', { creditCard: { ...VISA, expirationYear: '2030' } }],
  ])('refuses with %s', async (error, fields) => {
    expect(await verify(fields)).toMatchObject({ status: 422, errors: [error] });
  });

  test('names the account type of the request, which only a Brazilian account distinguishes', async () => {
    const verifyAs = (accountType: string, merchantAccountId: string) =>
      verify({ creditCard: VISA, options: { accountType, merchantAccountId } });
    expect((await verifyAs('credit', 'shop_brl')).body).toMatchObject({ creditCard: { accountType: 'credit' } });
    expect((await verifyAs('debit', 'shop_brl')).body).toMatchObject({ creditCard: { accountType: 'debit' } });
    expect((await verifyAs('credit', 'sandbox_usd')).errors).toEqual(['942185 verification.options.account_type']);
    expect((await verify({ creditCard: VISA })).body).toMatchObject({ creditCard: { accountType: null } });
  });

  test("the bank compares the holder's names where it is asked to and they are sent", async () => {
    const billingAddress = { firstName: 'Ada', postalCode: '60622' };
    const check = async (creditCard: XmlFields, options: XmlFields) => (await verify({ creditCard, options })).body;
    const unsent = {
      aniFirstNameResponseCode: 'I',
      aniLastNameResponseCode: 'I',
      networkTransactionId: expect.stringMatching(/^\d{15}$/) as string,
    };
    expect(await check({ ...VISA, billingAddress }, {})).toMatchObject(unsent);
    expect(await check(VISA, { accountInformationInquiry: 'send_data' })).toMatchObject(unsent);
    const asked = await check({ ...VISA, billingAddress }, { accountInformationInquiry: 'send_data' });
    expect(asked).toMatchObject({ aniFirstNameResponseCode: 'M', aniLastNameResponseCode: 'I' });
  });

  test.each(['create_nonce/sandbox_usd creditCard', 'create_verification/sandbox_usd threeDSecureVerification'])(
    'takes the id of an authentication by %s, for its card',
    async (request) => {
      const [path = '', root = ''] = request.split(' ');
      const card = { number: '4111111111111111', expirationMonth: '12', expirationYear: '2030' };
      const { body } = await call(`POST three_d_secure/${path}`, root, card);
      const id = textAt(body, 'threeDSecureAuthenticationId') ?? textAt(body, 'threeDSecureInfo', 'threeDSecureAuthenticationId');
      expect((await verify({ creditCard: card, threeDSecureAuthenticationId: id })).status).toBe(201);
      const other = { ...card, number: '5555555555554444' };
      expect((await verify({ creditCard: other, threeDSecureAuthenticationId: id })).errors).toEqual([
        '942197 verification.three_d_secure_authentication_id',
      ]);
    },
  );

  test('says what a version of 3D Secure consists of', async () => {
    expect((await verify(passThru({ threeDSecureVersion: 'two' }))).body).toMatchObject({
      message: 'The version of 3D Secure authentication must be composed only of digits and separated by periods (e.g. `1.0.2`).',
    });
  });

  test('the token of an authentication without a page is valid for its card', async () => {
    const card = { number: '4000000000000002', expirationMonth: '05', expirationYear: '2030' };
    const created = await call('POST three_d_secure/create_verification/sandbox_usd', 'threeDSecureVerification', card);
    const threeDSecureToken = String(valueAt(created.body, 'threeDSecureToken'));
    const sell = (creditCard: XmlFields) =>
      call('POST transactions', 'transaction', { type: 'sale', amount: '10.00', creditCard, threeDSecureToken });
    expect(await sell(card)).toMatchObject({ status: 201, body: { threeDSecureInfo: { liabilityShifted: true } } });
    expect((await sell({ ...card, expirationYear: '2031' })).errors).toEqual(['91570 transaction.three_d_secure_token']);
    expect((await call('POST three_d_secure/create_verification/nowhere', 'threeDSecureVerification', card)).status).toBe(404);
  });

  test('a card that is authenticated without a page has a nonce, which pays with 3D Secure once', async () => {
    const card = { number: '4111111111111111', expirationMonth: '12', expirationYear: '2030' };
    const created = await call('POST three_d_secure/create_nonce/sandbox_usd', 'creditCard', card);
    const info = { status: 'authenticate_successful', enrolled: 'Y', liabilityShifted: true, liabilityShiftPossible: true };
    expect(created).toMatchObject({ status: 201, body: { type: 'CreditCard', consumed: false, threeDSecureInfo: info } });
    const paymentMethodNonce = String(valueAt(created.body, 'nonce'));
    const found = await shop.gateway['paymentMethodNonce']!['find']!(paymentMethodNonce);
    expect(found).toMatchObject({ nonce: paymentMethodNonce, threeDSecureInfo: info, details: { bin: '411111' } });
    const sale = { type: 'sale', amount: '10.00', paymentMethodNonce, options: { threeDSecure: { required: true } } };
    expect(await call('POST transactions', 'transaction', sale)).toMatchObject({ status: 201, body: { threeDSecureInfo: info } });
    expect((await call('POST transactions', 'transaction', sale)).errors).toEqual(['91564 transaction.payment_method_nonce']);
    expect((await call('POST three_d_secure/create_nonce/nowhere', 'creditCard', card)).status).toBe(404);
    const invalid = await call('POST three_d_secure/create_nonce/sandbox_usd', 'creditCard', { ...card, number: '4111111111111112' });
    expect(invalid).toMatchObject({ status: 422, errors: ['81715 creditCard.number'] });
  });
});
