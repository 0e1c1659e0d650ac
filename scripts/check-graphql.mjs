// Validates every document the packages send against a schema of the provider: `pnpm check:graphql <schema file>`.
// Documents live in packages/*/src/**/*.graphql.ts, as texts or as functions of booleans that make them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, parse, validate, visit } from 'graphql';
import { exportsOf } from './lint/catalogues.mjs';
import { sourceFiles } from './lint/sources.mjs';
import { packagesIn, root } from './workspace.mjs';

/** Served by the provider, but not in the schema it publishes. */
const unpublished = [
  'createVenmoQRCodePaymentContext',
  'updateVenmoQRCodePaymentContext',
  'updateVenmoPaymentContextStatus',
  'VenmoQRCodePaymentContext',
  'preferredPaymentMethods',
  'tokenizeCreditCardForPayPalConnect',
];

const [schemaFile] = process.argv.slice(2);
if (!schemaFile) {
  console.error('Which schema? pnpm check:graphql <schema file>');
  process.exit(2);
}
const schema = buildSchema(readFileSync(schemaFile, 'utf8'), { assumeValidSDL: true });

/** Every document an export stands for: a function is called with each combination of booleans. */
function documentsOf(name, value) {
  if (typeof value === 'string') return [[name, value]];
  if (typeof value !== 'function') return [];
  return Array.from({ length: 2 ** value.length }, (_, bits) => {
    const given = Array.from({ length: value.length }, (_, place) => Boolean(bits & (1 << place)));
    return [`${name}(${given.join(', ')})`, value(...given)];
  });
}

function isUnpublished(document) {
  let found = false;
  const look = ({ name, typeCondition }) => {
    if (unpublished.includes((name ?? typeCondition?.name)?.value)) found = true;
  };
  visit(document, { Field: look, NamedType: look });
  return found;
}

let documents = 0;
let failed = 0;
for (const { folder, directory } of packagesIn('packages')) {
  if (folder === 'sandbox') continue; // the other side
  for (const file of sourceFiles(directory, ['src']).filter((name) => name.endsWith('.graphql.ts'))) {
    for (const [name, text] of Object.entries(await exportsOf(join(root, file))).flatMap(([key, value]) => documentsOf(key, value))) {
      documents += 1;
      const document = parse(text);
      const exempt = isUnpublished(document);
      const errors = exempt ? [] : validate(schema, document);
      console.log(`${exempt ? 'unpublished' : errors.length > 0 ? 'FAILED' : 'valid'}  ${file} ${name}`);
      for (const { message } of errors) console.error(`  ${message}`);
      if (errors.length > 0) failed += 1;
    }
  }
}
console.log(`${documents} documents, ${failed} failed`);
process.exitCode = failed > 0 || documents === 0 ? 1 : 0;
