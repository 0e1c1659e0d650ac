// Runs blocks in pages, with one browser and one sandbox. Each block has its own page with the elements of a checkout.
import { basename, dirname, join } from 'node:path';
import { customers as testing, startSandbox } from '../../build/built-sandbox.mjs';
import { serveFolder, withPage } from '../../release/browser.mjs';
import { blockCustomers } from '../customers.mjs';
import { blocksFolder, bundlePage, toRunnable, writeBlock } from './block-files.mjs';
/** @import { Browser, Page } from '@playwright/test' */
/** @import { Block } from '../code-blocks.mjs' */
/** @import { Sandbox } from '../../build/built-sandbox.mjs' */

/** Options of client tokens for blocks whose comment `hosts` names the provider's host names. */
/** @type {Record<string, object>} */
const hosts = { provider: { origin: 'https://api.sandbox.braintreegateway.com' } };
const SECONDS = 12;
const TOO_LONG = new Error(`did not end in ${SECONDS} s`);
const MARKUP = `<main></main><form><div id="number"></div><div id="expiration"></div><div id="cvv"></div>
  <button type="button">Pay</button><output></output></form>`;

/** Defines what scripts/docs/shop.d.ts declares. */
const createShopCode = (/** @type {string} */ authorization) => `
  const authorization = ${JSON.stringify(authorization)};
  const form = document.querySelector('form');
  const button = document.querySelector('button');
  const tell = (message) => { document.querySelector('output').textContent = message; };
  const pay = async (nonce) => tell(nonce);
`;

/** Writes the page of a block, and returns its path. */
async function writePage(/** @type {Block} */ block, /** @type {Sandbox} */ sandbox) {
  const write = (/** @type {string} */ name, /** @type {string} */ text) => writeBlock('page', block, name, text);
  let html = `<style>${block.code}</style><script>globalThis.hasRun = document.styleSheets[0].cssRules.length > 0</script>`;
  if (block.language !== 'css') {
    const authorization = sandbox.createClientToken({ customerId: 'ada', ...hosts[block.hosts ?? ''] });
    const entry = write('block.tsx', `${createShopCode(authorization)}\n${toRunnable(block)}\nglobalThis.hasRun = true;\n`);
    await bundlePage(entry, join(dirname(entry), 'page.js'), ['e2e']); // which has the provider's packages that shops replace
    const { script } = blockCustomers[block.customer ?? ''] ?? {};
    const partner = script ? `<script src="${sandbox.url}/${script}"></script>` : '';
    html = `<title>Checkout</title>${partner}${MARKUP}<script type="module" src="page.js"></script>`;
  }
  return basename(dirname(write('index.html', `<!doctype html>${html}`)));
}

/** Opens the page of a block, and waits until the block has run to its end (or has thrown the error that its comment names) and the customer has finished. */
async function runBlock(
  /** @type {Page} */ page,
  /** @type {Block} */ block,
  /** @type {string} */ origin,
  /** @type {Sandbox} */ sandbox,
) {
  const { customer, endsIn } = block;
  const visit = blockCustomers[customer ?? ''];
  if (customer && !visit) throw new Error(`scripts/docs/customers.mjs has no customer "${customer}".`);
  const path = await writePage(block, sandbox);
  page.setDefaultTimeout(SECONDS * 1000);
  const thrown = endsIn && page.waitForEvent('pageerror', ({ name }) => name === endsIn).catch(() => Promise.reject(TOO_LONG));
  const error = new Promise((_, reject) => page.on('pageerror', (each) => each.name !== endsIn && reject(each)));
  const open = async () => {
    await page.goto(`${origin}/${path}/`);
    await (thrown ?? page.waitForFunction(() => globalThis.hasRun).catch(() => Promise.reject(TOO_LONG)));
  };
  await Promise.race([Promise.all([visit?.pay({ page, sandbox }), open()]), error]);
}

/** @returns {Promise<string[]>} defects */
export async function runInPage(/** @type {Block[]} */ blocks) {
  /** @type {string[]} */
  const defects = [];
  const sandbox = await startSandbox({ tlsPort: 0 });
  const site = await serveFolder(join(blocksFolder, 'page'), (request, response) => {
    if (new URL(request.url ?? '', 'http://shop').pathname !== '/client-token') return false;
    response.end(sandbox.createClientToken());
    return true;
  });
  const browserOptions = [`--host-resolver-rules=${testing.hostResolverRules(sandbox.tlsPort ?? 0)}`, '--ignore-certificate-errors'];
  try {
    await withPage(async (first) => {
      const waiting = [...blocks];
      const runWaiting = async () => {
        for (let block = waiting.shift(); block; block = waiting.shift()) {
          const page = await /** @type {Browser} */ (first.context().browser()).newPage();
          const { document, line } = block;
          await runBlock(page, block, site.origin, sandbox).catch(({ message }) =>
            defects.push(`${document}:${line}: ${message.split('\n').slice(0, 4).join(' ')}`),
          );
          await page.close();
        }
      };
      await Promise.all([runWaiting(), runWaiting(), runWaiting()]); // three at a time, because most of the time is spent waiting for frames
    }, browserOptions);
  } finally {
    site.stop();
    await sandbox.stop();
  }
  return defects;
}
