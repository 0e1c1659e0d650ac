// Checks that every error of the specification exists unchanged, that some test expects every error, and that docs/errors.md lists all errors with the
// cause and remedy from the comments of the catalogues. `--write` writes that file.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { collectTestedCodes, readCatalogue } from './lint/catalogues.mjs';
import { listPackages, root } from '../workspace.mjs';

const specification = JSON.parse(readFileSync(join(root, 'scripts/checks/spec-catalogue.json'), 'utf8'));
const docs = join(root, 'docs/errors.md');
const testedInBrowsers = collectTestedCodes([join(root, 'e2e')]);
const defects = [];
/** @type {[string, Awaited<ReturnType<typeof readCatalogue>>][]} */
const sections = [];

const anonymous = (/** @type {string} */ message) => message.replace(/\{\w+\}/g, '{}');

for (const found of listPackages('packages').filter(({ directory }) => existsSync(join(directory, 'src/errors.ts')))) {
  // Packages that the specification does not name have no counterpart to compare with.
  const errors = specification[found.folder];
  const report = (/** @type {string} */ defect) => defects.push(`${found.name}: ${defect}`);
  const catalogue = await readCatalogue(found);
  const tested = collectTestedCodes([join(found.directory, 'src'), join(found.directory, 'frames')]);
  for (const [code, [type, message]] of Object.entries(errors ?? {})) {
    const declared = catalogue.get(code);
    if (!declared) report(`${code} is missing`);
    else if (declared.type !== type) report(`${code} is of type ${declared.type}, not ${type}`);
    else if (message && anonymous(declared.message) !== message) report(`${code} says "${declared.message}", not "${message}"`);
  }
  for (const [code, { cause, remedy }] of catalogue) {
    if (errors && !errors[code]) report(`${code} is not in the specification`);
    if (!tested.has(code) && !testedInBrowsers.has(code)) report(`no test expects ${code}`);
    if (!cause || !remedy) report(`${code} has no comment with its cause and \`@remedy\` in src/errors.ts`);
  }
  if (catalogue.size > 0) sections.push([found.name, catalogue]);
}

const { code: text } = await format(
  docs,
  [
    '# Errors',
    'Every error of every package, as `error.code`, `error.type` and `error.message`; `error.docs` links here. The type says who can fix it:',
    'the `CUSTOMER`, the `MERCHANT` (your integration), the `NETWORK` (try again), `INTERNAL` (please report it) or `UNKNOWN`.',
    '[Cancellation and errors](guides/cancellation-and-errors.md) explains how to handle them in general, and [failed requests](failures.md) says which',
    'error each call ends in. This page is generated from the comments in `packages/*/src/errors.ts` by `node scripts/checks/check-errors.mjs --write`.',
    ...sections.flatMap(([name, catalogue]) => [
      `\n## ${name}`,
      ...[...catalogue].map(
        ([code, { type, message, cause, remedy }]) =>
          `\n### ${code}\n\n\`${type}\`: ${message}\n\n**Cause.** ${cause}\n\n**Remedy.** ${remedy}`,
      ),
    ]),
  ].join('\n'),
);
if (process.argv.includes('--write')) writeFileSync(docs, text);
else if (readFileSync(docs, 'utf8') !== text) defects.push('docs/errors.md is out of date: node scripts/checks/check-errors.mjs --write');

for (const defect of defects) console.error(defect);
console.log(`${sections.reduce((sum, [, { size }]) => sum + size, 0)} errors, ${defects.length} defects`);
process.exitCode = defects.length > 0 ? 1 : 0;
