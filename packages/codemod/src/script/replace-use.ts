import type * as t from '@babel/types';
import { rangeOf, textOf, type ScriptContext } from './script-context';
import { keyOf, type Use } from './uses';

/** Puts names of their own in the place of what was read from the umbrella object. `locals` holds them by what was read. */
export function replaceUses(context: ScriptContext, uses: readonly Use[], locals: ReadonlyMap<string, string>): void {
  const patterns = new Set<t.VariableDeclarator>();
  for (const { name, node } of uses) {
    const local = locals.get(name);
    if (!local) continue;
    if (node.type === 'VariableDeclarator') patterns.add(node);
    else context.document.replace(rangeOf(node).start, rangeOf(node).end, local);
  }
  for (const declarator of patterns) splitPattern(context, declarator, locals);
}

/** `{ client, dataCollector } = braintree` becomes `{ client } = braintree, dataCollector = braintreeDataCollector`. */
function splitPattern(context: ScriptContext, declarator: t.VariableDeclarator, locals: ReadonlyMap<string, string>): void {
  if (declarator.id.type !== 'ObjectPattern' || !declarator.init) return;
  const kept: string[] = [];
  const moved: string[] = [];
  for (const property of declarator.id.properties) {
    if (property.type !== 'ObjectProperty') continue;
    const local = locals.get(keyOf(property.key, property.computed) ?? '');
    if (local) moved.push(`${textOf(context, property.value)} = ${local}`);
    else kept.push(textOf(context, property));
  }
  const rest = kept.length > 0 ? [`{ ${kept.join(', ')} } = ${textOf(context, declarator.init)}`] : [];
  const { start, end } = rangeOf(declarator);
  context.document.replace(start, end, [...rest, ...moved].join(', '));
}
