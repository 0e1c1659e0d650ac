import { sendRequest } from '../../fixtures/send-request';
import { openShop, readCodes, type Result, type Shop } from '../../fixtures/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const CHARGE = { amount: '10.00', paymentMethodNonce: 'fake-valid-nonce' };
const call = (name: string, ...args: unknown[]) => shop.gateway['transaction']![name]!(...args) as Promise<Result>;

test('a repeated sale gets the transaction of the first one, as it is now', async () => {
  const first = await shop.sale({ ...CHARGE, apiRequestKey: 'sale' });
  await call('void', first.transaction.id, { apiRequestKey: 'void' });
  const again = await shop.sale({ ...CHARGE, apiRequestKey: 'sale' });
  expect(again.transaction).toMatchObject({ id: first.transaction.id, status: 'voided' });
  expect(await call('void', first.transaction.id, { apiRequestKey: 'void' })).toMatchObject({ success: true });
});

test('refunds and captures happen once for their key', async () => {
  const id = await shop.createSettledSale(CHARGE);
  const refund = () => call('refund', id, { amount: '6.00', apiRequestKey: 'refund' });
  const [first, again] = [await refund(), await refund()];
  expect(again.transaction.id).toBe(first.transaction.id);
  const sale = await shop.sale({ ...CHARGE, paymentMethodNonce: 'fake-paypal-one-time-nonce' });
  const capture = () => call('submitForPartialSettlement', sale.transaction.id, '3.00', { apiRequestKey: 'part' });
  expect((await capture()).transaction.id).toBe((await capture()).transaction.id);
});

test('a credit happens once for its key', async () => {
  const credit = () => call('credit', { ...CHARGE, apiRequestKey: 'credit' });
  expect((await credit()).transaction.id).toBe((await credit()).transaction.id);
});

test('of two equal sales at once, one is carried out and the other is told that it is in flight or gets the same transaction', async () => {
  const results = await Promise.all([1, 2].map(() => shop.sale({ ...CHARGE, apiRequestKey: 'twice' })));
  const ids = new Set(results.filter(({ success }) => success).map(({ transaction }) => transaction.id));
  expect(ids.size).toBe(1);
  for (const result of results.filter(({ success }) => !success)) expect(readCodes(result)).toEqual(['915233']);
});

test('refuses another request, a failed one, a long key and a key where none is allowed', async () => {
  await shop.sale({ ...CHARGE, apiRequestKey: 'other' });
  expect(readCodes(await shop.sale({ ...CHARGE, amount: '11.00', apiRequestKey: 'other' }))).toEqual(['915232']);
  expect(readCodes(await shop.sale({ ...CHARGE, amount: '-1', apiRequestKey: 'failed' }))).toEqual(['81501']);
  expect(readCodes(await shop.sale({ ...CHARGE, amount: '-1', apiRequestKey: 'failed' }))).toEqual(['915234']);
  expect(readCodes(await shop.sale({ ...CHARGE, apiRequestKey: 'x'.repeat(256) }))).toEqual(['915230']);
  const { transaction } = await shop.sale(CHARGE);
  const update = { params: { id: transaction.id }, body: { transaction: { orderId: 'o', apiRequestKey: 'x' } } };
  expect(await (await sendRequest(shop, 'xml', 'PUT transactions/:id/update_details', update)).text()).toContain('<code>915231</code>');
});

test('a key can be used again after thirty days', async () => {
  const first = await shop.sale({ ...CHARGE, apiRequestKey: 'month' });
  await shop.sandbox.clock.advance(31 * 24 * 60 * 60 * 1000);
  const again = await shop.sale({ ...CHARGE, amount: '11.00', apiRequestKey: 'month' });
  expect(again.transaction.id).not.toBe(first.transaction.id);
});
