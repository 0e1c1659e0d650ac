// Builds tender.min.js and its parts, `tender-<part>.min.js`: the modules that its sources import on demand. A part contains only what the file does not
// contain; the file passes it the modules that both need.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { build } from 'esbuild';
import { minifyFurther } from './minify-further.mjs';
import { listPackages, root } from '../workspace.mjs';

/** @import { BuildOptions, Format, Metafile, Plugin, PluginBuild } from 'esbuild' */

/** @typedef {Record<string, { code: string, imports: string[], part: string | undefined }>} Modules */

const sources = join(root, 'packages/web/src');
const toPath = (/** @type {string} */ name) => join(root, name);
const [ENTRY, LOADER] = [toPath('tender.script.js'), toPath('load-part.script.js')];

/**
 * @param {BuildOptions} options of esbuild, which all scripts of the asset host share
 * @returns {Promise<Record<string, string>>} the code of each script, by the name of its file
 */
export async function buildOneFile(options, /** @type {boolean} */ minify) {
  const suffix = minify ? '.min.js' : '.js';
  const modules = await split({ ...options, minify });
  const shared = listShared(modules);
  const rebuild = (/** @type {string} */ path, /** @type {Format} */ format, /** @type {Parameters<typeof bundle>[3]} */ plugin) =>
    bundle(modules, path, { ...options, minify, format, globalName: format === 'iife' ? 'tender' : undefined }, plugin);

  /** @type {Record<string, string>} */
  const parts = {};
  for (const [path, { part }] of Object.entries(modules)) {
    if (part) parts[part] = wrap(part, await rebuild(path, 'cjs', { external: shared }));
  }
  const hashes = Object.fromEntries(Object.entries(parts).map(([part, code]) => [part, hash(code)]));
  const entries = Object.entries(shared).map(([path, name]) => `import * as ${name} from '${path}';`);
  const facts = `${entries.join('')}
    export const sharedModules = {${Object.values(shared).join()}}, hashes = ${JSON.stringify(hashes)}, suffix = '${suffix}';`;
  const files = { [`tender${suffix}`]: await rebuild(ENTRY, 'iife', { virtual: { './parts': facts } }) };
  for (const [part, code] of Object.entries(parts)) files[`tender-${part}${suffix}`] = code;
  return files;
}

const hash = (/** @type {string} */ code) => `sha256-${createHash('sha256').update(code).digest('base64')}`;
/** In ECMAScript 2020, like all published code. */
const wrap = (/** @type {string} */ part, /** @type {string} */ code) =>
  `{const parts=Symbol.for("tender.parts");(globalThis[parts]=globalThis[parts]||{})["${part}"]=function(require){var module={exports:{}};${code.trim()}\nreturn module.exports}}\n`;

/**
 * Splits the sources into modules: the entry, the loader, one for each part, and those that several of them share.
 * @returns by path: the code, with calls of the loader instead of imports on demand; the paths of its imports; and the part's name, if it is one
 */
async function split(/** @type {BuildOptions} */ options) {
  const { outputFiles, metafile } = await build({
    ...options,
    write: false,
    entryPoints: [join(sources, 'tender.script.ts'), join(sources, 'load-part.script.ts')],
    external: ['./parts'],
    plugins: [joinOptions],
    format: 'esm',
    splitting: true,
    outdir: root,
    metafile: true,
  });
  const outputs = Object.fromEntries(Object.entries(metafile.outputs).map(([path, output]) => [toPath(path), output]));
  const demanded = new Set(Object.values(outputs).flatMap(({ imports }) => listImports(imports, 'dynamic-import')));
  const nameModule = (/** @type {string} */ path) => (demanded.has(path) ? namePart(outputs[path].entryPoint ?? '') : undefined);
  return Object.fromEntries(
    outputFiles.map(({ path, text }) => [
      path,
      { code: callLoader(text, path, nameModule), imports: listImports(outputs[path].imports, 'import-statement'), part: nameModule(path) },
    ]),
  );
}

