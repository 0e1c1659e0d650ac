// Records coverage below COVERAGE_FOLDER while tests run: the built scripts, and how often each of their characters ran. Without that variable these
// functions do nothing.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { root, listFiles } from '../../workspace.mjs';

export const folder = process.env.COVERAGE_FOLDER;

/** Options of esbuild in a coverage run. Code is not minified, because minifying merges statements, such as two returns into one. */
/** @type {Pick<import('esbuild').BuildOptions, 'sourcemap' | 'minify'>} */
export const buildOptions = folder ? { sourcemap: 'inline', minify: false } : {};
export const viteOptions = folder ? ['--sourcemap', 'inline', '--minify', 'false'] : [];

/** @typedef {{ ranges: { startOffset: number, endOffset: number, count: number }[] }} FunctionCoverage */

/** V8 reports only the URL and the length of a script, so name and length identify it. */
const toFilePath = (/** @type {string} */ kind, /** @type {string} */ name, /** @type {number} */ length) =>
  join(folder ?? '', kind, `${name.replaceAll('/', '~')}.${length}`);

const maps = new Map();

/** Removes the inline source map from esbuild's output, and keeps it for `rememberScript`. */
export function withoutMap(/** @type {string} */ built, directory = root) {
  const [code, encoded] = folder ? built.split(/\/\/# sourceMappingURL=data:application\/json;(?:charset=[\w-]+;)?base64,/) : [built];
  if (!encoded) return built;
  const { mappings, names, sources } = JSON.parse(Buffer.from(encoded, 'base64').toString());
  const paths = sources.map((/** @type {string} */ source) => relative(root, resolve(directory, source)));
  maps.set(code.trim(), { version: 3, mappings, names, sources: paths });
  return code;
}

/** Saves a script as a page or a process loads it, and returns it. @param code the part of the script that `withoutMap` returned */
export function rememberScript(/** @type {string} */ name, /** @type {string} */ script, code = script) {
  const inner = code.trim();
  const map = maps.get(inner);
  if (map) write(toFilePath('scripts', name, script.length), JSON.stringify({ code: inner, map, offset: script.indexOf(inner) }));
  return script;
}

/** Saves a script with an inline source map. */
export function rememberFile(/** @type {string} */ path, name = basename(path), script = readFileSync(path, 'utf8')) {
  if (folder) rememberScript(name, script, withoutMap(script, dirname(path)));
}

/** Saves the scripts that vite has built. */
export function rememberFolder(/** @type {string} */ directory) {
  if (!folder) return;
  for (const name of listFiles(directory)) if (name.endsWith('.js')) rememberFile(join(directory, name));
}

function write(/** @type {string} */ file, /** @type {string | Uint8Array} */ content) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** Sums V8's coverage of scripts. The counts of a script are an array with one number per character. */
export function createRecorder() {
  const totals = new Map();
  return {
    add(/** @type {string} */ name, /** @type {FunctionCoverage[]} */ functions) {
      const length = functions[0].ranges[0].endOffset; // the first function is the script itself
      const file = toFilePath('counts', name, length);
      if (!totals.has(file) && !existsSync(toFilePath('scripts', name, length))) return;
      const counts = new Float64Array(length);
      for (const { ranges } of functions) {
        ranges.forEach(({ startOffset, endOffset, count }, index) => {
          // The first character of a function belongs to the surrounding code, which runs when the function is created.
          counts.fill(count, startOffset > 0 && index === 0 ? startOffset + 1 : startOffset, endOffset);
        });
      }
      const total = totals.get(file);
      if (total) counts.forEach((count, index) => (total[index] += count));
      else totals.set(file, counts);
    },
    save() {
      for (const [file, total] of totals) {
        write(`${file}.${process.pid}-${performance.now()}`, Buffer.from(total.buffer));
      }
      totals.clear();
    },
  };
}
