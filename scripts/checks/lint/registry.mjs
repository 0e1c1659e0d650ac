// Checks that the registry lists every method package, and that each of its methods has what cannot be created from the registry. `writeRegistry` writes
// what follows from the registry and the types of the method; the rest is for a person.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { methods } from '../../methods.mjs';
import { root } from '../../workspace.mjs';
import { methods as folders } from './layers.mjs';
import { createMethodsPage, METHODS_PAGE } from './methods-page.mjs';

/** @typedef {{ name: string, folder: string, from: string, namespace: string, module: string, guide: string }} Method */
/**
 * What a file has to contain: a text or a pattern. `addition` says what to add; `write` returns the file with it, unless only a person can write it.
 * @typedef {{ file: string, text: string | RegExp, addition: string, write?: (content: string) => string }} Requirement
 */

/** @type {Method[]} */
const all = Object.entries(methods).map(([name, method]) => ({ name, folder: method.from.split('/')[1] ?? '', guide: name, ...method }));

/**
 * A text that each method has in a list. It is written before that of the next method, or else after that of the previous one.
 * @param {string} file @param {Method} method @param {(method: Method) => string} render @param {string} [separator] of the list
 * @returns {Requirement}
 */
function needEntry(file, method, render, separator = ',\n    ') {
  const text = render(method);
  const position = all.indexOf(method);
  const write = (/** @type {string} */ content) => {
    const find = (/** @type {Method[]} */ list) => list.map(render).find((other) => other !== text && content.includes(other));
    const next = find(all.slice(position + 1));
    if (next) return content.replaceAll(next, text + separator + next);
    const previous = find(all.slice(0, position).reverse()) ?? '';
    return content.replaceAll(previous, previous + separator + text);
  };
  return { file, text, addition: text, write };
}

const renderReference =
  (/** @type {string} */ parent) =>
  (/** @type {Method} */ { folder }) =>
    `{ "path": "${parent}${folder}" }`;
const renderDependency = (/** @type {Method} */ { folder }) => `"@tender/${folder}": "workspace:^"`;
const renderOptional = (/** @type {Method} */ { folder }) => `"@tender/${folder}": {\n      "optional": true\n    }`;
const renderExport = (/** @type {Method} */ { namespace, from }) => `export { ${namespace} } from '${from}';`;
/** @param {'name' | 'module'} key */
const renderEntryPoint = (key) => (/** @type {Method} */ method) =>
  `"./${method[key]}": {\n      "@tender/source": "./src/${method[key]}.ts",\n      "default": "./dist/${method[key]}.js"\n    }`;
const renderPart = (/** @type {Method} */ { namespace, from }) =>
  `export const ${namespace} = onDemand(async () => (await import('${from}')).${namespace});`;

/** The functions that a component has besides `create`, with the first sentence of their descriptions. */
function listFunctions(/** @type {Method} */ { folder, namespace }) {
  const types = read(`packages/${folder}/src/types.ts`);
  const [, members = ''] = new RegExp(`^export interface ${namespace}Component extends [^{]*\\{([^]*?)^\\}`, 'im').exec(types) ?? [];
  return [...members.matchAll(/\/\*\*([^]*?)\*\/\s+(?:readonly )?(\w+)/g)].map(([, comment, name]) => {
    const text = comment.replace(/[\s*]+/g, ' ').trim();
    return { name, description: `${text.split(/[.:] |\.$/)[0]}.` };
  });
}

/** The module of a method without types of its own. */
function createWebModule(/** @type {Method} */ method) {
  const { from, namespace } = method;
  const members = [
    { name: 'create', description: 'Creates an instance of the component.' },
    ...listFunctions(method),
    { name: 'VERSION', description: 'The SDK version that is sent to the provider.' },
  ];
  return [
    `import { ${namespace} } from '${from}';\n`,
    `type Namespace = typeof ${namespace};\n`,
    `export { ${namespace}, ${namespace} as default };`,
    ...members.map(({ name, description }) => `/** ${description} */\nexport const ${name}: Namespace['${name}'] = ${namespace}.${name};`),
    '',
  ].join('\n');
}

