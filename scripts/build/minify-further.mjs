import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { minify } from 'terser';
import { root } from '../workspace.mjs';

const { version } = createRequire(import.meta.url)('terser/package.json');
/** Results of earlier builds by the hash of what they depend on, because terser takes most of the time of a build. */
export const minifiedCache = join(root, '.cache/terser');

/** A plugin of esbuild. What esbuild has minified becomes some 4 % smaller (gzipped), because terser also inlines functions and merges variables. */
/** @type {import('esbuild').Plugin} */
export const minifyFurther = {
  name: 'minify-further',
  setup(/** @type {import('esbuild').PluginBuild} */ { initialOptions, onEnd }) {
    if (!initialOptions.minify) return;
    /** @type {import('terser').MinifyOptions} */
    const options = { ecma: 2020, toplevel: initialOptions.format === 'cjs' };
    onEnd(async ({ outputFiles }) => {
      for (const file of outputFiles ?? []) file.contents = await minifyOnce(file.text, options);
    });
  },
};

async function minifyOnce(/** @type {string} */ text, /** @type {import('terser').MinifyOptions} */ options) {
  const hash = createHash('sha256')
    .update(JSON.stringify([version, options, text]))
    .digest('hex');
  const path = join(minifiedCache, hash);
  if (existsSync(path)) return readFileSync(path);
  const contents = Buffer.from((await minify(text, options)).code ?? '');
  mkdirSync(minifiedCache, { recursive: true });
  writeFileSync(`${path}.${process.pid}`, contents);
  renameSync(`${path}.${process.pid}`, path); // at once: another build may be reading it
  return contents;
}
