import { valueAt } from '../../core/text-at';
import { FAKE_ORDER, openShop, readCodes, type Shop } from '../../fixtures/shop';

// The helpers of the provider's server SDKs make nonces by forms, with the format in the path.

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const gateway = (group: string, name: string, ...args: unknown[]) => shop.gateway[group]![name]!(...args);
const createCustomer = async () => (await gateway('customer', 'create', { firstName: 'Ada' })).customer.id;
const decode = (token: string) => JSON.parse(Buffer.from(token, 'base64').toString('utf8')) as Record<string, unknown>;
const generateToken = async (request: object = {}) => decode((await gateway('clientToken', 'generate', request)).clientToken);

interface Form {
  [name: string]: string;
}

async function call(method: 'GET' | 'POST', path: string, token: Record<string, unknown>, form: Form = {}) {
  const fields = new URLSearchParams({
    authorizationFingerprint: String(token['authorizationFingerprint']),
    sharedCustomerIdentifier: 'shopper',
    sharedCustomerIdentifierType: 'testing',
    ...form,
  });
  const url = `${shop.sandbox.url}/merchants/${shop.sandbox.merchantId}/client_api/v1/${path}`;
  const response = method === 'GET' ? await fetch(`${url}?${fields.toString()}`) : await fetch(url, { method, body: fields });
  return { status: response.status, body: (await response.json()) as unknown };
}

const createCard = (number = '4111111111111111'): Form => ({
  'credit_card[number]': number,
  'credit_card[expiration_month]': '11',
  'credit_card[expiration_year]': '2099',
});
const addCard = (token: Record<string, unknown>, form: Form = createCard()) =>
  call('POST', 'payment_methods/credit_cards.json', token, form);
const addAccount = (token: Record<string, unknown>, account: Form) =>
  call(
    'POST',
    'payment_methods/paypal_accounts.json',
    token,
    Object.fromEntries(Object.entries(account).map(([name, value]) => [`paypal_account[${name}]`, value])),
  );

test('vaults a card with the token of a customer, and its nonce leads to the card once', async () => {
  const customerId = await createCustomer();
  const token = await generateToken({ customerId });
  expect(await addCard(token)).toMatchObject({ status: 201, body: { creditCards: [{ details: { lastFour: '1111' } }] } });
  const { body } = await call('GET', 'payment_methods.json', token);
  const nonce = valueAt((valueAt(body, 'paymentMethods') as unknown[])[0], 'nonce');
  expect(await gateway('creditCard', 'fromNonce', nonce)).toMatchObject({ customerId });
  await expect(gateway('creditCard', 'fromNonce', nonce)).rejects.toMatchObject({ type: 'notFoundError' });
});

test('a card is validated without being stored, and the bank is asked only when the token or the page wants it', async () => {
  const declined = createCard('4000111111111115');
  expect(await addCard(await generateToken(), declined)).toMatchObject({ status: 201, body: { creditCards: [{ consumed: false }] } });
  const customerId = await createCustomer();
  expect(await addCard(await generateToken({ customerId }), declined)).toMatchObject({ status: 201 });
  const verifying = await generateToken({ customerId, options: { verifyCard: true } });
  expect(await addCard(verifying, declined)).toMatchObject({ status: 422, body: { error: { message: 'Do Not Honor' } } });
  expect(await addCard(await generateToken(), { ...declined, 'credit_card[options][validate]': 'true' })).toMatchObject({ status: 422 });
});

test('refuses a duplicate and makes a default, as the token says', async () => {
  const customerId = await createCustomer();
  const options = { failOnDuplicatePaymentMethodForCustomer: true, makeDefault: true };
  const token = await generateToken({ customerId, options });
  expect((await addCard(token)).status).toBe(201);
  expect((await addCard(token)).status).toBe(422);
  expect((await addCard(token, createCard('5555555555554444'))).status).toBe(201);
  const { creditCards } = await gateway('customer', 'find', customerId);
  expect((creditCards as { last4: string; default: boolean }[]).find((card) => card.default)?.last4).toBe('4444');
});

test('a consent becomes an account that can be vaulted under its own token', async () => {
  const { status, body } = await addAccount(await generateToken(), { consent_code: 'consent', token: 'adas-account' });
  expect(status).toBe(202);
  const nonce = valueAt((valueAt(body, 'paypalAccounts') as unknown[])[0], 'nonce');
  const customerId = await createCustomer();
  const { paymentMethod } = await gateway('paymentMethod', 'create', { customerId, paymentMethodNonce: nonce });
  expect(paymentMethod).toMatchObject({ token: 'adas-account', customerId, email: 'jane.doe@example.com', revokedAt: null });
  const again = await shop.tokenizePayPal({ consentCode: 'consent', token: 'adas-account' });
  expect(readCodes(await gateway('paymentMethod', 'create', { customerId, paymentMethodNonce: again }))).toEqual(['92906']);
});

