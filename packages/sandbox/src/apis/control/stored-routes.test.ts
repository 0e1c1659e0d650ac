import { transactions } from '../../core/store/schema';
import { callClientApi, VALID_CARD } from '../../fixtures/gateway';
import { connectGateway } from '../../fixtures/shop';
import { closeDatabases, startSandbox, type Sandbox } from '../../index';
import { storeNonce } from '../../payments/instruments/store-nonce';

let sandbox: Sandbox;
beforeAll(async () => void (sandbox = await startSandbox()));
afterAll(async () => {
  await sandbox.stop();
  await closeDatabases();
});
beforeEach(() => sandbox.reset());

async function callControl(path: string, method = 'GET'): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${sandbox.url}/_control/${path}`, {
    method,
    ...(method === 'POST' ? { headers: { 'Content-Type': 'application/json' }, body: '{}' } : {}),
  });
  return { status: response.status, body: await response.json() };
}

/** A card sale, as stored. */
async function storeSale(id: string, status: string): Promise<void> {
  const { database, merchant, clock } = sandbox.context;
  const now = clock.now();
  await database.insert(transactions).values({
    merchantId: merchant.id,
    id,
    type: 'sale',
    status,
    amount: '10.00',
    currencyIsoCode: 'USD',
    statusHistory: [],
    document: {
      paymentInstrumentType: 'credit_card',
      creditCard: { cardType: 'Visa', last4: '1111' },
      internal: { identity: 'secret', instrumentType: 'credit_card', authorizationExpiresAt: now + 1000, submittedAt: null },
    },
    createdAt: now,
    updatedAt: now,
  });
}

test('lists nonces with brand and last four', async () => {
  await callClientApi(sandbox, 'POST', 'payment_methods/credit_cards', {
    tokenizationKey: sandbox.tokenizationKey,
    creditCard: { ...VALID_CARD, options: { validate: false } },
  });
  expect((await callControl('nonces')).body).toMatchObject({ nonces: [{ brand: 'Visa', lastFour: '1111', consumed: false }] });
});

test('masks a card number even if one were stored', async () => {
  await storeNonce(sandbox.context, { nonce: 'odd', type: 'CreditCard', document: { details: { number: '4012888888881881' } as object } });
  const listed = JSON.stringify((await callControl('nonces')).body);
  expect(listed).toContain('401288******1881');
  expect(listed.includes('4012888888881881')).toBe(false);
});

test('shows a transaction with its status by the clock, and no internal data', async () => {
  await storeSale('lapses', 'authorized');
  sandbox.clock.advance(2000);
  const { body } = await callControl('transactions');
  expect(body).toMatchObject({ transactions: [{ id: 'lapses', status: 'authorization_expired', instrument: 'Visa ending in 1111' }] });
  expect(JSON.stringify(body)).not.toContain('secret');
});

test('shows the device data of a sale, which the server API only says to have', async () => {
  const deviceData = '{"correlation_id":"one"}';
  const { transaction } = await connectGateway(sandbox)['transaction']!['sale']!({
    amount: '10.00',
    paymentMethodNonce: 'fake-valid-nonce',
    deviceData,
  });
  expect((await callControl('transactions')).body).toMatchObject({ transactions: [{ id: transaction.id, deviceData }] });
  expect(transaction).toMatchObject({ riskData: { deviceDataCaptured: true } });
  expect(JSON.stringify(transaction)).not.toContain('correlation_id');
});

test('settles an authorized transaction, and refuses to void a settled one', async () => {
  await storeSale('first', 'authorized');
  expect(await callControl('transactions/first/settle', 'POST')).toMatchObject({
    status: 200,
    body: { transaction: { status: 'settled' } },
  });
  expect(await callControl('transactions/first/void', 'POST')).toMatchObject({
    status: 422,
    body: { error: { message: expect.stringContaining('only be voided') as string } },
  });
});

test('voids a transaction, and responds with 404 for an unknown one', async () => {
  await storeSale('second', 'authorized');
  expect(await callControl('transactions/second/void', 'POST')).toMatchObject({ body: { transaction: { status: 'voided' } } });
  expect((await callControl('transactions/none/void', 'POST')).status).toBe(404);
});

test('reports which requests are stored, so that a reset is noticed', async () => {
  await fetch(`${sandbox.url}/graphql`, { method: 'POST' });
  const { first, last } = (await callControl('requests')).body as { first: number; last: number };
  expect(first).toBe(last);
  await sandbox.reset();
  expect((await callControl('requests')).body).toEqual({ requests: [], first: last + 1, last });
});
