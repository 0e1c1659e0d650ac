import { join } from 'node:path';
import { build } from 'esbuild';

/** The folder of this package. Programs that are bundled below it find its dependencies. */
export const packageFolder = join(__dirname, '../..');

/** Bundles code that imports the package's sources as `./index` into a program for a separate process. Resolves with the program's file. */
export async function buildProgram(name: string, contents: string): Promise<string> {
  const outdir = join(packageFolder, 'node_modules/.cache/tender', name);
  await build({
    stdin: { contents, resolveDir: join(packageFolder, 'src') },
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    splitting: true, // dynamic imports stay dynamic
    outdir,
    outExtension: { '.js': '.mjs' },
  });
  return join(outdir, 'stdin.mjs');
}
