// Checks the packages under packages/ as far as no tool does: ESLint checks imports and syntax (eslint.config.mjs), sherif and knip check dependencies,
// publint and attw check what is published. `--write` writes the entries of a method that follow from the registry.
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { checkRegistry, writeRegistry } from './lint/registry.mjs';
import { listPackages, root, listFiles } from '../workspace.mjs';

const KEBAB_CASE = /^[a-z\d]+(-[a-z\d]+)*(\.[a-z\d-]+)*$/;

/** The folders' names of the projects that a tsconfig.json refers to. */
const readReferences = (/** @type {string} */ directory) =>
  (JSON.parse(readFileSync(join(directory, 'tsconfig.json'), 'utf8')).references ?? []).map((/** @type {{ path: string }} */ { path }) =>
    basename(path),
  );

/** The compiler rejects an event that `events.ts` does not list. This finds one that no test expects, by its name with or without the prefix. */
function* checkEvents(/** @type {string[]} */ files) {
  const events = files.find((file) => file.endsWith('/src/events.ts'));
  if (!events) return;
  const tests = files
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const toPattern = (text = '') => text.replaceAll('.', '\\.').replace(/\$\{\w+\}/g, "[^'`]+");
  for (const [event, prefix, name] of readFileSync(events, 'utf8').matchAll(/(?<=\| ['`])web\.((?:custom\.)?[\w${}-]+\.)?([^'`]+)/g)) {
    const expected = new RegExp(`['\`](web\\.)?(${toPattern(prefix)})?${toPattern(name)}['\` ]`);
    if (!expected.test(tests)) yield `no test expects the event ${event}`;
  }
}

function* checkPackage(/** @type {import('../workspace.mjs').Package} */ { folder, directory, json }) {
  if (json.sideEffects === undefined) yield 'does not declare sideEffects, so bundlers would keep what a page does not use';
  if (!readReferences(root).includes(folder)) yield 'is not among the references of the tsconfig.json of the root';
  // Without a reference, the compiler reports no error, and does not check a package again when the other one has changed.
  const siblings = Object.keys({ ...json.dependencies, ...json.devDependencies, ...json.peerDependencies })
    .filter((name) => name.startsWith('@tender/'))
    .map((name) => basename(name));
  const references = readReferences(directory);
  for (const other of siblings)
    if (!references.includes(other)) yield `tsconfig.json lacks a reference to ${other}, which package.json has`;
  for (const other of references) if (!siblings.includes(other)) yield `tsconfig.json refers to ${other}, which package.json does not`;

  const files = ['src', 'frames', 'console']
    .map((each) => join(directory, each))
    .flatMap((each) => (existsSync(each) ? listFiles(each).map((file) => join(each, file)) : []));
  for (const file of files) if (!KEBAB_CASE.test(basename(file))) yield `${file} is not kebab-case`;
  yield* checkEvents(files);
}

if (process.argv.includes('--write')) writeRegistry();
const packages = listPackages('packages');
const defects = packages.flatMap((each) => [...checkPackage(each)].map((defect) => `${each.name}: ${defect}`)).concat([...checkRegistry()]);
for (const defect of defects) console.error(defect);
console.log(`${packages.length} packages, ${defects.length} defects`);
process.exitCode = defects.length > 0 ? 1 : 0;
