// The shop on this machine, with the sandbox behind it: installs, builds, starts both, prints where they are. Ctrl-C ends both.
// With the BRAINTREE_* variables set, the shop talks to the provider instead. `--dev` serves the page with Vite, from its sources.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { installDependencies, run } from './prepare.mjs';
import { root } from './workspace.mjs';

const USAGE = `npm run demo -- [options]
  --port <port>          the shop, 4800 unless given; a taken port moves up by ten
  --sandbox-port <port>  the sandbox, 4810 unless given; a taken port moves up by ten
  --data <folder>        keep the orders there; otherwise they go when the shop does
  --host-name <name>     a name by which the shop is asked besides localhost, as that of a tunnel; may be given more than once
  --no-build             use what was built before
  --dev                  serve the page with Vite, from its sources
With BRAINTREE_ENVIRONMENT, BRAINTREE_MERCHANT_ID, BRAINTREE_PUBLIC_KEY and BRAINTREE_PRIVATE_KEY set, the shop uses that account.`;

/** Merchant and keys are always the same, so that other programs can be pointed at this sandbox. Secret to nobody. */
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
  run(process.execPath, [join(root, 'scripts/build.mjs'), '--filter=@tender/demo...']);
}

const { startShop, connectionFrom } = await import(pathToFileURL(join(demo, 'dist/server/start-shop.js')).href);
const { renderGift } = await import(pathToFileURL(join(demo, 'dist/server/render-gift.js')).href);
const stops = [];

/** Last started, first ended. A second Ctrl-C does not wait. */
let ending = false;
async function end(code) {
  if (ending) process.exit(code);
  ending = true;
  for (const stop of stops.reverse()) await stop();
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void end(0));

try {
  const provider = connectionFrom(process.env);
  const sandbox = provider ? undefined : await startSandboxOnFreePort(port('sandbox-port'));
  const connection = provider ?? { environment: 'development', origin: sandbox.url, ...keysOf(sandbox) };
  const shop = await startShop({
    connection,
    port: port('port'),
    dataFolder: values.data,
    hosts: values['host-name'],
    pageFolder: join(demo, 'dist/page'),
    renderGift,
  });
  stops.push(shop.stop);
  const page = values.dev ? await startVite(shop) : shop.url;
  announce(page, sandbox, provider);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await end(1);
}

function port(option) {
  const number = Number(values[option]);
  if (!Number.isInteger(number) || number < 0 || number > 65_535) throw new Error(`--${option} takes a port, not "${values[option]}".`);
  return number;
}

function keysOf({ merchantId, publicKey, privateKey }) {
  return { merchantId, publicKey, privateKey };
}

async function startSandboxOnFreePort(wanted) {
  const { startSandbox, closeDatabases } = await import(pathToFileURL(join(root, 'packages/sandbox/dist/index.js')).href);
  // Cards whose security code or postal code does not match are refused, so that a customer's way out of it can be seen.
  const merchant = { ...MERCHANT, rules: { transaction: { cvv: true, avs: true } } };
  for (let port = wanted; ; port += 10) {
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

/** Vite on the next port, asking the shop's server for everything below /api. */
async function startVite(shop) {
  const vite = spawn(join(demo, 'node_modules/.bin/vite'), ['--port', String(shop.port + 1)], {
    cwd: demo,
    env: { ...process.env, SHOP_URL: shop.url },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  vite.on('exit', (code) => void end(code ?? 0));
  stops.push(() => vite.kill());
  return `http://localhost:${shop.port + 1}`;
}

function announce(page, sandbox, provider) {
  const lines = [['shop', page]];
  if (sandbox) {
    lines.push(
      ['sandbox', sandbox.url],
      ['console', `${sandbox.url}/_console/`],
      ['merchant id', sandbox.merchantId],
      ['public key', sandbox.publicKey],
      ['private key', sandbox.privateKey],
      ['tokenization key', sandbox.tokenizationKey],
      ['test card', '4111 1111 1111 1111, any date to come, any security code'],
    );
  } else {
    lines.push(['gateway', `the provider's ${provider.environment} environment, merchant ${provider.merchantId}`]);
  }
  console.log(
    `\n${lines.map(([name, value]) => `  ${name.padEnd(18)}${value}`).join('\n')}\n\n  Ctrl-C ends ${sandbox ? 'both' : 'it'}.\n`,
  );
}
