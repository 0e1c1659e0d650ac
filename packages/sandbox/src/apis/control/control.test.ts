import { request } from 'node:http';
import { callClientApi, VALID_CARD } from '../../fixtures/gateway';
import { connectSandbox, type ConnectedSandbox } from '../../testing';

let sandbox: ConnectedSandbox;
beforeAll(async () => void (sandbox = await connectSandbox()));
afterAll(() => sandbox.stop());
beforeEach(() => sandbox.reset());

const requestConfiguration = () =>
  callClientApi(sandbox, 'GET', 'configuration', { tokenizationKey: sandbox.tokenizationKey, '_meta[source]': 'client' });

test('logs requests with their responses', async () => {
  await requestConfiguration();
  await callClientApi(sandbox, 'POST', 'payment_methods/credit_cards', {
    tokenizationKey: sandbox.tokenizationKey,
    creditCard: VALID_CARD,
  });
  const [first, second] = await sandbox.requests();
  expect(first).toMatchObject({
    method: 'GET',
    path: `/merchants/${sandbox.merchantId}/client_api/v1/configuration`,
    host: `localhost:${sandbox.port}`,
    query: { tokenizationKey: sandbox.tokenizationKey, _meta: { source: 'client' } },
    headers: expect.objectContaining({ accept: '*/*' }),
    status: 200,
    answer: { merchantId: sandbox.merchantId },
    time: expect.any(Number),
  });
  expect(first).not.toHaveProperty('body');
  expect(second).toMatchObject({
    body: { tokenizationKey: sandbox.tokenizationKey, creditCard: { number: '411111******1111', cvv: '***', expirationMonth: '12' } },
    status: 202,
  });
  expect(await sandbox.requests(first?.id)).toEqual([second]);
});

test('logs preflights too', async () => {
  await fetch(`${sandbox.url}/graphql`, {
    method: 'OPTIONS',
    headers: { Origin: 'http://shop.localhost', 'Access-Control-Request-Method': 'POST' },
  });
  expect(await sandbox.requests()).toMatchObject([{ method: 'OPTIONS', status: 204 }]);
});

test('moves the clock', async () => {
  await sandbox.clock.set(1_000_000_000_000);
  await sandbox.clock.advance(5000);
  expect((await sandbox.clock.now()) - 1_000_000_005_000).toBeLessThan(5000);
  await sandbox.clock.reset();
  expect(Math.abs((await sandbox.clock.now()) - Date.now())).toBeLessThan(5000);
});

test('lists and removes faults', async () => {
  const id = await sandbox.faults.add({ match: { path: 'configuration' }, action: { status: 500 } });
  expect((await requestConfiguration()).status).toBe(500);
  expect(await sandbox.faults.list()).toMatchObject([{ id, hits: 1, match: { path: 'configuration' } }]);
  await sandbox.faults.remove(id);
  expect((await requestConfiguration()).status).toBe(200);
  await expect(sandbox.faults.remove(id)).rejects.toThrow('404');
  await expect(sandbox.faults.add({ action: { status: 7 } })).rejects.toThrow('422');
});

test('stores analytics events', async () => {
  const body = JSON.stringify({
    events: [{ level: 'info', event: 'web.custom.client.load.initialized' }],
    tracking: [{ event_name: 'x' }],
  });
  expect((await fetch(`${sandbox.url}/xoplatform/logger/api/logger`, { method: 'POST', body })).status).toBe(200);
  expect(await sandbox.analytics()).toMatchObject([
    { event: 'web.custom.client.load.initialized', document: { level: 'info', tracking: { event_name: 'x' } } },
  ]);
  expect((await fetch(`${sandbox.url}/xoplatform/logger/api/logger`, { method: 'POST', body: 'nonsense' })).status).toBe(200);
});

test('a reset removes everything except the keys', async () => {
  await sandbox.configure({ challenges: ['cvv'] });
  await sandbox.faults.add({ action: { status: 500 }, match: { path: 'nowhere' } });
  await sandbox.clock.advance(1e9);
  await requestConfiguration();
  await sandbox.reset();
  expect(await sandbox.faults.list()).toEqual([]);
  expect(await sandbox.requests()).toEqual([]);
  expect(Math.abs((await sandbox.clock.now()) - Date.now())).toBeLessThan(5000);
  expect((await requestConfiguration()).body).toMatchObject({ challenges: [] });
});

test('sandboxes of one program are separate, each with its own settings', async () => {
  const other = await connectSandbox(undefined, { merchant: { challenges: ['cvv'] } });
  const call = (tokenizationKey: string) => callClientApi(other, 'GET', 'configuration', { tokenizationKey });
  expect((await call(other.tokenizationKey)).body).toMatchObject({ challenges: ['cvv'] });
  expect((await call(sandbox.tokenizationKey)).status).toBe(401);
  expect(await sandbox.requests()).toEqual([]);
  await other.stop();
  await expect(call(other.tokenizationKey)).rejects.toThrow('fetch failed');
});

/** Sends a request with any host name, like a page whose domain resolves to this machine. */
function requestStatus(
  path: string,
  options: { method?: string; headers?: Record<string, string>; body?: string },
): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const { method = 'GET', headers = {}, body } = options;
    const sent = request({ host: '127.0.0.1', port: sandbox.port, path, method, headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

test('refuses pages of other origins', async () => {
  const send = (headers: Record<string, string>) => requestStatus('/_control/reset', { method: 'POST', headers, body: '{}' });
  expect(await send({ 'Content-Type': 'application/json', Origin: 'https://attacker.example' })).toBe(403);
  expect(await send({ 'Content-Type': 'text/plain' })).toBe(415);
  expect(await send({ 'Content-Type': 'text/plain; application/json' })).toBe(415);
  expect(await send({ 'Content-Type': 'application/json-seq' })).toBe(415);
  expect(await send({ 'Content-Type': 'application/json; charset=utf-8' })).toBe(204);
  expect(await requestStatus('/_control', { headers: { Host: 'attacker.example' } })).toBe(403);
  expect(await requestStatus('/_control', { headers: { Host: 'shop.localhost' } })).toBe(200);
  const preflight = await fetch(`${sandbox.url}/_control/reset`, {
    method: 'OPTIONS',
    headers: {
      Origin: 'https://attacker.example',
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type',
    },
  });
  expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
});
