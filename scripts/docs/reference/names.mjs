// Which types have a name that a reader can look up, and where. One type may have several; that of the page at hand comes first.
import { dirname, posix } from 'node:path';
import ts from 'typescript';
import { slug } from '../markdown.mjs';
import { folderOf, isType, isValue } from './program.mjs';

/** @returns what `nameOf(type)` and `nameOfSymbol(symbol)` know, each a `{ name, link, type }` or nothing, for the page of `entry` */
export function readNames({ checker, exportsOf }, entries) {
  const byType = new Map();
  const bySymbol = new Map();
  const byShape = new Map();
  const unions = [];
  for (const entry of entries) {
    const hasHeading = (symbol) => {
      const type = checker.getTypeOfSymbol(symbol);
      return type.getCallSignatures().length > 0 || type.getProperty('create');
    };
    const exported = exportsOf(entry).filter(({ symbol }) => folderOf(symbol) === entry.folder); // what is handed on is elsewhere
    const values = new Set(
      exported.filter(({ symbol }) => isValue(symbol) && !isType(symbol) && hasHeading(symbol)).map(({ name }) => slug(name)),
    );
    for (const { name, symbol } of exported) {
      if (!isType(symbol)) continue;
      const type = checker.getDeclaredTypeOfSymbol(symbol);
      // Values come first on a page: the heading of `Sepa` is the second after that of `sepa`.
      const named = { name, entry, type, anchor: values.has(slug(name)) ? `${slug(name)}-1` : slug(name) };
      bySymbol.set(symbol, [...(bySymbol.get(symbol) ?? []), named]);
      byType.set(type, [...(byType.get(type) ?? []), named]);
      const shape = shapeOf(type);
      if (shape) byShape.set(shape, [...(byShape.get(shape) ?? []), named]);
      if (type.isUnion()) unions.push(named);
    }
  }

  return function namesFor(entry) {
    const rank = (named) => (named.entry === entry ? 0 : named.entry.package === entry.package ? 1 : 2);
    const nearest = (found = []) => {
      const [named] = [...found].sort((one, other) => rank(one) - rank(other));
      if (!named) return undefined;
      const page = named.entry === entry ? '' : posix.relative(dirname(entry.path), named.entry.path);
      return { ...named, link: `${page}#${named.anchor}` };
    };
    return {
      nameOf: (type) => nearest(byType.get(type)),
      nameOfSymbol: (symbol) => nearest(bySymbol.get(symbol)),
      nameOfShape: (type) => nearest(byShape.get(shapeOf(type))),
      /** The largest union whose members are all among these: `FieldKey` in `FieldKey | undefined`. Codes of errors are known everywhere. */
      unionAmong(types) {
        const isNear = (named) => rank(named) < 2 || named.name.endsWith('ErrorCode');
        const inside = unions.filter(
          (named) => isNear(named) && named.type.types.length > 1 && named.type.types.every((type) => types.includes(type)),
        );
        const most = Math.max(...inside.map((named) => named.type.types.length));
        return nearest(inside.filter((named) => named.type.types.length === most));
      },
    };
  };
}

/** The same for types with the very same members, as what goes into a schema and what comes out of it. */
function shapeOf(type) {
  if (!(type.flags & ts.TypeFlags.Object) || !/^__/.test(type.symbol?.name ?? '')) return undefined;
  const members = type.getProperties();
  if (members.length === 0 || members.some(({ declarations }) => !declarations?.length)) return undefined;
  return members
    .map(({ name, declarations: [declaration] }) => `${name} ${declaration.getSourceFile().fileName}:${declaration.pos}`)
    .sort()
    .join('\n');
}
