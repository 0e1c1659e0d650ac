import { openShop, type Fields, type Shop } from './testing/shop';

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
