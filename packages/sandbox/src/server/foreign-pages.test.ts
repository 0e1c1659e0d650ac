import { request } from 'node:http';
import { request as secureRequest } from 'node:https';
import { closeDatabases, startSandbox, type Sandbox } from '../index';

let sandbox: Sandbox;
beforeAll(async () => void (sandbox = await startSandbox({ tlsPort: 0 })));
afterAll(async () => {
  await sandbox.stop();
  await closeDatabases();
});

const ATTACKER = 'https://attacker.example';

interface Call {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** Over TLS. */
  tls?: boolean;
  target?: Sandbox;
}

interface Answer {
  status: number | undefined;
  headers: Record<string, unknown>;
  text: string;
}

/** Sends exactly these headers, including `Host`, like a browser or a tunnel. */
function send({ path, method = 'GET', headers = {}, body, tls = false, target = sandbox }: Call): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const port = tls ? target.tlsPort : target.port;
    const options = { host: '127.0.0.1', port, path, method, headers, rejectUnauthorized: false, agent: false };
    const sent = (tls ? secureRequest : request)(options, (answer) => {
      let text = '';
      answer.on('data', (chunk) => (text += String(chunk)));
      answer.on('end', () => resolve({ status: answer.statusCode, headers: answer.headers, text }));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

const readReason = ({ text }: Answer) => (JSON.parse(text) as { error: { message: string } }).error.message;
const readAllowedOrigin = ({ headers }: Answer) => headers['access-control-allow-origin'];

const encodeKeys = ({ publicKey, privateKey }: Sandbox) => `Basic ${Buffer.from(`${publicKey}:${privateKey}`).toString('base64')}`;
const createServerCall = (headers: Record<string, string>, target = sandbox): Call => ({
  path: `/merchants/${target.merchantId}/client_token`,
  method: 'POST',
  headers: { Authorization: encodeKeys(target), 'Content-Type': 'application/json', ...headers },
  body: '{"client_token":{"version":2}}',
  target,
});
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
      expect(readAllowedOrigin(await send({ path, headers: { Origin: ATTACKER } }))).toBe('*');
      expect(await send({ path, method: 'OPTIONS', headers: preflight })).toMatchObject({ status: 204 });
    }
  });

  test('may read nothing else', async () => {
    const paths = [`/merchants/${sandbox.merchantId}/transactions/x`, '/_control', '/_console/', '/pay/paypal/EC-1', '/healthz', '/none'];
    for (const path of paths) {
      expect(readAllowedOrigin(await send({ path, headers: { Origin: ATTACKER } }))).toBeUndefined();
      expect(readAllowedOrigin(await send({ path, method: 'OPTIONS', headers: preflight }))).toBeUndefined();
    }
    const large = { path: `/merchants/${sandbox.merchantId}/transactions`, method: 'POST', body: 'x'.repeat(1024 * 1024 + 1) };
    expect(readAllowedOrigin(await send(large))).toBeUndefined();
  });

  test.each([
    ['another site', { Origin: ATTACKER, 'Sec-Fetch-Site': 'cross-site' }],
    ['a browser that sends no Sec-Fetch-Site', { Origin: ATTACKER }],
    ['another port of this machine', { Origin: 'http://localhost:3000', 'Sec-Fetch-Site': 'same-site' }],
    ['a frame without an origin', { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }],
    ['a request that names no origin', { 'Sec-Fetch-Site': 'cross-site' }],
    ['the public name of a tunnel that writes its own Host', { Origin: 'https://shop.tunnel.example', 'Sec-Fetch-Site': 'same-origin' }],
  ])('are refused by the server API, with the reason: %s', async (_, headers: Record<string, string>) => {
    const answer = await send(createServerCall(headers));
    expect(answer.status).toBe(403);
    expect(readReason(answer)).toContain('Web pages of other origins may not');
    expect(readAllowedOrigin(answer)).toBeUndefined();
  });

  test('are refused by GraphQL when they send API keys, and served when they send a tokenization key', async () => {
    const refused = await send(createGraphqlCall({ Origin: ATTACKER }));
    expect(refused.status).toBe(403);
    expect(readReason(refused)).toContain('Web pages of other origins may not');
    const Authorization = `Bearer ${sandbox.tokenizationKey}`;
    const body = JSON.stringify({ query: '{ clientConfiguration { merchantId } }' });
    const served = await send({ ...createGraphqlCall({ Origin: ATTACKER, Authorization }), body });
    expect(JSON.parse(served.text)).toMatchObject({ data: { clientConfiguration: { merchantId: sandbox.merchantId } } });
  });

  test('are refused by the console and by the control API', async () => {
    for (const path of ['/_console/', '/_control/requests']) {
      for (const headers of [{ Origin: ATTACKER }, { 'Sec-Fetch-Site': 'cross-site' }] as Record<string, string>[]) {
        const answer = await send({ path, headers });
        expect(answer.status).toBe(403);
        expect(readReason(answer)).toContain('Web pages of other origins may not');
      }
    }
  });

  test('may link to the console', async () => {
    const headers = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' };
    expect((await send({ path: '/_console/', headers })).status).not.toBe(403);
    expect((await send({ path: '/_console/', headers: { ...headers, 'Sec-Fetch-Dest': 'iframe' } })).status).toBe(403);
    expect((await send({ path: '/_control/requests', headers })).status).toBe(403);
  });
});

