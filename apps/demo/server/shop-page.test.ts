import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from './create-app';
import type { GatewayConnection } from './gateway';

const keys = { merchantId: 'm', publicKey: 'p', privateKey: 'k' };
let pageFolder: string;
beforeAll(() => {
  pageFolder = mkdtempSync(join(tmpdir(), 'page-'));
  writeFileSync(
    join(pageFolder, 'index.html'),
    '<!doctype html><html><head><title>Shop</title></head><script async>start()</script><script src="/a.js"></script></html>',
  );
});
afterAll(() => rmSync(pageFolder, { recursive: true }));

const open = async (connection: GatewayConnection): Promise<[html: string, policy: string]> => {
  const response = await createApp({ connection, pageFolder }).request('/', { headers: { host: 'localhost' } });
  return [await response.text(), response.headers.get('content-security-policy') ?? ''];
};

test('behavior: with the sandbox the page has its Apple Pay, which the policy allows', async () => {
  const origin = 'http://localhost:4810';
  const [html, policy] = await open({ environment: 'development', origin, ...keys });
  expect(html).toContain(`<script defer src="${origin}/third-party/apple-pay.js"></script><title>`);
  expect(policy).toMatch(new RegExp(`script-src 'self' 'sha256-[^ ]+' ${origin}`));
});

test('behavior: with the provider the page has the browser’s own Apple Pay', async () => {
  expect((await open({ environment: 'sandbox', ...keys }))[0]).not.toContain('apple-pay.js');
});

test('security: of inline scripts, the policy allows those of the built page', async () => {
  const [, policy] = await open({ environment: 'sandbox', ...keys });
  const hash = createHash('sha256').update('start()').digest('base64');
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}' https://assets`);
});

test.each<[GatewayConnection, string, string]>([
  [{ environment: 'development', origin: 'http://localhost:4810', ...keys }, 'http://localhost:4810', 'http://localhost:4810'],
  [{ environment: 'sandbox', ...keys }, 'https://api.sandbox.braintreegateway.com', 'https://assets.braintreegateway.com'],
  [{ environment: 'production', ...keys }, 'https://api.braintreegateway.com', 'https://assets.braintreegateway.com'],
])('behavior: the page names early what a checkout needs of %j', async (connection, gateway, assets) => {
  const [html] = await open(connection);
  expect(html).toContain(`<head><link rel="preconnect" href="${gateway}" crossorigin>`);
  expect(html).toContain(`<meta name="field-page" content="${assets}/web/3.118.2/html/hosted-fields-frame.min.html">`);
});
