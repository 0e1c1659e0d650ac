import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ExpressPageData, SavedSession } from './contract';
import { createApp } from './create-app';
import { closeShop, openShop, type OpenShop } from './fixtures/open-shop';

const BUILT =
  '<html><head><link rel="modulepreload" crossorigin href="/assets/base-1.js"></head><body><div id="root"></div><script type="module" crossorigin src="/assets/index-1.js"></script></body></html>';
const CART = { lines: [{ productId: 'mug', quantity: 2 }] };
const COOKIE = `fern-and-field.basket=${encodeURIComponent(JSON.stringify(CART))}`;

let shop: OpenShop;
let pageFolder: string;
beforeAll(async () => {
  shop = await openShop();
  pageFolder = mkdtempSync(join(tmpdir(), 'page-'));
  writeFileSync(join(pageFolder, 'gift.html'), BUILT);
  writeFileSync(join(pageFolder, 'index.html'), BUILT);
});
afterAll(async () => {
  rmSync(pageFolder, { recursive: true });
  await closeShop(shop);
});

const express = jest.fn<string, [ExpressPageData]>(() => '<p>$& "rendered"</p>');
async function get(cookie: string, connection = shop.connection): Promise<Response> {
  const app = createApp({ connection, pageFolder, render: { gift: () => '', express } });
  return app.request('/express', { headers: { cookie, host: 'localhost' } });
}
const readData = (html: string, name: string): unknown =>
  JSON.parse(new RegExp(` data-${name}="([^"]*)"`).exec(html)?.[1]?.replaceAll('&quot;', '"') ?? 'null');

test('default: the page is rendered from the basket and a session of the customer, which it brings with it', async () => {
  const response = await get(COOKIE);
  const html = await response.text();
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(html).toMatch(/<div id="root" [^<]+><p>\$& "rendered"<\/p><\/div>/);
  const session = readData(html, 'session') as SavedSession;
  expect(session).toEqual({ clientToken: expect.any(String), hasMethods: false });
  expect(readData(html, 'cart')).toEqual(CART);
  expect(readData(html, 'configuration')).toMatchObject({ expressUrl: '/express', giftUrl: '/gift' });
  expect(express.mock.lastCall?.[0]).toMatchObject({ cart: CART, session });
});

test('behavior: the first script runs the main one, which the browser only loads meanwhile', async () => {
  const html = await (await get(COOKIE)).text();
  expect(html).toContain(' data-main="/assets/index-1.js"');
  for (const name of ['base', 'index']) expect(html).toContain(`<link rel="preload" as="script" crossorigin href="/assets/${name}-1.js">`);
  expect(html).not.toContain('modulepreload');
  expect(html).not.toContain('<script type="module"');
});

test.each([[''], ['fern-and-field.basket=%7B'], ['fern-and-field.basket=%7B%22lines%22%3A7%7D']])(
  'behavior: the cookie “%s” is an empty basket',
  async (cookie) => {
    expect(readData(await (await get(cookie)).text(), 'cart')).toEqual({ lines: [] });
  },
);

test('behavior: without the gateway the page has no session', async () => {
  const html = await (await get(COOKIE, { ...shop.connection, origin: 'http://localhost:9' })).text();
  expect(html).not.toContain('data-session');
  expect(express.mock.lastCall?.[0]).not.toHaveProperty('session');
});

test('behavior: a gateway that does not answer keeps the page for a second', async () => {
  const silent = createServer(() => undefined).listen(0, 'localhost');
  await new Promise((resolve) => silent.once('listening', resolve));
  const { port } = silent.address() as AddressInfo;
  const html = await (await get(COOKIE, { ...shop.connection, origin: `http://localhost:${port}` })).text();
  expect(html).toContain('rendered');
  expect(html).not.toContain('data-session');
  silent.closeAllConnections();
  silent.close();
});
