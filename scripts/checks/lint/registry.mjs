// Checks that the registry lists every method package, and that each of its methods has what cannot be created from the registry.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { methods } from '../../methods.mjs';
import { root } from '../../workspace.mjs';
import { methods as folders } from './layers.mjs';

const createEntry = (module) => `"./${module}": { "@tender/source": "./src/${module}.ts", "default": "./dist/${module}.js" }`;

/** The module of a method without functions and types of its own: that of SEPA under other names. */
const createWebModule = (namespace, from) =>
  readFileSync(join(root, 'packages/web/src/sepa.ts'), 'utf8')
    .replaceAll('@tender/sepa', from)
    .replaceAll(/\bsepa\b/g, namespace);

/** How tender.min.js has a method that few shops use. */
const createPart = (namespace, from) => `export const ${namespace} = onDemand(async () => (await import('${from}')).${namespace});`;

/** Lists files with a text that each has to contain, or a pattern. Where the text is not the whole, the last element says what to add. */
function listContents(name, { from, namespace, module, guide = name }) {
  const folder = from.split('/')[1];
  const dependency = `"@tender/${folder}": "workspace:^"`;
  const guidePage = `guides/${guide}.md`;
  return [
    [`packages/web/src/${module}.ts`, `export { ${namespace}, ${namespace} as default };`, createWebModule(namespace, from)],
    ['packages/web/src/components.ts', `export { ${namespace} } from '${from}';`],
    [
      'packages/web/src/tender.script.ts',
      new RegExp(`^export (const ${namespace} =|\\{ ${namespace} \\})`, 'm'),
      createPart(namespace, from),
    ],
    ['packages/web/package.json', `"./${module}": {`, `${createEntry(module)} to its exports`],
    ['packages/web/package.json', dependency, `${dependency} to its dependencies`],
    ['packages/web/README.md', `\`${module}\``, `a row for ${namespace}`],
    [`packages/react/src/${name}.ts`, `'use client';`, 'a provider and a hook, as in packages/react/src/sepa.ts'],
    ['packages/react/package.json', `"./${name}": {`, `${createEntry(name)} to its exports`],
    ['packages/react/package.json', dependency, `${dependency} to its peers, which are optional, and its devDependencies`],
    ['packages/react/README.md', `\`…/${name}\``, 'a row for the provider and the hook'],
    ['bench/package.json', dependency, `${dependency} to its dependencies`],
    ['docs/package.json', dependency, `${dependency} to its dependencies, for the code blocks of documents`],
    ['packages/csp/README.md', `\`${name}\``, 'the method to the table of what each method adds to a policy'],
    ['docs/guides/content-security-policy.md', `\`${name}\``, 'the method to the list of names'],
    ['README.md', `](packages/${folder})`, `a row for packages/${folder}`],
    ...(existsSync(join(root, 'docs', guidePage)) ? [['docs/index.md', `](${guidePage})`, `a link to ${guidePage}`]] : []),
  ];
}

export function* checkRegistry() {
  const registered = new Set(Object.values(methods).map(({ from }) => from.split('/')[1]));
  for (const folder of folders) if (!registered.has(folder)) yield `registry/methods.ts lacks the method of packages/${folder}`;
  for (const folder of registered)
    if (!folders.includes(folder)) yield `registry/methods.ts names packages/${folder}, which does not exist`;
  for (const [name, method] of Object.entries(methods))
    for (const [file, text, addition = text.trim()] of listContents(name, method)) {
      const content = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '';
      const contains = typeof text === 'string' ? content.includes(text) : text.test(content);
      if (!contains) yield `${file}: add ${addition.includes('\n') ? `\n\n${addition}` : addition}`;
    }
}
