import { serve, type ServerType } from '@hono/node-server';
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { Order, Problem } from './contract';
import { subscribeToWebhooks } from './subscribe-to-webhooks';
import { closeShop, openShop, type OpenShop } from './fixtures/open-shop';

let shop: OpenShop;
let server: ServerType;
/** Makes the shop of `shop.ask` listen on a port, so that the sandbox can send webhooks to it. */
beforeAll(async () => {
  shop = await openShop();
  server = serve({ fetch: shop.fetch, port: 0, hostname: 'localhost' });
  await new Promise((resolve) => server.once('listening', resolve));
  await subscribeToWebhooks(shop.connection, `http://localhost:${(server.address() as AddressInfo).port}/webhooks`);
});
afterEach(() => shop.sandbox.faults.clear());
afterAll(async () => {
  if ('closeAllConnections' in server) server.closeAllConnections();
  server.close();
  await closeShop(shop);
});

/** Starts a payment and places its order, as the page does. */
async function waitingOrder(more: object = {}): Promise<{ order: Order; paymentId: string; request: object }> {
  const { url, merchantId, tokenizationKey } = shop.sandbox;
  const answer = await fetch(`${url}/merchants/${merchantId}/client_api/v1/local_payments/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      amount: '18.00',
      currencyIsoCode: 'PLN',
      fundingSource: 'blik',
      intent: 'sale',
      firstName: 'Ada',
      lastName: 'Lovelace',
      blikOptions: { level_0: { authCode: '123456' } },
      tokenizationKey,
    }),
  });
  const { paymentResource } = (await answer.json()) as { paymentResource: { paymentToken: string } };
  const paymentId = paymentResource.paymentToken;
  const request = {
    orderKey: randomUUID(),
    cart: [{ productId: 'mug', quantity: 1 }],
    email: 'ada@example.com',
    currency: 'PLN',
    type: 'blik',
    paymentId,
    ...more,
  };
  const { status, body } = await shop.post<Order>('/api/waiting-orders', request);
  expect(status).toBe(201);
  return { order: body, paymentId, request };
}

async function move(paymentId: string, what: 'complete' | 'expire', body: object = {}): Promise<{ webhook: { status?: number } }> {
  const address = `${shop.sandbox.url}/_control/local-payments/${paymentId}/${what}`;
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as { webhook: { status?: number } };
}

const now = async ({ id }: Order): Promise<Order> => (await shop.ask<Order>(`/api/orders/${id}`)).body;

test('default: an order waits until the webhook tells of the payment, and is charged once', async () => {
  const { order, paymentId, request } = await waitingOrder();
  expect(order).toMatchObject({ status: 'waiting', total: 1800, currency: 'PLN', method: { kind: 'local-payment', name: 'BLIK' } });
  expect((await shop.post<Order>('/api/waiting-orders', request)).body).toEqual(order);
  const before = shop.sales();
  expect((await move(paymentId, 'complete')).webhook.status).toBe(204);
  expect(await now(order)).toMatchObject({ status: 'settling', method: { name: 'BLIK', detail: 'IBAN ending in 3000' } });
  expect(shop.sales() - before).toBe(1);
});

test('behavior: what the provider charged by itself is not charged again', async () => {
  const { order, paymentId } = await waitingOrder();
  const before = shop.sales();
  await move(paymentId, 'complete', { charge: true });
  expect(await now(order)).toMatchObject({ status: 'settling', transactionId: expect.any(String) });
  expect(shop.sales()).toBe(before);
});

test('behavior: a payment of another amount than the order’s does not pay it', async () => {
  const { order, paymentId } = await waitingOrder({ cart: [{ productId: 'lamp', quantity: 1 }] });
  await move(paymentId, 'complete', { charge: true });
  expect(await now(order)).toMatchObject({ status: 'failed', refusal: { code: 'amount' } });
});

test('behavior: an order nobody paid in time expires', async () => {
  const { order, paymentId } = await waitingOrder();
  await move(paymentId, 'expire');
  expect(await now(order)).toMatchObject({ status: 'expired' });
});

test('behavior: a charge that fails on the way leaves the order waiting, and the webhook comes again', async () => {
  const { order, paymentId } = await waitingOrder();
  shop.breakSale({ status: 503 });
  await move(paymentId, 'complete'); // the sandbox sends the webhook twice
  expect(await now(order)).toMatchObject({ status: 'settling' });
});

test('behavior: what the shop has no use for is taken all the same', async () => {
  const { bt_signature, bt_payload } = await shop.gateway.webhookTesting.sampleNotification('check', 'any');
  const body = new URLSearchParams({ bt_signature, bt_payload });
  expect((await shop.fetch(new Request('http://localhost/webhooks', { method: 'POST', body }))).status).toBe(204);
});

test('error: a webhook that the provider did not sign', async () => {
  const body = new URLSearchParams({ bt_signature: 'key|wrong', bt_payload: 'bm9uZQ==' });
  expect((await shop.fetch(new Request('http://localhost/webhooks', { method: 'POST', body }))).status).toBe(400);
});

test('error: order-key-reused, for another order under a known payment', async () => {
  const { request } = await waitingOrder();
  const { status, body } = await shop.post<Problem>('/api/waiting-orders', { ...request, orderKey: randomUUID() });
  expect([status, body.code]).toEqual([409, 'order-key-reused']);
});
