import type * as t from '@babel/types';
import { ownerOf } from '../components';
import { styleOf } from './lines';
import { functionPath, type ModuleExpression } from './module-expression';
import { rangeOf, textOf, type ScriptContext } from './script-context';
import { keyOf, type Uses } from './uses';

/**
 * An `import()` that is asked for components of both becomes two, of the same shape: what is read from the reference is read from the second.
 * @returns whether it did; elsewhere nothing is changed
 */
export function splitImport(context: ScriptContext, expression: ModuleExpression, uses: Uses): boolean {
  const theirs = uses.members.filter(({ name }) => ownerOf(name) === 'theirs');
  const roots = theirs.map(({ node }) => rootOf(node));
  const { path, form } = expression;
  const { parent } = path;
  if (uses.whole) return false;
  if (form === 'chain') {
    const handler = functionPath(path)?.node;
    const parameter = handler && 'params' in handler && handler.params.length === 1 ? handler.params[0] : undefined;
    if (!handler || !parameter) return false;
    const targets = targetsOf(context, parameter, roots);
    if (!targets) return false;
    const call = textOf(context, path.node);
    const { start, end } = rangeOf(path.node);
    context.document.replace(start, end, `Promise.all([${movedFrom(call)}, ${call}])`);
    const pair = `[${targets.join(', ')}]`;
    const bare = !context.document.source.slice(rangeOf(handler).start, rangeOf(parameter).start).includes('(');
    context.document.replace(rangeOf(parameter).start, rangeOf(parameter).end, bare ? `(${pair})` : pair);
    return true;
  }
  const declaration = path.parentPath?.parent;
  if (parent.type !== 'VariableDeclarator' || declaration?.type !== 'VariableDeclaration') return false;
  const targets = targetsOf(context, parent.id, roots);
  if (!targets) return false;
  const { separator, semicolon } = styleOf(context, declaration, expression.literal);
  const { start, end } = rangeOf(parent);
  const [ours, reference] = targets.map((target, at) => {
    const call = textOf(context, path.node);
    return `${target} = ${at === 0 ? movedFrom(call) : call}`;
  });
  const alone = declaration.declarations.length === 1;
  context.document.replace(start, end, [ours, reference].join(alone ? `${semicolon}${separator}${declaration.kind} ` : ', '));
  return true;
}

/** What takes the place of the one target: that of Tender's module, and that of the reference's. Undefined for targets that say more. */
function targetsOf(context: ScriptContext, target: t.Node, roots: readonly (t.Identifier | undefined)[]): [string, string] | undefined {
  if (target.type === 'Identifier' && !target.typeAnnotation) {
    const reference = rename(context, roots);
    return reference === undefined ? undefined : [target.name, reference];
  }
  if (target.type !== 'ObjectPattern' || target.typeAnnotation) return undefined;
  const properties = target.properties.flatMap((each) => (each.type === 'ObjectProperty' ? [each] : []));
  const [first] = properties;
  if (first && properties.length === 1 && keyOf(first.key, first.computed) === 'default') {
    const reference = rename(context, roots);
    return reference === undefined ? undefined : [textOf(context, target), `{ default: ${reference} }`];
  }
  const isTheirs = (each: t.ObjectProperty): boolean => ownerOf(keyOf(each.key, each.computed) ?? '') === 'theirs';
  const pattern = (each: readonly t.ObjectProperty[]): string => `{ ${each.map((property) => textOf(context, property)).join(', ')} }`;
  return [pattern(properties.filter((each) => !isTheirs(each))), pattern(properties.filter(isTheirs))];
}

/** Another name for the object where the reference's components are read from it. Undefined where one is read otherwise. */
function rename(context: ScriptContext, roots: readonly (t.Identifier | undefined)[]): string | undefined {
  if (roots.length === 0 || roots.some((root) => !root)) return undefined;
  const reference = context.freeName('reference');
  for (const root of roots) if (root) context.document.replace(rangeOf(root).start, rangeOf(root).end, reference);
  return reference;
}

function rootOf(node: t.Node): t.Identifier | undefined {
  if (node.type === 'Identifier') return node;
  return node.type === 'MemberExpression' || node.type === 'OptionalMemberExpression' ? rootOf(node.object) : undefined;
}

const movedFrom = (call: string): string => call.replace(/braintree-web[^'"`]*/, '@tender/web');