/** `tender.min.js` names the hash of each of its parts, so the lists of options of all packages are one part: what `import('./options')` loads. */
/** @type {Plugin} */
const joinOptions = {
  name: 'join-options',
  setup({ onResolve, onLoad }) {
    const path = join(sources, 'options.ts'); // does not exist: the name gives the part its own
    const lists = listPackages('packages')
      .map(({ folder }) => `./packages/${folder}/src/options.ts`)
      .filter((file) => existsSync(join(root, file)));
    const contents = [
      ...lists.map((file, n) => `import * as lists${n} from '${file}';`),
      `const all = [${lists.map((_, n) => `lists${n}`).join()}];`,
      ...['callOptions', 'unusedOptions'].map((name) => `export const ${name} = Object.assign({}, ...all.map((lists) => lists.${name}));`),
    ].join('\n');
    onResolve({ filter: /^\.\/options$/ }, ({ kind }) => (kind === 'dynamic-import' ? { path } : undefined));
    onLoad({ filter: /web[\\/]src[\\/]options\.ts$/ }, () => ({ contents, resolveDir: root, loader: 'ts' }));
  },
};

const listImports = (/** @type {Metafile['outputs'][string]['imports']} */ imports, /** @type {string} */ wanted) =>
  imports.filter(({ kind, external }) => kind === wanted && !external).map(({ path }) => toPath(path));

/** `sepa` for the index of that package, `venmo-login-ui` for a part of a package. */
function namePart(/** @type {string} */ entryPoint) {
  const [, owner] = entryPoint.split(sep);
  const name = basename(entryPoint, '.ts');
  return name === 'index' ? owner : `${owner}-${name}`;
}

function callLoader(
  /** @type {string} */ code,
  /** @type {string} */ from,
  /** @type {(path: string) => string | undefined} */ nameModule,
) {
  const called = code.replace(/\bimport\("(\.\/[^"]+)"\)/g, (_, path) => `loadPart("${nameModule(join(from, '..', path))}")`);
  return called === code ? code : `import { loadPart } from '${LOADER}';${called}`;
}

/** Modules of the file that parts import as well, with the names by which parts require them. */
function listShared(/** @type {Modules} */ modules) {
  const reach = (/** @type {string[]} */ paths) => {
    const reached = new Set(paths);
    for (const path of reached) for (const each of modules[path].imports) reached.add(each);
    return reached;
  };
  const own = reach([ENTRY, LOADER]);
  const needed = reach([LOADER, ...Object.keys(modules).filter((path) => modules[path].part)]); // parts load parts, too
  return Object.fromEntries([...own].filter((path) => needed.has(path)).map((path, n) => [path, `s${n}`]));
}

/** Bundles a module with those that it imports. */
async function bundle(
  /** @type {Modules} */ modules,
  /** @type {string} */ path,
  /** @type {BuildOptions} */ options,
  /** @type {{ external?: Record<string, string>, virtual?: Record<string, string> }} */ { external = {}, virtual = {} },
) {
  /** @type {Plugin} */
  const plugin = {
    name: 'modules',
    setup(/** @type {PluginBuild} */ { onResolve, onLoad }) {
      onResolve({ filter: /.*/ }, ({ path: id, resolveDir }) => {
        if (Object.hasOwn(virtual, id)) return { path: id, namespace: 'virtual' };
        const target = id.startsWith('.') ? join(resolveDir, id) : id;
        if (Object.hasOwn(external, target)) return { path: external[target], external: true };
        return { path: relative(root, target), namespace: 'module' }; // esbuild writes this path into the unminified script
      });
      onLoad({ filter: /.*/, namespace: 'module' }, ({ path: id }) => ({
        contents: modules[join(root, id)].code,
        resolveDir: root,
      }));
      onLoad({ filter: /.*/, namespace: 'virtual' }, ({ path: id }) => ({
        contents: virtual[id],
        resolveDir: root,
      }));
    },
  };
  const { outputFiles } = await build({ ...options, write: false, entryPoints: [path], plugins: [plugin, minifyFurther] });
  return outputFiles[0].text;
}