test('the server API and GraphQL serve a server, which sends no origin', async () => {
  expect((await send(createServerCall({}))).status).toBe(201);
  expect((await send(createServerCall({ 'Sec-Fetch-Mode': 'cors' }))).status).toBe(201);
  expect((await send(createGraphqlCall({}))).text).toContain('clientToken');
});

test('the console, a page of the sandbox itself, is served', async () => {
  const headers = { Host: `localhost:${sandbox.port}`, Origin: sandbox.url, 'Sec-Fetch-Site': 'same-origin' };
  const json = { 'Content-Type': 'application/json' };
  expect((await send({ path: '/_control/clock', method: 'POST', headers: { ...headers, ...json }, body: '{"reset":true}' })).status).toBe(
    200,
  );
});

describe('host names', () => {
  const paths = () => ['/healthz', '/', '/_control', '/_console/', '/graphql', '/pay/paypal/EC-1', '/da/r/fb.js', '/none'];

  test('of other sites that resolve to this machine are refused on every route, with the reason', async () => {
    for (const path of paths()) {
      for (const host of [
        'attacker.example',
        `attacker.example:${sandbox.port}`,
        'localhost.attacker.example',
        '192.168.1.5',
        '10.0.2.2',
      ]) {
        const answer = await send({ path, headers: { Host: host } });
        expect(answer.status).toBe(403);
        expect(readReason(answer)).toContain('--allow-remote');
      }
    }
  });

  test('of this machine are served', async () => {
    for (const host of [
      'localhost',
      `localhost:${sandbox.port}`,
      'shop.localhost',
      '127.0.0.1',
      '127.1.2.3:80',
      '[::1]:4810',
      'LOCALHOST',
    ]) {
      expect((await send({ path: '/healthz', headers: { Host: host } })).status).toBe(200);
    }
  });

  test('of the provider and its partners are served over TLS, and over TLS only', async () => {
    for (const host of ['api.sandbox.braintreegateway.com', 'www.paypal.com', 'payments.braintree-api.com', 'cdn.plaid.com']) {
      expect((await send({ path: '/healthz', headers: { Host: host }, tls: true })).status).toBe(200);
      expect((await send({ path: '/healthz', headers: { Host: host } })).status).toBe(403);
    }
    for (const host of ['attacker.example', 'paypal.com.attacker.example', 'notpaypal.com']) {
      expect((await send({ path: '/healthz', headers: { Host: host }, tls: true })).status).toBe(403);
    }
  });

  test.each([
    ['X-Forwarded-Host', 'shop.tunnel.example'],
    ['X-Forwarded-Host', 'localhost, shop.tunnel.example'],
    ['Forwarded', 'for=203.0.113.9;host="shop.tunnel.example";proto=https'],
  ])('that a tunnel reports in %s are refused as well: %s', async (name, value) => {
    const answer = await send({ path: '/healthz', headers: { [name]: value } });
    expect(answer.status).toBe(403);
    expect(readReason(answer)).toContain('shop.tunnel.example');
  });

  test('are all served with allowRemote, and foreign pages are refused as before', async () => {
    const open = await startSandbox({ allowRemote: true });
    const Host = `attacker.example:${open.port}`;
    expect((await send({ path: '/healthz', headers: { Host }, target: open })).status).toBe(200);
    expect((await send({ path: '/healthz', headers: { 'X-Forwarded-Host': 'shop.tunnel.example' }, target: open })).status).toBe(200);
    expect((await send(createServerCall({ Host }, open))).status).toBe(201);
    expect((await send(createServerCall({ Host, Origin: ATTACKER }, open))).status).toBe(403);
    // A name that resolves to this machine makes the origins of the page and of the sandbox equal.
    expect((await send(createServerCall({ Host, Origin: `http://${Host}` }, open))).status).toBe(403);
    expect((await send({ path: '/_control', headers: { Host }, target: open })).status).toBe(403);
    await open.stop();
  });

  test('startSandbox listens for other machines only with allowRemote', async () => {
    await expect(startSandbox({ host: '0.0.0.0' })).rejects.toThrow('allowRemote');
    const open = await startSandbox({ host: '0.0.0.0', allowRemote: true });
    expect((await fetch(`${open.url}/healthz`)).status).toBe(200);
    await open.stop();
  });
});

test('a tunnel cannot reach the control API, whatever it sends as Host', async () => {
  for (const headers of [{ 'X-Forwarded-For': '203.0.113.9' }, { Forwarded: 'for="[2001:db8::9]:4711"' }] as Record<string, string>[]) {
    expect((await send({ path: '/_control', headers: { Host: 'localhost', ...headers } })).status).toBe(403);
  }
  expect((await send({ path: '/_control', headers: { Host: 'localhost', 'X-Forwarded-For': '127.0.0.1, ::1' } })).status).toBe(200);
});
