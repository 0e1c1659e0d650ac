import type { Order, Problem } from './contract';
import { createTestAmountCart, closeShop, openShop, type OpenShop } from './fixtures/open-shop';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => closeShop(shop));

const paid = async (): Promise<Order> => (await shop.order()).body;

test('default: a payment that is not settled is cancelled', async () => {
  const order = await paid();
  expect(await shop.post<Order>(`/api/orders/${order.id}/void`)).toMatchObject({ status: 200, body: { id: order.id, status: 'voided' } });
  await expect(shop.gateway.transaction.find(String(order.transactionId))).resolves.toMatchObject({ status: 'voided' });
});

test('behavior: a settled payment is refunded, in full', async () => {
  const order = await paid();
  expect(await shop.post<Order>(`/api/orders/${order.id}/settle`)).toMatchObject({ body: { status: 'settled' } });
  const { body } = await shop.post<Order>(`/api/orders/${order.id}/refund`);
  expect(body).toMatchObject({ status: 'refunded', refundTransactionId: expect.any(String) as string });
  await expect(shop.gateway.transaction.find(String(body.refundTransactionId))).resolves.toMatchObject({
    type: 'credit',
    amount: '18.00',
    refundedTransactionId: order.transactionId,
  });
});

test('behavior: a PayPal payment is being settled at once: it is not cancelled, but refunded', async () => {
  const { body: order } = await shop.order({ paymentMethodNonce: 'fake-paypal-one-time-nonce' });
  expect(order.status).toBe('settling');
  expect(await shop.post<Problem>(`/api/orders/${order.id}/void`)).toMatchObject({ status: 409, body: { code: 'wrong-state' } });
  expect(await shop.post<Order>(`/api/orders/${order.id}/refund`)).toMatchObject({ status: 200, body: { status: 'refunded' } });
});

test('behavior: a double click refunds once', async () => {
  const order = await paid();
  await shop.post(`/api/orders/${order.id}/settle`);
  const [first, second] = await Promise.all([1, 2].map(() => shop.post<Order>(`/api/orders/${order.id}/refund`)));
  expect(first?.body.refundTransactionId).toBeDefined();
  expect(second?.body).toEqual(first?.body);
  const transaction = await shop.gateway.transaction.find(String(order.transactionId));
  expect(transaction.refundIds).toEqual([first?.body.refundTransactionId]);
});

test('behavior: what was done elsewhere is seen', async () => {
  const order = await paid();
  await shop.gateway.transaction.void(String(order.transactionId));
  expect((await shop.ask<Order>(`/api/orders/${order.id}`)).body.status).toBe('voided');
});

test('behavior: a receipt is there while the gateway is not', async () => {
  const order = await paid();
  const fault = shop.sandbox.faults.add({ match: { path: '/transactions/' }, action: { drop: 'before' } });
  expect(await shop.ask<Order>(`/api/orders/${order.id}`)).toMatchObject({ status: 200, body: { id: order.id, status: 'paid' } });
  expect(await shop.post<Problem>(`/api/orders/${order.id}/void`)).toMatchObject({ status: 503, body: { code: 'gateway-unreachable' } });
  shop.sandbox.faults.remove(fault);
});

test('error: wrong-state, refunding what is not settled and cancelling what is', async () => {
  const order = await paid();
  expect(await shop.post<Problem>(`/api/orders/${order.id}/refund`)).toMatchObject({ status: 409, body: { code: 'wrong-state' } });
  await shop.post(`/api/orders/${order.id}/settle`);
  expect(await shop.post<Problem>(`/api/orders/${order.id}/void`)).toMatchObject({ status: 409, body: { code: 'wrong-state' } });
});

test('error: wrong-state for an order that was declined', async () => {
  const { body } = await shop.refusedOrder(createTestAmountCart(200_000));
  expect(await shop.post<Problem>(`/api/orders/${body.orderId}/refund`)).toMatchObject({ status: 409, body: { code: 'wrong-state' } });
});
