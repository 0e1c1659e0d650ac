import { minify } from 'terser';

/** A plugin of esbuild. What esbuild has minified becomes some 4 % smaller (gzipped), because terser also inlines functions and merges variables. */
/** @type {import('esbuild').Plugin} */
export const minifyFurther = {
  name: 'minify-further',
  setup(/** @type {import('esbuild').PluginBuild} */ { initialOptions, onEnd }) {
    if (!initialOptions.minify) return;
    /** @type {import('terser').MinifyOptions} */
    const options = { ecma: 2020, toplevel: initialOptions.format === 'cjs' };
    onEnd(async ({ outputFiles }) => {
      for (const file of outputFiles ?? []) file.contents = Buffer.from((await minify(file.text, options)).code ?? '');
    });
  },
};
