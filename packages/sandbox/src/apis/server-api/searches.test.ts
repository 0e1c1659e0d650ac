import { valueAt } from '../../core/text-at';
import { callInFormat, FORMATS, type Format } from '../../fixtures/call-in-format';
import { readResponse, sendRequest } from '../../fixtures/send-request';
import { openShop, VISA, type Fields, type Shop } from '../../fixtures/shop';

let shop: Shop;
beforeAll(async () => void (shop = await openShop()));
afterAll(() => shop.close());

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

const DAY = 24 * 60 * 60 * 1000;
const DISPUTED = '4023898493988028';
const sell = async (request: Record<string, unknown>) => (await shop.sale({ amount: '30.00', ...request })).transaction.id;
/** Searches for transactions, and returns the ids. */
async function findIds(format: Format, criteria: object): Promise<unknown> {
  const { body } = await callInFormat(shop, format, 'POST transactions/advanced_search_ids', 'search', { ...criteria });
  return valueAt(body, 'ids');
}

test.each(FORMATS)('a search in %s by a time finds what happened on that day, where only the day is known', async (format) => {
  const id = await sell({ creditCard: { ...VISA, number: DISPUTED } });
  const now = await shop.sandbox.clock.now();
  const [time, yesterday, tomorrow] = [now, now - DAY, now + DAY].map((each) => new Date(each));
  for (const disputeDate of [{ is: time }, { min: time }, { max: time }, { min: time, max: time }, { min: yesterday, max: tomorrow }]) {
    expect(await findIds(format, { id: { is: id }, disputeDate })).toEqual([id]);
  }
  for (const disputeDate of [{ is: tomorrow }, { min: tomorrow }, { max: yesterday }]) {
    expect(await findIds(format, { id: { is: id }, disputeDate })).toEqual([]);
  }
});

test.each(FORMATS)('a search in %s by the short name of a payment instrument finds cards and tokens of Meta', async (format) => {
  await shop.sandbox.reset();
  const ids = [
    await sell({ paymentMethodNonce: 'fake-meta-checkout-card-nonce' }),
    await sell({ paymentMethodNonce: 'fake-meta-checkout-token-nonce' }),
  ];
  await sell({ paymentMethodNonce: 'fake-valid-nonce' });
  const found = (await findIds(format, { paymentInstrumentType: ['MetaCheckout'] })) as string[];
  expect(found.sort()).toEqual(ids.sort());
});

test.each(FORMATS)('a search in %s for refunds finds the refund and the sale that was refunded', async (format) => {
  await shop.sandbox.reset();
  const sale = await shop.createSettledSale({ amount: '10.00', paymentMethodNonce: 'fake-valid-nonce' });
  const other = await sell({ paymentMethodNonce: 'fake-valid-nonce' });
  const refund = (await shop.gateway['transaction']!['refund']!(sale)).transaction.id;
  expect(((await findIds(format, { refund: true })) as string[]).sort()).toEqual([sale, refund].sort());
  expect(await findIds(format, { refund: false })).toEqual([other]);
});

test.each(FORMATS)('a search in %s for a negative amount has no results, which SDKs report as a time-out', async (format) => {
  for (const amount of [{ is: '-10' }, { min: '-1100', max: '1600' }]) {
    const response = await sendRequest(shop, format, 'POST transactions/advanced_search_ids', { body: { search: { amount } } });
    expect(response.status).toBe(200);
    expect(await readResponse(format, response)).toEqual({ searchTimedOut: { message: 'The search took too long.' } });
  }
  const { transaction } = shop.gateway as unknown as { transaction: { search(build: unknown, callback: (error: unknown) => void): void } };
  const negative = (query: Record<string, () => Record<string, (amount: string) => void>>) => query['amount']!()['is']!('-10');
  expect(await new Promise((resolve) => transaction.search(negative, resolve))).toMatchObject({ type: 'unexpectedError' });
});
