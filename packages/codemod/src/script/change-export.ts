import type * as t from '@babel/types';
import { findOwner } from '../components';
import { reasons } from '../reasons';
import { readSpecifier } from '../specifier';
import { findType } from '../find-type';
import { renderLine, readStyle, type Named } from './lines';
import { retarget } from './literal';
import { groupNamed } from './import-source';
import { getRange, type ScriptContext } from './script-context';
import type { NodePath } from './traverse';
import { readKey } from './uses';

/** Changes `export { client } from`, `export * from` and `export * as braintree from`. */
export function changeExport(context: ScriptContext, { node }: NodePath<t.ExportNamedDeclaration | t.ExportAllDeclaration>): void {
  const specifier = node.source ? readSpecifier(node.source.value) : undefined;
  if (!specifier || !node.source) return;
  const { document, seen } = context;
  seen.add(node.source);
  const { start } = getRange(node);
  if (specifier.kind === 'inside') return document.leave(start, node.source.value, reasons.inside);
  if (specifier.kind === 'module') {
    if (specifier.owner === 'reference') return document.leave(start, specifier.component, reasons.stays);
    return retarget(context, node.source, `@tender/web/${specifier.module}`);
  }
  const named = node.type === 'ExportNamedDeclaration' ? readNamed(node) : undefined;
  if (named) return changeNamed(context, node, node.source, named);
  document.leave(start, 'braintree-web', reasons.whole);
  retarget(context, node.source, '@tender/web');
}

/** The names of an export. Undefined when the whole module is exported under one name. */
function readNamed({ specifiers }: t.ExportNamedDeclaration): Named[] | undefined {
  const named = specifiers.map((each) =>
    each.type === 'ExportSpecifier' && each.local.name !== 'default'
      ? { imported: each.local.name, local: readKey(each.exported, false) ?? each.local.name }
      : undefined,
  );
  return named.every((each) => each !== undefined) ? named : undefined;
}

function changeNamed(context: ScriptContext, node: t.Node, literal: t.StringLiteral, named: readonly Named[]): void {
  const { document } = context;
  const { start, end } = getRange(node);
  for (const { imported } of named) {
    const owner = findOwner(imported);
    if (owner === 'reference') document.leave(start, imported, reasons.stays);
    else if (owner === 'unknown') document.leave(start, imported, reasons.unknown);
    else if (owner === 'type' && !findType(imported)) document.leave(start, imported, reasons.type);
  }
  const typesOnly = 'exportKind' in node && node.exportKind === 'type';
  const lines = groupNamed(named, document.options, typesOnly);
  if (lines.every(({ from }) => from === 'braintree-web')) return;
  if (named.some(({ imported }) => findOwner(imported) === 'unknown')) return;
  const [first] = lines;
  const same = named.every(({ imported }, at) => first?.named?.[at]?.imported === imported);
  if (first && lines.length === 1 && same && (first.type ?? false) === typesOnly) return retarget(context, literal, first.from);
  const style = readStyle(context, node, literal);
  document.replace(start, end, lines.map((line) => renderLine('export', line, style)).join(style.separator));
}
