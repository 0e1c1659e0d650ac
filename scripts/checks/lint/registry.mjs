// Checks that the registry lists every method package, and that each of its methods has what cannot be created from the registry. `writeRegistry` writes
// what follows from the registry and the types of the method; the rest is for a person.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { methods } from '../../methods.mjs';
import { root } from '../../workspace.mjs';
import { methods as folders } from './layers.mjs';
import { createMethodsPage, METHODS_PAGE } from './methods-page.mjs';

/** @typedef {{ from: string, namespace: string, module: string, guide?: string }} Method */
/** @typedef {Record<string, any>} Json */
/**
 * What a file has to contain: a text or a pattern. `addition` says what to add; `write` returns the file with it, unless only a person can write it.
 * @typedef {{ file: string, text: string | RegExp, addition: string, write?: (content: string) => string }} Requirement
 */

const order = Object.keys(methods);
const folderOrder = [...new Set(Object.values(methods).map(({ from }) => from.split('/')[1] ?? ''))];

/**
 * Adds a name to a list, and sorts the names that `sorted` has, where the first of them was.
 * @param {string[]} names @param {string} name @param {string[]} sorted
 */
function addName(names, name, sorted) {
  const all = names.includes(name) ? names : [...names, name];
  const first = all.findIndex((each) => sorted.includes(each));
  const others = all.filter((each) => !sorted.includes(each));
  return [...others.slice(0, first), ...sorted.filter((each) => all.includes(each)), ...others.slice(first)];
}

/** @param {(json: Json) => void} change @returns {(content: string) => string} */
const changeJson = (change) => (content) => {
  const json = JSON.parse(content);
  change(json);
  return `${JSON.stringify(json, null, 2)}\n`;
};

/** @param {Json} object @param {string} name @param {unknown} value */
const withMember = (object, name, value) =>
  Object.fromEntries(Object.entries({ ...object, [name]: value }).sort(([one], [other]) => (one < other ? -1 : 1)));

/** @param {string} file @param {string} name @param {string[]} kinds of dependencies @returns {Requirement} */
function needDependency(file, name, ...kinds) {
  const text = `"${name}": "workspace:^"`;
  const write = changeJson((json) => {
    for (const kind of kinds) json[kind] = withMember(json[kind], name, 'workspace:^');
    if (kinds.includes('peerDependencies')) json.peerDependenciesMeta = withMember(json.peerDependenciesMeta, name, { optional: true });
  });
  return { file, text, addition: `${text} to its ${kinds.join(' and ')}`, write };
}

/** @param {string} file @param {string} module @param {string[]} modules of all methods @returns {Requirement} */
function needEntryPoint(file, module, modules) {
  const write = changeJson((json) => {
    const target = { '@tender/source': `./src/${module}.ts`, default: `./dist/${module}.js` };
    const entries = { ...json.exports, [`./${module}`]: target };
    const sorted = modules.map((each) => `./${each}`);
    json.exports = Object.fromEntries(addName(Object.keys(json.exports), `./${module}`, sorted).map((each) => [each, entries[each]]));
  });
  return { file, text: `"./${module}": {`, addition: `./${module} to its exports`, write };
}

/** @param {string} file @param {string} parent the path of the packages @param {string} folder @returns {Requirement} */
function needReference(file, parent, folder) {
  const text = `{ "path": "${parent}${folder}" }`;
  /** @param {string} content */
  const write = (content) => {
    const paths = JSON.parse(content).references.map((/** @type {{ path: string }} */ { path }) => path);
    const all = addName(paths, `${parent}${folder}`, folderOrder.map((each) => `${parent}${each}`)); // prettier-ignore
    const lines = all.map((path) => `    { "path": "${path}" }`).join(',\n');
    return content.replace(/"references": \[[^\]]*\]/, `"references": [\n${lines}\n  ]`);
  };
  return { file, text, addition: `${text} to its references`, write };
}

/** Adds a line to those of its kind, and sorts them. @param {RegExp} kind @param {string} line @returns {(content: string) => string} */
const addLine = (kind, line) => (content) => {
  const lines = content.split('\n');
  const after = lines.findIndex((each) => kind.test(each) && (kind.exec(each)?.[1] ?? '') > (kind.exec(line)?.[1] ?? ''));
  const last = lines.findLastIndex((each) => kind.test(each)) + 1;
  return lines.toSpliced(after < 0 ? last : after, 0, line).join('\n');
};

