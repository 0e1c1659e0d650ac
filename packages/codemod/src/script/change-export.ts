import type * as t from '@babel/types';
import { ownerOf } from '../components';
import { reasons } from '../reasons';
import { readSpecifier } from '../specifier';
import { typePlace } from '../types';
import { renderLine, styleOf, type Named } from './lines';
import { retarget } from './literal';
import { groupNamed } from './places';
import { rangeOf, type ScriptContext } from './script-context';
import type { NodePath } from './traverse';
import { keyOf } from './uses';

/** `export { client } from`, `export * from`, `export * as braintree from`. */
export function changeExport(context: ScriptContext, { node }: NodePath<t.ExportNamedDeclaration | t.ExportAllDeclaration>): void {
  const specifier = node.source ? readSpecifier(node.source.value) : undefined;
  if (!specifier || !node.source) return;
  const { document, seen } = context;
  seen.add(node.source);
  const { start } = rangeOf(node);
  if (specifier.kind === 'inside') return document.leave(start, node.source.value, reasons.inside);
  if (specifier.kind === 'module') {
    if (specifier.owner === 'theirs') return document.leave(start, specifier.component, reasons.stays);
    return retarget(context, node.source, `@tender/web/${specifier.module}`);
  }
  const named = node.type === 'ExportNamedDeclaration' ? namedIn(node) : undefined;
  if (named) return changeNamed(context, node, node.source, named);
  document.leave(start, 'braintree-web', reasons.whole);
  retarget(context, node.source, '@tender/web');
}

/** Undefined where the whole module is exported under a name. */
function namedIn({ specifiers }: t.ExportNamedDeclaration): Named[] | undefined {
  const named = specifiers.map((each) =>
    each.type === 'ExportSpecifier' && each.local.name !== 'default'
      ? { imported: each.local.name, local: keyOf(each.exported, false) ?? each.local.name }
      : undefined,
  );
  return named.every((each) => each !== undefined) ? named : undefined;
}

function changeNamed(context: ScriptContext, node: t.Node, literal: t.StringLiteral, named: readonly Named[]): void {
  const { document } = context;
  const { start, end } = rangeOf(node);
  for (const { imported } of named) {
    const owner = ownerOf(imported);
    if (owner === 'theirs') document.leave(start, imported, reasons.stays);
    else if (owner === 'unknown') document.leave(start, imported, reasons.unknown);
    else if (owner === 'type' && !typePlace(imported)) document.leave(start, imported, reasons.type);
  }
  const typesOnly = 'exportKind' in node && node.exportKind === 'type';
  const lines = groupNamed(named, document.options, typesOnly);
  if (lines.every(({ from }) => from === 'braintree-web')) return;
  if (named.some(({ imported }) => ownerOf(imported) === 'unknown')) return;
  const [first] = lines;
  const same = named.every(({ imported }, at) => first?.named?.[at]?.imported === imported);
  if (first && lines.length === 1 && same && (first.type ?? false) === typesOnly) return retarget(context, literal, first.from);
  const style = styleOf(context, node, literal);
  document.replace(start, end, lines.map((line) => renderLine('export', line, style)).join(style.separator));
}
