import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startShop, type OwnShop } from '../../fixtures/start-shop';
import { loadScenario } from './load-scenario';
import { readScenarios } from './read-scenario';

const EXAMPLE = join(__dirname, '../../../examples/scenario.json');

let shop: OwnShop;
let folder: string;
beforeAll(async () => {
  shop = await startShop();
  folder = await mkdtemp(join(tmpdir(), 'scenario-'));
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => shop.sandbox.reset());

const call = (group: string, name: string, ...args: unknown[]) => shop.gateway[group]![name]!(...args);
async function load(scenario: unknown): Promise<void> {
  const file = join(folder, 'scenario.json');
  await writeFile(file, typeof scenario === 'string' ? scenario : JSON.stringify(scenario));
  for (const each of await readScenarios(file)) await loadScenario(shop.sandbox.context, shop.sandbox.url, each);
}
const list = async () =>
  ((await (await fetch(`${shop.sandbox.url}/_control/transactions`)).json()) as { transactions: Record<string, unknown>[] }).transactions;

test('the example creates its customer, payment methods, transactions and refund, and changes the settings', async () => {
  await load(await readFile(EXAMPLE, 'utf8'));
  expect(await call('customer', 'find', 'ada')).toMatchObject({
    email: 'ada@example.com',
    addresses: expect.arrayContaining([expect.objectContaining({ locality: 'Berlin' })]) as unknown,
    paymentMethods: expect.arrayContaining([
      expect.objectContaining({ token: 'ada_visa', last4: '1111' }),
      expect.objectContaining({ token: 'ada_paypal', default: true }),
    ]) as unknown,
  });
  expect((await list()).map(({ amount, status, orderId }) => [amount, status, orderId]).sort()).toEqual([
    ['12.50', 'authorized', 'order-2'],
    ['30.00', 'settled', 'order-1'],
    ['5.00', 'submitted_for_settlement', 'order-1'],
    ['7.00', 'voided', null],
  ]);
  expect(shop.sandbox.context.settings.challenges).toEqual(['cvv']);
});

test('transactions have the ids, the statuses and the details of the scenario, with dates by the sandbox clock', async () => {
  const bank = { nonce: 'fake-us-bank-account-nonce', merchantAccountId: 'us_bank_merchant_account' };
  await load({
    transactions: [
      { id: 'stored', amount: '10.00', status: 'settled', refunds: ['1.00'], details: { storeId: 'store', creditCard: { debit: 'Yes' } } },
      { id: 'expired', amount: '10.00', status: 'authorization_expired' },
      { id: 'returned', amount: '10.00', ...bank, status: 'settlement_declined', details: { achReturnCode: 'R01' } },
      { id: 'retried', amount: '10.00', ...bank, details: { upcomingRetryDate: { daysFromNow: 1 } } },
      { id: 'refused', amount: '10.00', status: 'processor_declined', details: { paypal: null, retryIds: [{ daysFromNow: -1 }] } },
    ],
  });
  const find = (id: string) => call('transaction', 'find', id);
  const day = (days: number) => new Date(shop.sandbox.clock.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  expect(await find('stored')).toMatchObject({
    status: 'settled',
    storeId: 'store',
    creditCard: { last4: '1111', debit: 'Yes' },
    refundIds: [expect.any(String) as string],
  });
  expect(await find('expired')).toMatchObject({ statusHistory: [{ status: 'authorized' }, { status: 'authorization_expired' }] });
  expect(await find('returned')).toMatchObject({ status: 'settlement_declined', achReturnCode: 'R01' });
  expect(await find('retried')).toMatchObject({ status: 'settlement_pending', upcomingRetryDate: day(1) });
  expect(await find('refused')).toMatchObject({ status: 'processor_declined', retryIds: [day(-1)] });
});

test('a dispute belongs to a transaction, also to one whose card has opened another', async () => {
  const number = '4023898493988028';
  await load({
    customers: [{ id: 'ada', paymentMethods: [{ token: 'disputed_card', number }] }],
    transactions: [{ id: 'disputed', amount: '10.00', token: 'disputed_card' }],
    disputes: [{ id: 'won_dispute', transactionId: 'disputed', status: 'won', details: { amountWon: '10.00', dateWon: '2014-03-07' } }],
  });
  const { disputes } = await call('transaction', 'find', 'disputed');
  const transaction = { id: 'disputed', globalId: Buffer.from('transaction_disputed').toString('base64url') };
  expect(disputes).toHaveLength(2);
  expect(disputes).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: 'won_dispute', status: 'won', amountWon: '10.00', dateWon: '2014-03-07' }),
      expect.objectContaining({ status: 'open', transaction: expect.objectContaining(transaction) as unknown }),
    ]),
  );
  expect((await call('dispute', 'accept', 'won_dispute')).errors.deepErrors()).toMatchObject([{ code: '95704' }]);
});

