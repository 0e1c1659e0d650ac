import { randomUUID } from 'node:crypto';
import type { Order } from './contract';
import { createApp } from './create-app';
import { createTestAmountCart, closeShop, openShop, type OpenShop } from './fixtures/open-shop';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop({ rules: { transaction: { cvv: true, avs: true } } });
});
afterEach(() => shop.sandbox.faults.clear());
afterAll(() => closeShop(shop));

test('default: charges what the cart costs, for settlement, under the order id', async () => {
  const cart = [
    { productId: 'mug', quantity: 1 },
    { productId: 'lamp', quantity: 2 },
  ];
  const { status, body } = await shop.order({ cart });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    status: 'paid',
    total: 14_600,
    currency: 'USD',
    method: { kind: 'card', name: 'Visa', detail: 'ending in 1111' },
  });
  await expect(shop.gateway.transaction.find(String(body.transactionId))).resolves.toMatchObject({
    amount: '146.00',
    orderId: body.id,
    status: 'submitted_for_settlement',
    type: 'sale',
  });
});

test('options: deviceData, stored with the order and sent with the sale', async () => {
  const deviceData = '{"correlation_id":"one"}';
  const { body } = await shop.order({ deviceData });
  expect(body.deviceData).toBe(deviceData);
  await expect(shop.gateway.transaction.find(String(body.transactionId))).resolves.toMatchObject({
    riskData: { deviceDataCaptured: true },
  });
});

test('options: rewards, whose points are stored with the order, and pay the amount that the server has added up', async () => {
  const rewards = { requestId: 'balance', points: '2572' };
  const { body } = await shop.order({ rewards });
  expect(body.points).toBe('2572');
  const sale = shop.sandbox.requests().findLast(({ method, path }) => method === 'POST' && path.endsWith('/transactions'));
  const amexRewards = { request_id: 'balance', points: '2572', currency_amount: '18.00', currency_iso_code: 'USD' };
  expect(sale?.body).toMatchObject({ transaction: { options: { amex_rewards: amexRewards } } });
});

test('error: declined, by another method than a card', async () => {
  const { body } = await shop.refusedOrder({ ...createTestAmountCart(200_000), paymentMethodNonce: 'fake-paypal-one-time-nonce' });
  expect(body).toMatchObject({ code: 'declined', title: expect.stringMatching(/^PayPal declined the payment: /) });
  expect(body.detail).toContain('another way to pay');
});

test('options: currency, charged to its merchant account', async () => {
  const { body } = await shop.order({ currency: 'EUR' });
  expect(body).toMatchObject({ currency: 'EUR', total: 1800 });
  await expect(shop.gateway.transaction.find(String(body.transactionId))).resolves.toMatchObject({
    currencyIsoCode: 'EUR',
    merchantAccountId: 'sandbox_eur',
  });
});

test('error: invalid-request, for a currency the shop has no account in', async () => {
  const app = createApp({ connection: { ...shop.connection, merchantAccounts: {} } });
  const response = await app.request('/api/orders', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      orderKey: randomUUID(),
      cart: [{ productId: 'mug', quantity: 1 }],
      email: 'a@example.com',
      currency: 'EUR',
      paymentMethodNonce: 'any',
    }),
  });
  expect(await response.json()).toMatchObject({ code: 'invalid-request', errors: [{ field: 'currency' }] });
});

test('behavior: prices that the page sends are not looked at', async () => {
  const cart = [{ productId: 'mug', quantity: 1, price: 1, unitPrice: 1, total: 1 }];
  const { body } = await shop.post<Order>('/api/orders', {
    orderKey: randomUUID(),
    cart,
    amount: '0.01',
    email: 'ada@example.com',
    paymentMethodNonce: await shop.nonce(),
  });
  await expect(shop.gateway.transaction.find(String(body.transactionId))).resolves.toMatchObject({ amount: '18.00' });
});

test('behavior: two lines of one product are taken together', async () => {
  const line = { productId: 'notebook', quantity: 2 };
  const { body } = await shop.order({ cart: [line, line] });
  expect(body.lines).toEqual([{ productId: 'notebook', name: 'Linen notebook', quantity: 4, unitPrice: 1450, total: 5800 }]);
  expect(body.total).toBe(5800);
});

