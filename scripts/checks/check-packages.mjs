// Checks the shape of the packages under packages/, so that a reader who knows one method package knows all of them, as far as no tool does: ESLint
// checks imports and syntax (eslint.config.mjs), sherif, tsdown and knip check dependencies, publint and attw check what is published.
// `--write` writes the entries of a method that follow from the registry.
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { layers, methods } from './lint/layers.mjs';
import { checkRegistry, writeRegistry } from './lint/registry.mjs';
import { listPackages, root, listFiles } from '../workspace.mjs';

const { catalog } = parse(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8'));
const KEBAB_CASE = /^[a-z\d]+(-[a-z\d]+)*(\.[a-z\d-]+)*$/;

/** The folders' names of the projects that a tsconfig.json refers to. */
const readReferences = (/** @type {string} */ directory) =>
  (JSON.parse(readFileSync(join(directory, 'tsconfig.json'), 'utf8')).references ?? []).map((/** @type {{ path: string }} */ { path }) =>
    basename(path),
  );

/** The packages of the workspace among these dependencies, by their folders. */
const listSiblings = (/** @type {Record<string, string>} */ dependencies) =>
  Object.keys(dependencies).flatMap((name) => name.split('@tender/')[1] ?? []);

const listFilesOf = (/** @type {string} */ directory, /** @type {string} */ folder) =>
  existsSync(join(directory, folder)) ? listFiles(join(directory, folder)).map((file) => join(folder, file)) : [];

/** The compiler rejects an event that `events.ts` does not list. This finds one that no test expects, by its name with or without the prefix. */
function* checkEvents(/** @type {string} */ directory, /** @type {string[]} */ files) {
  const read = (/** @type {string} */ file) => readFileSync(join(directory, file), 'utf8');
  const tests = files
    .filter((file) => /\.test\.ts$/.test(file))
    .map(read)
    .join('\n');
  const toPattern = (text = '') => text.replaceAll('.', '\\.').replace(/\$\{\w+\}/g, "[^'`]+");
  for (const [event, prefix, name] of read('src/events.ts').matchAll(/(?<=\| ['`])web\.((?:custom\.)?[\w${}-]+\.)?([^'`]+)/g)) {
    const expected = new RegExp(`['\`](web\\.)?(${toPattern(prefix)})?${toPattern(name)}['\` ]`);
    if (!expected.test(tests)) yield `no test expects the event ${event}`;
  }
}

function* checkPackage(/** @type {import('../workspace.mjs').Package} */ { name, folder, directory, json }) {
  if (name !== `@tender/${folder}`) yield `should be called @tender/${folder}`;
  if (json.sideEffects === undefined) yield 'does not declare sideEffects, so bundlers would keep what a page does not use';
  if (!readReferences(root).includes(folder)) yield 'is not among the references of the tsconfig.json of the root';
  const { dependencies, devDependencies, peerDependencies } = json;
  const mayImport = layers.find((layer) => layer.folder === folder)?.mayImport ?? [];
  for (const other of listSiblings({ ...dependencies, ...peerDependencies }))
    if (!mayImport.includes(other)) yield `depends on ${other}, which the layers forbid`;
  const siblings = listSiblings({ ...dependencies, ...devDependencies, ...peerDependencies });
  const references = readReferences(directory);
  for (const other of new Set(siblings))
    if (!references.includes(other)) yield `tsconfig.json lacks a reference to ${other}, which package.json has`;
  for (const other of references) if (!siblings.includes(other)) yield `tsconfig.json refers to ${other}, which package.json does not`;
  for (const [other, version] of Object.entries({ ...dependencies, ...devDependencies })) {
    const expected = other.startsWith('@tender/') ? 'workspace:^' : catalog[other] ? 'catalog:' : version;
    if (version !== expected) yield `${other} should have the version ${expected}`;
  }

  const files = ['src', 'frames', 'console'].flatMap((each) => listFilesOf(directory, each));
  for (const file of files) if (!KEBAB_CASE.test(basename(file))) yield `${file} is not kebab-case`;
  const isExported = (/** @type {string} */ file) => json.exports?.['./testing'] && file.startsWith('src/testing/');
  for (const file of files.filter((each) => each.includes('/testing/') && !isExported(each)))
    yield `${file} belongs in a folder named fixtures: a folder named testing has what src/testing.ts exports`;
  const missing = [
    ...(methods.includes(folder) ? ['index', 'schemas', 'errors', 'constants', 'events'].map((each) => `src/${each}.ts`) : []),
    ...files.filter((file) => /^frames\/[^/.]+(?<!-landing-frame)$/.test(file)).map((page) => `${page}/page.html`),
  ].filter((file) => !files.includes(file));
  for (const file of missing) yield `${file} is missing`;
  if (files.includes('src/events.ts')) yield* checkEvents(directory, files);
  const sources = files.filter((file) => /\.ts$/.test(file)).map((file) => readFileSync(join(directory, file), 'utf8'));
  if (methods.includes(folder) && !sources.some((text) => /defineComponent[<(]/.test(text))) yield 'calls no defineComponent';
}

if (process.argv.includes('--write')) writeRegistry();
const packages = listPackages('packages');
const defects = packages.flatMap((each) => [...checkPackage(each)].map((defect) => `${each.name}: ${defect}`)).concat([...checkRegistry()]);
for (const defect of defects) console.error(defect);
console.log(`${packages.length} packages, ${defects.length} defects`);
process.exitCode = defects.length > 0 ? 1 : 0;
