import { gunzipSync } from 'node:zlib';
import { readXml } from '../core/xml/read-xml';
import { sendRaw } from '../fixtures/send-raw';
import { openShop, type Shop } from '../fixtures/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});

/** What the SDK for Ruby sends. It raises `expected a gzipped response` for every body that is not compressed. */
const RUBY = {
  Accept: 'application/xml',
  'User-Agent': 'Braintree Ruby Gem 4.26.0',
  'Accept-Encoding': 'gzip',
  'X-ApiVersion': '6',
  'Content-Type': 'application/xml',
};
const sale = (amount: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><transaction><amount>${amount}</amount><payment-method-nonce>fake-valid-nonce</payment-method-nonce><options><submit-for-settlement type="boolean">true</submit-for-settlement></options><type>sale</type></transaction>`;

test.each([
  ['a sale', 201, 'POST transactions', sale('10.00'), { transaction: { amount: '10.00', status: 'submitted_for_settlement' } }],
  ['a refusal', 422, 'POST transactions', sale('-1'), { api_error_response: { message: 'Amount cannot be negative.' } }],
  ['a list without items', 200, 'POST transactions/advanced_search_ids', '<search><id><is>none</is></id></search>', { search_results: {} }],
  ['a request that the sandbox does not have', 501, 'GET plans', '', { api_error_response: {} }],
])('compresses the response to %s', async (_, status, call, body, root) => {
  const response = await sendRaw(shop.sandbox, call, RUBY, body);
  expect(response).toMatchObject({ status, headers: { 'content-encoding': 'gzip', vary: 'Accept-Encoding' } });
  expect(readXml(gunzipSync(response.body).toString())).toMatchObject(root);
});

test('compresses empty responses: of a deletion, and of a customer that does not exist', async () => {
  const { customer } = await shop.gateway['customer']!['create']!({ firstName: 'Ada' });
  for (const [status, path] of [
    [200, customer.id],
    [404, 'unknown'],
  ]) {
    const response = await sendRaw(shop.sandbox, `DELETE customers/${path}`, RUBY);
    expect(response).toMatchObject({ status, headers: { 'content-encoding': 'gzip' } });
    expect(gunzipSync(response.body).toString()).toBe('');
  }
});

test('a fault without a body stays without one', async () => {
  const id = await shop.sandbox.faults.add({ match: { path: 'transactions' }, action: { status: 204 } });
  const response = await sendRaw(shop.sandbox, 'POST transactions', RUBY, sale('10.00'));
  expect(response).toMatchObject({ status: 204, body: Buffer.alloc(0) });
  await shop.sandbox.faults.remove(id);
});

test.each([
  ['no header', {}],
  ['another coding', { 'Accept-Encoding': 'br' }],
  ['gzip with the quality 0', { 'Accept-Encoding': 'gzip;q=0, identity' }],
])('does not compress for a caller with %s', async (_, headers) => {
  const response = await sendRaw(shop.sandbox, 'POST transactions', { ...RUBY, 'Accept-Encoding': 'identity', ...headers }, sale('11.00'));
  expect(response.headers['content-encoding']).toBeUndefined();
  expect(response.body.toString()).toContain('<amount>11.00</amount>');
});

test('the log shows responses as they were before they were compressed', async () => {
  await sendRaw(shop.sandbox, 'POST transactions', RUBY, sale('12.34'));
  const response = await fetch(`${shop.sandbox.url}/_control/requests`);
  expect(await response.text()).toContain('12.34');
});
