import type { Problem, SavedSession, ShopConfiguration } from './contract';
import { createApp } from './create-app';
import { DEMO_CUSTOMER } from './saved-methods';
import { closeShop, openShop, type OpenShop } from './fixtures/open-shop';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
});
afterEach(() => shop.sandbox.reset());
afterAll(() => closeShop(shop));

/** The gateway's response to a request that it understood and refused. */
const REFUSED = { apiErrorResponse: { message: 'Refused.', errors: { errors: [] } } };

const askForToken = () => shop.ask<SavedSession>('/api/saved/client-token');

/** Lists what the provider's client API shows to a page with this token. */
async function listed(clientToken: string): Promise<unknown> {
  const { authorizationFingerprint, clientApiUrl } = JSON.parse(Buffer.from(clientToken, 'base64').toString()) as Record<string, string>;
  const query = new URLSearchParams({ authorizationFingerprint: authorizationFingerprint ?? '', defaultFirst: '1' });
  const response = await fetch(`${clientApiUrl}/v1/payment_methods?${query}`);
  return ((await response.json()) as { paymentMethods: unknown }).paymentMethods;
}

const savedAtGateway = async () => (await shop.gateway.customer.find(DEMO_CUSTOMER.id)).paymentMethods ?? [];

test('default: the token lists what the demo customer has saved', async () => {
  const { status, body } = await askForToken();
  expect(status).toBe(200);
  expect(body.hasMethods).toBe(false);
  expect(await listed(body.clientToken)).toEqual([]);
  await shop.gateway.paymentMethod.create({ customerId: DEMO_CUSTOMER.id, paymentMethodNonce: 'fake-valid-mastercard-nonce' });
  expect((await askForToken()).body.hasMethods).toBe(true);
  expect(await listed(body.clientToken)).toMatchObject([{ type: 'CreditCard', default: true, details: { cardType: 'MasterCard' } }]);
});

test('default: the page receives the name of the gateway’s customer', async () => {
  const { body } = await shop.ask<ShopConfiguration>('/api/config');
  expect(body.customerName).toBe('Ada Example');
  await askForToken();
  expect(await shop.gateway.customer.find(DEMO_CUSTOMER.id)).toMatchObject({
    firstName: 'Ada',
    lastName: 'Example',
    email: 'ada@example.com',
  });
});

test('behavior: the customer is created once, also by two requests at once, and again after a reset', async () => {
  const statuses = async () => (await Promise.all([askForToken(), askForToken()])).map(({ status }) => status);
  const made = () =>
    shop.sandbox.requests().filter(({ method, path, status }) => method === 'POST' && path.endsWith('/customers') && status === 201);
  expect(await statuses()).toEqual([200, 200]);
  expect(await statuses()).toEqual([200, 200]);
  expect(made()).toHaveLength(1);
  await shop.sandbox.reset();
  expect(await statuses()).toEqual([200, 200]);
  expect(made()).toHaveLength(1);
});

test('behavior: a test card is saved', async () => {
  expect(await shop.post('/api/saved/test-card')).toMatchObject({ status: 201, body: {} });
  expect(await savedAtGateway()).toMatchObject([{ cardType: 'Visa', last4: '1881', default: true }]);
});

test('default: the page receives the token of the saved PayPal account, if there is one', async () => {
  expect(await shop.ask('/api/saved/paypal')).toMatchObject({ status: 200, body: {} });
  expect(await shop.post('/api/saved/test-paypal')).toMatchObject({ status: 201, body: {} });
  const [saved] = await savedAtGateway();
  expect(await shop.ask('/api/saved/paypal')).toMatchObject({ status: 200, body: { token: saved?.token } });
});

test.each(['/api/saved/test-card', '/api/saved/test-paypal'])('behavior: in production there is no %s', async (path) => {
  const app = createApp({ connection: { ...shop.connection, environment: 'production' } });
  const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
  const response = await app.request(path, post);
  expect(response.status).toBe(404);
  expect(((await response.json()) as Problem).code).toBe('not-found');
});

test('error: invalid-request for a test card that a form of another site asks for', async () => {
  const form = { method: 'POST', headers: { 'content-type': 'text/plain' }, body: '{}' };
  expect(await shop.ask<Problem>('/api/saved/test-card', form)).toMatchObject({ status: 415, body: { code: 'invalid-request' } });
});

test.each([
  ['/customers/', 500, 503, 'gateway-unreachable'],
  ['/customers', 401, 500, 'gateway-refused-shop'],
  ['/client_token', 429, 503, 'gateway-busy'],
  ['/client_token', 422, 500, 'server-error'],
] as const)('error: %s answers %i', async (path, fault, status, code) => {
  shop.sandbox.faults.add({ match: { path }, action: { status: fault, body: REFUSED } });
  expect(await shop.ask<Problem>('/api/saved/client-token')).toMatchObject({ status, body: { code } });
});

test('error: invalid-payment, where the gateway does not take the test card', async () => {
  await askForToken();
  shop.sandbox.faults.add({ match: { path: '/payment_methods' }, action: { status: 422, body: REFUSED } });
  expect(await shop.post<Problem>('/api/saved/test-card')).toMatchObject({ status: 422, body: { code: 'invalid-payment' } });
});
