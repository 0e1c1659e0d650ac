import type * as t from '@babel/types';
import { getRange, getText, type ScriptContext } from './script-context';
import { readKey, type Use } from './uses';

/** Replaces reads from the umbrella object with variables. @param locals the variables by the names that were read */
export function replaceUses(context: ScriptContext, uses: readonly Use[], locals: ReadonlyMap<string, string>): void {
  const patterns = new Set<t.VariableDeclarator>();
  for (const { name, node } of uses) {
    const local = locals.get(name);
    if (!local) continue;
    if (node.type === 'VariableDeclarator') patterns.add(node);
    else context.document.replace(getRange(node).start, getRange(node).end, local);
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
    const local = locals.get(readKey(property.key, property.computed) ?? '');
    if (local) moved.push(`${getText(context, property.value)} = ${local}`);
    else kept.push(getText(context, property));
  }
  const rest = kept.length > 0 ? [`{ ${kept.join(', ')} } = ${getText(context, declarator.init)}`] : [];
  const { start, end } = getRange(declarator);
  context.document.replace(start, end, [...rest, ...moved].join(', '));
}
