import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeDatabases, startSandbox } from '../index';

afterAll(closeDatabases);

test('answers on every loopback address', async () => {
  const sandbox = await startSandbox();
  for (const host of ['localhost', '127.0.0.1', '[::1]']) {
    expect((await fetch(`http://${host}:${sandbox.port}/healthz`)).status).toBe(200);
  }
  await sandbox.stop();
  await sandbox.stop();
  await expect(fetch(`${sandbox.url}/healthz`)).rejects.toThrow('fetch failed');
});

test('a port that is taken is an error, not another port', async () => {
  const first = await startSandbox();
  await expect(startSandbox({ port: first.port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await first.stop();
});

test('with TLS it serves the host names of the provider', async () => {
  const sandbox = await startSandbox({ tlsPort: 0 });
  const key = `production_abc_${sandbox.merchantId}`;
  const path = `/merchants/${sandbox.merchantId}/client_api/v1/configuration?tokenizationKey=${key}`;
  const get = (host: string) =>
    new Promise<Record<string, unknown>>((resolve, reject) => {
      request(
        { host: '127.0.0.1', port: sandbox.tlsPort, servername: host, path, headers: { host }, rejectUnauthorized: false },
        (answer) => {
          let text = '';
          answer.on('data', (chunk) => (text += String(chunk)));
          answer.on('end', () => resolve(JSON.parse(text) as Record<string, unknown>));
        },
      )
        .on('error', reject)
        .end();
    });
  expect(await get('api.braintreegateway.com')).toMatchObject({
    environment: 'production',
    clientApiUrl: `https://api.braintreegateway.com:443/merchants/${sandbox.merchantId}/client_api`,
    assetsUrl: 'https://assets.braintreegateway.com',
    graphQL: { url: 'https://payments.braintree-api.com/graphql' },
  });
  expect(await get('api.sandbox.braintreegateway.com')).toMatchObject({
    environment: 'sandbox',
    clientApiUrl: `https://api.sandbox.braintreegateway.com:443/merchants/${sandbox.merchantId}/client_api`,
    graphQL: { url: 'https://payments.sandbox.braintree-api.com/graphql' },
  });
  await sandbox.stop();
});

describe('the asset host', () => {
  test('serves the document root with its types and tags, to every origin, and nothing beside it', async () => {
    const root = await mkdtemp(join(tmpdir(), 'assets-'));
    await mkdir(join(root, 'web/3.118.2/html'), { recursive: true });
    await writeFile(join(root, 'web/3.118.2/html/page.html'), '<p>page</p>');
    await writeFile(join(root, 'web/3.118.2/integrity.json'), '{}');
    await writeFile(join(root, 'secret.txt'), 'secret');
    const sandbox = await startSandbox({ assets: join(root, 'web') });
    const url = `${sandbox.url}/web/3.118.2/html/page.html`;

    const page = await fetch(url);
    expect(await page.text()).toBe('<p>page</p>');
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('access-control-allow-origin')).toBe('*');
    expect(page.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(page.headers.get('content-encoding')).toBe('gzip');
    expect(await (await fetch(`${sandbox.url}/web/3.118.2/integrity.json`)).json()).toEqual({});
    const etag = page.headers.get('etag') ?? '';
    expect((await fetch(url, { headers: { 'If-None-Match': etag } })).status).toBe(304);
    expect((await fetch(url, { method: 'HEAD' })).status).toBe(200);
    for (const path of ['3.118.2/html/none.html', '3.118.2/html', '..%2fsecret.txt', '%2e%2e/secret.txt', '%00', '%zz']) {
      expect((await fetch(`${sandbox.url}/web/${path}`)).status).toBe(404);
    }
    expect((await fetch(`${sandbox.url}/da/r/fb.js`)).headers.get('content-type')).toContain('javascript');
    expect((await fetch(sandbox.url, { redirect: 'manual' })).headers.get('location')).toBe('/_console/');
    await sandbox.stop();
    await rm(root, { recursive: true });
  });
});

test('a body over one megabyte is refused with a readable reason', async () => {
  const sandbox = await startSandbox();
  const response = await fetch(`${sandbox.url}/graphql`, { method: 'POST', body: 'x'.repeat(1024 * 1024 + 1) });
  expect(response.status).toBe(413);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  await sandbox.stop();
});

test('an error inside the sandbox is a plain 500 for the caller, and is logged', async () => {
  const sandbox = await startSandbox();
  const response = await fetch(
    `${sandbox.url}/merchants/${sandbox.merchantId}/client_api/v1/configuration?tokenizationKey=${sandbox.tokenizationKey}`,
  );
  expect(response.status).toBe(200);
  jest.spyOn(sandbox.context.database, 'insert').mockImplementation(() => {
    throw new Error('the disk is full');
  });
  const failed = await fetch(`${sandbox.url}/merchants/${sandbox.merchantId}/client_api/v1/payment_methods/credit_cards`, {
    method: 'POST',
    body: JSON.stringify({ tokenizationKey: sandbox.tokenizationKey, creditCard: { number: '4111111111111111' } }),
  });
  expect(failed.status).toBe(500);
  expect(await failed.json()).toEqual({ error: { message: 'The sandbox failed to respond' } });
  expect(sandbox.requests().at(-1)).toMatchObject({ status: 500, failure: 'the disk is full' });
  jest.restoreAllMocks();
  await sandbox.stop();
});
