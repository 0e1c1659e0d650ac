// Records coverage below COVERAGE_FOLDER while tests run: the built scripts, and what V8 counts in them. Without that variable these functions do nothing.
import { mergeScriptCovs } from '@bcoe/v8-coverage';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { root, listFiles } from '../../workspace.mjs';

/** @import { BuildOptions } from 'esbuild' */
/** @import { FunctionCov, ScriptCov } from '@bcoe/v8-coverage' */

export const folder = process.env.COVERAGE_FOLDER;

/** Options of esbuild in a coverage run. Code is not minified, because minifying merges statements, such as two returns into one. */
/** @type {Pick<BuildOptions, 'sourcemap' | 'minify'>} */
export const buildOptions = folder ? { sourcemap: 'inline', minify: false } : {};
export const viteOptions = folder ? ['--sourcemap', 'inline', '--minify', 'false'] : [];

/** V8 reports only the URL and the length of a script, so name and length identify it. */
const toKey = (/** @type {string} */ name, /** @type {number} */ length) => `${name.replaceAll('/', '~')}.${length}`;

const maps = new Map();

/** Removes the inline source map from esbuild's output, and keeps it for `rememberScript`. */
export function withoutMap(/** @type {string} */ built, directory = root) {
  const [code, encoded] = folder ? built.split(/\/\/# sourceMappingURL=data:application\/json;(?:charset=[\w-]+;)?base64,/) : [built];
  if (!encoded) return built;
  const map = JSON.parse(Buffer.from(encoded, 'base64').toString());
  const sources = map.sources.map((/** @type {string} */ source) => relative(root, resolve(directory, source)));
  maps.set(code.trim(), { ...map, sources });
  return code;
}

/** Saves a script as a page or a process loads it, and returns it. @param code the part of the script that `withoutMap` returned */
export function rememberScript(/** @type {string} */ name, /** @type {string} */ script, code = script) {
  const source = code.trim();
  const sourceMap = maps.get(source);
  if (sourceMap) write('scripts', toKey(name, script.length), { url: name, source, sourceMap, scriptOffset: script.indexOf(source) });
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

function write(/** @type {string} */ kind, /** @type {string} */ name, /** @type {object} */ content) {
  mkdirSync(join(folder ?? '', kind), { recursive: true });
  writeFileSync(join(folder ?? '', kind, name), JSON.stringify(content));
}

/** Adds up what V8 counts in the scripts that were saved. */
export function createRecorder() {
  /** @type {Map<string, ScriptCov>} */
  const totals = new Map();
  return {
    add(/** @type {string} */ name, /** @type {FunctionCov[]} */ functions) {
      const key = toKey(name, functions[0].ranges[0].endOffset); // the first function is the script itself
      const total = totals.get(key);
      if (!total && !existsSync(join(folder ?? '', 'scripts', key))) return;
      const found = { scriptId: '', url: '', functions };
      totals.set(key, (total && mergeScriptCovs([total, found])) ?? found);
    },
    save() {
      for (const [key, { functions }] of totals) write('counts', `${process.pid}-${performance.now()}`, { key, functions });
      totals.clear();
    },
  };
}
