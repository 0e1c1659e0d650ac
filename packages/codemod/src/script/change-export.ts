import type * as t from '@babel/types';
import { readSpecifier } from '../specifier';
import { checkNames } from './check-names';
import { groupNamed } from './import-source';
import { renderLine, readStyle, type Named } from './lines';
import { leavesOwnTypes, retarget } from './literal';
import { getRange, type ScriptContext } from './script-context';
import type { NodePath } from './traverse';
import { readKey } from './uses';

/** Changes `export { client } from`, `export * from` and `export * as braintree from`. */
export function changeExport(context: ScriptContext, { node }: NodePath<t.ExportNamedDeclaration | t.ExportAllDeclaration>): void {
  const specifier = node.source ? readSpecifier(node.source.value) : undefined;
  if (!specifier || !node.source) return;
  const { document, seen } = context;
  seen.add(node.source);
  if (leavesOwnTypes(context, node.source)) return;
  const { start, end } = getRange(node);
  if (specifier.kind === 'inside') return document.leave(start, node.source.value, specifier.reason);
  const named = node.type === 'ExportNamedDeclaration' ? readNamed(node) : [];
  if (specifier.kind === 'module') {
    document.components.add(specifier.component);
    return retarget(context, node.source, `@tender/web/${specifier.module}`);
  }
  const uses = named.map(({ imported }) => ({ name: imported, type: true }));
  if (checkNames(context, start, uses)) return;
  // Only this package exports all components under one name.
  if (node.type === 'ExportNamedDeclaration' && named.length < node.specifiers.length) return retarget(context, node.source, '@tender/web');
  const typesOnly = node.exportKind === 'type';
  const lines = groupNamed(named, document.options, node.source.value, typesOnly);
  const [first] = lines;
  const same = named.every(({ imported }, at) => first?.named?.[at]?.imported === imported);
  if (!first || (lines.length === 1 && same)) return retarget(context, node.source, first?.from ?? '@tender/web');
  const style = readStyle(context, node, node.source);
  document.replace(start, end, lines.map((line) => renderLine('export', line, style)).join(style.separator));
}

/** The names of an export, except those under which the whole module is exported. */
function readNamed({ specifiers }: t.ExportNamedDeclaration): Named[] {
  return specifiers.flatMap((each) => {
    if (each.type !== 'ExportSpecifier' || each.local.name === 'default') return [];
    const local = readKey(each.exported, false) ?? each.local.name;
    return [{ imported: each.local.name, local, type: each.exportKind === 'type' }];
  });
}
