// Runs a payment of a guide: its server in Node, its page and markup in Chromium, and a scripted customer, up to a sale in the sandbox.
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from '../../workspace.mjs';
import { serveFolder, withPage } from '../../release/browser.mjs';
import { customers } from '../customers.mjs';
import { blocksFolder } from './block-files.mjs';

const folder = join(blocksFolder, 'run');

// The server of the guide reads its ports from these variables. 0 is any free port, because each payment starts a server of its own.
Object.assign(process.env, { PORT: '0', SANDBOX_PORT: '0' });

async function writeSite(/** @type {string} */ at, /** @type {Parts} */ { page, markup, payment }) {
  // A page with script tags has all its code in the markup.
  if (!page) {
    cpSync(join(root, 'packages/web/dist/script'), join(at, 'tender'), { recursive: true });
    return writeFileSync(join(at, 'index.html'), markup?.code ?? '');
  }
  const entry = join(at, `source.${page.language}`);
  writeFileSync(entry, page.code);
  await build({ entryPoints: [entry], bundle: true, format: 'esm', jsx: 'automatic', outfile: join(at, 'page.js'), logLevel: 'error' });
  const styles = existsSync(join(at, 'page.css')) ? '<link rel="stylesheet" href="page.css">' : '';
  const html = `<!doctype html><html lang="en"><title>${payment}</title>${styles}${markup?.code ?? '<main></main>'}`;
  writeFileSync(join(at, 'index.html'), `${html}<script type="module" src="page.js"></script></html>`);
}

/** Adds a script of the sandbox to a page, for what this browser does not have. */
function addScript(/** @type {string} */ file, /** @type {string} */ url) {
  writeFileSync(file, readFileSync(file, 'utf8').replace('<title>', `<script src="${url}"></script><title>`));
}

/** Fetches a transaction from the sandbox. */
async function fetchTransaction(/** @type {import('../../../packages/sandbox/src/index.ts').Sandbox} */ sandbox, /** @type {string} */ id) {
  const response = await fetch(`${sandbox.url}/_control/transactions`);
  /** @type {{ transactions: { id: string, status: string, instrument: string }[] }} */
  const { transactions } = await response.json();
  const found = transactions.find((each) => each.id === id);
  if (!found) throw new Error(`The page says "${id}", which is not a transaction of the sandbox.`);
  return found;
}

/**
 * @typedef {import('../code-blocks.mjs').Block} Block
 * @typedef {{ payment: string, server: Block, page: Block, markup?: Block }} Parts
 * @param {Parts} parts
 * @returns {Promise<string>} payment method and status of the transaction
 */
export async function runPayment(parts) {
  const { payment, server: serverBlock } = parts;
  const customer = customers[payment];
  if (!customer) throw new Error(`scripts/docs/customers.mjs has no customer for "${payment}".`);
  const at = join(folder, payment);
  rmSync(at, { recursive: true, force: true });
  mkdirSync(at, { recursive: true });
  writeFileSync(join(at, 'server.mjs'), serverBlock.code);
  await writeSite(at, parts);
  const { server, sandbox } = await import(pathToFileURL(join(at, 'server.mjs')).href);
  if (customer.script) addScript(join(at, 'index.html'), `${sandbox.url}/${customer.script}`);
  const isFile = (/** @type {string} */ url) => existsSync(join(at, new URL(url, 'http://shop').pathname));
  const site = await serveFolder(at, (request, response) => !isFile(request.url ?? '') && server.emit('request', request, response));
  try {
    let transactionId = '';
    await withPage(async (page) => {
      page.setDefaultTimeout(30_000);
      await page.goto(site.origin);
      await customer.pay({ page });
      const output = page.locator('output', { hasText: /\S/ });
      await output.waitFor({ state: 'attached' });
      transactionId = ((await output.first().textContent()) ?? '').trim();
    });
    if (!/^[a-z\d]{6,}$/.test(transactionId)) throw new Error(`The page shows "${transactionId}", which is not a transaction id.`);
    const { status, instrument } = await fetchTransaction(sandbox, transactionId);
    if (!customer.instrument.test(instrument)) throw new Error(`It was paid with "${instrument}", not with ${customer.instrument}.`);
    return `${instrument}, ${status}`;
  } finally {
    site.stop();
    server.close();
    await sandbox.stop();
  }
}
