import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { send } from '../../fixtures/send';
import { closeDatabases, startSandbox, type Sandbox } from '../../index';
import { methods } from '../../methods/index';

/** The page of a method that the asset host isolates. */
const PAGE = methods.flatMap(({ isolatedPage }) => isolatedPage ?? [])[0]!;

let root: string;
let sandbox: Sandbox;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'assets-'));
  const html = join(root, '3.118.2/html');
  await mkdir(html, { recursive: true });
  for (const name of [`${PAGE}.html`, 'payment-request-frame.html', 'hosted-fields-frame.html']) {
    await writeFile(join(html, name), '<head><title>page</title></head><script></script>');
  }
  await symlink(join(html, 'hosted-fields-frame.html'), join(html, `${PAGE}.min.html`));
  sandbox = await startSandbox({ assets: root });
});
afterAll(async () => {
  await sandbox.stop();
  await closeDatabases();
  await rm(root, { recursive: true });
});

const get = (path: string) => send(sandbox, { path });

test.each([
  `/web/3.118.2/html/${PAGE}.html`,
  `/web/3.118.2/html/${PAGE}.html?environment=sandbox#x`,
  `/web/3.118.2/html/${PAGE}.min.html`,
  `/web/3.99.0/html/${PAGE}.html`,
  `/web/3.118.2/html%2f${PAGE}.html`,
  `/web/3.118.2%2Fhtml%2F${PAGE}.html`,
  `/web/3.99.0%2fhtml%2f${PAGE}.html`,
  `/web/3.118.2/html/${PAGE}%2ehtml`,
  `/web/3.118.2/html/%${PAGE.charCodeAt(0).toString(16)}${PAGE.slice(1)}.html`,
  `/%77eb/3.118.2/html/${PAGE}.html`,
])('isolates the page with the script of a partner, however its address is written: %s', async (path) => {
  const { status, headers } = await get(path);
  expect(status).toBe(200);
  expect(headers['content-security-policy']).toBe('sandbox allow-scripts');
});

// Some file systems find a file by each of these names.
test.each([
  `/web/3.118.2/HTML/${PAGE}.html`,
  `/web/3.118.2/html/${PAGE.replace(/\b\w/g, (letter) => letter.toUpperCase())}.html`,
  `/web/3.118.2/html/${PAGE}.html.`,
  `/web/3.118.2/html/${PAGE}.html%20`,
  `/web/3.118.2/html/${PAGE}.html%00`,
  `/web/3.118.2/html/${PAGE}.html::$DATA`,
  `/web/3.118.2/html/${PAGE}.html/`,
  `/web/3.118.2/html//${PAGE}.html`,
  `/web/3.118.2/html%2f%2f${PAGE}.html`,
  `/web/3.118.2/html%5c${PAGE}.html`,
  `/web/3.118.2/html/x%2f..%2f${PAGE}.html`,
  `/web/3.118.2/html/.%2f${PAGE}.html`,
  `/web/3.118.2/html%252f${PAGE}.html`,
])('serves no file under a name that is not its own: %s', async (path) => {
  expect((await get(path)).status).toBe(404);
});

test('adds the script of the payment sheet to its page, however the address is written', async () => {
  for (const path of ['html/payment-request-frame.html', 'html%2fpayment-request-frame.html']) {
    expect((await get(`/web/3.118.2/${path}`)).text).toContain('payment-request.js');
  }
});
