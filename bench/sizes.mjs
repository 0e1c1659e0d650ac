// Measures the bytes that a page loads (esbuild es2020, minified, gzip -9; 1 KB = 1000 bytes), from dist, and compares them with the reference's npm package.
// A row over its gate fails.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { components, methods } from '../scripts/methods.mjs';
import { isFailure, formatTable } from './table.mjs';

const here = import.meta.dirname;
const assetHost = join(here, '../dist/web/3.118.2');
const kilobytes = (bytes) => gzipSync(bytes, { level: 9 }).length / 1000;

/** Measures what a page loads at once. Parts that load on demand are separate files and do not count, because a page may never need them. */
async function bundle(contents, external = []) {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: here },
    bundle: true,
    splitting: true,
    outdir: here,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    target: 'es2020',
    legalComments: 'none',
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    external,
  });
  const { outputs } = metafile;
  const loaded = new Set(Object.keys(outputs).filter((name) => outputs[name].entryPoint === '<stdin>'));
  for (const name of loaded)
    for (const { path, kind, external } of outputs[name].imports) if (kind === 'import-statement' && !external) loaded.add(path);
  const paths = new Set([...loaded].map((name) => resolve(name)));
  return outputFiles.filter(({ path }) => paths.has(path)).reduce((sum, { contents }) => sum + kilobytes(contents), 0);
}

const exportComponent = ({ namespace, from }) => `export { ${namespace} } from '${from}';`;
const findComponent = (name) => /** @type {typeof components[number]} */ (components.find(({ from }) => from === `@tender/${name}`));
const exportOurs = (...packages) => packages.map((each) => exportComponent(findComponent(each))).join('\n');
const exportReference = (...packages) => packages.map((each, n) => `export * as c${n} from 'braintree-web/${each}';`).join('\n');
const measureAddition = async (more) => (await bundle(`${exportOurs('client')}\n${more}`)) - (await bundle(exportOurs('client')));
/** A page with everything that methods share. A method's own size is what it adds to this page. */
const SHARED = `${exportOurs('client')} export * from '@tender/client/internal'; export * from '@tender/frame-service/internal';`;
const createMethodRow = (/** @type {{ gate?: number, from: string, namespace: string }} */ { gate, ...component }) => ({
  what: `${component.from.slice('@tender/'.length)}, its own bytes`,
  needs: [component.from.split('/')[1]],
  gate,
  ours: async () => (await bundle(`${SHARED} ${exportComponent(component)}`)) - (await bundle(SHARED)),
});
/** Creates a row for what components and hooks of @tender/react add to a page that already has React and their methods. */
const createReactRow = (what, gate, entries, ...packages) => ({
  what,
  needs: ['react', ...Object.keys(entries).map((entry) => (entry === 'index' ? 'react/src' : `react/src/${entry.replace('/', '-')}.ts`))],
  gate,
  ours: async () => {
    const driven = exportOurs('client', ...packages);
    const named = Object.entries(entries).map(
      ([entry, each]) => `export { ${each} } from '@tender/react${entry === 'index' ? '' : `/${entry}`}';`,
    );
    return (await bundle([driven, ...named].join('\n'), REACT)) - (await bundle(driven));
  },
});
const REACT = ['react', 'react-dom', '@radix-ui/*'];
const measureFile = (path) => () => kilobytes(readFileSync(join(assetHost, path)));
const measurePage = (name) => measureFile(`html/${name}.min.html`);

function createComponentsRow(gate, aim, ...packages) {
  return {
    what: packages.join(' + '),
    needs: packages,
    gate,
    aim,
    ours: () => bundle(exportOurs(...packages)),
    reference: () => bundle(exportReference(...packages)),
  };
}

