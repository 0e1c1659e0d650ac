// Reads the error catalogues and constants that packages declare, and the error codes that their tests expect.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { importSource } from '../../import-source.mjs';

/** Replaces `defineErrors` so that it returns the catalogue it receives, `CODE: [type, message, details?]`, instead of error factories. */
const withoutFactories = {
  name: 'without-factories',
  setup(/** @type {import('esbuild').PluginBuild} */ builder) {
    builder.onResolve({ filter: /^(@tender\/client\/internal|\.\/error)$/ }, ({ importer, path }) =>
      /\/errors\.ts$/.test(importer) ? { path, namespace: 'without-factories' } : undefined,
    );
    builder.onLoad({ filter: /.*/, namespace: 'without-factories' }, () => ({
      contents: 'exports.defineErrors = (catalogue) => catalogue;',
    }));
  },
};

/** The comment above each error of a file: its cause, and its remedy after `@remedy`. */
function readExplanations(/** @type {string} */ file) {
  const explanations = new Map();
  (function visit(/** @type {ts.Node} */ node) {
    if (ts.isPropertyAssignment(node)) {
      const comment = ts.getJSDocCommentsAndTags(node).find(ts.isJSDoc);
      const remedy = comment?.tags?.find(({ tagName }) => tagName.text === 'remedy');
      const [cause, text] = [comment?.comment, remedy?.comment].map((part) => ts.getTextOfJSDocComment(part)?.replace(/\s+/g, ' '));
      explanations.set(node.name.getText(), { cause, remedy: text });
    }
    ts.forEachChild(node, visit);
  })(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));
  return explanations;
}

/** @returns {Promise<Map<string, { type: string, message: string, cause?: string, remedy?: string }>>} the errors of a package, by code */
export async function readCatalogue(/** @type {{ directory: string }} */ { directory }) {
  const file = join(directory, 'src/errors.ts');
  if (!existsSync(file)) return new Map();
  const explanations = readExplanations(file);
  const catalogues = Object.values(await importSource(file, [withoutFactories]));
  const errors = catalogues.flatMap(Object.entries).sort(([a], [b]) => (a < b ? -1 : 1));
  return new Map(errors.map(([code, [type, message]]) => [code, { type, message, ...explanations.get(code) }]));
}

/** @returns {Promise<{ path: string, value: unknown }[]>} every value in a file's exports, and every key of the objects in them */
export async function readConstants(/** @type {{ directory: string }} */ { directory }, file = 'src/constants.ts') {
  const source = join(directory, file);
  if (!existsSync(source)) return [];
  /** @returns {{ path: string, value: unknown }[]} */
  const leaves = (/** @type {string} */ path, /** @type {unknown} */ value) =>
    value && typeof value === 'object'
      ? Object.entries(value).flatMap(([key, inner]) => [{ path, value: key }, ...leaves(`${path}.${key}`, inner)])
      : [{ path, value }];
  return Object.entries(await importSource(source)).flatMap(([name, value]) => leaves(name, value));
}

/** Collects the strings below a node, and those of the variables that it refers to. */
function collectTexts(/** @type {import('typescript').Node} */ node, /** @type {Map<string, import('typescript').Node>} */ variables) {
  const texts = [];
  (function visit(inner) {
    if (ts.isStringLiteralLike(inner)) texts.push(inner.text);
    else if (ts.isPropertyAssignment(inner)) texts.push(inner.name.getText());
    const value = ts.isIdentifier(inner) ? variables.get(inner.text) : undefined;
    if (value && ts.isIdentifier(inner)) {
      variables.delete(inner.text); // visits each variable once, which also ends cycles
      visit(value);
      variables.set(inner.text, value);
    }
    ts.forEachChild(inner, visit);
  })(node);
  return texts;
}

const isExpectation = (/** @type {import('typescript').Node} */ node) => ts.isCallExpression(node) && /^expect/.test(node.getText());
const isTest = (/** @type {import('typescript').Node} */ node) =>
  ts.isCallExpression(node) && /^(test|it|describe)\b/.test(node.expression.getText());
/** @returns {boolean} */
const expects = (/** @type {import('typescript').Node} */ node) =>
  isExpectation(node) || Boolean(ts.forEachChild(node, (child) => expects(child) || undefined));

/** Collects the strings that a test file expects: those in expectations, and those of tables and loops whose tests have expectations. */
function collectExpectedTexts(/** @type {string} */ file) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const variables = new Map();
  const texts = [];
  (function visit(/** @type {ts.Node} */ node) {
    if (ts.isVariableDeclaration(node) && node.initializer) variables.set(node.name.getText(), node.initializer);
    if (isExpectation(node)) texts.push(...collectTexts(node, variables));
    const tables = ts.isCallExpression(node) && isTest(node) && ts.isCallExpression(node.expression) ? node.expression.arguments : [];
    const loops = ts.isForOfStatement(node) ? [node.expression] : [];
    if (tables.length + loops.length > 0 && expects(node))
      texts.push(...[...tables, ...loops].flatMap((from) => collectTexts(from, variables)));
    ts.forEachChild(node, visit);
  })(source);
  return texts;
}

/**
 * Lists the test files below a folder. A recursive `readdir` would follow the links in node_modules.
 * @returns {string[]}
 */
function listTestFiles(/** @type {string} */ folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : listTestFiles(path);
    return /\.(test|spec)\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

const codesByFolder = new Map();

/** @returns {Set<string>} every error code that tests below the folders expect */
export function collectExpectedCodes(/** @type {string[]} */ folders) {
  const codes = folders.filter(existsSync).flatMap((folder) => {
    const read = () =>
      listTestFiles(folder)
        .flatMap(collectExpectedTexts)
        .flatMap((text) => text.match(/\b[A-Z][A-Z\d]*(_[A-Z\d]+)+/g) ?? []);
    if (!codesByFolder.has(folder)) codesByFolder.set(folder, read());
    return codesByFolder.get(folder);
  });
  return new Set(codes);
}
