// Validates every document the packages send against a schema of the provider: `pnpm check:graphql <schema file>`.
// Documents are in packages/*/src/**/*.graphql.ts, as strings or as functions that take booleans and return strings.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, parse, validate, visit } from 'graphql';
import { importSource } from '../import-source.mjs';
import { listPackages, listFiles } from '../workspace.mjs';

/** Names that the provider serves but does not publish in its schema. */
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
  console.error('No schema file was named: pnpm check:graphql <schema file>');
  process.exit(2);
}
const schema = buildSchema(readFileSync(schemaFile, 'utf8'), { assumeValidSDL: true });

/** Every document of an export; other texts, such as names of fields, are none. A function is called with each combination of booleans. */
/** @returns {string[][]} */
function listDocuments(/** @type {string} */ name, /** @type {unknown} */ value) {
  if (typeof value === 'string') return /^(query|mutation) /.test(value.trim()) ? [[name, value]] : [];
  if (typeof value !== 'function') return [];
  return Array.from({ length: 2 ** value.length }, (_, bits) => {
    const args = Array.from({ length: value.length }, (_, position) => Boolean(bits & (1 << position)));
    return listDocuments(`${name}(${args.join(', ')})`, value(...args));
  }).flat();
}

function isUnpublished(/** @type {import('graphql').DocumentNode} */ document) {
  let found = false;
  const checkName = (
    /** @type {{ name?: import('graphql').NameNode, typeCondition?: import('graphql').NamedTypeNode }} */ { name, typeCondition },
  ) => {
    if (unpublished.includes((name ?? typeCondition?.name)?.value ?? '')) found = true;
  };
  visit(document, { Field: checkName, NamedType: checkName });
  return found;
}

let documents = 0;
let failed = 0;
for (const { folder, directory } of listPackages('packages')) {
  if (folder === 'sandbox') continue; // it implements the other side of the protocol
  const sources = listFiles(join(directory, 'src')).sort();
  for (const file of sources.filter((name) => name.endsWith('.graphql.ts'))) {
    for (const [name, text] of Object.entries(await importSource(join(directory, 'src', file))).flatMap(([key, value]) =>
      listDocuments(key, value),
    )) {
      documents += 1;
      const document = parse(text);
      const exempt = isUnpublished(document);
      const errors = exempt ? [] : validate(schema, document);
      console.log(`${exempt ? 'unpublished' : errors.length > 0 ? 'FAILED' : 'valid'}  ${folder}/src/${file} ${name}`);
      for (const { message } of errors) console.error(`  ${message}`);
      if (errors.length > 0) failed += 1;
    }
  }
}
console.log(`${documents} documents, ${failed} failed`);
process.exitCode = failed > 0 || documents === 0 ? 1 : 0;
