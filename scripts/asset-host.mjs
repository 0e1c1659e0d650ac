// Builds the document root of the asset host, dist/web: provider pages with their script inlined, one script per component for script tags,
// and the integrity hashes of the scripts. Deterministic: the same sources give the same bytes.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { build } from 'esbuild';
import { buildOptions, rememberScript, withoutMap } from './v8-coverage/recording.mjs';
import { packagesIn, root } from './workspace.mjs';

const VERSION = '3.118.2';
const shared = {
  bundle: true,
  write: false,
  target: 'es2020',
  conditions: ['@tender/source', 'browser', 'module', 'import'],
  legalComments: 'none',
  charset: 'utf8',
  absWorkingDir: root,
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
};

/** The scripts of the asset host: file name, what it adds to `window.braintree`, and where that comes from. */
const components = [
  ['client', 'client', '@tender/client'],
  ['hosted-fields', 'hostedFields', '@tender/hosted-fields'],
  ['sepa', 'sepa', '@tender/sepa'],
  ['paypal', 'paypal', '@tender/paypal'],
  ['paypal-checkout', 'paypalCheckout', '@tender/paypal/checkout'],
  ['preferred-payment-methods', 'preferredPaymentMethods', '@tender/preferred-payment-methods'],
  ['local-payment', 'localPayment', '@tender/local-payment'],
  ['masterpass', 'masterpass', '@tender/masterpass'],
  ['three-d-secure', 'threeDSecure', '@tender/three-d-secure'],
  ['venmo', 'venmo', '@tender/venmo'],
  ['google-payment', 'googlePayment', '@tender/google-pay'],
  ['payment-request', 'paymentRequest', '@tender/payment-request'],
  ['unionpay', 'unionpay', '@tender/union-pay'],
  ['us-bank-account', 'usBankAccount', '@tender/us-bank-account'],
  ['vault-manager', 'vaultManager', '@tender/vault-manager'],
];

/** In a script-tag build a component loads the client script where the page has none, rather than carry a client of its own. */
const clientByScript = {
  name: 'client-by-script',
  setup: (builder) =>
    builder.onResolve({ filter: /\/deferred-client$/ }, ({ path, resolveDir }) => ({ path: join(resolveDir, `${path}.script.ts`) })),
};

async function bundle(source, options) {
  const resolveDir = join(root, 'packages/web');
  const result = await build({ ...shared, stdin: { contents: source, resolveDir, loader: 'ts' }, ...options, ...buildOptions });
  return withoutMap(result.outputFiles[0].text);
}

function universal(namespace, commonjs) {
  return `(function(root,factory){if(typeof exports==="object"&&typeof module!=="undefined")module.exports=factory();else if(typeof define==="function"&&define.amd)define([],factory);else{root.braintree=root.braintree||{};root.braintree.${namespace}=factory()}})(typeof self!=="undefined"?self:this,function(){var module={exports:{}};${commonjs.trim()}
return module.exports.${namespace}});
`;
}

async function scripts() {
  const files = {};
  for (const minify of [false, true]) {
    const suffix = minify ? '.min.js' : '.js';
    for (const [name, namespace, from] of components) {
      const plugins = name === 'client' ? [] : [clientByScript];
      const code = await bundle(`export { ${namespace} } from '${from}'`, { format: 'cjs', minify, plugins });
      files[`js/${name}${suffix}`] = rememberScript(`${name}${suffix}`, universal(namespace, code), code);
    }
    const tender = await bundle(`export * from '@tender/web'`, { format: 'iife', globalName: 'tender', minify });
    files[`js/tender${suffix}`] = rememberScript(`tender${suffix}`, tender);
  }
  return files;
}

/**
 * What a page may need besides its own script, by the word for it in the page's template: sources by directive. All hosts come from the one
 * file that names them; a page is released for both of the provider's environments.
 */
