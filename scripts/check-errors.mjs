// Every error and constant of the specification exists as it is printed there, every error is expected by some test, and docs/errors.md
// lists them all, with the cause and the remedy that docs/errors/<package>.json gives. `--write` writes that file. Packages that do not exist
// yet are told as pending.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format } from 'prettier';
import { catalogueOf, constantsOf, expectedCodes } from './lint/catalogues.mjs';
import { packagesIn, root } from './workspace.mjs';

const specification = JSON.parse(readFileSync(join(root, 'scripts/spec-catalogue.json'), 'utf8'));
const docs = join(root, 'docs/errors.md');
const packages = packagesIn('packages');
const defects = [];
const sections = [];
/** What is told of each code beside its catalogue: there, and not in the catalogue, since pages load that. */
function explanationsOf(folder) {
  const file = join(root, `docs/errors/${folder}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

const anonymous = (message) => message.replace(/\{\w+\}/g, '{}');

for (const [folder, { errors, constants }] of Object.entries(specification)) {
  const found = packages.find((each) => each.folder === folder);
  if (!found) {
    console.log(`pending: @tender/${folder} (${Object.keys(errors).length} errors)`);
    continue;
  }
  const report = (defect) => defects.push(`${found.name}: ${defect}`);
  const catalogue = await catalogueOf(found);
  const expected = expectedCodes([join(found.directory, 'src'), join(found.directory, 'frames'), join(root, 'e2e')]);
  for (const [code, [type, message]] of Object.entries(errors)) {
    const declared = catalogue.get(code);
    if (!declared) report(`${code} is missing`);
    else if (declared[0] !== type) report(`${code} is of type ${declared[0]}, not ${type}`);
    else if (message && anonymous(declared[1]) !== message) report(`${code} says "${declared[1]}", not "${message}"`);
  }
  for (const code of catalogue.keys()) {
    if (!errors[code]) report(`${code} is not in the specification`);
    if (!expected.has(code)) report(`no test expects ${code}`);
  }
  const explanations = explanationsOf(folder);
  for (const code of catalogue.keys()) {
    const { cause, remedy } = explanations[code] ?? {};
    if (!cause || !remedy) report(`${code} has no cause or no remedy in docs/errors/${folder}.json`);
  }
  for (const code of Object.keys(explanations)) {
    if (!catalogue.has(code)) report(`docs/errors/${folder}.json explains ${code}, which does not exist`);
  }
  for (const { what, name = '', file, values } of constants) {
    const declared = (await constantsOf(found, file)).filter(({ path }) => path.includes(name)).map(({ value }) => value);
    const missing = values.filter((value) => !declared.includes(value));
    if (missing.length > 0) report(`${what}: ${missing.join(', ')} is not among the constants${name && ` called …${name}…`}`);
  }
  if (catalogue.size > 0) sections.push([found.name, catalogue, explanations]);
}

const text = await format(
  [
    '# Errors',
    'Every error of every package, as `error.code`, `error.type` and `error.message`; `error.docs` links here. The type says who can do',
    'something about it: the `CUSTOMER`, the `MERCHANT` (that is, your integration), the `NETWORK` (try again), `INTERNAL` (please report it)',
    'or `UNKNOWN`. [Cancellation and errors](guides/cancellation-and-errors.md) says how to deal with them in general. Generated from the',
    'catalogues and from `docs/errors` by `node scripts/check-errors.mjs --write`.',
    ...sections.flatMap(([name, catalogue, explanations]) => [
      `\n## ${name}`,
      ...[...catalogue].map(([code, [type, message]]) => {
        const { cause, remedy } = explanations[code] ?? {};
        return `\n### ${code}\n\n\`${type}\`: ${message}\n\n**Cause.** ${cause}\n\n**Remedy.** ${remedy}`;
      }),
    ]),
  ].join('\n'),
  { parser: 'markdown' },
);
if (process.argv.includes('--write')) {
  mkdirSync(dirname(docs), { recursive: true });
  writeFileSync(docs, text);
} else if (!existsSync(docs) || readFileSync(docs, 'utf8') !== text) {
  defects.push('docs/errors.md is out of date: node scripts/check-errors.mjs --write');
}

for (const defect of defects) console.error(defect);
console.log(`${sections.reduce((sum, [, { size }]) => sum + size, 0)} errors, ${defects.length} defects`);
process.exitCode = defects.length > 0 ? 1 : 0;