/** The functions that a component has besides `create`, with the first sentence of their descriptions. @param {Method} method */
function listFunctions({ from, namespace }) {
  const types = join(root, 'packages', from.split('/')[1] ?? '', 'src/types.ts');
  const source = existsSync(types) ? readFileSync(types, 'utf8') : '';
  const [, members = ''] = new RegExp(`^export interface ${namespace}Component extends [^{]*\\{([^]*?)^\\}`, 'im').exec(source) ?? [];
  return [...members.matchAll(/\/\*\*([^]*?)\*\/\s+(?:readonly )?(\w+)/g)].map(([, comment = '', name]) => {
    const [sentence = ''] = comment
      .split(/[\s*]+/)
      .join(' ')
      .trim()
      .split(/[.:] /);
    return { name, description: sentence.endsWith('.') ? sentence : `${sentence}.` };
  });
}

/** The module of a method without types of its own. @param {Method} method */
function createWebModule(method) {
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

/** How tender.min.js has a method that few shops use. Only a person can write functions that it has before it is loaded. @param {Method} method */
function needPart(method) {
  const { from, namespace } = method;
  const [line, functions] = [
    `export const ${namespace} = onDemand(async () => (await import('${from}')).${namespace});`,
    listFunctions(method),
  ];
  return {
    file: 'packages/web/src/tender.script.ts',
    text: new RegExp(`^export (const ${namespace} =|\\{ ${namespace} \\})`, 'm'),
    addition: functions.length > 0 ? `${line} with ${functions.map(({ name }) => name).join(', ')}` : line,
    write: functions.length > 0 ? undefined : addLine(/^export const (\w+) =/, line),
  };
}

/** A member of the default export of @tender/web, before the version. @param {string} namespace @returns {Requirement} */
function needMember(namespace) {
  const text = `  ${namespace}: components.${namespace},\n`;
  const write = (/** @type {string} */ content) => content.replace('  VERSION: components.VERSION,\n', (version) => text + version);
  return { file: 'packages/web/src/index.ts', text, addition: `${namespace} to its default export`, write };
}

/** @param {string} name @param {Method} method @returns {Requirement[]} */
function listRequirements(name, method) {
  const { from, namespace, module, guide = name } = method;
  const folder = from.split('/')[1] ?? '';
  const exported = `export { ${namespace} } from '${from}';`;
  const guidePage = `guides/${guide}.md`;
  const modules = Object.values(methods).map((each) => each.module);
  return [
    needReference('tsconfig.json', 'packages/', folder),
    needReference('packages/web/tsconfig.json', '../', folder),
    needReference('packages/react/tsconfig.json', '../', folder),
    needReference('apps/demo/tsconfig.json', '../../packages/', folder),
    {
      file: `packages/web/src/${module}.ts`,
      text: `export { ${namespace}, ${namespace} as default };`,
      addition: 'the module',
      write: () => createWebModule(method),
    },
    { file: 'packages/web/src/components.ts', text: exported, addition: exported, write: addLine(/ from '(.*)';$/, exported) },
    needMember(namespace),
    needPart(method),
    needEntryPoint('packages/web/package.json', module, modules),
    needDependency('packages/web/package.json', `@tender/${folder}`, 'dependencies'),
    { file: `packages/react/src/${name}.ts`, text: `'use client';`, addition: 'a provider and a hook, as in packages/react/src/sepa.ts' },
    needEntryPoint('packages/react/package.json', name, order),
    needDependency('packages/react/package.json', `@tender/${folder}`, 'peerDependencies', 'devDependencies'),
    needDependency('bench/package.json', `@tender/${folder}`, 'dependencies'),
    needDependency('docs/package.json', `@tender/${folder}`, 'dependencies'),
    needDependency('e2e/package.json', `@tender/${folder}`, 'dependencies'),
    needDependency('apps/demo/package.json', `@tender/${folder}`, 'dependencies'),
    ...(existsSync(join(root, 'docs', guidePage))
      ? [{ file: 'docs/index.md', text: `](${guidePage})`, addition: `a link to ${guidePage}` }]
      : []),
  ];
}

/** @param {string} file */
const read = (file) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '');

function listMissing() {
  const all = Object.entries(methods).flatMap(([name, method]) => listRequirements(name, method));
  return all.filter(({ file, text }) => (typeof text === 'string' ? !read(file).includes(text) : !text.test(read(file))));
}

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
  for (const folder of folders) if (!folderOrder.includes(folder)) yield `registry/methods.ts lacks the method of packages/${folder}`;
  for (const folder of folderOrder)
    if (!folders.includes(folder)) yield `registry/methods.ts names packages/${folder}, which does not exist`;
  if (read(METHODS_PAGE) !== createMethodsPage()) yield `${METHODS_PAGE}: run node scripts/checks/check-packages.mjs --write`;
  for (const { file, addition, write } of listMissing())
    yield `${file}: add ${addition}${write ? ' (node scripts/checks/check-packages.mjs --write)' : ''}`;
}
