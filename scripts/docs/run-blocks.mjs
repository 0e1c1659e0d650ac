// Runs code blocks with the built packages: payments up to a sale in the sandbox, other blocks in a page with the elements of a checkout, or in Node.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build, transformSync } from 'esbuild';
import { findChromium, start } from '../machine/prepare.mjs';
import { withBrowser, withPage, withShop } from '../release/browser.mjs';
import { root } from '../workspace.mjs';
import { locate, readBlocks } from './code-blocks.mjs';
import { findCustomer, findPayer, waitForOutput } from './customers.mjs';
/** @import { Browser } from '@playwright/test' */
/** @import { Sandbox } from '../build/built-sandbox.mjs' */
/** @import { Block } from './code-blocks.mjs' */

/** @typedef {{ payment: string, server: Block, page: Block, markup?: Block }} Payment */

/** In this folder the packages are found in docs/node_modules, as in a shop. */
export const blocksFolder = join(root, 'docs/.vitepress/blocks');

function write(/** @type {string} */ file, /** @type {string} */ text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

/** Writes a page: its markup, a script that is loaded before, and a module with the packages that it imports. */
async function writePage(/** @type {string} */ folder, /** @type {string} */ code, /** @type {string} */ markup, script = '') {
  await build({
    entryPoints: [write(join(folder, 'source.tsx'), code)],
    outfile: join(folder, 'page.js'),
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    nodePaths: [join(root, 'e2e/node_modules')], // which has the provider's packages that shops replace
    define: { global: 'globalThis' },
    logLevel: 'silent',
  });
  const styles = existsSync(join(folder, 'page.css')) ? '<link rel="stylesheet" href="page.css">' : '';
  const head = `<title>Shop</title>${script && `<script src="${script}"></script>`}${styles}`;
  write(join(folder, 'index.html'), `<!doctype html><html lang="en">${head}${markup}<script type="module" src="page.js"></script></html>`);
}

/** Groups the blocks of payments by name. Payments without a server use that of the payment `shared`. @returns {Payment[]} */
export function listPayments(/** @type {Block[]} */ blocks) {
  /** @type {Record<string, Record<string, Block>>} */
  const payments = {};
  for (const block of blocks) {
    const { payment, part = '' } = block;
    if (!payment) continue;
    if (!['server', 'page', 'markup'].includes(part)) throw new Error(`${locate(block)}: a payment has no part "${part}".`);
    if (payments[payment]?.[part]) throw new Error(`${locate(block)}: the payment "${payment}" has a ${part} already.`);
    payments[payment] = { ...payments[payment], [part]: block };
  }
  const { shared, ...others } = payments;
  return Object.entries(others).map(([payment, { server = shared?.server, page, markup }]) => ({ payment, server, page, markup }));
}

/** Reads the server of the guides. */
export const readServer = () => readBlocks('docs/guides/your-server.md').find(({ part }) => part === 'server')?.code ?? '';

/**
 * @param {string} folder of the shop, in which the packages are found
 * @returns {Promise<string>} payment method and status of the transaction
 */
export function runPayment(
  /** @type {Browser} */ browser,
  /** @type {Payment} */ { payment, server, page, markup },
  folder = join(blocksFolder, payment),
) {
  const { act, script, instrument } = findPayer(payment);
  return withShop(write(join(folder, 'server.mjs'), server.code), folder, async ({ origin, sandbox }) => {
    await writePage(folder, page.code, markup?.code ?? '<main></main>', script && `${sandbox.url}/${script}`);
    const id = await withPage(browser, async (opened) => {
      await Promise.all([act({ page: opened, sandbox }), opened.goto(origin)]);
      return waitForOutput(opened, /\S/);
    });
    const response = await fetch(`${sandbox.url}/_control/transactions`);
    /** @type {{ transactions: { id: string, status: string, instrument: string }[] }} */
    const { transactions } = await response.json();
    const transaction = transactions.find((each) => each.id === id);
    if (!transaction || transaction.instrument !== instrument)
      throw new Error(`The page shows "${id}", which is not a sale by ${instrument}.`);
    return `${transaction.instrument}, ${transaction.status}`;
  });
}

const MARKUP = `<main></main><form><div id="number"></div><div id="expiration"></div><div id="cvv"></div>
  <button type="button" disabled>Pay</button><output></output></form>`;

/** The module of a page with a block: before it what scripts/docs/shop.d.ts declares. The customer can press the button once the block has run. */
const createPageCode = (/** @type {Block} */ { setup, code, then }, /** @type {string} */ authorization) => `
  const authorization = ${JSON.stringify(authorization)};
  const form = document.querySelector('form');
  const button = document.querySelector('button');
  const tell = (message) => { document.querySelector('output').textContent = message; };
  const pay = async (nonce) => tell(nonce);
  ${setup}\n${code}
  button.disabled = false;
  ${then}
  globalThis.hasRun = true;
`;

/** Runs a block in a page of a shop until the block has run to its end, and its customer has finished. */
async function runInPage(
  /** @type {Browser} */ browser,
  /** @type {Block} */ block,
  /** @type {string} */ folder,
  /** @type {{ origin: string, sandbox: Sandbox }} */ { origin, sandbox },
) {
  const name = locate(block).replace(/\W/g, '-');
  const customer = block.customer ? findCustomer(block.customer) : undefined;
  const authorization = sandbox.createClientToken({ customerId: 'ada' });
  if (block.language === 'css')
    await writePage(join(folder, name), 'globalThis.hasRun = document.styleSheets[0].cssRules.length > 0;', `<style>${block.code}</style>`);
  else {
    const script = customer?.script && `${sandbox.url}/${customer.script}`;
    await writePage(join(folder, name), createPageCode(block, authorization), MARKUP, script);
  }
  await withPage(browser, async (page) => {
    await Promise.all([customer?.act({ page, sandbox }), page.goto(`${origin}/${name}/`)]);
    await page.waitForFunction(() => globalThis.hasRun);
  });
}

/** What the comment `defines: gateway` defines. */
const GATEWAY = `
  import braintree from 'braintree';
  import { startSandbox } from '@tender/sandbox';
  const sandbox = await startSandbox();
  const { merchantId, publicKey, privateKey } = sandbox;
  const port = String(sandbox.port);
  const environment = new braintree.Environment('127.0.0.1', port, sandbox.origin, false, '127.0.0.1', port);
  const gateway = new braintree.BraintreeGateway({ environment, merchantId, publicKey, privateKey });
`;

/** Runs a block as a module in a process of its own. */
async function runInNode(/** @type {Block} */ block) {
  const { defines, setup, code, then } = block;
  // A block has run when its last line has. Open handles, such as a server, must not keep the process running.
  const text = [defines === 'gateway' ? GATEWAY : '', setup, code, then, 'process.exit(0);'].join('\n');
  const options = /** @type {const} */ ({ loader: 'tsx', jsx: 'automatic', format: 'esm' });
  const file = write(join(blocksFolder, `${locate(block).replace(/\W/g, '-')}.mjs`), transformSync(text, options).code);
  const { status, output } = await start(process.execPath, [file], { env: { CHROMIUM_PATH: findChromium() } });
  if (status !== 0) throw new Error(output);
}

/**
 * Runs payments and blocks, three at a time, because most of the time is spent waiting for frames.
 * @returns {Promise<string[]>} defects
 */
export async function runBlocks(/** @type {Payment[]} */ payments, /** @type {Block[]} */ blocks) {
  const folder = join(blocksFolder, 'pages');
  const server = write(join(folder, 'server.mjs'), readServer());
  /** @type {string[]} */
  const defects = [];
  await withBrowser((browser) =>
    withShop(server, folder, async (shop) => {
      const waiting = [
        ...payments.map((payment) => ({ title: `payment ${payment.payment}`, work: () => runPayment(browser, payment) })),
        ...blocks.map((block) => ({
          title: locate(block),
          work: () => (block.runsIn === 'node' ? runInNode(block) : runInPage(browser, block, folder, shop)),
        })),
      ];
      const runWaiting = async () => {
        for (let next = waiting.shift(); next; next = waiting.shift()) {
          const { title, work } = next;
          const startedAt = performance.now();
          const result = await work().catch((error) => void defects.push(`${title}: ${error.message}`));
          console.log(`${((performance.now() - startedAt) / 1000).toFixed(1).padStart(5)} s  ${title} ${result ?? ''}`);
        }
      };
      await Promise.all([runWaiting(), runWaiting(), runWaiting()]);
    }),
  );
  return defects;
}
