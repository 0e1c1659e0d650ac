import { createApp } from './create-app';
import { ORDER_ACTIONS } from './manage-order';
import type { Problem } from './contract';
import { closeShop, openShop, type OpenShop } from './fixtures/open-shop';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => closeShop(shop));

const POSTS = [
  '/api/orders',
  '/api/waiting-orders',
  '/api/saved/test-card',
  ...ORDER_ACTIONS.map((action) => `/api/orders/NONE/${action}`),
];

const JSON_TYPE = { 'content-type': 'application/json' };
const send = async (path: string, headers: Record<string, string>, method = 'POST'): Promise<string> => {
  const response = await shop.fetch(new Request(`http://localhost${path}`, { method, headers, ...(method === 'POST' && { body: '{}' }) }));
  const text = await response.text();
  return `${response.status} ${text.startsWith('{') ? (JSON.parse(text) as Partial<Problem>).code : ''}`.trim();
};

describe.each(POSTS)('%s', (path) => {
  test.each([
    ['no type', {}],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['text that mentions JSON', { 'content-type': 'text/plain; application/json' }],
    ['a type that begins like JSON', { 'content-type': 'application/json-seq' }],
    ['two types', { 'content-type': 'text/plain, application/json' }],
  ])('error: 415 for %s', async (_, headers: Record<string, string>) => {
    expect(await send(path, headers)).toBe('415 invalid-request');
  });

  test.each([
    ['a page of another site', { origin: 'https://attacker.example', 'sec-fetch-site': 'cross-site' }],
    ['a page of another site, in a browser without Sec-Fetch-Site', { origin: 'https://attacker.example' }],
    ['a page of another port', { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-site' }],
    ['a frame without an origin', { origin: 'null' }],
    ['another site that names no origin', { 'sec-fetch-site': 'cross-site' }],
    ['a name that was pointed at this machine', { host: 'attacker.example', origin: 'http://attacker.example' }],
    ['a name that a proxy has written over', { origin: 'http://attacker.example', 'sec-fetch-site': 'same-origin' }],
  ])('error: foreign-request for %s', async (_, headers: Record<string, string>) => {
    expect(await send(path, { ...JSON_TYPE, ...headers })).toBe('403 foreign-request');
  });

  test.each([
    ['no browser', {}],
    ['the shop’s own page', { origin: 'http://localhost', 'sec-fetch-site': 'same-origin' }],
    ['the shop’s own page, in a browser without Sec-Fetch-Site', { host: 'localhost:4800', origin: 'http://localhost:4800' }],
    ['the shop’s own page, which Vite serves at a port of its own', { origin: 'http://localhost:4801', 'sec-fetch-site': 'same-origin' }],
    ['JSON with a charset', { 'content-type': 'Application/JSON; charset="utf-8"' }],
  ])('behavior: lets %s pass', async (_, headers: Record<string, string>) => {
    expect(await send(path, { ...JSON_TYPE, ...headers })).not.toMatch(/^(403|415)/);
  });
});

test('error: foreign-request for every route that is asked by a foreign name', async () => {
  for (const path of ['/', '/api/config', '/api/client-token', '/api/orders', '/api/nothing']) {
    for (const host of ['attacker.example', 'attacker.example:4800', 'localhost.attacker.example', '192.168.1.5', '']) {
      expect(await send(path, { host }, 'GET')).toBe('403 foreign-request');
    }
    for (const host of ['localhost', 'localhost:4800', 'shop.localhost', '127.0.0.1:4800', '[::1]:4800']) {
      expect(await send(path, { host }, 'GET')).not.toMatch(/^403/);
    }
  }
});

test('behavior: a webhook comes from the provider, by whatever name and type; its signature decides', async () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded', host: 'shop.tunnel.example' };
  expect(await send('/webhooks', form)).toBe('400');
});

test('options: hosts, names that the shop is reached by besides', async () => {
  const app = createApp({ connection: shop.connection, hosts: ['shop.example'] });
  const status = async (host: string, origin: string) => {
    const headers = { ...JSON_TYPE, host, origin };
    return (await app.fetch(new Request('http://localhost/api/orders', { method: 'POST', headers, body: '{}' }))).status;
  };
  expect(await status('shop.example', 'https://shop.example')).toBe(400);
  expect(await status('shop.example:8080', 'http://shop.example:8080')).toBe(400);
  expect(await status('shop.example', 'https://attacker.example')).toBe(403);
  expect(await status('other.example', 'https://other.example')).toBe(403);
});
