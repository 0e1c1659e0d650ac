import { build } from 'esbuild';
import { root } from './workspace.mjs';

/** Bundles one source file and imports it. */
export async function importSource(/** @type {string} */ file, /** @type {import('esbuild').Plugin[]} */ plugins = []) {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    conditions: ['@tender/source'],
    absWorkingDir: root,
    plugins,
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
}
