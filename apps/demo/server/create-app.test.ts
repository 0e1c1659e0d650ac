import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Order, Problem, ShopConfiguration } from './contract';
import { createApp } from './create-app';
import { closeShop, openShop, type OpenShop } from './fixtures/open-shop';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => closeShop(shop));

test('default: the configuration names products, test amounts and the console', async () => {
  const { body } = await shop.ask<ShopConfiguration>('/api/config');
  expect(body).toMatchObject({ environment: 'development', currency: 'USD', consoleUrl: `${shop.sandbox.url}/_console/` });
  expect(body.products.map(({ id }) => id)).toEqual(['mug', 'notebook', 'lamp', 'plant', 'pencils', 'tray']);
  expect(body.testOutcomes.map(({ price }) => price)).toContain(200_000);
});

test('behavior: in production there are no test amounts, neither shown nor sold', async () => {
  const app = createApp({ connection: { ...shop.connection, environment: 'production' } });
  const configuration = (await (await app.request('/api/config')).json()) as ShopConfiguration;
  expect(configuration.testOutcomes).toEqual([]);
  const response = await app.request('/api/orders', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      orderKey: crypto.randomUUID(),
      cart: [{ productId: 'test-2500', quantity: 1 }],
      email: 'ada@example.com',
      paymentMethodNonce: 'any',
    }),
  });
  expect(((await response.json()) as Problem).code).toBe('unknown-product');
});

describe('client tokens', () => {
  const readFingerprint = (clientToken: string): string =>
    (JSON.parse(Buffer.from(clientToken, 'base64').toString()) as { authorizationFingerprint: string }).authorizationFingerprint;

  test('behavior: a token tells the page which environment it is for', async () => {
    const { body } = await shop.ask<{ clientToken: string }>('/api/client-token');
    expect(JSON.parse(Buffer.from(body.clientToken, 'base64').toString())).toMatchObject({
      environment: 'development',
      configUrl: `${shop.sandbox.url}/merchants/${shop.sandbox.merchantId}/client_api/v1/configuration`,
    });
  });

  test('behavior: a token ends after a day, and a new one goes on', async () => {
    const old = await shop.ask<{ clientToken: string }>('/api/client-token');
    shop.sandbox.clock.advance(25 * 60 * 60 * 1000);
    await expect(shop.nonce({}, { authorizationFingerprint: readFingerprint(old.body.clientToken) })).rejects.toThrow('401');
    const renewed = await shop.ask<{ clientToken: string }>('/api/client-token');
    const paymentMethodNonce = await shop.nonce({}, { authorizationFingerprint: readFingerprint(renewed.body.clientToken) });
    expect((await shop.order({ paymentMethodNonce })).status).toBe(201);
    shop.sandbox.clock.reset();
  });

  test('error: gateway-refused-shop, where the keys are wrong', async () => {
    const app = createApp({ connection: { ...shop.connection, privateKey: 'wrong' } });
    const response = await app.request('/api/client-token');
    expect(response.status).toBe(500);
    expect(((await response.json()) as Problem).code).toBe('gateway-refused-shop');
  });

  test('error: gateway-unreachable, where nobody listens', async () => {
    const gone = await openShop();
    await gone.stop();
    expect(await gone.ask<Problem>('/api/client-token')).toMatchObject({ status: 503, body: { code: 'gateway-unreachable' } });
    expect(await gone.refusedOrder({ paymentMethodNonce: 'any' })).toMatchObject({ status: 503, body: { code: 'gateway-unreachable' } });
    expect((await gone.ask<{ orders: Order[] }>('/api/orders')).body.orders).toEqual([]);
  });
});

describe('requests', () => {
  test.each([
    ['an empty cart', { cart: [] }, 'cart'],
    ['no pieces', { cart: [{ productId: 'mug', quantity: 0 }] }, 'cart.0.quantity'],
    ['half a piece', { cart: [{ productId: 'mug', quantity: 0.5 }] }, 'cart.0.quantity'],
    ['a negative number', { cart: [{ productId: 'mug', quantity: -1 }] }, 'cart.0.quantity'],
    ['a bad address', { email: 'ada' }, 'email'],
    ['a bad key', { orderKey: 'x' }, 'orderKey'],
  ])('error: invalid-request, %s', async (_, wrong, field) => {
    const { status, body } = await shop.refusedOrder({ paymentMethodNonce: 'any', ...wrong });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'invalid-request', errors: [{ field }] });
  });

  test('error: invalid-request for what is not JSON, which another site’s form could send', async () => {
    const text = { method: 'POST', headers: { 'content-type': 'text/plain' }, body: '{}' };
    expect(await shop.ask<Problem>('/api/orders', text)).toMatchObject({ status: 415, body: { code: 'invalid-request' } });
    const broken = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{' };
    expect(await shop.ask<Problem>('/api/orders', broken)).toMatchObject({ status: 400, body: { code: 'invalid-request' } });
  });

  test('error: invalid-request for a body beyond any order', async () => {
    expect(await shop.post<Problem>('/api/orders', { filler: 'x'.repeat(70_000) })).toMatchObject({ status: 413 });
  });

  test('error: not-found', async () => {
    expect(await shop.ask<Problem>('/api/orders/NONE')).toMatchObject({ status: 404, body: { code: 'not-found' } });
    expect(await shop.ask<Problem>('/api/nothing')).toMatchObject({ status: 404, body: { code: 'not-found' } });
  });
});

test('options: dataFolder', async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'orders-'));
  try {
    const kept = await openShop({}, { dataFolder });
    const paymentMethodNonce = await kept.nonce();
    const request = { orderKey: crypto.randomUUID(), paymentMethodNonce };
    const { body } = await kept.order(request);
    const again = createApp({ connection: kept.connection, dataFolder });
    const { orders } = (await (await again.request('/api/orders')).json()) as { orders: Order[] };
    expect(orders).toEqual([body]);
    expect(readFileSync(join(dataFolder, 'orders.json'), 'utf8')).not.toContain(paymentMethodNonce);
    await kept.stop();
  } finally {
    rmSync(dataFolder, { recursive: true });
  }
});

test('options: pageFolder, served under the strict policy', async () => {
  const pageFolder = mkdtempSync(join(tmpdir(), 'page-'));
  writeFileSync(join(pageFolder, 'index.html'), '<script src="/a.js"></script>');
  writeFileSync(join(pageFolder, 'a.js'), '');
  const response = await createApp({ connection: shop.connection, pageFolder }).request('/a.js');
  rmSync(pageFolder, { recursive: true });
  expect(response.status).toBe(200);
  const origin = shop.sandbox.url;
  expect(response.headers.get('content-security-policy')).toBe(
    `default-src 'none'; script-src 'self' ${origin}; style-src 'self'; frame-src ${origin}; connect-src 'self' ${origin}; img-src 'self' data:; ` +
      `form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types tender shop`,
  );
});
