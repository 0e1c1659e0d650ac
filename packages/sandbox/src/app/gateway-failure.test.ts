import { connectGateway, openShop, type Shop } from '../fixtures/shop';

let shop: Shop;
beforeAll(async () => void (shop = await openShop()));
afterAll(() => shop.close());

test('the official SDK reports the failure that it can ask for', async () => {
  const { http } = connectGateway(shop.sandbox) as unknown as { http: { post(path: string, body: object): Promise<unknown> } };
  await expect(http.post('/test/error', {})).rejects.toMatchObject({ type: 'serverError' });
});
