// Validates every document the packages send against a schema of the provider: `pnpm check:graphql <schema file>`.
// Documents are in packages/*/src/**/*.graphql.ts, as strings or as functions that take booleans and return strings.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, parse, validate } from 'graphql';
import { importSource } from '../import-source.mjs';
import { listPackages, listFiles } from '../workspace.mjs';

/** Fields and types that the provider serves but does not publish in its schema. */
const UNPUBLISHED =
  /createVenmoQRCodePaymentContext|updateVenmoQRCodePaymentContext|updateVenmoPaymentContextStatus|VenmoQRCodePaymentContext|preferredPaymentMethods|tokenizeCreditCardForPayPalConnect/i;

const [schemaFile] = process.argv.slice(2);
if (!schemaFile) throw new Error('No schema file was named: pnpm check:graphql <schema file>');
const schema = buildSchema(readFileSync(schemaFile, 'utf8'), { assumeValidSDL: true });

/** Every document of an export; other texts, such as names of fields, are none. A function is called with each combination of booleans. */
/** @returns {string[]} */
function listDocuments(/** @type {unknown} */ value) {
  if (typeof value === 'string') return /^(query|mutation) /.test(value.trim()) ? [value] : [];
  if (typeof value !== 'function') return [];
  return Array.from({ length: 2 ** value.length }, (_, bits) =>
    listDocuments(value(...Array.from({ length: value.length }, (_, position) => Boolean(bits & (1 << position))))),
  ).flat();
}

let documents = 0;
let failed = 0;
// The sandbox implements the other side of the protocol.
for (const { folder, directory } of listPackages('packages').filter((each) => each.folder !== 'sandbox')) {
  const files = listFiles(join(directory, 'src')).filter((name) => name.endsWith('.graphql.ts'));
  for (const file of files.sort()) {
    for (const [name, value] of Object.entries(await importSource(join(directory, 'src', file)))) {
      for (const text of listDocuments(value)) {
        documents += 1;
        const errors = validate(schema, parse(text)).filter(({ message }) => !UNPUBLISHED.test(message));
        for (const { message } of errors) console.error(`${folder}/src/${file} ${name}: ${message}`);
        if (errors.length > 0) failed += 1;
      }
    }
  }
}
console.log(`${documents} documents, ${failed} failed`);
process.exitCode = failed > 0 || documents === 0 ? 1 : 0;
