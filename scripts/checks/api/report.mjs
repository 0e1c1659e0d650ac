// Describes the public surface of a package as text: for each entry point every export with its declaration, and the declarations that these refer to.
// Names and union members are sorted, so that only a change of the surface changes a line. A declaration that several entry points export is written once.
import { join, relative } from 'node:path';
import ts from 'typescript';
import { root } from '../../workspace.mjs';

/** Help for tests of our own packages. */
const NOT_PUBLIC = ['@tender/client/testing', '@tender/frame-service/testing'];

const printer = ts.createPrinter({ removeComments: true, newLine: ts.NewLineKind.LineFeed });
const nowhere = ts.createSourceFile('', '', ts.ScriptTarget.ES2022);
const print = (/** @type {import('typescript').Node} */ node, file = node.getSourceFile() ?? nowhere) =>
  printer.printNode(ts.EmitHint.Unspecified, node, file);
const byText = (/** @type {string} */ one, /** @type {string} */ other) => (one < other ? -1 : 1);

/** Whether a declaration is its own statement, and not part of another declaration, such as a member or parameter. */
function isStatement(/** @type {import('typescript').Node} */ declaration) {
  const statement = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
  return Boolean(statement.parent) && (ts.isSourceFile(statement.parent) || ts.isModuleBlock(statement.parent));
}

/**
 * The name of a schema's class, without what it checks: the tests of each package hold its schemas equal to its types, which are in the report.
 * @example 'z.ZodObject' of `z.ZodObject<{ iban: z.ZodString }, z.core.$strip>`
 */
const readSchemaClass = (/** @type {import('typescript').Node} */ declaration) =>
  ts.isVariableDeclaration(declaration) && declaration.type?.getText().match(/^z\.Zod\w+/)?.[0];

/** Normalizes types: sorts unions, writes tuples on one line, and replaces import types by their names. */
function normalize(/** @type {import('typescript').TransformationContext} */ context) {
  const visit = (/** @type {import('typescript').Node} */ node) => {
    const visited = ts.visitEachChild(node, visit, context);
    if (ts.isUnionTypeNode(visited)) {
      const types = visited.types
        .map((type) => /** @type {[string, ts.TypeNode]} */ ([print(type), type]))
        .sort(([one], [other]) => byText(one, other));
      return ts.factory.createUnionTypeNode(types.map(([, type]) => type));
    }
    if (ts.isTupleTypeNode(visited)) return ts.setEmitFlags(visited, ts.EmitFlags.SingleLine);
    if (ts.isImportTypeNode(visited) && visited.qualifier && !visited.isTypeOf)
      return ts.factory.createTypeReferenceNode(visited.qualifier, visited.typeArguments);
    return visited;
  };
  return visit;
}

/** Writes each member of a long union on its own line. */
function fold(/** @type {string} */ line) {
  const indent = line.match(/^ */)?.[0];
  return line.length > 140 ? line.replaceAll(' | ', `\n${indent}    | `) : line;
}

function printDeclaration(/** @type {import('typescript').Node} */ declaration) {
  const schema = readSchemaClass(declaration);
  if (schema && ts.isVariableDeclaration(declaration)) return `const ${declaration.name.getText()}: ${schema};`;
  const { transformed, dispose } = ts.transform(declaration, [normalize]);
  const text = print(transformed[0], declaration.getSourceFile());
  dispose();
  const bare = text.replace(/^(export |default |declare )+/, '');
  return (ts.isVariableDeclaration(declaration) ? `const ${bare};` : bare).split('\n').map(fold).join('\n');
}

/** @returns {string} the public surface of a package as text */
export function createReport(
  /** @type {ReturnType<typeof import('./declarations.mjs').createDeclarations>} */ { program, entry },
  /** @type {import('../../workspace.mjs').Package} */ { name, directory, json },
) {
  const checker = program.getTypeChecker();
  const resolve = (/** @type {import('typescript').Symbol} */ symbol) =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const listStatements = (/** @type {import('typescript').Symbol} */ symbol) => (symbol.declarations ?? []).filter(isStatement);
  const written = new Set();
  const isOurs = (/** @type {import('typescript').Node} */ statement) =>
    statement.getSourceFile().fileName.startsWith(join(directory, 'src/'));
  const block = (/** @type {import('typescript').Symbol} */ symbol) => listStatements(symbol).map(printDeclaration).join('\n');

  /** The package that declares a re-exported symbol. */
  function origin(/** @type {import('typescript').Symbol} */ symbol) {
    const file = relative(root, /** @type {ts.Declaration[]} */ (symbol.declarations)[0].getSourceFile().fileName);
    const installed = file
      .split('node_modules/')
      .at(-1)
      ?.match(/^(?:@[^/]+\/)?[^/]+/)?.[0];
    return file.includes('node_modules/') ? installed : `@tender/${file.split('/')[1]}`;
  }

  /** The symbols of the same package that a symbol's declaration refers to. */
  function findReferences(/** @type {import('typescript').Symbol} */ symbol) {
    const found = new Set();
    const visit = (/** @type {import('typescript').Node} */ node) => {
      const named = ts.isIdentifier(node) ? checker.getSymbolAtLocation(node) : undefined;
      const target = named && resolve(named);
      if (target && target !== symbol && listStatements(target).some(isOurs)) found.add(target);
      ts.forEachChild(node, visit);
    };
    listStatements(symbol).forEach(visit);
    return found;
  }

  function section(/** @type {string} */ subpath, /** @type {string | undefined} */ source) {
    const heading = `# ${name}${subpath.slice(1)}`;
    const file = source && entry(directory, source);
    const module = file && checker.getSymbolAtLocation(file);
    if (!module) return [heading];
    const exported = checker.getExportsOfModule(module).sort((one, other) => byText(one.name, other.name));
    const reached = new Set(exported.map(resolve).filter((symbol) => listStatements(symbol).some(isOurs)));
    const exports = exported.map((each) => {
      const target = resolve(each);
      if (!reached.has(target)) return `export ${each.name} from ${origin(target)}`;
      const alias = target.name === each.name ? '' : `export ${each.name} = ${target.name}`;
      if (written.has(target)) return alias || `export ${each.name}`;
      written.add(target);
      return [alias, block(target)].filter(Boolean).join('\n');
    });
    const supporting = [];
    for (const symbol of reached) {
      for (const named of findReferences(symbol)) {
        if (reached.has(named)) continue;
        reached.add(named); // the loop over `reached` will visit it
        if (!written.has(named)) supporting.push(block(named));
        written.add(named);
      }
    }
    return [heading, ...exports, ...(supporting.length > 0 ? ['## not exported', ...supporting.sort(byText)] : [])];
  }

  const subpaths = Object.entries(json.exports).filter(
    ([subpath]) => subpath !== './package.json' && !NOT_PUBLIC.includes(`${name}${subpath.slice(1)}`),
  );
  return subpaths
    .flatMap(([subpath, target]) => section(subpath, typeof target === 'object' ? target['@tender/source'] : undefined))
    .join('\n\n')
    .concat('\n');
}