test('vaults a consent with the token of a customer', async () => {
  const customerId = await createCustomer();
  expect((await addAccount(await generateToken({ customerId }), { consent_code: 'consent' })).status).toBe(201);
  expect(await gateway('customer', 'find', customerId)).toMatchObject({ paypalAccounts: [{ email: 'jane.doe@example.com' }] });
});

test.each([
  ['82901', {}],
  ['82902', { access_token: 'token' }],
  ['82903', { access_token: 'token', consent_code: 'consent' }],
])('refuses a PayPal account with %s', async (code, account) => {
  const token = await generateToken({ customerId: await createCustomer() });
  expect(await addAccount(token, account as Form)).toMatchObject({
    status: 422,
    body: { fieldErrors: [{ field: 'paypalAccount', fieldErrors: [{ field: 'base', code }] }] },
  });
});

test('names with dashes mean the same as names with underscores', async () => {
  const account = { intent: 'order', 'payment-token': 'fake-paypal-payment-token', 'payer-id': 'a-payer' };
  const paymentMethodNonce = await shop.tokenizePayPal(account);
  const { paymentMethod } = await gateway('paymentMethod', 'create', { customerId: await createCustomer(), paymentMethodNonce });
  expect(paymentMethod).toMatchObject({ payerId: 'a-payer' });
  const form = { 'credit-card[number]': '4111111111111111', 'credit-card[expiration-date]': '11/2099' };
  expect(await addCard(await generateToken(), form)).toMatchObject({
    status: 201,
    body: { creditCards: [{ details: { lastTwo: '11' } }] },
  });
});

test('a card that is shared with other merchants is stored, but not in the vault of this one', async () => {
  const token = await generateToken();
  const { status, body } = await addCard(token, { ...createCard(), share: 'true' });
  expect(status).toBe(201);
  const nonce = valueAt((valueAt(body, 'creditCards') as unknown[])[0], 'nonce');
  await expect(gateway('creditCard', 'fromNonce', nonce)).rejects.toMatchObject({ type: 'notFoundError' });
  expect((await addCard(token, { ...createCard(), share: 'false' })).status).toBe(201);
  expect((await addCard(token, { ...createCard(), share: 'true', 'credit_card[options][validate]': 'false' })).status).toBe(202);
});

test.each([FAKE_ORDER, { ...FAKE_ORDER, paymentToken: 'paypal-payment-token' }])(
  'the order %j is vaulted with its payer',
  async (order) => {
    const paymentMethodNonce = await shop.tokenizePayPal(order);
    const { paymentMethod } = await gateway('paymentMethod', 'create', { customerId: await createCustomer(), paymentMethodNonce });
    expect(paymentMethod).toMatchObject({ payerId: 'fake-paypal-payer-id', email: 'bt_buyer_us@paypal.com' });
  },
);

test('access for one payment is not vaulted', async () => {
  const customerId = await createCustomer();
  const oneTime = await shop.tokenizePayPal({ accessToken: 'token' });
  expect(readCodes(await gateway('paymentMethod', 'create', { customerId, paymentMethodNonce: oneTime }))).toEqual(['82902']);
});

describe('bank accounts, with the access token of a client token', () => {
  const owner = { accountType: 'CHECKING', individualOwner: { firstName: 'Ada', lastName: 'Lovelace' }, achMandate: 'Yes' };
  const billingAddress = { streetAddress: '1 Main Street', city: 'Chicago', state: 'IL', zipCode: '60654' };
  async function tokenize(mutation: string, name: string, fields: object) {
    const api = (await generateToken())['braintree_api'] as { url: string; access_token: string };
    const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`;
    const response = await fetch(`${api.url}/graphql`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Braintree-Version': '2016-10-07', Authorization: `Bearer ${api.access_token}` },
      body: JSON.stringify({
        query: `mutation Tokenize($input: ${type}!) { ${mutation}(input: $input) { paymentMethod { id } } }`,
        variables: { input: { [name]: { ...owner, billingAddress, ...fields } } },
      }),
    });
    return valueAt(await response.json(), 'data', mutation, 'paymentMethod', 'id');
  }
  const vault = async (paymentMethodNonce: unknown) =>
    (await gateway('paymentMethod', 'create', { customerId: await createCustomer(), paymentMethodNonce })).paymentMethod;

  test('an account is verified by an independent check, and names its bank', async () => {
    const nonce = await tokenize('tokenizeUsBankAccount', 'usBankAccount', { accountNumber: '567891234', routingNumber: '021000021' });
    expect(await vault(nonce)).toMatchObject({
      last4: '1234',
      bankName: 'JPMORGAN CHASE',
      accountHolderName: 'Ada Lovelace',
      verified: true,
      verifications: [{ verificationMethod: 'independent_check', status: 'verified' }],
    });
  });

  test('the public token of tests is a login at a bank', async () => {
    const nonce = await tokenize('tokenizeUsBankLogin', 'usBankLogin', { publicToken: 'good', accountId: 'plaid_account_id' });
    expect(await vault(nonce)).toMatchObject({ last4: '0000', routingNumber: '011000015', bankName: 'FEDERAL RESERVE BANK' });
  });
});
