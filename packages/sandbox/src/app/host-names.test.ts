import { ATTACKER, createServerCall, readReason, send } from '../fixtures/send';
import { closeDatabases, startSandbox, type Sandbox } from '../index';

let sandbox: Sandbox;
beforeAll(async () => void (sandbox = await startSandbox({ tlsPort: 0 })));
afterAll(async () => {
  await sandbox.stop();
  await closeDatabases();
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
        const answer = await send(sandbox, { path, headers: { Host: host } });
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
      expect((await send(sandbox, { path: '/healthz', headers: { Host: host } })).status).toBe(200);
    }
  });

  test('of the provider and its partners are served over TLS, and over TLS only', async () => {
    for (const host of ['api.sandbox.braintreegateway.com', 'www.paypal.com', 'payments.braintree-api.com', 'cdn.plaid.com']) {
      expect((await send(sandbox, { path: '/healthz', headers: { Host: host }, tls: true })).status).toBe(200);
      expect((await send(sandbox, { path: '/healthz', headers: { Host: host } })).status).toBe(403);
    }
    for (const host of ['attacker.example', 'paypal.com.attacker.example', 'notpaypal.com']) {
      expect((await send(sandbox, { path: '/healthz', headers: { Host: host }, tls: true })).status).toBe(403);
    }
  });

  test.each([
    ['X-Forwarded-Host', 'shop.tunnel.example'],
    ['X-Forwarded-Host', 'localhost, shop.tunnel.example'],
    ['Forwarded', 'for=203.0.113.9;host="shop.tunnel.example";proto=https'],
  ])('that a tunnel reports in %s are refused as well: %s', async (name, value) => {
    const answer = await send(sandbox, { path: '/healthz', headers: { [name]: value } });
    expect(answer.status).toBe(403);
    expect(readReason(answer)).toContain('shop.tunnel.example');
  });

  test('are all served with allowRemote, and foreign pages are refused as before', async () => {
    const open = await startSandbox({ allowRemote: true });
    const Host = `attacker.example:${open.port}`;
    expect((await send(open, { path: '/healthz', headers: { Host } })).status).toBe(200);
    expect((await send(open, { path: '/healthz', headers: { 'X-Forwarded-Host': 'shop.tunnel.example' } })).status).toBe(200);
    expect((await send(open, createServerCall(open, { Host }))).status).toBe(201);
    expect((await send(open, createServerCall(open, { Host, Origin: ATTACKER }))).status).toBe(403);
    // A name that resolves to this machine makes the origins of the page and of the sandbox equal.
    expect((await send(open, createServerCall(open, { Host, Origin: `http://${Host}` }))).status).toBe(403);
    expect((await send(open, { path: '/_control', headers: { Host } })).status).toBe(403);
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
    expect((await send(sandbox, { path: '/_control', headers: { Host: 'localhost', ...headers } })).status).toBe(403);
  }
  expect((await send(sandbox, { path: '/_control', headers: { Host: 'localhost', 'X-Forwarded-For': '127.0.0.1, ::1' } })).status).toBe(
    200,
  );
});
