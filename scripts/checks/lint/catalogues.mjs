// Reads the error catalogues that packages declare, and the error codes in their tests.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { importSource } from '../../import-source.mjs';

/** @import { PluginBuild } from 'esbuild' */

/** Replaces `defineErrors` so that it returns the catalogue it receives, `CODE: [type, message, details?]`, instead of error factories. */
const withoutFactories = {
  name: 'without-factories',
  setup(/** @type {PluginBuild} */ builder) {
    builder.onResolve({ filter: /^(@tender\/client\/internal|\.\/error)$/ }, ({ importer, path }) =>
      /\/errors\.ts$/.test(importer) ? { path, namespace: 'without-factories' } : undefined,
    );
    builder.onLoad({ filter: /.*/, namespace: 'without-factories' }, () => ({
      contents: 'exports.defineErrors = (catalogue) => catalogue;',
    }));
  },
};

/** The comment above each error of a file: its cause, and its remedy after `@remedy`. */
function readExplanations(/** @type {string} */ file) {
  const comments = readFileSync(file, 'utf8').matchAll(/\/\*\*((?:(?!\*\/)[^])*)\*\/\s+([A-Z][A-Z\d_]+): /g);
  return new Map(
    [...comments].map(([, comment, code]) => {
      const [cause, remedy] = comment
        .replace(/^ *\*/gm, '')
        .split('@remedy')
        .map((text) => text.replace(/\s+/g, ' ').trim());
      return [code, { cause, remedy }];
    }),
  );
}

/** @returns {Promise<Map<string, { type: string, message: string, cause?: string, remedy?: string }>>} the errors of a package, by code */
export async function readCatalogue(/** @type {{ directory: string }} */ { directory }) {
  const file = join(directory, 'src/errors.ts');
  if (!existsSync(file)) return new Map();
  const explanations = readExplanations(file);
  const catalogues = Object.values(await importSource(file, [withoutFactories]));
  const errors = catalogues.flatMap(Object.entries).sort(([a], [b]) => (a < b ? -1 : 1));
  return new Map(errors.map(([code, [type, message]]) => [code, { type, message, ...explanations.get(code) }]));
}

/**
 * Lists the test files below a folder. A recursive `readdir` would follow the links in node_modules.
 * @returns {string[]}
 */
function listTestFiles(/** @type {string} */ folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : listTestFiles(path);
    return /\.(test|spec)\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

/** Titles of tests, and comments: what these name, no test needs to expect. */
const PROSE = /\b(?:test|it|describe)[\w.]*\(\s*(['"`]).*?\1|\/\/.*|\/\*[^]*?\*\//g;

/** @returns {Set<string>} every error code in the tests below the folders, except in titles and comments */
export function collectTestedCodes(/** @type {string[]} */ folders) {
  const texts = folders.flatMap(listTestFiles).map((file) => readFileSync(file, 'utf8').replace(PROSE, ''));
  return new Set(texts.flatMap((text) => text.match(/\b[A-Z][A-Z\d]*(_[A-Z\d]+)+/g) ?? []));
}
