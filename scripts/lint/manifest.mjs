// What every package.json, tsconfig.json and README.md under packages/ has in common. Each check yields one sentence per defect.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isDeepStrictEqual as same } from 'node:util';
import { root } from '../workspace.mjs';
import { layers } from './layers.mjs';

const repository = 'git+https://github.com/tender-payments/tender.git';
const isWorkspace = (name) => name.startsWith('@tender/');

function built(source) {
  const name = basename(source).replace(/\.tsx?$/, '');
  return {
    import: { types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` },
    require: { types: `./dist/${name}.d.cts`, default: `./dist/${name}.cjs` },
  };
}

function* checkExports({ directory, json }) {
  const published = {};
  for (const [subpath, target] of Object.entries(json.exports ?? {})) {
    published[subpath] = target;
    if (typeof target === 'string') continue;
    const { '@tender/source': source, ...rest } = target;
    published[subpath] = rest;
    if (Object.keys(target)[0] !== '@tender/source') yield `exports["${subpath}"] does not begin with @tender/source`;
    else if (!existsSync(join(directory, source))) yield `exports["${subpath}"] names ${source}, which does not exist`;
    else if (!same(rest, built(source))) yield `exports["${subpath}"] does not name what the build makes of ${source}`;
  }
  if (!json.exports?.['.'] || json.exports['./package.json'] !== './package.json') yield 'exports lack "." or "./package.json"';
  if (JSON.stringify(json.publishConfig?.exports) !== JSON.stringify(published)) {
    yield 'publishConfig.exports differs from exports without @tender/source';
  }
}

export function* checkManifest({ name, folder, directory, json }) {
  const expected = {
    name: `@tender/${folder}`,
    license: 'MIT',
    type: 'module',
    // Bundlers drop the import of a stylesheet that is said to have no effect.
    sideEffects: Object.keys(json.exports ?? {}).some((subpath) => subpath.endsWith('.css')) ? ['**/*.css'] : false,
    repository: { type: 'git', url: repository, directory: `packages/${folder}` },
    main: './dist/index.cjs',
    module: './dist/index.js',
    types: './dist/index.d.ts',
    engines: { node: '>=20.19' },
  };
  for (const [key, value] of Object.entries(expected)) {
    if (!same(json[key], value)) yield `package.json: ${key} is not ${JSON.stringify(value)}`;
  }
  if (!/^\d+\.\d+\.\d+$/.test(json.version)) yield 'package.json: version is not a plain version';
  if (!json.description?.endsWith('.')) yield 'package.json: description is not a sentence';
  if (!json.files?.includes('dist')) yield 'package.json: files lacks dist';
  if (json.publishConfig?.access !== 'public') yield 'package.json: publishConfig.access is not public';
  if (!json.scripts?.build?.startsWith('node ../../scripts/build-package.mjs'))
    yield 'package.json: the build script is not the common one';
  if (json.private) yield 'package.json: a private package belongs elsewhere than under packages/';
  yield* checkExports({ directory, json });
  yield* checkVersions(json);
  const mayImport = layers.find((layer) => layer.folder === folder).mayImport.map((other) => `@tender/${other}`);
  for (const other of Object.keys({ ...json.dependencies, ...json.peerDependencies })) {
    if (isWorkspace(other) && !mayImport.includes(other)) yield `package.json: ${name} stands on ${other}, against the layers`;
  }
}

/** Versions that are shared stand once, in the catalog of pnpm-workspace.yaml. */
export function* checkVersions(json) {
  const catalog = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')
    .split(/^catalog:$/m)[1]
    .split(/^\S/m)[0];
  const shared = [...catalog.matchAll(/^ {2}'?([^\s':]+)'?:/gm)].map(([, name]) => name);
  for (const [name, version] of Object.entries({ ...json.dependencies, ...json.devDependencies })) {
    if (isWorkspace(name) && version !== 'workspace:^') yield `package.json: ${name} is not workspace:^`;
    if (shared.includes(name) && version !== 'catalog:') yield `package.json: ${name} is not catalog:`;
  }
}

/** The same everywhere but for names, references and the folders of sources. */
export function* checkTsconfig({ folder, directory, json }) {
  const file = join(directory, 'tsconfig.json');
  if (!existsSync(file)) return yield 'tsconfig.json is missing';
  const { references = [], include, ...rest } = JSON.parse(readFileSync(file, 'utf8'));
  const expected = {
    extends: '../../tsconfig.base.json',
    compilerOptions: {
      rootDir: '.',
      outDir: `../../node_modules/.cache/tsc/packages/${folder}`,
      tsBuildInfoFile: `../../node_modules/.cache/tsc/packages/${folder}.tsbuildinfo`,
      types: ['jest', 'node'],
    },
  };
  if (!same(rest, expected)) yield 'tsconfig.json differs from the other packages in more than references and include';
  const folders = ['src', 'frames', 'console'];
  const wrong = include.filter((name) => !folders.includes(name));
  const missing = folders.filter((name) => existsSync(join(directory, name)) && !include.includes(name));
  if (wrong.length > 0 || missing.length > 0) yield `tsconfig.json: include should hold the folders of sources: ${folders.join(', ')}`;
  const wanted = Object.entries({ ...json.dependencies, ...json.devDependencies, ...json.peerDependencies })
    .filter(([name]) => isWorkspace(name))
    .map(([name]) => `../../packages/${name.slice('@tender/'.length)}`);
  const given = references.map(({ path }) => path);
  if (!same(new Set(given), new Set(wanted)))
    yield `tsconfig.json: references should be ${wanted.join(', ') || 'empty'}, as in package.json`;
}

/** One sentence under the name, how to install it, a table of what it offers. */
export function* checkReadme({ name, directory }) {
  const file = join(directory, 'README.md');
  if (!existsSync(file)) return yield 'README.md is missing';
  const text = readFileSync(file, 'utf8');
  const [heading, ...rest] = text.split('\n');
  const [sentence] = rest.join('\n').trim().split('\n\n');
  if (heading !== `# ${name}`) yield `README.md does not begin with "# ${name}"`;
  if (!/^[A-Z`][^]*\./.test(sentence)) yield 'README.md: no sentence follows the heading';
  if (!new RegExp(`(add|install|npx|dlx)( -[-\\w]+)* [^\\n]*${name}\\b`).test(text)) yield `README.md does not say how to install ${name}`;
  if (!/^\| ?-{3}/m.test(text)) yield 'README.md has no table';
}

/** Every package and application is part of `tsc -b`. */
export function* checkReferences(packages) {
  const { references } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8'));
  for (const folder of packages.map(({ folder }) => `packages/${folder}`)) {
    if (!references.some(({ path }) => path === folder)) yield `tsconfig.json of the root lacks ${folder}`;
  }
  for (const name of readdirSync(join(root, 'packages'))) {
    if (!packages.some(({ folder }) => folder === name)) yield `packages/${name} has no package.json`;
  }
}
