import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openShop, type Shop } from '../server-api/testing/shop';
import { loadScenario } from './load-scenario';
import { readScenarios } from './read-scenario';

const EXAMPLE = join(__dirname, '../../examples/scenario.json');

let shop: Shop;
let folder: string;
beforeAll(async () => {
  shop = await openShop();
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

test.each([
  ['a file that is not JSON', '{', 'is not JSON'],
  ['a member that does not exist', { clients: [] }, 'Unrecognized key: "clients"'],
  ['an empty list', [], 'A list has at least one merchant.'],
  ['a member of the second merchant', [{}, { clients: [] }], 'at [1]'],
  ['an amount that is a number', { transactions: [{ amount: 10 }] }, 'at transactions[0].amount'],
  ['an amount without decimals', { transactions: [{ amount: '10' }] }, 'two decimals'],
  ['a method without a source', { customers: [{ id: 'a', paymentMethods: [{ token: 'b' }] }] }, 'either a number or a nonce'],
  ['a token and a nonce', { transactions: [{ amount: '1.00', token: 'a', nonce: 'b' }] }, 'not both'],
  ['a refund of what is not settled', { transactions: [{ amount: '1.00', refunds: ['1.00'] }] }, 'Only a settled transaction'],
  [
    'a token that does not exist',
    { transactions: [{ amount: '1.00', token: 'nobody' }] },
    'POST transactions was refused: Payment method token is invalid',
  ],
  [
    'a card that is not a test card',
    { customers: [{ id: 'a', paymentMethods: [{ token: 'b', number: '4242424242424242' }] }] },
    'was refused',
  ],
])('says what is wrong with %s', async (_, scenario, message) => {
  await expect(load(scenario)).rejects.toThrow(message);
});

test('says which file cannot be read', async () => {
  await expect(readScenarios('/nowhere/scenario.json')).rejects.toThrow('The scenario /nowhere/scenario.json cannot be read.');
});
