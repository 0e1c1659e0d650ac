import { eq } from 'drizzle-orm';
import { callClientApi, callGraphql, TOKENIZE, VALID_CARD } from '../../fixtures/gateway';
import { closeDatabases, startSandbox, type Sandbox } from '../../index';
import { paymentMethodNonces } from '../../payments/instruments/tables';

let sandbox: Sandbox;
beforeAll(async () => void (sandbox = await startSandbox()));
afterAll(async () => {
  await sandbox.stop();
  await closeDatabases();
});
beforeEach(() => sandbox.reset());

const tokenize = () =>
  callClientApi(sandbox, 'POST', 'payment_methods/credit_cards', {
    tokenizationKey: sandbox.tokenizationKey,
    creditCard: { ...VALID_CARD, options: { validate: false } },
  });
const requestConfiguration = () => callClientApi(sandbox, 'GET', 'configuration', { tokenizationKey: sandbox.tokenizationKey });
const tokenizeByGraphql = () =>
  callGraphql(sandbox, sandbox.tokenizationKey, { query: TOKENIZE, variables: { input: { creditCard: VALID_CARD } } });

/** Number of nonces, which tells whether a request was processed. */
async function countNonces(): Promise<number> {
  return sandbox.context.database.$count(paymentMethodNonces, eq(paymentMethodNonces.merchantId, sandbox.merchantId));
}

/** Resolves when the sandbox has received so many requests. */
async function waitForRequests(count: number): Promise<void> {
  while (sandbox.requests().length < count) await new Promise((resolve) => setImmediate(resolve));
}

test('responds with the status, body and headers of the fault, and does not process the request', async () => {
  sandbox.faults.add({ action: { status: 503, body: { busy: true }, headers: { 'Retry-After': '1' } } });
  const response = await fetch(`${sandbox.url}/merchants/${sandbox.merchantId}/client_api/v1/payment_methods/credit_cards`, {
    method: 'POST',
  });
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('1');
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(await response.json()).toEqual({ busy: true });
});

test('sends a text body unchanged', async () => {
  sandbox.faults.add({ action: { status: 429, body: '<h1>slow down</h1>' } });
  await expect((await fetch(`${sandbox.url}/graphql`, { method: 'POST' })).text()).resolves.toBe('<h1>slow down</h1>');
});

test('drops the connection before the request is carried out', async () => {
  sandbox.faults.add({ action: { drop: 'before' } });
  await expect(tokenize()).rejects.toThrow('fetch failed');
  expect(await countNonces()).toBe(0);
  expect(sandbox.requests().at(-1)).toMatchObject({ status: 0 });
});

test('drops the connection after the request has been carried out', async () => {
  sandbox.faults.add({ action: { drop: 'after' } });
  await expect(tokenize()).rejects.toThrow('fetch failed');
  expect(await countNonces()).toBe(1);
});

test('cuts a body in the middle', async () => {
  sandbox.faults.add({ action: { malformed: true } });
  await expect(requestConfiguration()).rejects.toThrow(SyntaxError);
});

test('responds as for an expired token, in the format of each API', async () => {
  sandbox.faults.add({ action: { staleToken: true } });
  expect(await requestConfiguration()).toMatchObject({ status: 401 });
  expect(await tokenizeByGraphql()).toMatchObject({ status: 200, body: { errors: [{ extensions: { errorClass: 'AUTHENTICATION' } }] } });
});

test('waits by the sandbox clock', async () => {
  sandbox.faults.add({ action: { latencyMs: 60 * 60 * 1000 }, match: { times: 1 } });
  const answer = requestConfiguration();
  await waitForRequests(1);
  sandbox.clock.advance(60 * 60 * 1000);
  expect(await answer).toMatchObject({ status: 200 });
});

test('hangs until the sandbox is reset, and is not processed then', async () => {
  sandbox.faults.add({ action: { hang: true } });
  const answer = tokenize().catch((error: unknown) => error);
  await waitForRequests(1);
  await sandbox.reset();
  expect(await answer).toMatchObject({ message: 'fetch failed' });
  expect(await countNonces()).toBe(0);
  expect(await tokenize()).toMatchObject({ status: 202 });
});

test('hangs until the sandbox stops', async () => {
  const other = await startSandbox();
  other.faults.add({ action: { hang: true } });
  const answer = fetch(`${other.url}/graphql`, { method: 'POST' }).catch((error: unknown) => error);
  while (other.requests().length < 1) await new Promise((resolve) => setImmediate(resolve));
  await other.stop();
  expect(await answer).toMatchObject({ message: 'fetch failed' });
});

test('applies as often as `times` says, the oldest fault first', async () => {
  sandbox.faults.add({ action: { status: 500 }, match: { times: 2 } });
  sandbox.faults.add({ action: { status: 408 }, match: { times: 1 } });
  const statuses = [];
  for (let index = 0; index < 4; index += 1) statuses.push((await fetch(`${sandbox.url}/graphql`, { method: 'POST' })).status);
  expect(statuses).toEqual([500, 500, 408, 200]);
});

test.each([
  [{ method: 'get' }, [500, 202, 200]],
  [{ path: 'credit_cards' }, [200, 500, 200]],
  [{ path: '/merchants/*/configuration' }, [500, 202, 200]],
  [{ path: '*/client_api' }, [200, 202, 200]],
  [{ path: '/merchants/*/*api*configuration' }, [500, 202, 200]],
  [{ path: '*/configuration*/configuration' }, [200, 202, 200]],
  [{ path: '*/configuration*' }, [500, 202, 200]],
  [{ graphqlOperation: 'TokenizeCreditCard' }, [200, 202, 500]],
  [{ graphqlOperation: 'tokenizeCreditCard' }, [200, 202, 500]],
  [{ graphqlOperation: 'ClientConfiguration' }, [200, 202, 200]],
])('applies to requests that match %j', async (match, statuses) => {
  sandbox.faults.add({ match, action: { status: 500, body: {} } });
  expect([(await requestConfiguration()).status, (await tokenize()).status, (await tokenizeByGraphql()).status]).toEqual(statuses);
});

test('does not apply to preflight requests', async () => {
  sandbox.faults.add({ action: { status: 500 } });
  const headers = {
    Origin: 'http://shop.localhost',
    'Access-Control-Request-Method': 'POST',
    'Access-Control-Request-Headers': 'content-type',
  };
  const response = await fetch(`${sandbox.url}/graphql`, { method: 'OPTIONS', headers });
  expect(response.status).toBe(204);
  expect(response.headers.get('access-control-allow-headers')).toBe('content-type');
});

test('refuses a fault it does not understand', () => {
  expect(() => sandbox.faults.add({ action: { drop: 'sometimes' as 'before' } })).toThrow('drop');
});
