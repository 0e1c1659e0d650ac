/** @jest-environment node */
import { request } from 'node:http';
import { startShop, type OwnShop } from '../fixtures/start-shop';

let shop: OwnShop;
beforeAll(async () => void (shop = await startShop()));
afterAll(() => shop.close());

/** Sends a path as it is: `fetch` would remove dot segments. */
const send = (method: string, path: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const { port, publicKey, privateKey } = shop.sandbox;
    const outgoing = request({ port, host: '127.0.0.1', method, path, auth: `${publicKey}:${privateKey}` }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode));
    });
    outgoing.on('error', reject).end();
  });

test.each(['../../customers/ada', '%2e%2E/../customers/ada', '.'])(
  'responds with 404 to the token %s, and deletes no customer',
  async (token) => {
    const customer = shop.gateway['customer']!;
    await customer['create']!({ id: 'ada' }).catch(() => undefined);
    expect(await send('DELETE', `/merchants/${shop.sandbox.merchantId}/payment_methods/any/${token}`)).toBe(404);
    expect(await customer['find']!('ada')).toMatchObject({ id: 'ada' });
  },
);

test('stores U+FFFD in place of NUL and of half a surrogate pair, in text and in documents, and finds it by both', async () => {
  const { customer } = await shop.gateway['customer']!['create']!({
    id: 'odd',
    firstName: 'a\u0000b',
    company: 'c\uD800d',
    lastName: '\\u0000',
  });
  expect(customer).toMatchObject({ firstName: 'a\uFFFDb', company: 'c\uFFFDd', lastName: '\\u0000' });
  const sale = await shop.sale({
    amount: '10.00',
    paymentMethodNonce: 'fake-valid-nonce',
    orderId: 'order\u0000',
    customFields: { 'a\u0000': '💳' },
  });
  expect(await shop.gateway['transaction']!['find']!(sale.transaction.id)).toMatchObject({ orderId: 'order\uFFFD' });
});

const tooLarge = new Uint8Array(8 * 1024 * 1024).fill(120);
test.each([
  ['of a known length', () => tooLarge],
  ['of an unknown length', () => new Blob([tooLarge]).stream()],
])('responds with 413 to a body of 8 MB %s, which the client can read, and the connection goes on', async (_, createBody) => {
  const url = `${shop.sandbox.url}/merchants/${shop.sandbox.merchantId}/client_api/v1/configuration`;
  const response = await fetch(url, { method: 'POST', body: createBody(), duplex: 'half' } as RequestInit);
  expect(response.status).toBe(413);
  expect(await response.json()).toEqual({ error: { message: 'The request body is too large' } });
  expect((await fetch(`${shop.sandbox.url}/healthz`)).status).toBe(200);
});

test('accepts a body of an unknown length that is not too large', async () => {
  const body = new Blob([JSON.stringify({ query: '{ __typename }' })]).stream();
  const headers = { Authorization: `Bearer ${shop.sandbox.tokenizationKey}` };
  const response = await fetch(`${shop.sandbox.url}/graphql`, { method: 'POST', headers, body, duplex: 'half' } as RequestInit);
  expect(await response.json()).toMatchObject({ data: { __typename: 'Query' } });
});

test('refuses a GraphQL document that is nested too deep', async () => {
  const headers = { Authorization: `Bearer ${shop.sandbox.tokenizationKey}`, 'Content-Type': 'application/json' };
  for (const query of ['{a'.repeat(100_000), `{ a(b: ${'['.repeat(100_000)}`, `{ ...on Query ${'{ ...on Query '.repeat(300)}`]) {
    const response = await fetch(`${shop.sandbox.url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ errors: [{ message: expect.stringContaining('Syntax Error') as string }] });
  }
});
