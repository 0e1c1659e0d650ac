// Checks what an editor shows for the public names of every package: each export, option, result member, method and event has a description, and
// each method of a component has an example. `--list` prints them all.
import { join } from 'node:path';
import ts from 'typescript';
import { listPackages, root, listEntryPoints } from '../workspace.mjs';

const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile);
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
const entries = listPackages('packages').flatMap(({ name, directory, json }) =>
  listEntryPoints(json)
    .filter(([subpath]) => !/internal|testing|schemas/.test(subpath))
    .map(([subpath, source]) => ({ name: join(name, subpath), directory, file: join(directory, source) })),
);
const program = ts.createProgram(
  entries.map(({ file }) => file),
  { ...options, composite: false, noEmit: true },
);
const checker = program.getTypeChecker();

const listed = process.argv.includes('--list');
/** @type {string[]} */
const defects = [];
let count = 0;

const describe = (/** @type {ts.Symbol} */ symbol) => ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim();
const isOurs = (/** @type {ts.Symbol} */ symbol) =>
  symbol.declarations?.some(({ parent }) => parent && isSource(parent.getSourceFile().fileName));
const isSource = (/** @type {string} */ file) =>
  file.startsWith(join(root, 'packages')) && !file.includes('/node_modules/') && !file.endsWith('.d.ts');

function check(/** @type {string} */ path, /** @type {ts.Symbol} */ symbol) {
  count += 1;
  const text = describe(symbol);
  if (!text) defects.push(`${path} has no description`);
  if (listed) console.log(`${path}: ${text.replace(/\s+/g, ' ')}`);
}

/** Members of an interface, or of an object type that an alias names. Unions are described by each of their parts. */
function checkMembers(
  /** @type {string} */ path,
  /** @type {ts.InterfaceDeclaration | ts.TypeAliasDeclaration} */ declaration,
  /** @type {boolean} */ isComponent,
) {
  const members = ts.isInterfaceDeclaration(declaration) ? declaration.members : listMembers(declaration.type);
  for (const member of members) {
    const symbol = member.name && checker.getSymbolAtLocation(member.name);
    if (!symbol) continue;
    check(`${path}.${symbol.name}`, symbol);
    const isMethod =
      ts.isMethodSignature(member) || (ts.isPropertySignature(member) && /^(Sync)?Method</.test(member.type?.getText() ?? ''));
    const hasExample = symbol.getJsDocTags(checker).some(({ name }) => name === 'example');
    if (isComponent && isMethod && !hasExample) defects.push(`${path}.${symbol.name} has no example`);
  }
}

/** @returns {readonly ts.TypeElement[]} */
const listMembers = (/** @type {ts.TypeNode | undefined} */ type) =>
  !type ? [] : ts.isTypeLiteralNode(type) ? type.members : ts.isIntersectionTypeNode(type) ? type.types.flatMap(listMembers) : [];

const seen = new Set();
for (const { name, file } of entries) {
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  for (const exported of module ? checker.getExportsOfModule(module) : []) {
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    if (seen.has(symbol) || !isOurs(symbol)) continue;
    seen.add(symbol);
    const path = `${name} ${exported.name}`;
    check(path, symbol);
    for (const declaration of symbol.declarations ?? []) {
      if (!ts.isInterfaceDeclaration(declaration) && !ts.isTypeAliasDeclaration(declaration)) continue;
      const isComponent = /readonly teardown: Method</.test(declaration.getText());
      checkMembers(path, declaration, isComponent);
    }
  }
}

for (const defect of defects) console.error(defect);
console.log(`${count} public names, ${defects.length} defects`);
process.exitCode = defects.length > 0 ? 1 : 0;
