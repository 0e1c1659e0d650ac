// Runs a payment of a guide: its server in Node, its page and markup in Chromium, and a scripted customer, up to a sale in the sandbox.
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../workspace.mjs';
import { serveFolder, withPage } from '../../release/browser.mjs';
import { findPayer, waitForOutput } from '../customers.mjs';
import { blocksFolder, bundlePage } from './block-files.mjs';
/** @import { Block } from '../code-blocks.mjs' */
/** @import { Sandbox } from '../../build/built-sandbox.mjs' */

/** @typedef {{ payment: string, server: Block, page: Block, markup?: Block }} Parts */

const PARTS = ['server', 'page', 'markup'];

/** Groups the parts of payments by name. Payments without a server use the one of the payment `shared`. @returns {Parts[]} */
export function groupPayments(/** @type {Block[]} */ blocks) {
  const payments = new Map();
  for (const block of blocks.filter(({ payment }) => payment)) {
    if (!block.part || !PARTS.includes(block.part))
      throw new Error(`${block.document}:${block.line}: there is no part "${block.part}" of a payment`);
    const parts = payments.get(block.payment) ?? { payment: block.payment };
    if (parts[block.part]) throw new Error(`${block.document}:${block.line}: the payment "${block.payment}" has that part already`);
    payments.set(block.payment, { ...parts, [block.part]: block });
  }
  const { server } = payments.get('shared') ?? {};
  payments.delete('shared');
  return [...payments.values()].map((parts) => ({ server, ...parts }));
}

async function writeSite(/** @type {string} */ at, /** @type {Parts} */ { page, markup, payment }, script = '') {
  const write = (/** @type {string} */ html) => writeFileSync(join(at, 'index.html'), html.replace('<title>', `${script}<title>`));
  // A page with script tags has all its code in the markup.
  if (!page) {
    cpSync(join(root, 'packages/web/dist/script'), join(at, 'tender'), { recursive: true });
    return write(markup?.code ?? '');
  }
  const entry = join(at, `source.${page.language}`);
  writeFileSync(entry, page.code);
  await bundlePage(entry, join(at, 'page.js'));
  const styles = existsSync(join(at, 'page.css')) ? '<link rel="stylesheet" href="page.css">' : '';
  const html = `<!doctype html><html lang="en"><title>${payment}</title>${styles}${markup?.code ?? '<main></main>'}`;
  write(`${html}<script type="module" src="page.js"></script></html>`);
}

/** Fetches a transaction from the sandbox. */
async function fetchTransaction(/** @type {Sandbox} */ sandbox, /** @type {string} */ id) {
  const response = await fetch(`${sandbox.url}/_control/transactions`);
  /** @type {{ transactions: { id: string, status: string, instrument: string }[] }} */
  const { transactions } = await response.json();
  const found = transactions.find((each) => each.id === id);
  if (!found) throw new Error(`The page shows "${id}", which is not a transaction of the sandbox.`);
  return found;
}

/**
 * @param {Parts} parts
 * @param {string} at the folder of the shop, in which the packages are found
 * @returns {Promise<string>} payment method and status of the transaction
 */
export async function runPayment(parts, at = join(blocksFolder, 'run', parts.payment)) {
  const { script, pay, instrument: expected } = findPayer(parts.payment);
  mkdirSync(at, { recursive: true });
  writeFileSync(join(at, 'server.mjs'), parts.server.code);
  // The server reads its ports from these variables. 0 is any free port, because each payment starts a server of its own.
  Object.assign(process.env, { PORT: '0', SANDBOX_PORT: '0' });
  const { server, sandbox } = await import(pathToFileURL(join(at, 'server.mjs')).href);
  await writeSite(at, parts, script && `<script src="${sandbox.url}/${script}"></script>`);
  const isFile = (/** @type {string} */ url) => existsSync(join(at, new URL(url, 'http://shop').pathname));
  const site = await serveFolder(at, (request, response) => !isFile(request.url ?? '') && server.emit('request', request, response));
  try {
    let transactionId = '';
    await withPage(async (page) => {
      page.setDefaultTimeout(30_000);
      await page.goto(site.origin);
      await pay({ page, sandbox });
      transactionId = await waitForOutput(page, /\S/);
    });
    const { status, instrument } = await fetchTransaction(sandbox, transactionId);
    if (!expected.test(instrument)) throw new Error(`It was paid with "${instrument}", not with ${expected}.`);
    return `${instrument}, ${status}`;
  } finally {
    site.stop();
    server.close();
    await sandbox.stop();
  }
}
