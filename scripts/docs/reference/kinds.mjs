// What kind of thing each export of an entry point is, which says how it is shown.
import { folderOf, isType, isValue } from './program.mjs';

/** @param {import('./entries.mjs').Entry} entry */
export function kindsOf({ checker, exportsOf }, entry) {
  const exported = exportsOf(entry).filter(({ name }) => name !== 'default');
  const isOurs = ({ symbol }) => folderOf(symbol) === entry.folder;
  const typeOf = ({ symbol }) => checker.getTypeOfSymbol(symbol);
  const own = exported.filter(isOurs);
  const values = own.filter(({ symbol }) => isValue(symbol) && !isType(symbol));

  function kindOf(value) {
    if (value.name.endsWith('Errors')) return 'errors';
    if (typeOf(value).getProperty('_zod')) return 'schemas';
    if (typeOf(value).getProperty('create')) return 'components';
    return typeOf(value).getCallSignatures().length > 0 ? 'functions' : 'constants';
  }
  const kinds = { components: [], functions: [], constants: [], schemas: [], errors: [] };
  for (const value of values) kinds[kindOf(value)].push(value);
  return { ...kinds, own, types: own.filter(({ symbol }) => isType(symbol)), handedOn: exported.filter((each) => !isOurs(each)) };
}