/** How tender.min.js has a method that few shops use. Only a person can write functions that it has before it is loaded. @returns {Requirement} */
function needPart(/** @type {Method} */ method) {
  const functions = listFunctions(method).map(({ name }) => name);
  const part = needEntry('packages/web/src/tender.script.ts', method, renderPart, '\n');
  const text = new RegExp(`^export (const ${method.namespace} =|\\{ ${method.namespace} \\})`, 'm');
  return functions.length === 0
    ? { ...part, text }
    : { ...part, text, addition: `${part.addition} with ${functions.join(', ')}`, write: undefined };
}

/** A member of the default export of @tender/web, before the version. @returns {Requirement} */
function needMember(/** @type {string} */ namespace) {
  const text = `  ${namespace}: components.${namespace},\n`;
  const write = (/** @type {string} */ content) => content.replace('  VERSION: components.VERSION,\n', (version) => text + version);
  return { file: 'packages/web/src/index.ts', text, addition: `${namespace} to its default export`, write };
}

/** Packages that depend on every method. */
const dependents = ['packages/web', 'packages/react', 'bench', 'docs', 'e2e', 'apps/demo'];

/** @returns {Requirement[]} */
function listRequirements(/** @type {Method} */ method) {
  const { name, namespace, module, guide } = method;
  const exported = `export { ${namespace}, ${namespace} as default };`;
  const guidePage = `guides/${guide}.md`;
  return [
    needEntry('tsconfig.json', method, renderReference('packages/')),
    needEntry('apps/demo/tsconfig.json', method, renderReference('../../packages/')),
    ...['web', 'react'].map((each) => needEntry(`packages/${each}/tsconfig.json`, method, renderReference('../'))),
    ...dependents.map((each) => needEntry(`${each}/package.json`, method, renderDependency)),
    { file: `packages/web/src/${module}.ts`, text: exported, addition: 'the module', write: () => createWebModule(method) },
    needEntry('packages/web/src/components.ts', method, renderExport, '\n'),
    needMember(namespace),
    needPart(method),
    needEntry('packages/web/package.json', method, renderEntryPoint('module')),
    { file: `packages/react/src/${name}.ts`, text: `'use client';`, addition: 'a provider and a hook, as in packages/react/src/sepa.ts' },
    needEntry('packages/react/package.json', method, renderEntryPoint('name')),
    needEntry('packages/react/package.json', method, renderOptional),
    ...(existsSync(join(root, 'docs', guidePage))
      ? [{ file: 'docs/index.md', text: `](${guidePage})`, addition: `a link to ${guidePage}` }]
      : []),
  ];
}

const read = (/** @type {string} */ file) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '');

const listMissing = () =>
  all
    .flatMap(listRequirements)
    .filter(({ file, text }) => (typeof text === 'string' ? !read(file).includes(text) : !text.test(read(file))));

/** Writes what follows from the registry. */
export function writeRegistry() {
  for (const { file, addition, write } of listMissing()) {
    if (!write) continue;
    writeFileSync(join(root, file), write(read(file)));
    console.log(`${file}: added ${addition}`);
  }
  if (read(METHODS_PAGE) === createMethodsPage()) return;
  writeFileSync(join(root, METHODS_PAGE), createMethodsPage());
  console.log(`${METHODS_PAGE}: written`);
}

export function* checkRegistry() {
  const listed = all.map(({ folder }) => folder);
  for (const folder of folders) if (!listed.includes(folder)) yield `registry/methods.ts lacks the method of packages/${folder}`;
  for (const folder of listed) if (!folders.includes(folder)) yield `registry/methods.ts names packages/${folder}, which does not exist`;
  if (read(METHODS_PAGE) !== createMethodsPage()) yield `${METHODS_PAGE}: run node scripts/checks/check-packages.mjs --write`;
  for (const { file, addition, write } of listMissing())
    yield `${file}: add ${addition}${write ? ' (node scripts/checks/check-packages.mjs --write)' : ''}`;
}
