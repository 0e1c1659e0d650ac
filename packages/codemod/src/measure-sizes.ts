import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { listImports } from './script/list-imports';
import { isMention } from './mentions';
import { readBefore } from './read-before';
import { findMissing } from './project/find-missing';
import { readRegularFile } from './project/read-regular-file';
import type { FileReport } from './report';

/** How many kilobytes (1000 bytes, minified and gzipped) the payment code of a shop has. */
export interface Sizes {
  readonly before: number | string;
  readonly after: number | string;
}

/** The part of esbuild that is used here. */
interface Bundler {
  buildSync(options: object): { outputFiles: { contents: Uint8Array }[] };
}

interface MeasureOptions {
  /** The folder of the shop's `package.json`. */
  readonly folder: string;
  /** `integrity.json` of the asset host, next to whose scripts it lies. */
  readonly hashes: string | undefined;
  /** Whether the shop's own esbuild may run. Nothing of a shop runs without its owner's word, because a clone may contain any program. */
  readonly runEsbuild: boolean;
}

/**
 * Measures what the imports of a shop bring into its bundle. The shop's own esbuild bundles them, because this package has no bundler. A size that
 * cannot be measured is a sentence that says why.
 */
export function measureSizes(files: readonly FileReport[], { folder, hashes, runEsbuild }: MeasureOptions): Sizes {
  const measure = (texts: readonly { file: string; text: string }[]): number | string => {
    const imports = [...new Set(texts.flatMap(({ file, text }) => listImports(text, file)))];
    if (imports.length === 0) return measureScripts(texts, hashes);
    return runEsbuild ? bundle(imports, folder) : 'not measured; --run-esbuild measures it with the esbuild of your shop';
  };
  const changed = files.filter(({ before, after }) => before !== after);
  return {
    before: measure(changed.map(({ file, before }) => ({ file, text: before }))),
    after: measure(changed.map(({ file, after }) => ({ file, text: after }))),
  };
}

/** Bundles statements such as `export { client } from '@tender/web'`. */
function bundle(statements: readonly string[], folder: string): number | string {
  let bundler: Bundler;
  try {
    bundler = createRequire(join(resolve(folder), 'package.json'))('esbuild') as Bundler;
  } catch {
    return 'not known, because the shop has not installed esbuild';
  }
  const names = statements.flatMap((statement) => /from '((?:@[^/']+\/)?[^/']+)/.exec(statement)?.[1] ?? []);
  const [missing] = findMissing(names, folder);
  if (missing) return `not known, because ${missing} is not installed`;
  const contents = statements.map((statement, at) => statement.replaceAll('$', String(at))).join('\n');
  try {
    const { outputFiles } = bundler.buildSync({
      stdin: { contents, resolveDir: resolve(folder) },
      bundle: true,
      minify: true,
      write: false,
      format: 'esm',
      logLevel: 'silent',
      define: { 'process.env.NODE_ENV': '"production"' },
    });
    return outputFiles.reduce((sum, { contents: code }) => sum + kilobytes(code), 0);
  } catch (error) {
    return `not known, because esbuild could not bundle the imports: ${(error instanceof Error ? error.message : String(error)).split('\n')[1] ?? ''}`;
  }
}

/** Adds up the scripts that pages load by tag. Those of the asset host lie next to its `integrity.json`; those of the provider are not here. */
function measureScripts(texts: readonly { text: string }[], hashes: string | undefined): number | string {
  const urls = new Set(texts.flatMap(({ text }) => findScriptAddresses(text)));
  if (urls.size === 0) return 'not known, because no import or script address was found';
  if ([...urls].some(isMention)) return 'not known, because the scripts are on the host of the provider';
  if (!hashes) return 'not known without --integrity, which says where the scripts are';
  const scripts = [...urls].map((url) => readRegularFile(join(dirname(hashes), 'js', basename(url))));
  if (scripts.includes(undefined)) return 'not known, because the scripts are not next to integrity.json';
  return scripts.reduce((sum, script) => sum + (script ? kilobytes(script) : 0), 0);
}

/** Finds the addresses of scripts in a text: the host, as far as it is there, and the path. */
function findScriptAddresses(text: string): string[] {
  const paths = text.matchAll(/\/web\/\d+\.\d+\.\d+\/js\/[a-z-]+(?:\.min)?\.js/g);
  return [...paths].map(({ 0: path, index }) => readBefore(text, index, /[\w.-]/) + path);
}

function kilobytes(bytes: Uint8Array): number {
  return gzipSync(bytes, { level: 9 }).length / 1000;
}
