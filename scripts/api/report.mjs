// What a package offers, as text: per entry point every export as it is declared, and the declarations of the package that these lean on. In
// the order of names, unions in the order of their members, so that only a change of the surface changes a line.
import { join, relative } from 'node:path';
import ts from 'typescript';
import { root } from '../workspace.mjs';

const printer = ts.createPrinter({ removeComments: true, newLine: ts.NewLineKind.LineFeed });
const nowhere = ts.createSourceFile('', '', ts.ScriptTarget.ES2022);
const print = (node, file = node.getSourceFile() ?? nowhere) => printer.printNode(ts.EmitHint.Unspecified, node, file);
const byText = (one, other) => (one < other ? -1 : 1);

/** Whether it is declared by a statement of its own, and not inside of another declaration, as members and parameters are. */
function isStatement(declaration) {
  const statement = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
  return Boolean(statement.parent) && (ts.isSourceFile(statement.parent) || ts.isModuleBlock(statement.parent));
}

/** One text for one meaning: unions sorted, no word on how a name came into the file. */
function normalise(context) {
  const visit = (node) => {
    const visited = ts.visitEachChild(node, visit, context);
    if (ts.isUnionTypeNode(visited)) {
      const types = visited.types.map((type) => [print(type), type]).sort(([one], [other]) => byText(one, other));
      return ts.factory.createUnionTypeNode(types.map(([, type]) => type));
    }
    if (ts.isImportTypeNode(visited) && visited.qualifier && !visited.isTypeOf)
      return ts.factory.createTypeReferenceNode(visited.qualifier, visited.typeArguments);
    return visited;
  };
  return visit;
}

/** A union that makes a long line has a line per member. */
function fold(line) {
  const indent = line.match(/^ */)[0];
  return line.length > 140 ? line.replaceAll(' | ', `\n${indent}    | `) : line;
}

function textOf(declaration) {
  const { transformed, dispose } = ts.transform(declaration, [normalise]);
  const text = print(transformed[0], declaration.getSourceFile());
  dispose();
  const bare = text.replace(/^(export |default |declare )+/, '');
  return (ts.isVariableDeclaration(declaration) ? `const ${bare};` : bare).split('\n').map(fold).join('\n');
}

/** @returns {string} the text of docs/api/<package>.txt */
export function reportOf({ program, entry }, { name, directory, json }) {
  const checker = program.getTypeChecker();
  const resolve = (symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol);
  const statementsOf = (symbol) => (symbol.declarations ?? []).filter(isStatement);
  const isOurs = (statement) => statement.getSourceFile().fileName.startsWith(join(directory, 'src/'));
  const block = (symbol) => statementsOf(symbol).map(textOf).join('\n');

  /** The package that declares what we hand on. */
  function origin(symbol) {
    const file = relative(root, symbol.declarations[0].getSourceFile().fileName);
    const installed = file
      .split('node_modules/')
      .at(-1)
      .match(/^(?:@[^/]+\/)?[^/]+/)[0];
    return file.includes('node_modules/') ? installed : `@tender/${file.split('/')[1]}`;
  }

  /** What a symbol's declaration names of the same package. */
  function namedBy(symbol) {
    const found = new Set();
    const visit = (node) => {
      const named = ts.isIdentifier(node) ? checker.getSymbolAtLocation(node) : undefined;
      const target = named && resolve(named);
      if (target && target !== symbol && statementsOf(target).some(isOurs)) found.add(target);
      ts.forEachChild(node, visit);
    };
    statementsOf(symbol).forEach(visit);
    return found;
  }

  function section(subpath, source) {
    const heading = `# ${name}${subpath.slice(1)}`;
    const file = source && entry(directory, source);
    const module = file && checker.getSymbolAtLocation(file);
    if (!module) return [heading];
    const exported = checker.getExportsOfModule(module).sort((one, other) => byText(one.name, other.name));
    const reached = new Set(exported.map(resolve).filter((symbol) => statementsOf(symbol).some(isOurs)));
    const exports = exported.map((each) => {
      const target = resolve(each);
      if (!reached.has(target)) return `export ${each.name} from ${origin(target)}`;
      return target.name === each.name ? block(target) : `export ${each.name} = ${target.name}\n${block(target)}`;
    });
    const supporting = [];
    for (const symbol of reached) {
      for (const named of namedBy(symbol)) {
        if (reached.has(named)) continue;
        reached.add(named); // and the loop comes to it
        supporting.push(block(named));
      }
    }
    return [heading, ...exports, ...(supporting.length > 0 ? ['## not exported', ...supporting.sort(byText)] : [])];
  }

  const subpaths = Object.entries(json.exports).filter(([subpath]) => subpath !== './package.json');
  return subpaths
    .flatMap(([subpath, target]) => section(subpath, target['@tender/source']))
    .join('\n\n')
    .concat('\n');
}
