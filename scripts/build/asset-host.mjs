// Builds the document root of the asset host, dist/web: provider pages with inlined scripts, one script per component for script tags, and the
// integrity hashes of the scripts. The build is deterministic: the same sources result in the same bytes.
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { importSource } from '../import-source.mjs';
import { components } from '../methods.mjs';
import { minifyFurther } from './minify-further.mjs';
import { buildOneFile } from './one-file.mjs';
import { listFiles, listPackages, root } from '../workspace.mjs';

const VERSION = '3.118.2';
/** @type {import('esbuild').BuildOptions & { write: false }} */
const shared = {
  bundle: true,
  write: false,
  target: 'es2020',
  conditions: ['@tender/source', 'browser', 'module', 'import'],
  legalComments: 'none',
  charset: 'utf8',
  absWorkingDir: root,
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"', DOCUMENTED_IN: '"main"' },
};

/** In script-tag builds a component does not include the client: it loads the client script when the page has not. */
const clientByScript = {
  name: 'client-by-script',
  setup: (/** @type {import('esbuild').PluginBuild} */ builder) =>
    builder.onResolve({ filter: /\/deferred-client$/ }, ({ path, resolveDir }) => ({
      path: join(resolveDir, `${path}.script.ts`),
    })),
};

async function bundle(/** @type {import('esbuild').BuildOptions} */ options) {
  const { outputFiles } = await build({ ...options, ...shared });
  return outputFiles[0].text;
}

function wrapAsUniversalModule(/** @type {string} */ namespace, /** @type {string} */ commonjs) {
  return `(function(root,factory){if(typeof exports==="object"&&typeof module!=="undefined")module.exports=factory();else if(typeof define==="function"&&define.amd)define([],factory);else{root.braintree=root.braintree||{};root.braintree.${namespace}=factory()}})(typeof self!=="undefined"?self:this,function(){var module={exports:{}};${commonjs.trim()}
return module.exports.${namespace}});
`;
}

async function buildScripts() {
  /** @type {Record<string, string>} */
  const files = {};
  for (const minify of [false, true]) {
    const suffix = minify ? '.min.js' : '.js';
    for (const { from, namespace, module: name } of components) {
      const plugins = [...(name === 'client' ? [] : [clientByScript]), minifyFurther];
      /** @type {import('esbuild').StdinOptions} */
      const stdin = { contents: `export { ${namespace} } from '${from}'`, resolveDir: join(root, 'packages/web'), loader: 'ts' };
      const code = await bundle({ stdin, format: 'cjs', minify, plugins });
      files[`js/${name}${suffix}`] = wrapAsUniversalModule(namespace, code);
    }
    for (const [name, code] of Object.entries(await buildOneFile(shared, minify))) files[`js/${name}`] = code;
  }
  return files;
}

/**
 * What a page may need in addition to its own script: sources by directive, under the word that the page's template uses. All hosts come from one file.
 * The same page serves both of the provider's environments, so it includes the hosts of both.
 */
async function readNeeds() {
  const { endpointsFromEnvironment, masterpassScriptUrl } = await importSource('packages/client/src/internal/endpoints.ts');
  const environments = ['production', 'sandbox'].map((name) => endpointsFromEnvironment(name));
  /** @returns {string[]} the origins in both environments */
  const origins = (/** @type {(endpoints: any) => string} */ find) => [
    ...new Set(environments.map((endpoints) => new URL(find(endpoints)).origin)),
  ];
  const [clientApi, graphQL, analytics, fraud] = ['clientApi', 'graphQL', 'analytics', 'fraudScript'].map((name) =>
    origins((endpoints) => endpoints[name]),
  );
  return {
    /** Tokenization of cards, and fraud detection. */
    cards: { 'script-src': fraud, 'connect-src': [...clientApi, ...graphQL, ...analytics, ...fraud] },
    'client-api': { 'connect-src': clientApi },
    masterpass: { 'script-src': origins(masterpassScriptUrl) },
    /** A form that submits to the cardholder's bank, on any host. */
    banks: { 'form-action': ['https:'] },
    /** Pages in windows have an empty icon. Otherwise browsers would request one from the host and report that the policy blocks it. */
    window: { 'img-src': ['data:'] },
  };
}

