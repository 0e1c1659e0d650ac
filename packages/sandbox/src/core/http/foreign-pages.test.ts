import { ATTACKER, createServerCall, encodeKeys, readReason, send, type Answer, type Call } from '../../fixtures/send';
import { closeDatabases, startSandbox, type Sandbox } from '../../index';

let sandbox: Sandbox;
beforeAll(async () => void (sandbox = await startSandbox({ tlsPort: 0 })));
afterAll(async () => {
  await sandbox.stop();
  await closeDatabases();
});

const readAllowedOrigin = ({ headers }: Answer) => headers['access-control-allow-origin'];
const createGraphqlCall = (headers: Record<string, string>): Call => ({
  path: '/graphql',
  method: 'POST',
  headers: { Authorization: encodeKeys(sandbox), 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify({ query: 'mutation { createClientToken { clientToken } }' }),
});

describe('pages of other origins', () => {
  const preflight = { Origin: ATTACKER, 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': 'content-type' };

  test('may read the client API, GraphQL, analytics, assets and the scripts of third parties', async () => {
    const paths = [
      `/merchants/${sandbox.merchantId}/client_api/v1/configuration`,
      '/graphql',
      '/xoplatform/logger/api/logger',
      '/web/3.118.2/html/none.html',
      '/da/r/fb.js',
      '/third-party/paypal-sdk.js',
      '/gp/p/js/pay.js',
    ];
    for (const path of paths) {
      expect(readAllowedOrigin(await send(sandbox, { path, headers: { Origin: ATTACKER } }))).toBe('*');
      expect(await send(sandbox, { path, method: 'OPTIONS', headers: preflight })).toMatchObject({ status: 204 });
    }
  });

  test('may read nothing else', async () => {
    const paths = [`/merchants/${sandbox.merchantId}/transactions/x`, '/_control', '/_console/', '/pay/paypal/EC-1', '/healthz', '/none'];
    for (const path of paths) {
      expect(readAllowedOrigin(await send(sandbox, { path, headers: { Origin: ATTACKER } }))).toBeUndefined();
      expect(readAllowedOrigin(await send(sandbox, { path, method: 'OPTIONS', headers: preflight }))).toBeUndefined();
    }
    const large = { path: `/merchants/${sandbox.merchantId}/transactions`, method: 'POST', body: 'x'.repeat(1024 * 1024 + 1) };
    expect(readAllowedOrigin(await send(sandbox, large))).toBeUndefined();
  });

  test.each([
    ['another site', { Origin: ATTACKER, 'Sec-Fetch-Site': 'cross-site' }],
    ['a browser that sends no Sec-Fetch-Site', { Origin: ATTACKER }],
    ['another port of this machine', { Origin: 'http://localhost:3000', 'Sec-Fetch-Site': 'same-site' }],
    ['a frame without an origin', { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }],
    ['a request that names no origin', { 'Sec-Fetch-Site': 'cross-site' }],
    ['a request of another port of this machine that names no origin', { 'Sec-Fetch-Site': 'same-site' }],
    ['the public name of a tunnel that writes its own Host', { Origin: 'https://shop.tunnel.example', 'Sec-Fetch-Site': 'same-origin' }],
  ])('are refused by the server API, with the reason: %s', async (_, headers: Record<string, string>) => {
    const answer = await send(sandbox, createServerCall(sandbox, headers));
    expect(answer.status).toBe(403);
    expect(readReason(answer)).toContain('Web pages of other origins may not');
    expect(readAllowedOrigin(answer)).toBeUndefined();
  });

  test('are refused by GraphQL when they send API keys, and served when they send a tokenization key', async () => {
    const refused = await send(sandbox, createGraphqlCall({ Origin: ATTACKER }));
    expect(refused.status).toBe(403);
    expect(readReason(refused)).toContain('Web pages of other origins may not');
    const Authorization = `Bearer ${sandbox.tokenizationKey}`;
    const body = JSON.stringify({ query: '{ clientConfiguration { merchantId } }' });
    const served = await send(sandbox, { ...createGraphqlCall({ Origin: ATTACKER, Authorization }), body });
    expect(JSON.parse(served.text)).toMatchObject({ data: { clientConfiguration: { merchantId: sandbox.merchantId } } });
  });

  test('are refused by the console and by the control API', async () => {
    for (const path of ['/_console/', '/_control/requests']) {
      for (const headers of [{ Origin: ATTACKER }, { 'Sec-Fetch-Site': 'cross-site' }, { 'Sec-Fetch-Site': 'same-site' }] as Record<
        string,
        string
      >[]) {
        const answer = await send(sandbox, { path, headers });
        expect(answer.status).toBe(403);
        expect(readReason(answer)).toContain('Web pages of other origins may not');
      }
    }
  });

  test.each(['cross-site', 'same-site'])('may link to the console: %s', async (site) => {
    const headers = { 'Sec-Fetch-Site': site, 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' };
    expect((await send(sandbox, { path: '/_console/', headers })).status).not.toBe(403);
    expect((await send(sandbox, { path: '/_console/', headers: { ...headers, 'Sec-Fetch-Dest': 'iframe' } })).status).toBe(403);
    expect((await send(sandbox, { path: '/_control/requests', headers })).status).toBe(403);
  });
});

test('the server API and GraphQL serve a server, which sends no origin', async () => {
  expect((await send(sandbox, createServerCall(sandbox, {}))).status).toBe(201);
  expect((await send(sandbox, createServerCall(sandbox, { 'Sec-Fetch-Mode': 'cors' }))).status).toBe(201);
  expect((await send(sandbox, createGraphqlCall({}))).text).toContain('clientToken');
});

test('the console is served to somebody who types its address', async () => {
  const headers = { 'Sec-Fetch-Site': 'none', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' };
  expect((await send(sandbox, { path: '/_console/', headers })).status).not.toBe(403);
});

test('the console, a page of the sandbox itself, is served', async () => {
  const headers = { Host: `localhost:${sandbox.port}`, Origin: sandbox.url, 'Sec-Fetch-Site': 'same-origin' };
  const json = { 'Content-Type': 'application/json' };
  expect(
    (await send(sandbox, { path: '/_control/clock', method: 'POST', headers: { ...headers, ...json }, body: '{"reset":true}' })).status,
  ).toBe(200);
});