describe('refusals', () => {
  test.each([
    [200_000, 'Do Not Honor', '2000', 'soft'],
    [200_100, 'Insufficient Funds', '2001', 'soft'],
    [200_400, 'Expired Card', '2004', 'hard'],
    [201_000, 'Card Issuer Declined CVV', '2010', 'hard'],
    [204_600, 'Declined', '2046', 'soft'],
  ])('error: declined, %i cents', async (cents, text, code, kind) => {
    const { status, type, body } = await shop.refusedOrder(createTestAmountCart(cents));
    expect(status).toBe(402);
    expect(type).toBe('application/problem+json');
    expect(body).toMatchObject({ code: 'declined', processor: { code, text, kind }, title: `Your bank declined the payment: ${text}.` });
    const { body: kept } = await shop.ask<Order>(`/api/orders/${body.orderId}`);
    expect(kept).toMatchObject({ status: 'declined', refusal: { code, text }, total: cents });
  });

  test('error: processor-unavailable', async () => {
    const { status, body } = await shop.refusedOrder(createTestAmountCart(300_000));
    expect(status).toBe(402);
    expect(body).toMatchObject({ code: 'processor-unavailable', processor: { code: '3000' } });
  });

  test('error: rejected, application incomplete', async () => {
    const { status, body } = await shop.refusedOrder(createTestAmountCart(500_100));
    expect(status).toBe(402);
    expect(body).toMatchObject({ code: 'rejected', reason: 'application_incomplete' });
  });

  test.each([
    ['fraud', { number: '4000111111111511' }],
    ['risk_threshold', { number: '4111130000000003' }],
    ['cvv', { cvv: '200' }],
    ['avs', { postalCode: '20000' }],
    ['avs_and_cvv', { cvv: '200', postalCode: '20000' }],
  ])('error: rejected, %s', async (reason, card) => {
    const { status, body } = await shop.refusedOrder({ paymentMethodNonce: await shop.nonce(card) });
    expect(status).toBe(402);
    expect(body).toMatchObject({ code: 'rejected', reason });
    expect(body.detail).toContain('You have not been charged.');
  });

  test('error: nonce-used', async () => {
    const paymentMethodNonce = await shop.nonce();
    expect((await shop.order({ paymentMethodNonce })).status).toBe(201);
    const { status, body } = await shop.refusedOrder({ paymentMethodNonce });
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'nonce-used', errors: [{ code: '91564' }] });
  });

  test('error: nonce-unknown', async () => {
    const { status, body } = await shop.refusedOrder({ paymentMethodNonce: randomUUID() });
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'nonce-unknown', errors: [{ code: '91565' }] });
  });

  test('error: unknown-product', async () => {
    const before = shop.sales();
    const { status, body } = await shop.refusedOrder({ cart: [{ productId: 'unicorn', quantity: 1 }] });
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'unknown-product', errors: [{ message: 'unicorn' }] });
    expect(shop.sales()).toBe(before);
  });
});

describe('once only', () => {
  test('behavior: a double click charges once and gets the same order twice', async () => {
    const before = shop.sales();
    const request = { orderKey: randomUUID(), paymentMethodNonce: await shop.nonce() };
    const [first, second] = await Promise.all([shop.order(request), shop.order(request)]);
    expect(first.body.transactionId).toBeDefined();
    expect(second.body).toEqual(first.body);
    expect(shop.sales()).toBe(before + 1);
  });

  test('behavior: a repeated request gets the order it made', async () => {
    const request = { orderKey: randomUUID(), paymentMethodNonce: await shop.nonce() };
    const first = await shop.order(request);
    const before = shop.sales();
    expect((await shop.order(request)).body).toEqual(first.body);
    expect(shop.sales()).toBe(before);
  });

  test('behavior: a repeated request that was declined gets the same refusal', async () => {
    const request = { ...createTestAmountCart(200_000), orderKey: randomUUID(), paymentMethodNonce: await shop.nonce() };
    const first = await shop.refusedOrder(request);
    const before = shop.sales();
    expect((await shop.refusedOrder(request)).body).toEqual(first.body);
    expect(first.body.code).toBe('declined');
    expect(shop.sales()).toBe(before);
  });

  test('error: order-key-reused', async () => {
    const request = { orderKey: randomUUID(), paymentMethodNonce: await shop.nonce() };
    await shop.order(request);
    const { status, body } = await shop.refusedOrder({ ...request, cart: [{ productId: 'lamp', quantity: 1 }] });
    expect(status).toBe(409);
    expect(body.code).toBe('order-key-reused');
  });

  test('error: unconfirmed, and the same request charges what never arrived', async () => {
    const request = { orderKey: randomUUID(), paymentMethodNonce: await shop.nonce() };
    shop.breakSale({ drop: 'before' });
    expect((await shop.refusedOrder(request)).body.code).toBe('unconfirmed');
    const { body: waiting } = await shop.ask<{ orders: Order[] }>('/api/orders');
    expect(waiting.orders[0]?.status).toBe('unconfirmed');
    expect(await shop.order(request)).toMatchObject({ status: 201, body: { status: 'paid' } });
  });

  test.each([
    [429, 'gateway-busy', 503],
    [401, 'gateway-refused-shop', 500],
    [503, 'gateway-unreachable', 503],
  ])('error: the gateway answers %i, nothing is charged, and the same request may start over', async (status, code, answered) => {
    const request = { orderKey: randomUUID(), paymentMethodNonce: await shop.nonce() };
    shop.breakSale({ status });
    const refused = await shop.refusedOrder(request);
    expect(refused).toMatchObject({ status: answered, body: { code } });
    expect(await shop.order(request)).toMatchObject({ status: 201, body: { status: 'paid' } });
  });
});