async function knownNeeds() {
  const code = await bundle(`export { endpointsOf, masterpassScript } from '@tender/client/internal'`, { format: 'esm' });
  const { endpointsOf, masterpassScript } = await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
  const environments = ['production', 'sandbox'].map((name) => endpointsOf(name));
  const origins = (find) => [...new Set(environments.map((endpoints) => new URL(find(endpoints)).origin))];
  const [clientApi, fraud] = [origins((endpoints) => endpoints.clientApi), origins((endpoints) => endpoints.fraudScript)];
  const services = [...origins((endpoints) => endpoints.graphQL), ...origins((endpoints) => endpoints.analytics)];
  return {
    /** To tokenize cards, and to let fraud detection look at them. */
    cards: { 'script-src': fraud, 'connect-src': [...clientApi, ...services, ...fraud] },
    'client-api': { 'connect-src': clientApi },
    masterpass: { 'script-src': origins(masterpassScript) },
    /** A form for the bank of a cardholder, which may be any. */
    banks: { 'form-action': ['https:'] },
    /** What windows show has an icon, an empty one: browsers ask the host for one otherwise, and report that the policy refuses it. */
    window: { 'img-src': ['data:'] },
  };
}

/** A page carries its policy itself: its one script by hash, and what the words in its template ask for. */
function policy(script, words, needs) {
  const sources = (directive) => words.flatMap((word) => needs[word][directive] ?? []);
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

async function pages() {
  const files = {};
  const needs = await knownNeeds();
  for (const { directory } of packagesIn('packages')) {
    const frames = join(directory, 'frames');
    if (!existsSync(frames)) continue;
    for (const page of readdirSync(frames)) {
      const folder = join(frames, page);
      if (!existsSync(join(folder, 'page.html'))) continue;
      const template = readFileSync(join(folder, 'page.html'), 'utf8');
      for (const minify of [false, true]) {
        const entry = join(folder, 'index.ts');
        // What a page has in the place of React is in its own folder.
        const react = join(folder, 'react.ts');
        const alias = existsSync(react) ? { react } : {};
        const options = { ...shared, entryPoints: [entry], format: 'iife', minify, alias, ...buildOptions };
        const code = existsSync(entry) ? withoutMap((await build(options)).outputFiles[0].text) : '';
        // Inside a script element only this sequence could end it early.
        const script = rememberScript(`${page}${minify ? '.min' : ''}.html`, code.replace(/<\/script/gi, '<\\/script').trim(), code);
        const html = template
          .replace(
            /<!-- policy ([\w -]*)-->/,
            (_, words) =>
              `<meta http-equiv="Content-Security-Policy" content="${policy(script, words.split(' ').filter(Boolean), needs)}">`,
          )
          .replace('<!-- script -->', () => (script ? `<script>${script}</script>` : ''));
        files[`html/${page}${minify ? '.min' : ''}.html`] = minify ? html.replace(/>\s*\n\s*</g, '><').trim() : html;
      }
    }
  }
  return files;
}

/** @returns {Promise<string>} the folder written */
export async function buildAssetHost() {
  const target = join(root, 'dist/web', VERSION);
  const files = { ...(await scripts()), ...(await pages()) };
  const integrity = Object.fromEntries(
    Object.entries(files)
      .filter(([name]) => name.endsWith('.js'))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, text]) => [name, `sha384-${createHash('sha384').update(text).digest('base64')}`]),
  );
  files['integrity.json'] = `${JSON.stringify(integrity, null, 2)}\n`;
  // Only what changed is replaced, each file in one step: a sandbox may be serving them.
  for (const [name, text] of Object.entries(files)) {
    const path = join(target, name);
    if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(`${path}.${process.pid}`, text);
    renameSync(`${path}.${process.pid}`, path);
  }
  const written = existsSync(target) ? readdirSync(target, { recursive: true, withFileTypes: true }) : [];
  for (const entry of written.filter((found) => found.isFile())) {
    const path = join(entry.parentPath, entry.name);
    if (!Object.hasOwn(files, relative(target, path).replaceAll('\\', '/')) && !/\.\d+$/.test(path)) rmSync(path);
  }
  return target;
}

if (process.argv[1] === import.meta.filename) await buildAssetHost();
