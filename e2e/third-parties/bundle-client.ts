import { build, type Plugin } from 'esbuild';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const here = import.meta.dirname;

/** Whose modules a client of `braintree-web` gets: ours, and the provider's where we have none, or the provider's alone. */
export type Library = 'tender' | 'reference';

const { exports: entries } = JSON.parse(readFileSync(join(here, '../../packages/web/package.json'), 'utf8')) as {
  exports: Record<string, unknown>;
};

const modulesOf = (library: Library): Plugin => ({
  name: 'modules-of',
  setup(builder) {
    builder.onResolve({ filter: /^braintree-web(\/|$)/ }, ({ path, pluginData, kind }) => {
      if (pluginData === 'found') return undefined;
      const subpath = path.replace('braintree-web', '.').replace(/(\/index)?\.js$/, '');
      const isOurs = library === 'tender' && Object.hasOwn(entries, subpath);
      const name = isOurs ? `@tender/web${subpath.slice(1)}` : path;
      return builder.resolve(name, { resolveDir: here, kind, pluginData: 'found' }); // not the version next to the client
    });
  },
});

/** A client of `braintree-web`, bundled as a shop bundles it that has made `@tender/web` the alias of that package. */
export async function bundleClient(code: string, globalName: string, library: Library): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: here, loader: 'ts' },
    globalName,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    platform: 'browser',
    conditions: ['@tender/source'],
    define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis' },
    plugins: [modulesOf(library)],
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}
