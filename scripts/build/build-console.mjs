// Bundles the sandbox's console: as a build step into packages/sandbox/dist/console, or into a cache folder for a sandbox that runs from its sources.
import { build } from 'esbuild';
import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace.mjs';

const source = join(root, 'packages/sandbox/console');

export async function buildConsole(/** @type {string} */ folder) {
  mkdirSync(folder, { recursive: true });
  await build({
    entryPoints: [join(source, 'main.tsx'), join(source, 'console.css')],
    outdir: folder,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  });
  copyFileSync(join(source, 'index.html'), join(folder, 'index.html'));
}

/** Builds once for each version of the sources, even when several processes call it. The caller names the version. Returns the folder. */
export async function cachedConsole(/** @type {string} */ version) {
  const folder = join(root, 'node_modules/.cache/console', version);
  if (existsSync(folder)) return folder;
  const draft = `${folder}.${process.pid}`;
  await buildConsole(draft);
  try {
    renameSync(draft, folder);
  } catch (error) {
    // Another process has finished first.
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

if (process.argv[1] === import.meta.filename) {
  await buildConsole(join(root, 'packages/sandbox/dist/console'));
}
