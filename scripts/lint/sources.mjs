// What holds for the sources of every package: names, exports, hosts, sinks, and that an import is a declared dependency.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build } from 'esbuild';
import ts from 'typescript';
import { methods } from './layers.mjs';
import { root, sourcesOf } from '../workspace.mjs';

const isTest = (file) => /\.test(-d)?\.tsx?$|\/testing(\.ts$|\/)/.test(file);
const hostless = 'packages/client/src/internal/endpoints.ts';
const host = /\b(?:[a-z\d-]+\.)+(?:com|net|org|io|dev|me|app)\b/i;
// The name of a namespace, which nothing is ever asked for.
const namespaces = /http:\/\/www\.w3\.org\/[\w/]+/g;
const sinks = ['innerHTML', 'outerHTML', 'srcdoc', 'insertAdjacentHTML', 'createContextualFragment', 'dangerouslySetInnerHTML'];

/** All files below the folders of sources, relative to the root, in the order of their names. */
export function sourceFiles(directory, folders = ['src', 'frames', 'console']) {
  return folders
    .map((folder) => join(directory, folder))
    .filter(existsSync)
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .sort();
}

function* checkFile(file, sandbox) {
  const text = readFileSync(join(root, file), 'utf8');
  if (!/^[a-z\d]+(-[a-z\d]+)*(\.[a-z\d-]+)*$/.test(file.split('/').at(-1))) yield `${file}: file names are kebab-case`;
  if (/\.html$/.test(file) && !sandbox && host.test(text)) yield `${file} names a host`;
  if (!/\.tsx?$/.test(file)) return;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found = new Set();
  (function visit(node) {
    for (const defect of checkNode(node, file, sandbox)) found.add(defect);
    ts.forEachChild(node, visit);
  })(source);
  yield* [...found].map((defect) => `${file} ${defect}`);
}

function* checkNode(node, file, sandbox) {
  const isDefault = ts.canHaveModifiers(node) && node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword);
  if (ts.isExportAssignment(node) || isDefault) yield 'has a default export';
  if (ts.isExportDeclaration(node) && !node.exportClause) yield 'has an `export *`';
  if (isTest(file)) return;
  const isText = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node) || ts.isJsxText(node);
  if (isText && !sandbox && file !== hostless && host.test(node.text.replace(namespaces, ''))) yield `names a host: ${node.text}`;
  if (ts.isPropertyAccessExpression(node)) {
    if (sinks.includes(node.name.text)) yield `uses ${node.name.text}`;
    if (/^(Math\.random|document\.write(ln)?)$/.test(node.getText())) yield `uses ${node.getText()}`;
  }
  if (ts.isJsxAttribute(node) && sinks.includes(node.name.getText())) yield `uses ${node.name.getText()}`;
}

/** The packages that a bundle of the entries imports. */
async function imports(directory, entryPoints) {
  const { metafile } = await build({
    entryPoints: entryPoints.map((entry) => join(directory, entry)),
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'unused',
    packages: 'external',
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    logLevel: 'silent',
    loader: { '.css': 'text', '.html': 'text', '.sql': 'text', '.graphql': 'text' },
  });
  const external = Object.values(metafile.outputs).flatMap((output) => output.imports.filter((found) => found.external));
  const names = external.map(({ path }) => path.split('/', path.startsWith('@') ? 2 : 1).join('/'));
  return [...new Set(names)].filter((name) => !name.startsWith('node:'));
}

/** What is published may import what is installed with it; frames and the console are bundled, so they may also use what is not. */
async function* checkImports({ name, directory, json }) {
  const installed = Object.keys({ ...json.dependencies, ...json.peerDependencies });
  const optional = Object.keys(json.peerDependenciesMeta ?? {});
  const entries = sourcesOf(json).map(([, source]) => source);
  for (const entry of entries) {
    const allowed = entry.includes('testing') ? [...installed, ...Object.keys(json.devDependencies ?? {}), '@jest/globals'] : installed;
    for (const found of await imports(directory, [entry])) {
      if (found !== name && !allowed.includes(found)) yield `package.json: ${entry} imports ${found}, which is no dependency`;
      else if (entry === './src/index.ts' && optional.includes(found)) yield `src/index.ts imports ${found}, an optional peer`;
    }
  }
}

export async function* checkSources(each) {
  const { folder, directory } = each;
  const files = sourceFiles(directory);
  const sandbox = folder === 'sandbox';
  for (const file of files) yield* checkFile(file, sandbox);
  if (methods.includes(folder)) {
    for (const name of ['index', 'schemas', 'errors', 'constants']) {
      if (!files.includes(`packages/${folder}/src/${name}.ts`)) yield `packages/${folder}/src/${name}.ts is missing`;
    }
    const defines = files.some((file) => !isTest(file) && readFileSync(join(root, file), 'utf8').includes('defineComponent('));
    if (!defines) yield `packages/${folder} calls no defineComponent`;
  }
  for (const page of existsSync(join(directory, 'frames')) ? readdirSync(join(directory, 'frames'), { withFileTypes: true }) : []) {
    if (page.isDirectory() && !existsSync(join(page.parentPath, page.name, 'page.html'))) yield `frames/${page.name} has no page.html`;
  }
  try {
    yield* checkImports(each);
  } catch (error) {
    yield `an entry point cannot be bundled: ${error.message.split('\n').slice(0, 2).join(' ')}`;
  }
}
