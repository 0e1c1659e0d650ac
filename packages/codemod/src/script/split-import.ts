import type * as t from '@babel/types';
import { findOwner } from '../components';
import { readStyle } from './lines';
import { findHandler, type ModuleExpression } from './module-expression';
import { getRange, getText, type ScriptContext } from './script-context';
import { readKey, type Uses } from './uses';

/**
 * Splits an `import()` whose module is used for components of both packages into two of the same form. The second one loads the reference.
 * @returns false where the form cannot be split; then nothing is changed
 */
export function splitImport(context: ScriptContext, expression: ModuleExpression, uses: Uses): boolean {
  const referenceUses = uses.members.filter(({ name }) => findOwner(name) === 'reference');
  const roots = referenceUses.map(({ node }) => findRoot(node));
  const { path, form } = expression;
  const { parent } = path;
  if (uses.whole) return false;
  if (form === 'chain') {
    const handler = findHandler(path)?.node;
    const parameter = handler && 'params' in handler && handler.params.length === 1 ? handler.params[0] : undefined;
    if (!handler || !parameter) return false;
    const targets = splitTarget(context, parameter, roots);
    if (!targets) return false;
    const call = getText(context, path.node);
    const { start, end } = getRange(path.node);
    context.document.replace(start, end, `Promise.all([${retargetCall(call)}, ${call}])`);
    const pair = `[${targets.join(', ')}]`;
    const bare = !context.document.source.slice(getRange(handler).start, getRange(parameter).start).includes('(');
    context.document.replace(getRange(parameter).start, getRange(parameter).end, bare ? `(${pair})` : pair);
    return true;
  }
  const declaration = path.parentPath?.parent;
  if (parent.type !== 'VariableDeclarator' || declaration?.type !== 'VariableDeclaration') return false;
  const targets = splitTarget(context, parent.id, roots);
  if (!targets) return false;
  const { separator, semicolon } = readStyle(context, declaration, expression.literal);
  const { start, end } = getRange(parent);
  const [ours, reference] = targets.map((target, at) => {
    const call = getText(context, path.node);
    return `${target} = ${at === 0 ? retargetCall(call) : call}`;
  });
  const alone = declaration.declarations.length === 1;
  context.document.replace(start, end, [ours, reference].join(alone ? `${semicolon}${separator}${declaration.kind} ` : ', '));
  return true;
}

/** Splits a variable or pattern into one for Tender's module and one for the reference. Undefined for any other target. */
function splitTarget(context: ScriptContext, target: t.Node, roots: readonly (t.Identifier | undefined)[]): [string, string] | undefined {
  if (target.type === 'Identifier' && !target.typeAnnotation) {
    const reference = renameRoots(context, roots);
    return reference === undefined ? undefined : [target.name, reference];
  }
  if (target.type !== 'ObjectPattern' || target.typeAnnotation) return undefined;
  const properties = target.properties.flatMap((each) => (each.type === 'ObjectProperty' ? [each] : []));
  const [first] = properties;
  if (first && properties.length === 1 && readKey(first.key, first.computed) === 'default') {
    const reference = renameRoots(context, roots);
    return reference === undefined ? undefined : [getText(context, target), `{ default: ${reference} }`];
  }
  const isReference = (each: t.ObjectProperty): boolean => findOwner(readKey(each.key, each.computed) ?? '') === 'reference';
  const pattern = (each: readonly t.ObjectProperty[]): string => `{ ${each.map((property) => getText(context, property)).join(', ')} }`;
  return [pattern(properties.filter((each) => !isReference(each))), pattern(properties.filter(isReference))];
}

/** Renames the object wherever components of the reference are read from it. Undefined when one is read in another way. */
function renameRoots(context: ScriptContext, roots: readonly (t.Identifier | undefined)[]): string | undefined {
  if (roots.length === 0 || roots.some((root) => !root)) return undefined;
  const reference = context.reserveName('reference');
  for (const root of roots) if (root) context.document.replace(getRange(root).start, getRange(root).end, reference);
  return reference;
}

function findRoot(node: t.Node): t.Identifier | undefined {
  if (node.type === 'Identifier') return node;
  return node.type === 'MemberExpression' || node.type === 'OptionalMemberExpression' ? findRoot(node.object) : undefined;
}

const retargetCall = (call: string): string => call.replace(/braintree-web[^'"`]*/, '@tender/web');
