import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { PRODUCTS } from './catalogue';
import type { OrderRequest } from './contract';
import type { Gateway } from './gateway';
import { createOrderStore } from './order-store';
import { placeOrder } from './place-order';
import { type Checkout } from './checkout';
import { closeShop, openShop, type OpenShop } from './fixtures/open-shop';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => closeShop(shop));

const checkoutWith = (gateway: Gateway): Checkout => ({
  gateway,
  store: createOrderStore(),
  products: PRODUCTS,
  merchantAccounts: {},
  pendingCharges: new Map(),
});

const request = async (): Promise<OrderRequest> => ({
  orderKey: randomUUID(),
  cart: [{ productId: 'mug', quantity: 1 }],
  email: 'ada@example.com',
  currency: 'USD' as const,
  paymentMethodNonce: await shop.nonce(),
});

test.each([
  ['the connection is dropped after the charge', { drop: 'after' }],
  ['the answer breaks off', { malformed: true }],
] as const)('error: unconfirmed, %s; the same request finds the payment', async (_, fault) => {
  const checkout = checkoutWith(shop.gateway);
  const order = await request();
  shop.breakSale(fault);
  await expect(placeOrder(checkout, order)).rejects.toMatchObject({ problem: { code: 'unconfirmed', status: 503 } });
  const [waiting] = checkout.store.list();
  expect(waiting?.status).toBe('unconfirmed');

  const paid = await placeOrder(checkout, order);
  expect(paid).toMatchObject({ id: waiting?.id, status: 'paid', transactionId: expect.any(String) as string });
  await expect(shop.gateway.transaction.find(String(paid.transactionId))).resolves.toMatchObject({ orderId: paid.id, amount: '18.00' });
});

test('error: unconfirmed again, where the gateway cannot find it; nothing is charged twice', async () => {
  const checkout = checkoutWith(shop.gateway);
  const order = await request();
  shop.breakSale({ drop: 'after' });
  await expect(placeOrder(checkout, order)).rejects.toMatchObject({ problem: { code: 'unconfirmed' } });
  jest.spyOn(shop.gateway.transaction, 'search').mockImplementation(() => Readable.from([]));
  await expect(placeOrder(checkout, order)).rejects.toMatchObject({ problem: { code: 'unconfirmed' } });
  expect(checkout.store.list()).toMatchObject([{ status: 'unconfirmed' }]);
});
