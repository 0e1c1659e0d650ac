// Runs the demo shop and the sandbox on this machine: installs, builds, starts both and prints their URLs. Ctrl-C ends both. With the BRAINTREE_*
// variables set, the shop uses the provider instead. `--dev` serves the page with Vite from its sources.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { installDependencies, run } from './machine/prepare.mjs';
import { root } from './workspace.mjs';

const USAGE = `npm run demo -- [options]
  --port <port>          port of the shop, default 4800; if it is taken, the next free one in steps of ten
  --sandbox-port <port>  port of the sandbox, default 4810; if it is taken, the next free one in steps of ten
  --data <folder>        store the orders in this folder; otherwise they are lost when the shop ends
  --host-name <name>     another host name of the shop besides localhost, such as that of a tunnel; may be repeated
  --no-build             use the last build
  --dev                  serve the page with Vite from its sources
With BRAINTREE_ENVIRONMENT, BRAINTREE_MERCHANT_ID, BRAINTREE_PUBLIC_KEY and BRAINTREE_PRIVATE_KEY set, the shop uses that account.`;

/** Merchant and keys are always the same, so that other programs can use this sandbox. They are not secret. */
const MERCHANT = { id: 'tender_sandbox', publicKey: 'tender_public_key', privateKey: 'tender_private_key' };

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4800' },
    'sandbox-port': { type: 'string', default: '4810' },
    data: { type: 'string' },
    'host-name': { type: 'string', multiple: true },
    'no-build': { type: 'boolean', default: false },
    dev: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

if (values.help) {
  console.log(USAGE);
  process.exit(0);
}

const demo = join(root, 'apps/demo');
if (!values['no-build']) {
  installDependencies();
  run(process.execPath, [join(root, 'scripts/build/build.mjs'), '--filter=@tender/demo...']);
}

// React's other build takes several times as long to render a page. Vite needs it.
if (!values.dev) process.env.NODE_ENV ??= 'production';
const { startShop, connectionFrom } = await import(pathToFileURL(join(demo, 'dist/server/start-shop.js')).href);
const { render } = await import(pathToFileURL(join(demo, 'dist/server/render.js')).href);
/** @type {(() => unknown)[]} */
const stops = [];

/** Stops everything in reverse order. A second Ctrl-C does not wait. */
let isEnding = false;
async function end(/** @type {number} */ code) {
  if (isEnding) process.exit(code);
  isEnding = true;
  for (const stop of stops.reverse()) await stop();
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void end(0));

try {
  const provider = connectionFrom(process.env);
  const sandbox = provider ? undefined : await startSandboxOnFreePort(readPort('sandbox-port'));
  const shop = await startShop({
    connection: provider ?? connectionTo(sandbox),
    port: readPort('port'),
    dataFolder: values.data,
    hosts: values['host-name'],
    pageFolder: join(demo, 'dist/page'),
    render,
  });
  stops.push(shop.stop);
  const page = values.dev ? await startVite(shop) : shop.url;
  announce(page, sandbox, provider);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await end(1);
}

function readPort(/** @type {'port' | 'sandbox-port'} */ option) {
  const number = Number(values[option]);
  if (!Number.isInteger(number) || number < 0 || number > 65_535) throw new Error(`--${option} takes a port, not "${values[option]}".`);
  return number;
}

function connectionTo(
  /** @type {import('../packages/sandbox/src/index.ts').Sandbox} */ { url: origin, merchantId, publicKey, privateKey },
) {
  return { environment: 'development', origin, merchantId, publicKey, privateKey };
}

async function startSandboxOnFreePort(/** @type {number} */ firstPort) {
  const { startSandbox, closeDatabases } = await import(pathToFileURL(join(root, 'packages/sandbox/dist/index.js')).href);
  // The sandbox declines cards whose security code or postal code does not match, so that the demo can show how a customer recovers.
  const merchant = { ...MERCHANT, rules: { transaction: { cvv: true, avs: true } } };
  for (let port = firstPort; ; port += 10) {
    try {
      const sandbox = await startSandbox({ port, merchant, assets: join(root, 'dist/web') });
      stops.push(async () => {
        await sandbox.stop();
        await closeDatabases();
      });
      return sandbox;
    } catch (error) {
      if (error.code !== 'EADDRINUSE' || port + 10 > 65_535) throw error;
      console.log(`Port ${port} is taken; trying ${port + 10}.`);
    }
  }
}

/** Starts Vite on the next port. It forwards everything below /api to the shop's server. */
async function startVite(/** @type {any} */ shop) {
  const vite = spawn(join(demo, 'node_modules/.bin/vite'), ['--port', String(shop.port + 1)], {
    cwd: demo,
    env: { ...process.env, SHOP_URL: shop.url },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  vite.on('exit', (code) => void end(code ?? 0));
  stops.push(() => vite.kill());
  return `http://localhost:${shop.port + 1}`;
}

function announce(/** @type {string} */ page, /** @type {any} */ sandbox, /** @type {any} */ provider) {
  const lines = sandbox
    ? [
        ['sandbox', sandbox.url],
        ['console', `${sandbox.url}/_console/`],
        ['merchant id', sandbox.merchantId],
        ['public key', sandbox.publicKey],
        ['private key', sandbox.privateKey],
        ['tokenization key', sandbox.tokenizationKey],
        ['test card', '4111 1111 1111 1111, any date to come, any security code'],
        ['verified card', '4000 0000 0000 2701, for the express checkout, which charges only cards that their bank has verified'],
      ]
    : [['gateway', `the provider's ${provider.environment} environment, merchant ${provider.merchantId}`]];
  const table = [['shop', page], ...lines].map(([name, value]) => `  ${name.padEnd(18)}${value}`).join('\n');
  console.log(`\n${table}\n\n  Ctrl-C ends ${sandbox ? 'both' : 'it'}.\n`);
}
