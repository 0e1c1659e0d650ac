// What the browser tests drive pages with, and the sandbox to start: both are TypeScript that imports the workspace's sources, so they are
// bundled before Node runs them. Each bundle lies inside the package whose dependencies it needs.
import { cpSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { buildAssetHost } from '../../scripts/asset-host.mjs';

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
    // Read by the test site, to find what its pages load.
    define: { 'import.meta.dirname': JSON.stringify(resolveDir) },
    outfile,
    logLevel: 'error',
  });
  return outfile;
}

/** The test site, its pages, and what types into them: the exports of `e2e/support`. */
export async function loadHarness() {
  const modules = ['site', 'card', 'probe', 'chromium'].map((name) => `export * from './${name}.ts';`).join('\n');
  return import(pathToFileURL(await bundle(modules, support, bench, 'harness.mjs')).href);
}

/** For Chromium: the provider's host names are the sandbox on this machine. */
export async function loadHostResolverRules() {
  const contents = `export { hostResolverRules } from './testing/host-resolver-rules.ts';`;
  const { hostResolverRules } = await import(
    pathToFileURL(await bundle(contents, join(sandbox, 'src'), sandbox, 'resolver-rules.mjs')).href
  );
  return hostResolverRules;
}

/** @returns {Promise<string>} a script that starts a sandbox with TLS, its argument being the asset host's root, and prints what it is */
export function bundleSandbox() {
  const contents = `
    import { startSandbox } from './start-sandbox.ts';
    const { tlsPort, merchantId, tokenizationKey } = await startSandbox({ tlsPort: 0, assets: process.argv[2] });
    process.on('disconnect', () => process.exit());
    console.log(JSON.stringify({ tlsPort, merchantId, tokenizationKey }));`;
  return bundle(contents, join(sandbox, 'src'), sandbox, 'bench-sandbox.mjs');
}

/**
 * A copy of the asset host's files. The sandbox lets browsers keep them as those of a published version, which it does not with the
 * repository's own; and nobody builds them anew while they are measured.
 */
export async function copyAssets() {
  const copy = join(bench, 'node_modules/.cache/tender/assets');
  rmSync(copy, { recursive: true, force: true });
  cpSync(dirname(await buildAssetHost()), copy, { recursive: true });
  return copy;
}