/** Measures the scripts that the demo's express checkout loads before its card fields. */
function measureExpressPage() {
  const demo = join(here, '../apps/demo/dist/page');
  const html = readFileSync(join(demo, 'index.html'), 'utf8');
  const [, inline] = /** @type {RegExpExecArray} */ (/<script>([^]+?)<\/script>/.exec(html));
  const [, later] = /** @type {RegExpExecArray} */ (/name="page-files" content="([^"]+)"/.exec(html));
  const first = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, path]) => path);
  const paths = [...first, ...JSON.parse(later.replaceAll('&quot;', '"')).express];
  return paths.reduce((sum, path) => sum + kilobytes(readFileSync(join(demo, path))), kilobytes(inline));
}

const rows = [
  createComponentsRow(7, 6, 'client'),
  createComponentsRow(14, 12, 'client', 'hosted-fields'),
  createComponentsRow(19, 17, 'client', 'hosted-fields', 'three-d-secure'),
  createComponentsRow(32, 28, 'client', 'hosted-fields', 'paypal', 'venmo', 'three-d-secure'),
  {
    what: 'tender.min.js',
    needs: ['web'],
    gate: 40.5,
    aim: 36,
    ours: measureFile('js/tender.min.js'),
    reference: () => bundle(`export * as all from 'braintree-web';`),
  },
  // The reference's frame pages are not on the package registry; their sizes were measured once.
  {
    what: 'page hosted-fields-frame',
    needs: ['hosted-fields'],
    gate: 20,
    aim: 15,
    ours: measurePage('hosted-fields-frame'),
    reference: () => 36.6,
  },
  {
    what: 'page venmo-desktop-frame',
    needs: ['venmo'],
    gate: 15,
    aim: 13,
    ours: measurePage('venmo-desktop-frame'),
    reference: () => 19.1,
  },
  {
    what: 'defineComponent, on top of client',
    needs: ['client'],
    gate: 1.2,
    ours: () => measureAddition(`export { defineComponent } from '@tender/client/internal';`),
  },
  {
    what: 'message bus, on top of client',
    needs: ['frame-service'],
    gate: 1,
    ours: () => measureAddition(`export { createBus } from '@tender/frame-service/internal';`),
  },
  ...Object.values(methods)
    .filter(({ gate }) => gate)
    .map(createMethodRow),
  createReactRow(
    'react, on top of a page with one method',
    2.5,
    { index: 'TenderProvider, useTender', sepa: 'SepaProvider, useSepa' },
    'sepa',
  ),
  createReactRow(
    'react, card fields as components, on top of theirs',
    4.4,
    {
      index: 'TenderProvider, useTender',
      'hosted-fields': 'HostedFields, CardNumberField, ExpirationDateField, SecurityCodeField, useHostedFields',
    },
    'hosted-fields',
  ),
  createReactRow(
    'react, Checkout with card only, on top of card fields',
    11,
    { index: 'TenderProvider', checkout: 'Checkout', 'checkout/card': 'card' },
    'hosted-fields',
  ),
  { what: 'scripts of the demo’s express checkout, React included', needs: ['react'], gate: 125, ours: measureExpressPage },
];

/** @returns {Promise<import('./table.mjs').Row[]>} rows of missing packages are pending */
export async function measureSizes() {
  const sizes = [];
  for (const { what, needs, gate, aim, ours: measure, reference } of rows) {
    const row = { what, unit: 'KB', gate, aim };
    if (needs.some((each) => !existsSync(join(here, '../packages', each)))) sizes.push({ ...row, note: 'pending' });
    else sizes.push({ ...row, ...(await measureSize(measure, reference, what)) });
  }
  return sizes;
}

async function measureSize(measure, reference, what) {
  try {
    return { ours: await measure(), reference: await reference?.() };
  } catch (error) {
    console.error(`${what}: ${error.message.split('\n').slice(0, 2).join(' ')}`);
    return { note: 'FAILED' };
  }
}

if (process.argv[1] === import.meta.filename) {
  const sizes = await measureSizes();
  console.log(formatTable(sizes));
  process.exitCode = sizes.some(isFailure) ? 1 : 0;
}
