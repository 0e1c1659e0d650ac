import { connectGateway, openShop, VISA, type Fields, type Shop } from './testing/shop';
import { signWebhook, respondToChallenge } from './sign-webhook';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const base = () => `${shop.sandbox.url}/merchants/${shop.sandbox.context.merchant.id}`;
const createAuthorization = () => {
  const { publicKey, privateKey } = shop.sandbox.context.merchant;
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

describe('search', () => {
  const search = (group: string, criteria: (search: Record<string, () => Record<string, (...args: unknown[]) => void>>) => void) =>
    new Promise<Fields[]>((resolve, reject) => {
      const items: Fields[] = [];
      const stream = (shop.gateway[group]!['search'] as unknown as (build: typeof criteria) => NodeJS.ReadableStream)(criteria);
      stream.on('data', (item: Fields) => items.push(item));
      stream.on('end', () => resolve(items));
      stream.on('error', reject);
    });

  test('finds transactions by order, id, amount, status and time', async () => {
    const sale = (amount: string, orderId: string) => shop.sale({ amount, orderId, paymentMethodNonce: 'fake-valid-nonce' });
    const [first, second] = [await sale('10.00', 'search-1'), await sale('20.00', 'search-2')];
    const ids = async (...args: Parameters<typeof search>) => (await search(...args)).map(({ id }) => id).sort();
    const both = [first.transaction.id, second.transaction.id].sort();
    expect(await ids('transaction', (each) => each['orderId']!()['is']!('search-1'))).toEqual([first.transaction.id]);
    expect(await ids('transaction', (each) => each['orderId']!()['startsWith']!('search-'))).toEqual(both);
    expect(await ids('transaction', (each) => each['ids']!()['in']!(both))).toEqual(both);
    expect(
      await ids('transaction', (each) => {
        each['orderId']!()['contains']!('search');
        each['amount']!()['between']!('15.00', '25');
        each['status']!()['in']!(['authorized']);
        each['createdAt']!()['min']!(new Date(Date.now() - 60_000));
      }),
    ).toEqual([second.transaction.id]);
    expect(await ids('transaction', (each) => each['orderId']!()['is']!('nothing'))).toEqual([]);
  });

  test('finds customers by e-mail address', async () => {
    await shop.gateway['customer']!['create']!({ id: 'searched', email: 'searched@example.com' });
    const [found] = await search('customer', (each) => each['email']!()['is']!('searched@example.com'));
    expect(found).toMatchObject({ id: 'searched' });
  });
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

describe('disputes', () => {
  const dispute = (name: string, ...args: unknown[]) => shop.gateway['dispute']![name]!(...args);
  const createDispute = async (amount: string) => {
    const { transaction } = await shop.sale({ amount, creditCard: { number: '4023898493988028', expirationDate: '12/2030' } });
    return transaction as unknown as { id: string; status: string; disputes: { id: string; status: string; reasonCode: string }[] };
  };

  test.each([
    ['83.00', '83'],
    ['10.40', '1040'],
    ['13.10', '1310'],
    ['70.30', '7030'],
  ])('an amount of %s opens a dispute with the reason %s', async (amount, reasonCode) => {
    const { id, status, disputes } = await createDispute(amount);
    expect(status).toBe('settled');
    expect(disputes).toMatchObject([{ status: 'open', kind: 'chargeback', reasonCode, amountDisputed: amount, transaction: { id } }]);
  });

  test.each([
    ['62.00', 'under_review'],
    ['62.01', 'open'],
  ])('an amount of %s, paid by Venmo, opens a dispute that is %s', async (amount, status) => {
    const { transaction } = await shop.sale({ amount, paymentMethodNonce: 'fake-venmo-account-nonce' });
    expect(transaction).toMatchObject({ status: 'settled', disputes: [{ status }] });
  });

  test.each([
    ['compelling_evidence', 'won'],
    ['losing_evidence', 'lost'],
  ])('a dispute with the text %s is %s', async (text, status) => {
    const { id: transactionId, disputes } = await createDispute('83.00');
    const { id } = disputes[0]!;
    const added = await dispute('addTextEvidence', id, text);
    expect(added).toMatchObject({ success: true, evidence: { comments: text } });
    expect(await dispute('finalize', id)).toMatchObject({ success: true });
    expect(await dispute('find', id)).toMatchObject({ dispute: { status, evidence: [{ comments: text }] } });
    expect(await shop.gateway['transaction']!['find']!(transactionId)).toMatchObject({ disputes: [{ status }] });
    const code = async (name: string, ...args: string[]) => (await dispute(name, id, ...args)).errors.deepErrors()[0]?.code;
    expect([await code('finalize'), await code('accept'), await code('addTextEvidence', 'more')]).toEqual(['95705', '95704', '95701']);
  });

  test('a dispute is accepted, and evidence is removed', async () => {
    const [first, second] = [(await createDispute('83.00')).disputes[0]!.id, (await createDispute('83.00')).disputes[0]!.id];
    expect(await dispute('accept', first)).toMatchObject({ success: true });
    expect(await dispute('find', first)).toMatchObject({ dispute: { status: 'accepted' } });
    const { evidence } = (await dispute('addTextEvidence', second, 'text')) as unknown as { evidence: { id: string } };
    expect(await dispute('removeEvidence', second, evidence.id)).toMatchObject({ success: true });
    expect(await dispute('find', second)).toMatchObject({ dispute: { evidence: [] } });
    await expect(dispute('find', 'nothing')).rejects.toMatchObject({ type: 'notFoundError' });
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
  await expect(find('nowhere')).rejects.toMatchObject({ type: 'notFoundError' });
});