/** Creates the policy that a page includes: its script by hash, and the sources for the words in its template. */
function createPolicy(
  /** @type {string} */ script,
  /** @type {string[]} */ words,
  /** @type {Record<string, Record<string, string[]>>} */ needs,
) {
  const sources = (/** @type {string} */ directive) => words.flatMap((word) => needs[word][directive] ?? []);
  const hash = createHash('sha256').update(script).digest('base64');
  const loadsScripts = sources('script-src').length > 0;
  return [
    `default-src 'none'`,
    ['script-src', `'sha256-${hash}'`, ...sources('script-src')].join(' '),
    ...['connect-src', 'img-src'].filter((name) => sources(name).length > 0).map((name) => [name, ...sources(name)].join(' ')),
    `form-action ${sources('form-action').join(' ') || "'none'"}`,
    `base-uri 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types ${loadsScripts ? 'tender' : "'none'"}`,
  ].join('; ');
}

async function buildPages() {
  /** @type {Record<string, string>} */
  const files = {};
  const needs = await readNeeds();
  for (const { directory } of listPackages('packages')) {
    const frames = join(directory, 'frames');
    if (!existsSync(frames)) continue;
    for (const page of readdirSync(frames)) {
      const folder = join(frames, page);
      // Landing pages differ in their scripts only.
      const markup = page.endsWith('-landing-frame') ? join(root, 'packages/frame-service/frames/landing') : folder;
      const template = readFileSync(join(markup, 'page.html'), 'utf8');
      for (const minify of [false, true]) {
        const entry = join(folder, 'index.ts');
        // A page may replace React with a module in its own folder.
        const react = join(folder, 'react.ts');
        /** @type {Record<string, string>} */
        const alias = existsSync(react) ? { react } : {};
        const code = await bundle({ entryPoints: [entry], format: 'iife', minify, alias, plugins: [minifyFurther] });
        // Only this sequence could end a script element early.
        const script = code.replace(/<\/script/gi, '<\\/script').trim();
        const html = template
          .replace(
            /<!-- policy ([\w -]*)-->/,
            (_, words) =>
              `<meta http-equiv="Content-Security-Policy" content="${createPolicy(script, words.split(' ').filter(Boolean), needs)}">`,
          )
          .replace('<!-- script -->', () => `<script>${script}</script>`);
        files[`html/${page}${minify ? '.min' : ''}.html`] = minify ? html.replace(/>[^\S\n]*\n\s*</g, '><').trim() : html;
      }
    }
  }
  return files;
}

/** @returns {Promise<string>} the folder of the asset host */
export async function buildAssetHost() {
  const target = join(root, 'dist/web', VERSION);
  /** @type {Record<string, string>} */
  const files = { ...(await buildScripts()), ...(await buildPages()) };
  const integrity = Object.fromEntries(
    Object.entries(files)
      .filter(([name]) => name.endsWith('.js'))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, text]) => [name, `sha384-${createHash('sha384').update(text).digest('base64')}`]),
  );
  files['integrity.json'] = `${JSON.stringify(integrity, null, 2)}\n`;
  // Files are replaced atomically, and only when they changed, because a running sandbox may be serving them.
  for (const [name, text] of Object.entries(files)) {
    const path = join(target, name);
    if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(`${path}.${process.pid}`, text);
    renameSync(`${path}.${process.pid}`, path);
  }
  const served = listFiles(target).filter((name) => /\.(html|js|json)$/.test(name));
  for (const name of served) if (!Object.hasOwn(files, name.replaceAll('\\', '/'))) rmSync(join(target, name));
  return target;
}

/** Copies the scripts for script tags into a folder, with their hashes by the names that they have there. */
export function copyScripts(/** @type {string} */ assetHost, /** @type {string} */ folder) {
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(assetHost, 'js'), folder, { recursive: true });
  const integrity = Object.entries(JSON.parse(readFileSync(join(assetHost, 'integrity.json'), 'utf8')));
  const hashes = Object.fromEntries(integrity.map(([name, hash]) => [name.replace('js/', ''), hash]));
  writeFileSync(join(folder, 'integrity.json'), `${JSON.stringify(hashes, null, 2)}\n`);
}

if (process.argv[1] === import.meta.filename) await buildAssetHost();