test('a card can be a network token or come from a country that no test number has, and a verification has an id and details', async () => {
  await load({
    customers: [
      {
        id: 'ada',
        paymentMethods: [
          { token: 'network_card', number: '4111111111111111', networkToken: true },
          { token: 'indian_card', number: '4111111111111111', countryOfIssuance: 'IND' },
        ],
      },
    ],
    transactions: [{ id: 'by_token', amount: '10.00', token: 'network_card' }],
    verifications: [{ id: 'authenticated', number: '4111111111111111', details: { threeDSecureInfo: { enrolled: 'Y' } } }],
  });
  expect(await call('creditCard', 'find', 'network_card')).toMatchObject({ isNetworkTokenized: true });
  expect(await call('creditCard', 'find', 'indian_card')).toMatchObject({ isNetworkTokenized: false, countryOfIssuance: 'IND' });
  expect(await call('transaction', 'find', 'by_token')).toMatchObject({ processedWithNetworkToken: true });
  expect(await call('creditCardVerification', 'find', 'authenticated')).toMatchObject({
    status: 'verified',
    threeDSecureInfo: { enrolled: 'Y' },
    creditCard: { last4: '1111' },
  });
});

test('keys of the merchant are not settings', async () => {
  await load({ merchant: { id: 'shop', publicKey: 'public', privateKey: 'private', challenges: ['cvv'] } });
  expect(shop.sandbox.context.settings).toEqual({ duplicateCheckSeconds: 0, challenges: ['cvv'] });
});

test.each([
  ['a file that is not JSON', '{', 'is not JSON'],
  ['a member that does not exist', { clients: [] }, 'Unrecognized key: "clients"'],
  ['an empty list', [], 'A list has at least one merchant.'],
  ['a member of the second merchant', [{}, { clients: [] }], 'at [1]'],
  ['an amount that is a number', { transactions: [{ amount: 10 }] }, 'at transactions[0].amount'],
  ['an amount without decimals', { transactions: [{ amount: '10' }] }, 'two decimals'],
  ['a method without a source', { customers: [{ id: 'a', paymentMethods: [{ token: 'b' }] }] }, 'either a number or a nonce'],
  ['a token and a nonce', { transactions: [{ amount: '1.00', token: 'a', nonce: 'b' }] }, 'not both'],
  ['an id that is not part of a URL', { transactions: [{ id: 'a/b', amount: '1.00' }] }, 'letters, digits, underscores and hyphens'],
  ['an id that exists', { transactions: [1, 2].map(() => ({ id: 'same', amount: '1.00' })) }, 'a transaction has the id same already'],
  ['a dispute without its transaction', { disputes: [{ id: 'a', transactionId: 'b' }] }, 'the id of one of the transactions'],
  ['a status that does not exist', { transactions: [{ amount: '1.00', status: 'paid' }] }, 'at transactions[0].status'],
  ['merchants with one id', [1, 2].map(() => ({ merchant: { id: 'shop' } })), 'Two merchants have the same id.'],
  ['a refund of what is not settled', { transactions: [{ amount: '1.00', refunds: ['1.00'] }] }, 'Only a settled transaction'],
  [
    'a token that does not exist',
    { transactions: [{ amount: '1.00', token: 'nobody' }] },
    'POST transactions was refused: Payment method token is invalid',
  ],
  [
    'a card that is not a test card',
    { customers: [{ id: 'a', paymentMethods: [{ token: 'b', number: '4539578763621486' }] }] },
    'was refused',
  ],
])('says what is wrong with %s', async (_, scenario, message) => {
  await expect(load(scenario)).rejects.toThrow(message);
});

test('says which file cannot be read', async () => {
  await expect(readScenarios('/nowhere/scenario.json')).rejects.toThrow('The scenario /nowhere/scenario.json cannot be read.');
});
