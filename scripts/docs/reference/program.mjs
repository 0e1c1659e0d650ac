// The packages as the compiler understands them, from their sources: types that are inferred keep the comments of what they come from.
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../../workspace.mjs';

/** @param {import('./entries.mjs').Entry[]} entries */
export function readProgram(entries) {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  Object.assign(options, { composite: false, declaration: false, emitDeclarationOnly: false, noEmit: true, types: ['node'] });
  const files = entries.map(({ directory, source }) => join(directory, source));
  const program = ts.createProgram(files, options);
  const checker = program.getTypeChecker();
  const origin = (symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol);

  /** What an entry point exports, by name: a name may be a value and a type at once. */
  function exportsOf({ directory, source }) {
    const module = checker.getSymbolAtLocation(program.getSourceFile(join(directory, source)));
    return checker
      .getExportsOfModule(module)
      .map((symbol) => ({ name: symbol.name, symbol: origin(symbol) }))
      .sort((one, other) => (one.name.toLowerCase() < other.name.toLowerCase() ? -1 : 1));
  }
  return { checker, exportsOf };
}

const TYPE = ts.SymbolFlags.TypeAlias | ts.SymbolFlags.Interface | ts.SymbolFlags.Class | ts.SymbolFlags.Enum;
export const isType = (symbol) => Boolean(symbol.flags & TYPE);
export const isValue = (symbol) => Boolean(symbol.flags & ts.SymbolFlags.Value);
export const isOptional = (symbol) => Boolean(symbol.flags & ts.SymbolFlags.Optional);

/** The folder of the package a symbol is declared in; nothing for what is not ours. */
export function folderOf(symbol) {
  const file = symbol?.declarations?.[0]?.getSourceFile().fileName;
  return file?.includes('/node_modules/') ? undefined : file?.match(/\/packages\/([^/]+)\/src\//)?.[1];
}

/** Whether it is of the language or of another package; schemas are of a library, and what they describe is ours. */
export function isForeign(symbol) {
  const file = symbol?.declarations?.[0]?.getSourceFile().fileName;
  return Boolean(file?.includes('/node_modules/')) && !file.includes('/zod/');
}
