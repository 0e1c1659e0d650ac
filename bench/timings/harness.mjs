// What the browser tests drive pages with, and the sandbox to start: both are TypeScript that imports the workspace's sources, so they are
// bundled before Node runs them. Each bundle lies inside the package whose dependencies it needs.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

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

/** @returns {Promise<string>} the script of the sandbox's command line */
export function bundleSandbox() {
  const contents = `import { runCli } from './cli.ts'; await runCli(process.argv.slice(2));`;
  return bundle(contents, join(sandbox, 'src'), sandbox, 'bench-sandbox.mjs');
}
