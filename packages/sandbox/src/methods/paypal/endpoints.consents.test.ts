import { callInFormat, FORMATS } from '../../fixtures/call-in-format';
import { callClientApi } from '../../fixtures/gateway';
import { openShop, type Shop } from '../../fixtures/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const BOTH = { consentCode: 'consent', accessToken: 'token' };

describe.each(FORMATS)('in %s', (format) => {
  const post = (path: string, root: string, fields: Record<string, string>) => callInFormat(shop, format, `POST ${path}`, root, fields);

  test.each([
    ['82901', {}],
    ['82901', { options: { validate: false } }],
    ['82903', BOTH],
    ['82903', { ...BOTH, options: { validate: false } }],
  ])('the server can neither vault nor charge a consent with the problem %s: %j', async (code, account) => {
    // Without a consent, the account is for one payment, too.
    const codes = code === '82901' ? ['82902', code] : [code];
    const paymentMethodNonce = await shop.tokenizePayPal(account);
    const customerId = (await shop.gateway['customer']!['create']!({ firstName: 'Ada' })).customer.id;
    const vaulted = await post('payment_methods', 'paymentMethod', { customerId, paymentMethodNonce });
    expect(vaulted).toMatchObject({ status: 422, errors: codes.map((each) => `${each} paypalAccount.base`) });
    const created = await post('customers', 'customer', { paymentMethodNonce });
    expect(created).toMatchObject({ status: 422, errors: codes.map((each) => `${each} customer.paypalAccount.base`) });
    const charged = await post('transactions', 'transaction', { type: 'sale', amount: '10.00', paymentMethodNonce });
    expect(charged).toMatchObject({ status: 422, errors: [`${code} transaction.paypalAccount.base`] });
    expect(await shop.gateway['customer']!['find']!(customerId)).toMatchObject({ paymentMethods: [] });
  });

  test('an account needs a customer in the vault', async () => {
    const useless = await shop.tokenizePayPal({});
    const vault = async (fields: Record<string, string>) => (await post('payment_methods', 'paymentMethod', fields)).errors;
    expect(await vault({ paymentMethodNonce: useless })).toEqual([
      '82902 paypalAccount.base',
      '82901 paypalAccount.base',
      '82905 paypalAccount.customer_id',
    ]);
    const paymentMethodNonce = await shop.tokenizePayPal({ consentCode: 'consent' });
    expect(await vault({ paymentMethodNonce })).toEqual(['82905 paypalAccount.customer_id']);
    expect(await vault({ paymentMethodNonce, customerId: 'nobody' })).toEqual(['93105 paymentMethod.customer_id']);
  });
});

describe('a page', () => {
  async function tokenize(account?: object) {
    const token = JSON.parse(Buffer.from(await shop.sandbox.createClientToken(), 'base64').toString('utf8')) as {
      authorizationFingerprint: string;
    };
    const { authorizationFingerprint } = token;
    const { status, body } = await callClientApi(shop.sandbox, 'POST', 'payment_methods/paypal_accounts', {
      authorizationFingerprint,
      ...(account && { paypalAccount: account }),
    });
    return { status, body };
  }

  test('gets a nonce for every consent that it does not validate', async () => {
    expect(await tokenize({})).toMatchObject({ status: 202, body: { paypalAccounts: [{ type: 'PayPalAccount' }] } });
    expect(await tokenize({ ...BOTH, options: { validate: false } })).toMatchObject({ status: 202 });
  });

  test.each([
    ['82901', { options: { validate: true } }],
    ['82903', { ...BOTH, options: { validate: true } }],
    ['82901', undefined],
  ])('is refused with %s for %j', async (code, account) => {
    expect(await tokenize(account)).toMatchObject({
      status: 422,
      body: { fieldErrors: [{ field: 'paypalAccount', fieldErrors: [{ field: 'base', code }] }] },
    });
  });
});
