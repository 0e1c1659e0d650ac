import { build } from 'esbuild';
import { join } from 'node:path';

/** The folder of this package, in which programs find its dependencies. */
export const packageFolder = join(__dirname, '../..');

/** Bundles these lines, which import the package's sources as `./index`, into a program for a process of its own. Resolves with its file. */
export async function buildProgram(name: string, contents: string): Promise<string> {
  const outdir = join(packageFolder, 'node_modules/.cache/tender', name);
  await build({
    stdin: { contents, resolveDir: join(packageFolder, 'src') },
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    splitting: true, // what the program imports later is loaded later
    outdir,
    outExtension: { '.js': '.mjs' },
  });
  return join(outdir, 'stdin.mjs');
}
