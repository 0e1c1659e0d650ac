import { connectGateway, VISA } from '../../fixtures/shop';
import { startShop, type OwnShop } from '../../fixtures/start-shop';
import { signWebhook, respondToChallenge } from '../../payments/webhooks/sign-webhook';

let shop: OwnShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const base = () => `${shop.sandbox.url}/merchants/${shop.sandbox.merchantId}`;
const createAuthorization = () => {
  const { publicKey, privateKey } = shop.sandbox;
  return `Basic ${Buffer.from(`${publicKey}:${privateKey}`).toString('base64')}`;
};
const post = (path: string, type: string, body: string) =>
  fetch(`${base()}/${path}`, { method: 'POST', headers: { Authorization: createAuthorization(), 'Content-Type': type }, body });

test.each([
  ['public key', { publicKey: 'other' }],
  ['private key', { privateKey: 'other' }],
  ['merchant', { merchantId: 'other' }],
])('responds with 401 to an unknown %s', async (_, keys) => {
  const gateway = connectGateway(shop.sandbox, keys);
  await expect(gateway['transaction']!['find']!('x')).rejects.toMatchObject({ type: 'authenticationError' });
});

test('responds with 403 to the tokenization key of a page', async () => {
  const status = async (bearer: string) =>
    (await fetch(`${base()}/transactions/x`, { headers: { Authorization: `Bearer ${bearer}` } })).status;
  expect([await status(shop.sandbox.tokenizationKey), await status('other')]).toEqual([403, 401]);
});

test('responds with 404 for an unknown object', async () => {
  await expect(shop.gateway['transaction']!['find']!('nothing')).rejects.toMatchObject({ type: 'notFoundError' });
  await expect(shop.gateway['customer']!['find']!('nothing')).rejects.toMatchObject({ type: 'notFoundError' });
});

test('responds with 400 to a body that cannot be read', async () => {
  expect((await post('transactions', 'application/json', '{')).status).toBe(400);
  expect((await post('transactions', 'application/xml', '<transaction>')).status).toBe(400);
  expect((await post('transactions', 'application/xml', '<a>'.repeat(50_000) + '</a>'.repeat(50_000))).status).toBe(400);
  expect((await post('transactions', 'application/json', '{"a":'.repeat(50_000) + '1' + '}'.repeat(50_000))).status).toBe(400);
});

test('responds in XML to a request in XML', async () => {
  const response = await post(
    'transactions',
    'application/xml',
    `<?xml version="1.0"?><transaction><type>sale</type><amount>10.00</amount><payment-method-nonce>fake-valid-nonce</payment-method-nonce>
     <order-id>a &amp; b</order-id><options><submit-for-settlement type="boolean">true</submit-for-settlement></options>
     <line-items type="array"><item><name>Mug</name><kind>debit</kind><quantity>1</quantity><unit-amount>10</unit-amount><total-amount>10</total-amount></item></line-items></transaction>`,
  );
  expect(response.status).toBe(201);
  expect(response.headers.get('content-type')).toContain('application/xml');
  const xml = await response.text();
  expect(xml).toContain('<status>submitted_for_settlement</status>');
  expect(xml).toContain('<order-id>a &amp; b</order-id>');
  expect(xml).toContain('<three-d-secure-info nil="true"/>');
  expect(xml).toContain('<disputes type="array"/>');
  expect(xml).toMatch(/<created-at type="datetime">\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ<\/created-at>/);
  expect(xml).toContain('<last-4>1111</last-4>');
});

test('a refusal repeats the request without card data', async () => {
  const card = { number: VISA.number, cvv: '123', expiration_date: '12/2030' };
  const response = await post(
    'transactions',
    'application/json',
    JSON.stringify({ transaction: { type: 'sale', amount: 'x', credit_card: card } }),
  );
  const xml = await response.text();
  expect(xml).toContain('<params><transaction><type>sale</type><amount>x</amount>');
  expect(xml).not.toContain(VISA.number);
  expect(xml).not.toContain('<cvv>');
});

describe('client token', () => {
  const generate = (request: object) => shop.gateway['clientToken']!['generate']!(request);
  const readErrorCode = async (clientToken: object) => {
    const response = await post('client_token', 'application/json', JSON.stringify({ client_token: clientToken }));
    return /<code>(\d+)/.exec(await response.text())?.[1];
  };

  test.each([
    [undefined, 2],
    [1, 1],
    [2, 2],
    [3, 3],
  ])('requested as version %s has version %s', async (requested, version) => {
    const { clientToken } = await generate(requested === undefined ? {} : { version: requested });
    const json = requested === 1 ? clientToken : Buffer.from(clientToken, 'base64').toString();
    expect(JSON.parse(json)).toMatchObject({
      version,
      environment: 'development',
      authorizationFingerprint: expect.stringContaining('|') as string,
    });
  });

  test('for a customer names the merchant account and the options', async () => {
    await shop.gateway['customer']!['create']!({ id: 'token-holder' });
    const { clientToken } = await generate({ customerId: 'token-holder', merchantAccountId: 'sandbox_eur', options: { verifyCard: true } });
    const json = Buffer.from(clientToken, 'base64').toString();
    expect(JSON.parse(json)).toMatchObject({ hasCustomer: true, merchantAccountId: 'sandbox_eur' });
    expect(json).toContain('verify_card=true');
  });

  test.each([
    ['92801', { options: { make_default: true } }],
    ['92802', { options: { verify_card: true } }],
    ['92803', { options: { fail_on_duplicate_payment_method: true } }],
    ['92805', { options: { fail_on_duplicate_payment_method_for_customer: true } }],
    ['92804', { customer_id: 'nobody' }],
    ['92806', { version: 4 }],
    ['92807', { merchant_account_id: 'nowhere' }],
    ['92810', { domains: ['a.com', 'b.com', 'c.com', 'd.com', 'e.com', 'f.com'] }],
    ['92011', { domains: ['not a domain'] }],
  ])('is refused with error %s', async (code, request) => {
    expect(await readErrorCode(request)).toBe(code);
  });
});

test('the SDK accepts a webhook, and refuses one that was altered', async () => {
  const { context } = shop.sandbox;
  const parse = (signature: string, payload: string) => shop.gateway['webhookNotification']!['parse']!(signature, payload);
  const { bt_signature: signature, bt_payload: payload } = signWebhook(context, 'transaction_settled', {
    transaction: { id: 'abc', amount: '1.00' },
  });
  expect(await parse(signature, payload)).toMatchObject({ kind: 'transaction_settled', transaction: { id: 'abc', amount: '1.00' } });
  await expect(parse(signature, Buffer.from('<notification/>').toString('base64'))).rejects.toMatchObject({
    type: 'invalidSignatureError',
  });
  const challenge = '20f9f8ed05f77439fe955c977e4c8a53';
  expect(respondToChallenge(context, challenge)).toBe(shop.gateway['webhookNotification']!['verify']!(challenge));
});

test('finds a merchant account by its id', async () => {
  const find = (id: string) => shop.gateway['merchantAccount']!['find']!(id);
  expect(await find('sandbox_eur')).toMatchObject({ id: 'sandbox_eur', currencyIsoCode: 'EUR', status: 'active' });
  expect(await find('suspended_account')).toMatchObject({ status: 'suspended' });
  await expect(find('nowhere')).rejects.toMatchObject({ type: 'notFoundError' });
});
