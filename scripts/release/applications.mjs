// Applications outside the workspace: they install the packed packages, are built, and run.
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { json } from 'node:stream/consumers';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { findHeadlessShell, run } from '../machine/prepare.mjs';
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
  const server = await serve(installed, ['node_modules/next/dist/bin/next', 'start', '--port', '0'], { SANDBOX, NODE_ENV: 'production' });
  try {
    await withPage(async (page) => {
      for (const path of ['/checkout', '/function']) {
        const response = await page.goto(server.origin + path);
        if (!(await response?.text())?.includes('Card number</label>')) throw new Error(`${path} is not rendered on the server.`);
        const input = page.frameLocator('iframe[name="braintree-hosted-field-number"]').locator('input:visible').first();
        await input.fill('4111111111111111', { timeout: 20_000 });
      }
    });
  } finally {
    server.stop();
    await sandbox.stop();
  }
}

/** Runs a server of an installed application in Node, and waits until it prints its origin or its port. */
async function serve(/** @type {string} */ cwd, /** @type {string[]} */ script, /** @type {Record<string, string>} */ variables = {}) {
  const server = spawn(process.execPath, script, { cwd, env: { ...process.env, ...variables } });
  const origin = await new Promise((resolve, reject) => {
    let output = '';
    const read = (/** @type {Buffer} */ data) => {
      output += data.toString();
      const [, shown, port] = /Local:\s+(\S+)|port (\d+)/.exec(output) ?? [];
      if (shown || port) resolve(shown ?? `http://localhost:${port}`);
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    server.once('exit', () => reject(new Error(output)));
  });
  return { origin, stop: () => server.kill() };
}

/** Pays on the page of a server of the guides, which shows the transaction's id. */
const payAt = (/** @type {string} */ origin) =>
  withPage(async (page) => {
    await page.goto(origin);
    await page.frameLocator('iframe[name="braintree-hosted-field-number"]').locator('input:visible').first().waitFor();
    await payWithCard(page);
    await page.locator('output', { hasText: /^[a-z\d]{6,}$/ }).waitFor();
    console.log('paid with a card');
  });

/** The README's quick start: its server, and Vite's own. */
async function runQuickStart(/** @type {Packed[]} */ packed, /** @type {string} */ folder) {
  const installed = generateApplication('quick-start', packed, folder);
  run('npm', ['run', '--silent', 'build'], { cwd: installed });
  const server = spawn(process.execPath, ['server.js'], { cwd: installed, stdio: 'inherit' });
  try {
    await until(() => fetch('http://localhost:3000/'));
    const vite = await serve(installed, ['node_modules/vite/bin/vite.js', '--port', '0']);
    await payAt(vite.origin).finally(vite.stop);
  } finally {
    server.kill();
  }
}

/** Calls a function every tenth of a second until it succeeds, for half a minute. */
async function until(/** @type {() => Promise<unknown>} */ attempt) {
  for (let left = 300; ; left -= 1) {
    const error = await attempt().then(
      () => undefined,
      (/** @type {unknown} */ reason) => reason ?? new Error('It failed.'),
    );
    if (!error) return;
    if (left === 0) throw error;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** A page with script tags, and the guides' server. */
async function runScriptTags(/** @type {Packed[]} */ packed, /** @type {string} */ folder) {
  const installed = generateApplication('script-tag', packed, folder);
  run('npx', ['@tender/web', 'copy', 'public/tender'], { cwd: installed });
  const server = await serve(installed, ['server.js'], { PORT: '3010', SANDBOX_PORT: '0' });
  await payAt(server.origin).finally(server.stop);
}

/** The browser tests of the guide to testing, with the configuration that it shows, against the shop of the guides. */
function runPlaywright(/** @type {Packed[]} */ packed, /** @type {string} */ folder) {
  const installed = generateApplication('playwright', packed, folder);
  run('npx', ['esbuild', 'page.ts', '--bundle', '--format=esm', '--jsx=automatic', '--outdir=public'], { cwd: installed });
  const env = { PLAYWRIGHT_BROWSERS_PATH: join(installed, 'browsers') };
  // Where `npx playwright install` would put its own browser, which it downloads, is the one of this machine.
  const plan = execFileSync('npx', ['playwright', 'install', '--dry-run', 'chromium'], {
    cwd: installed,
    env: { ...process.env, ...env },
  }).toString();
  const location = /Install location:\s+(\S+headless_shell\S+)/.exec(plan)?.[1] ?? '';
  const executable = join(location, 'chrome-headless-shell-linux64/chrome-headless-shell');
  mkdirSync(dirname(executable), { recursive: true });
  symlinkSync(findHeadlessShell(), executable);
  writeFileSync(join(location, 'INSTALLATION_COMPLETE'), '');
  run('npx', ['playwright', 'test'], { cwd: installed, env });
}

/** Runs the tests of the guide with the tools' own settings. */
function runTests(
  /** @type {string} */ name,
  /** @type {string[][]} */ commands,
  /** @type {Packed[]} */ packed,
  /** @type {string} */ folder,
) {
  const installed = generateApplication(name, packed, folder);
  for (const command of commands) run('npx', command, { cwd: installed, env: { CI: 'true', NODE_ENV: 'test' } });
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
  'quick-start': runQuickStart,
  'script-tag': runScriptTags,
  playwright: runPlaywright,
  vitest: (packed, folder) => runTests('vitest', [['vitest', 'run']], packed, folder),
  'jest-babel': (packed, folder) =>
    runTests(
      'jest-babel',
      [
        ['jest', 'order'],
        ['jest', '--env=jsdom', 'cancel', 'charge'],
      ],
      packed,
      folder,
    ),
  vue: (packed, folder) => payInGenerated('vue', packed, folder),
  svelte: (packed, folder) => payInGenerated('svelte', packed, folder),
  angular: (packed, folder) => payInGenerated('angular', packed, folder),
  'next-app': renderInNext,
  next: (packed, folder) => openApplication('next', 'out', packed, folder, checkNextApplication),
};
