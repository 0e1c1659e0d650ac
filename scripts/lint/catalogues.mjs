// Reads what packages declare (error catalogues, constants) by bundling their sources, and what their tests expect.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import ts from 'typescript';
import { root } from '../workspace.mjs';

/** Catalogues as they are written, `CODE: [type, message, details?]`, rather than the functions made of them. */
const asWritten = {
  name: 'catalogues-as-written',
  setup(builder) {
    builder.onResolve({ filter: /^(@tender\/client\/internal|\.\/error)$/ }, ({ importer, path }) =>
      /\/errors\.ts$/.test(importer) ? { path, namespace: 'as-written' } : undefined,
    );
    builder.onLoad({ filter: /.*/, namespace: 'as-written' }, () => ({ contents: 'exports.defineErrors = (catalogue) => catalogue;' }));
  },
};

/** The exports of one source file. */
export async function exportsOf(file, plugins = []) {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    conditions: ['@tender/source'],
    absWorkingDir: root,
    plugins,
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
}

/** @returns {Promise<Map<string, [type: string, message: string]>>} every error a package can raise, by code */
export async function catalogueOf({ directory }) {
  const file = join(directory, 'src/errors.ts');
  if (!existsSync(file)) return new Map();
  const catalogues = Object.values(await exportsOf(file, [asWritten]));
  return new Map(catalogues.flatMap(Object.entries).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** @returns {Promise<{ path: string, value: unknown }[]>} every value among a file's exports, and every key of an object there */
export async function constantsOf({ directory }, file = 'src/constants.ts') {
  const found = join(directory, file);
  if (!existsSync(found)) return [];
  const leaves = (path, value) =>
    value && typeof value === 'object'
      ? Object.entries(value).flatMap(([key, inner]) => [{ path, value: key }, ...leaves(`${path}.${key}`, inner)])
      : [{ path, value }];
  return Object.entries(await exportsOf(found)).flatMap(([name, value]) => leaves(name, value));
}

/** The texts below a node, and those of the variables it names. */
function textsIn(node, variables) {
  const texts = [];
  (function visit(inner) {
    if (ts.isStringLiteralLike(inner)) texts.push(inner.text);
    else if (ts.isPropertyAssignment(inner)) texts.push(inner.name.getText());
    else if (ts.isIdentifier(inner) && variables.has(inner.text)) {
      const value = variables.get(inner.text);
      variables.delete(inner.text); // once is enough, and ends circles
      visit(value);
      variables.set(inner.text, value);
    }
    ts.forEachChild(inner, visit);
  })(node);
  return texts;
}

const isExpectation = (node) => ts.isCallExpression(node) && /^expect/.test(node.getText());
const isTest = (node) => ts.isCallExpression(node) && /^(test|it|describe)\b/.test(node.expression.getText());
const expects = (node) => isExpectation(node) || Boolean(ts.forEachChild(node, (child) => expects(child) || undefined));

/** What a test file expects: the texts in its expectations, and those of each table or loop whose tests expect something. */
function expectedTexts(file) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const variables = new Map();
  const texts = [];
  (function visit(node) {
    if (ts.isVariableDeclaration(node) && node.initializer) variables.set(node.name.getText(), node.initializer);
    if (isExpectation(node)) texts.push(...textsIn(node, variables));
    const tables = isTest(node) && ts.isCallExpression(node.expression) ? node.expression.arguments : [];
    const loops = ts.isForOfStatement(node) ? [node.expression] : [];
    if (tables.length + loops.length > 0 && expects(node)) texts.push(...[...tables, ...loops].flatMap((from) => textsIn(from, variables)));
    ts.forEachChild(node, visit);
  })(source);
  return texts;
}

/** Test files below a folder; a recursive `readdir` would follow the links in node_modules. */
function testFiles(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : testFiles(path);
    return /\.(test|spec)\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

const codesByFolder = new Map();

/** @returns {Set<string>} every word in capitals that tests below the folders expect */
export function expectedCodes(folders) {
  const codes = folders.filter(existsSync).flatMap((folder) => {
    const read = () =>
      testFiles(folder)
        .flatMap(expectedTexts)
        .flatMap((text) => text.match(/[A-Z][A-Z\d]*(_[A-Z\d]+)+/g) ?? []);
    if (!codesByFolder.has(folder)) codesByFolder.set(folder, read());
    return codesByFolder.get(folder);
  });
  return new Set(codes);
}
