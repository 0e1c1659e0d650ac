// Applications outside the workspace: they install the packed packages, are built, and run.
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { json } from 'node:stream/consumers';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { run } from '../machine/prepare.mjs';
import { root, listFiles } from '../workspace.mjs';
import { payWithCard, serveFolder, withPage } from './browser.mjs';
import { installConsumer } from './consumers.mjs';
import { frameworks, generateApplication } from './generated.mjs';
import { checkMethods } from './check-methods.mjs';

/** @import { Handler, Page } from './browser.mjs' */
/** @import { Packed } from '../build/pack.mjs' */
/** @import { Sandbox } from '../build/built-sandbox.mjs' */

/** Builds an installed application, serves its output beside a sandbox, and calls `use` with the open page and the sandbox. */
async function openBuilt(
  /** @type {string} */ installed,
  /** @type {string} */ output,
  /** @type {(page: Page, sandbox: Sandbox) => unknown} */ use,
  /** @type {(sandbox: Sandbox) => Handler} */ handle = () => () => false,
) {
  run('npm', ['run', '--silent', 'build'], { cwd: installed, env: { CI: 'true', NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' } });
  const { startSandbox } = await import('../build/built-sandbox.mjs');
  const sandbox = await startSandbox();
  const site = await serveFolder(join(installed, output), handle(sandbox));
  try {
    await withPage(async (page) => {
      const assets = `${sandbox.origin}/web/3.118.2`;
      await page.goto(`${site.origin}/?authorization=${sandbox.tokenizationKey}&assets=${assets}`);
      await use(page, sandbox);
    });
  } finally {
    site.stop();
    await sandbox.stop();
  }
}

async function expectTitle(/** @type {Page} */ page, /** @type {string} */ expected) {
  const title = await page
    .waitForFunction((/** @type {string} */ text) => document.title === text, expected, { timeout: 20_000 })
    .catch(() => page.title());
  if (typeof title === 'string') throw new Error(`The page's title is "${title}", not "${expected}".`);
}

/**
 * Builds a web application and opens it. The application creates a client and shows the merchant's ID as its title.
 * @param {string} output the folder of the application's build output
 * @param {(installed: string) => unknown} check checks the built application
 */
async function openApplication(
  /** @type {string} */ name,
  output,
  /** @type {Packed[]} */ packed,
  /** @type {string} */ folder,
  /** @type {(installed: string) => unknown} */ check = () => undefined,
) {
  const installed = installConsumer(name, packed, folder);
  await openBuilt(installed, output, async (page, { merchantId }) => {
    await check(installed);
    await expectTitle(page, merchantId);
  });
}

/** Builds an application of older tools, and pays in it with a card. Its titles are `ready`, then the status of the sale. */
async function payInApplication(
  /** @type {string} */ name,
  /** @type {string} */ output,
  /** @type {Packed[]} */ packed,
  /** @type {string} */ folder,
  /** @type {{ isOld?: boolean, shared?: string }} */ options = {},
) {
  const installed = installConsumer(name, packed, folder, options);
  await openBuilt(
    installed,
    output,
    async (page) => {
      await expectTitle(page, 'ready');
      await payWithCard(page);
      await expectTitle(page, 'submitted_for_settlement');
      console.log('paid with a card');
    },
    sellNonces,
  );
}

/** Pays with a card in a new application with the code of a guide. */
async function payInGenerated(/** @type {string} */ name, /** @type {Packed[]} */ packed, /** @type {string} */ folder) {
  const installed = generateApplication(name, packed, folder);
  await openBuilt(
    installed,
    frameworks[name].output ?? '',
    async (page) => {
      await page.locator('button:enabled').waitFor({ timeout: 20_000 });
      await payWithCard(page);
      await page.getByText('submitted_for_settlement').waitFor({ timeout: 20_000 });
      console.log('paid with a card');
    },
    serveGuide,
  );
}

/**
 * The routes of the guides' server: `/client-token`, and `/pay` for a nonce.
 * @returns {Handler}
 */
function serveGuide(/** @type {Sandbox} */ sandbox) {
  const sell = createSell(sandbox);
  return (request, response) => {
    if (request.url === '/client-token') response.end(sandbox.createClientToken());
    else if (request.url === '/pay')
      void json(request).then(async (body) => response.end(await sell(/** @type {{ nonce: string }} */ (body).nonce)));
    else return false;
    return true;
  };
}

/** Types into the card fields of a new application of Next.js, which renders its pages on a server and creates client tokens there in two ways. */
async function renderInNext(/** @type {Packed[]} */ packed, /** @type {string} */ folder) {
  const installed = generateApplication('next-app', packed, folder);
  writeFileSync(
    join(installed, 'app/gateway.js'),
    `import braintree from 'braintree';
const { port, ...keys } = JSON.parse(process.env.SANDBOX ?? '{}');
const environment = new braintree.Environment('127.0.0.1', port, '', false, '127.0.0.1', port);
export const gateway = port && new braintree.BraintreeGateway({ environment, ...keys });
`,
  );
  // The generator's layout loads fonts from the Internet.
  const html = `<html lang="en"><body>{children}</body></html>`;
  const layout = `export default function Layout({ children }: { children: React.ReactNode }) {\n  return ${html};\n}\n`;
  writeFileSync(join(installed, 'app/layout.tsx'), layout);
  run('npm', ['run', '--silent', 'build'], { cwd: installed, env: { CI: 'true', NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' } });
  const { startSandbox } = await import('../build/built-sandbox.mjs');
  const sandbox = await startSandbox();
  const { port, merchantId, publicKey, privateKey } = sandbox;
  const SANDBOX = JSON.stringify({ port: String(port), merchantId, publicKey, privateKey });
  const env = { ...process.env, SANDBOX, NODE_ENV: /** @type {const} */ ('production') };
  const server = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'start', '--port', '0'], { cwd: installed, env });
  try {
    const origin = await new Promise((resolve, reject) => {
      let output = '';
      const read = (/** @type {Buffer} */ data) => {
        output += data.toString();
        const [, shown] = /Local:\s+(\S+)/.exec(output) ?? [];
        if (shown) resolve(shown);
      };
      server.stdout.on('data', read);
      server.stderr.on('data', read);
      server.once('exit', () => reject(new Error(output)));
    });
    await withPage(async (page) => {
      for (const path of ['/checkout', '/function']) {
        const response = await page.goto(origin + path);
        if (!(await response?.text())?.includes('Card number</label>')) throw new Error(`${path} is not rendered on the server.`);
        const input = page.frameLocator('iframe[name="braintree-hosted-field-number"]').locator('input:visible').first();
        await input.fill('4111111111111111', { timeout: 20_000 });
      }
    });
  } finally {
    server.kill();
    await sandbox.stop();
  }
}

/** The shop's server: sells the nonce of `/pay?nonce=...` with the provider's official SDK, and responds with the status of the transaction. */
/** @returns {Handler} */
function sellNonces(/** @type {Sandbox} */ sandbox) {
  const sell = createSell(sandbox);
  return ({ url }, response) => {
    const nonce = /^\/pay\?nonce=(.+)/.exec(url ?? '')?.[1];
    if (nonce) void sell(nonce).then((text) => response.end(text));
    return nonce !== undefined;
  };
}

function createSell(/** @type {Sandbox} */ { port, merchantId, publicKey, privateKey }) {
  const braintree = createRequire(join(root, 'e2e/package.json'))('braintree');
  const environment = new braintree.Environment('127.0.0.1', String(port), '', false, '127.0.0.1', String(port));
  const gateway = new braintree.BraintreeGateway({ environment, merchantId, publicKey, privateKey });
  return async (/** @type {string} */ paymentMethodNonce) => {
    const sale = { amount: '10.00', paymentMethodNonce, options: { submitForSettlement: true } };
    const { transaction, message } = await gateway.transaction.sale(sale);
    return transaction?.status ?? message;
  };
}

/** React 18 with two methods: the bundle has no other methods, it has the stylesheet, and the application renders on a server. */
async function checkReactApplication(/** @type {string} */ installed) {
  const built = join(installed, 'dist');
  await checkMethods(built, ['sepa', 'hosted-fields']);
  const styles = listFiles(built).filter((name) => name.endsWith('.css'));
  if (!styles.some((name) => readFileSync(join(built, name), 'utf8').includes('--tender-'))) throw new Error('The stylesheet is missing.');
  run('npm', ['start', '--silent'], { cwd: installed });
}

/** React 19 with static rendering: the page contains what it shows while loading. */
async function checkNextApplication(/** @type {string} */ installed) {
  await checkMethods(join(installed, 'out'), ['sepa', 'hosted-fields']);
  const html = readFileSync(join(installed, 'out/index.html'), 'utf8');
  for (const part of ['loading loading</output>', 'Card number</label>'])
    if (!html.includes(part)) throw new Error(`The page lacks ${part}.`);
}

const runInNode = (
  /** @type {string} */ name,
  /** @type {Packed[]} */ packed,
  /** @type {string} */ folder,
  /** @type {{ isOld?: boolean, shared?: string }} */ options = {},
) => run('npm', ['start', '--silent'], { cwd: installConsumer(name, packed, folder, options) });

/** The applications by name. Each function installs, builds and runs its application in a subfolder of `folder`. */
/** @type {Record<string, (packed: Packed[], folder: string) => unknown>} */
export const applications = {
  'node-esm': (packed, folder) => runInNode('node-esm', packed, folder),
  'node-cjs': (packed, folder) => runInNode('node-cjs', packed, folder),
  types: (packed, folder) => runInNode('types', packed, folder),
  jest: (packed, folder) => runInNode('jest', packed, folder, { isOld: true, shared: 'shop.test.js' }),
  requirejs: (packed, folder) => payInApplication('requirejs', 'dist', packed, folder),
  'webpack-4': (packed, folder) => payInApplication('webpack-4', 'dist', packed, folder, { isOld: true, shared: 'pay.js' }),
  'vue-cli-4': (packed, folder) => payInApplication('vue-cli-4', 'dist', packed, folder, { isOld: true, shared: 'pay.js' }),
  'react-scripts-5': (packed, folder) =>
    payInApplication('react-scripts-5', 'build', packed, folder, { isOld: true, shared: 'shop.test.js' }),
  vite: (packed, folder) => openApplication('vite', 'dist', packed, folder),
  webpack: (packed, folder) => openApplication('webpack', 'dist', packed, folder),
  'react-vite': (packed, folder) => openApplication('react-vite', 'dist', packed, folder, checkReactApplication),
  vue: (packed, folder) => payInGenerated('vue', packed, folder),
  svelte: (packed, folder) => payInGenerated('svelte', packed, folder),
  angular: (packed, folder) => payInGenerated('angular', packed, folder),
  'next-app': renderInNext,
  next: (packed, folder) => openApplication('next', 'out', packed, folder, checkNextApplication),
};
