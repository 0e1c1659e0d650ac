// Runs blocks in pages, with one browser and one sandbox. Each block has its own page with the elements of a checkout.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { customers as testing, startSandbox } from '../../build/built-sandbox.mjs';
import { serveFolder, withPage } from '../../release/browser.mjs';
import { blockCustomers, partnerScripts } from '../block-customers.mjs';
import { blocksFolder, toBlockPath, root, toRunnable } from './block-files.mjs';

const { hostResolverRules } = testing;

/** Options of client tokens for blocks whose comment `hosts` names the provider's host names. */
/** @type {Record<string, object>} */
const hosts = { provider: { origin: 'https://api.sandbox.braintreegateway.com' } };
const SECONDS = 12;
const TOO_LONG = new Error(`did not end in ${SECONDS} s`);
const MARKUP = `<main></main><form><div id="number"></div><div id="expiration"></div><div id="cvv"></div>
  <button type="button">Pay</button><output></output></form>`;

/** Defines what scripts/docs/shop.d.ts declares. */
const createShopCode = (/** @type {{ authorization: string }} */ { authorization }) => `
  const authorization = ${JSON.stringify(authorization)};
  const form = document.querySelector('form');
  const button = document.querySelector('button');
  const tell = (message) => { document.querySelector('output').textContent = message; };
  const pay = async (nonce) => tell(nonce);
`;

async function writePage(
  /** @type {string} */ folder,
  /** @type {import('../code-blocks.mjs').Block} */ block,
  /** @type {import('../../../packages/sandbox/src/index.ts').Sandbox} */ sandbox,
  /** @type {{ authorization: string }} */ shop,
) {
  mkdirSync(folder, { recursive: true });
  if (block.language === 'css') {
    writeFileSync(
      join(folder, 'index.html'),
      `<!doctype html><style>${block.code}</style><script>globalThis.hasRun = document.styleSheets[0].cssRules.length > 0</script>`,
    );
    return;
  }
  const entry = join(folder, 'block.tsx');
  writeFileSync(entry, `${createShopCode(shop)}\n${toRunnable(block)}\nglobalThis.hasRun = true;\n`);
  await build({
    entryPoints: [entry],
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    nodePaths: [join(root, 'e2e/node_modules')], // for the provider's packages, which shops replace
    define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis' },
    outfile: join(folder, 'page.js'),
    logLevel: 'silent',
  });
  const script = partnerScripts[block.customer ?? ''];
  const head = script ? `<title>Checkout</title><script src="${sandbox.url}/${script}"></script>` : '<title>Checkout</title>';
  writeFileSync(join(folder, 'index.html'), `<!doctype html>${head}${MARKUP}<script type="module" src="page.js"></script>`);
}

const limit = { timeout: SECONDS * 1000 };
const isOver = (/** @type {import('../../release/browser.mjs').Page} */ page) =>
  page.waitForFunction(() => globalThis.hasRun, undefined, limit).catch(() => Promise.reject(TOO_LONG));

/** Waits until the block has run to its end (or has thrown the error that its comment names) and the customer has finished. */
async function waitForEnd(
  /** @type {import('../../release/browser.mjs').Page} */ page,
  /** @type {import('../code-blocks.mjs').Block} */ { customer, endsIn },
  /** @type {import('../../../packages/sandbox/src/index.ts').Sandbox} */ sandbox,
  /** @type {() => Promise<unknown>} */ open,
) {
  const visit = blockCustomers[customer ?? ''];
  if (customer && !visit) throw new Error(`scripts/docs/block-customers.mjs has no customer "${customer}".`);
  const ended =
    endsIn && page.waitForEvent('pageerror', { ...limit, predicate: ({ name }) => name === endsIn }).catch(() => Promise.reject(TOO_LONG));
  const visiting = visit?.({ page, sandbox });
  await Promise.all([visiting, ended, open().then(async () => void (await (ended ?? isOver(page))))]);
}

async function runBlock(
  /** @type {import('../../release/browser.mjs').Page} */ page,
  /** @type {import('../code-blocks.mjs').Block} */ block,
  /** @type {{ origin: string }} */ site,
  /** @type {{ sandbox: import('../../../packages/sandbox/src/index.ts').Sandbox, authorization: string }} */ { sandbox, ...shop },
) {
  /** @type {string[]} */
  const errors = [];
  const noteError = (/** @type {Error} */ error) => error.name !== block.endsIn && errors.push(error.message);
  page.on('pageerror', noteError);
  page.setDefaultTimeout(SECONDS * 1000);
  try {
    const folder = toBlockPath('page', block);
    await writePage(folder, block, sandbox, shop);
    const open = () => page.goto(`${site.origin}/${folder.slice(join(blocksFolder, 'page').length + 1)}/`);
    await waitForEnd(page, block, sandbox, open).catch((error) => errors.push(error.message.split('\n').slice(0, 4).join(' ')));
    return errors[0];
  } catch (error) {
    return error.message.split('\n').slice(0, 4).join(' ');
  } finally {
    page.off('pageerror', noteError);
  }
}

/** @returns {Promise<Map<import('../code-blocks.mjs').Block, string | undefined>>} the error of each block, or undefined */
export async function runInPage(/** @type {import('../code-blocks.mjs').Block[]} */ blocks) {
  const outcomes = new Map();
  if (blocks.length === 0) return outcomes;
  const sandbox = await startSandbox({ tlsPort: 0 });
  const site = await serveFolder(join(blocksFolder, 'page'), (request, response) => {
    if (new URL(request.url ?? '', 'http://shop').pathname !== '/client-token') return false;
    response.end(sandbox.createClientToken());
    return true;
  });
  try {
    await withPage(
      async (first) => {
        const waiting = [...blocks];
        const runWaiting = async () => {
          for (let block = waiting.shift(); block; block = waiting.shift()) {
            const page = await /** @type {import('@playwright/test').Browser} */ (first.context().browser()).newPage();
            outcomes.set(
              block,
              await runBlock(page, block, site, {
                sandbox,
                authorization: sandbox.createClientToken({ customerId: 'ada', ...hosts[block.hosts ?? ''] }),
              }),
            );
            await page.close();
          }
        };
        await Promise.all([runWaiting(), runWaiting(), runWaiting()]); // three at a time, because most of the time is spent waiting for frames
      },
      [`--host-resolver-rules=${hostResolverRules(sandbox.tlsPort ?? 0)}`, '--ignore-certificate-errors'],
    );
  } finally {
    site.stop();
    await sandbox.stop();
  }
  return outcomes;
}
