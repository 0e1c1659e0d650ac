// Loads the helpers of the browser tests and the sandbox. Both are TypeScript that imports the workspace's sources, so they are bundled before Node runs them.
// Each bundle is written into the package whose dependencies it needs.
import { cpSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { buildAssetHost } from '../../scripts/build/asset-host.mjs';

const bench = join(import.meta.dirname, '..');
const support = join(bench, '../e2e/support');
const sandbox = join(bench, '../packages/sandbox');

async function bundle(contents, resolveDir, owner, name) {
  const outfile = join(owner, 'node_modules/.cache/tender', name);
  await build({
    stdin: { contents, resolveDir, loader: 'ts' },
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    conditions: ['@tender/source'],
    alias: { '@tender/registry': join(bench, '../registry/methods.ts') },
    // The test site reads this to find the files that its pages load.
    define: { 'import.meta.dirname': JSON.stringify(resolveDir) },
    outfile,
    logLevel: 'error',
  });
  return outfile;
}

/** Loads the exports of `e2e/support`: the test site, its pages and their scripts, and functions that type into them. */
export async function loadHarness() {
  const modules = ['site', 'bundles', 'card', 'probe', 'chromium'].map((name) => `export * from './${name}.ts';`).join('\n');
  return import(pathToFileURL(await bundle(modules, support, bench, 'harness.mjs')).href);
}

/** Loads the function that creates Chromium's rules for resolving the provider's host names to the sandbox. */
export async function loadHostResolverRules() {
  const contents = `export { hostResolverRules } from './testing/host-resolver-rules.ts';`;
  const { hostResolverRules } = await import(
    pathToFileURL(await bundle(contents, join(sandbox, 'src'), sandbox, 'resolver-rules.mjs')).href
  );
  return hostResolverRules;
}

/**
 * Bundles a script that starts a sandbox with TLS and prints its ports, its merchant and client tokens. Its argument is the asset host's root.
 * @returns {Promise<string>} the script's file
 */
export function bundleSandbox() {
  const contents = `
    import { startSandbox } from './app/start-sandbox.ts';
    const { port, tlsPort, merchantId, createClientToken } = await startSandbox({ tlsPort: 0, assets: process.argv[2] });
    const clientTokens = {
      provider: createClientToken({ customerId: 'ada', origin: 'https://api.sandbox.braintreegateway.com' }),
      development: createClientToken({ customerId: 'ada' }),
    };
    process.on('disconnect', () => process.exit());
    console.log(JSON.stringify({ port, tlsPort, merchantId, clientTokens }));`;
  return bundle(contents, join(sandbox, 'src'), sandbox, 'bench-sandbox.mjs');
}

/**
 * Copies the asset host's files. The sandbox lets browsers cache a copy, like a published version, but not the repository's own files. A copy also does not
 * change while it is measured.
 */
export async function copyAssets() {
  const copy = join(bench, 'node_modules/.cache/tender/assets');
  rmSync(copy, { recursive: true, force: true });
  cpSync(dirname(await buildAssetHost()), copy, { recursive: true });
  return copy;
}
