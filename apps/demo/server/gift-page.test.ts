import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GiftPageData, Order, Problem, ShopConfiguration } from './contract';
import { createApp } from './create-app';
import { closeShop, openShop, type OpenShop } from './fixtures/open-shop';

const BUILT = '<html><body><div id="root"></div><script src="/a.js"></script></body></html>';
const render = {
  gift: ({ amounts }: GiftPageData): string => `<p>${amounts.map(({ text }) => text).join()} $& $1</p>`,
  express: (): string => '',
};

let shop: OpenShop;
let pageFolder: string;
beforeAll(async () => {
  shop = await openShop();
  pageFolder = mkdtempSync(join(tmpdir(), 'page-'));
  for (const name of ['gift.html', 'index.html']) writeFileSync(join(pageFolder, name), BUILT);
});
afterAll(async () => {
  rmSync(pageFolder, { recursive: true });
  await closeShop(shop);
});

const get = async (language: string): Promise<Response> =>
  createApp({ connection: shop.connection, pageFolder, render }).request('/gift', { headers: { 'accept-language': language } });

test('default: what is rendered stands in the built page, beside what it was rendered from', async () => {
  const response = await get('en-US');
  const html = await response.text();
  expect(html).toMatch(/<div id="root" data-page="[^"<]+"><p>\$25\.00,\$50\.00,\$100\.00 \$& \$1<\/p><\/div><script src="\/a\.js">/);
  expect(response.headers.get('content-security-policy')).toContain(`style-src 'self'`);
  const { body } = await shop.ask<ShopConfiguration>('/api/config');
  expect(body.giftUrl).toBeUndefined(); // this shop renders no gift card page
});

test.each([
  ['de-DE,de;q=0.9', '25,00'],
  ['fr', '25,00'],
  ['*', '$25.00'],
  ['', '$25.00'],
  ['no language', '$25.00'],
])('behavior: prices as they are written in “%s”', async (language, text) => {
  expect(await (await get(language)).text()).toContain(text);
});

test('behavior: a built page without a place for it is refused at the start', () => {
  const empty = mkdtempSync(join(tmpdir(), 'page-'));
  for (const name of ['gift.html', 'index.html']) writeFileSync(join(empty, name), '<html></html>');
  expect(() => createApp({ connection: shop.connection, pageFolder: empty, render })).toThrow('gift.html has no place for the page.');
  rmSync(empty, { recursive: true });
});

test('behavior: a gift card is sold, and its order keeps whom it goes to and what is said', async () => {
  const gift = { email: 'grace@example.com', message: 'Happy birthday!' };
  const { status, body } = await shop.order<Order>({ cart: [{ productId: 'gift-5000', quantity: 1 }], gift });
  expect(status).toBe(201);
  expect(body).toMatchObject({ status: 'paid', total: 5000, gift, lines: [{ name: 'Gift card' }] });
});

test('error: order-key-reused, where the same attempt goes to someone else', async () => {
  const orderKey = crypto.randomUUID();
  const paymentMethodNonce = await shop.nonce();
  const cart = [{ productId: 'gift-2500', quantity: 1 }];
  await shop.order({ orderKey, paymentMethodNonce, cart, gift: { email: 'grace@example.com', message: '' } });
  const again = await shop.order<Problem>({ orderKey, paymentMethodNonce, cart, gift: { email: 'eve@example.com', message: '' } });
  expect(again).toMatchObject({ status: 409, body: { code: 'order-key-reused' } });
});

test('error: invalid-request, for words longer than the card', async () => {
  const gift = { email: 'grace@example.com', message: 'x'.repeat(201) };
  expect(await shop.refusedOrder({ paymentMethodNonce: 'any', gift })).toMatchObject({ status: 400, body: { code: 'invalid-request' } });
});
