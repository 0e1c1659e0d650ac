// Bytes a page loads (esbuild es2020, minified, gzip -9; 1 KB = 1000 bytes), from dist, beside the reference's npm package, which is
// bundled as it comes. A row over its gate fails.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { fails, formatTable } from './table.mjs';

const here = import.meta.dirname;
const pages = join(here, '../dist/web/3.118.2/html');
const kilobytes = (bytes) => gzipSync(bytes, { level: 9 }).length / 1000;

/** What a page loads at once. Parts that load on demand are files of their own, and count nowhere: a page may never need them. */
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

/** Components by package, as `export` statements of a page that loads them. */
const names = {
  client: 'client',
  'hosted-fields': 'hostedFields',
  'three-d-secure': 'threeDSecure',
  sepa: 'sepa',
  paypal: 'paypal',
  venmo: 'venmo',
};
const ours = (...packages) => packages.map((each) => `export { ${names[each]} } from '@tender/${each}';`).join('\n');
const theirs = (...packages) => packages.map((each, n) => `export * as c${n} from 'braintree-web/${each}';`).join('\n');
const onTop = async (more) => (await bundle(`${ours('client')}\n${more}`)) - (await bundle(ours('client')));
/** A page with all that methods share: what a method weighs is what it adds to that. */
const SHARED = `${ours('client')} export * from '@tender/client/internal'; export * from '@tender/frame-service/internal';`;
const own = (from, name, gate) => ({
  what: `${from}, its own bytes`,
  needs: [from.split('/')[0]],
  gate,
  ours: async () => (await bundle(`${SHARED} export { ${name} } from '@tender/${from}';`)) - (await bundle(SHARED)),
});
/** What components and hooks of @tender/react add to a page that has React, and what they drive. */
const react = (what, gate, entries, ...packages) => ({
  what,
  needs: ['react', ...Object.keys(entries).map((entry) => (entry === 'index' ? 'react/src' : `react/src/${entry.replace('/', '-')}.ts`))],
  gate,
  ours: async () => {
    const driven = ours('client', ...packages);
    const named = Object.entries(entries).map(
      ([entry, each]) => `export { ${each} } from '@tender/react${entry === 'index' ? '' : `/${entry}`}';`,
    );
    return (await bundle([driven, ...named].join('\n'), REACT)) - (await bundle(driven));
  },
});
const REACT = ['react', 'react-dom', '@radix-ui/*'];
const page = (name) => () => kilobytes(readFileSync(join(pages, `${name}.min.html`)));

function components(gate, aim, ...packages) {
  return {
    what: packages.join(' + '),
    needs: packages,
    gate,
    aim,
    ours: () => bundle(ours(...packages)),
    reference: () => bundle(theirs(...packages)),
  };
}

const rows = [
  components(8, 6, 'client'),
  components(15, 12, 'client', 'hosted-fields'),
  components(20, 17, 'client', 'hosted-fields', 'three-d-secure'),
  components(32, 28, 'client', 'hosted-fields', 'paypal', 'venmo', 'three-d-secure'),
  {
    what: 'everything, one file',
    needs: ['web'],
    aim: 42, // no gate: see docs/decisions/0006
    ours: () => bundle(`export * from '@tender/web';`),
    reference: () => bundle(`export * as all from 'braintree-web';`),
  },
  // The reference's frame pages are not on the package registry; their sizes were measured once.
  {
    what: 'page hosted-fields-frame',
    needs: ['hosted-fields'],
    gate: 20,
    aim: 15,
    ours: page('hosted-fields-frame'),
    reference: () => 36.6,
  },
  { what: 'page venmo-desktop-frame', needs: ['venmo'], gate: 16, aim: 13, ours: page('venmo-desktop-frame'), reference: () => 19.1 },
  {
    what: 'defineComponent, on top of client',
    needs: ['client'],
    gate: 1.2,
    ours: () => onTop(`export { defineComponent } from '@tender/client/internal';`),
  },
  {
    what: 'message bus, on top of client',
    needs: ['frame-service'],
    gate: 1,
    ours: () => onTop(`export { createBus } from '@tender/frame-service/internal';`),
  },
  own('paypal', 'paypal', 3),
  own('paypal/checkout', 'paypalCheckout', 5),
  own('preferred-payment-methods', 'preferredPaymentMethods', 0.8),
  own('sepa', 'sepa', 2.5),
  own('local-payment', 'localPayment', 5),
  own('masterpass', 'masterpass', 2.5),
  own('three-d-secure', 'threeDSecure', 5),
  own('union-pay', 'unionpay', 2.5),
  own('google-pay', 'googlePayment', 2),
  own('payment-request', 'paymentRequest', 3.5),
  own('venmo', 'venmo', 8),
  own('us-bank-account', 'usBankAccount', 2.5),
  own('vault-manager', 'vaultManager', 1.2),
  react('react, on top of a page with one method', 3, { index: 'TenderProvider, useTender', sepa: 'SepaProvider, useSepa' }, 'sepa'),
  react(
    'react, card fields as components, on top of theirs',
    4,
    {
      index: 'TenderProvider, useTender',
      'hosted-fields': 'HostedFields, CardNumberField, ExpirationDateField, SecurityCodeField, useHostedFields',
    },
    'hosted-fields',
  ),
  react(
    'react, Checkout with card only, on top of card fields',
    10,
    { index: 'TenderProvider', checkout: 'Checkout', 'checkout/card': 'card' },
    'hosted-fields',
  ),
];

/** @returns {Promise<import('./table.mjs').Row[]>} rows of packages that are not there are pending */
export async function measureSizes() {
  const sizes = [];
  for (const { what, needs, gate, aim, ours: measure, reference } of rows) {
    const row = { what, unit: 'KB', gate, aim };
    if (needs.some((each) => !existsSync(join(here, '../packages', each)))) sizes.push({ ...row, note: 'pending' });
    else sizes.push({ ...row, ...(await sizesOf(measure, reference, what)) });
  }
  return sizes;
}

async function sizesOf(measure, reference, what) {
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
  process.exitCode = sizes.some(fails) ? 1 : 0;
}
