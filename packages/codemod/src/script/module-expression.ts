import type * as t from '@babel/types';
import type { Literal } from './literal';
import type { NodePath } from './traverse';

/** An expression that is the module: a `require` call, or an awaited `import()`. */
export interface ModuleExpression {
  readonly path: NodePath;
  readonly literal: Literal;
  /** `resolve` asks for the path, or for the module behind a mock. */
  readonly form: 'require' | 'await' | 'chain' | 'resolve';
}

/** The function that an `import()` is handed to by `then`. */
export function functionPath(path: NodePath): NodePath | undefined {
  const call = path.parentPath?.parentPath;
  const first = call?.isCallExpression() ? call.get('arguments')[0] : undefined;
  return first?.isFunction() ? first : undefined;
}

interface Target {
  readonly node: t.Node | null | undefined;
  readonly scope: NodePath['scope'];
}

/** What the module is put in, where that has a name or takes it apart. */
export function targetOf({ path, form }: ModuleExpression): Target {
  const { parent, scope } = path;
  const handler = form === 'chain' ? functionPath(path) : undefined;
  if (handler) return { node: parameterOf(handler.node), scope: handler.scope };
  if (parent.type === 'VariableDeclarator') return { node: parent.id, scope };
  if (parent.type === 'AssignmentExpression' && parent.right === path.node) return { node: parent.left, scope };
  return targetAmongOthers(path) ?? { node: undefined, scope };
}

/** One of several modules: `Promise.all([import(…), …])`, awaited or handed to a function. */
function targetAmongOthers(path: NodePath): Target | undefined {
  const all = path.parentPath?.isArrayExpression() ? path.parentPath.parentPath : undefined;
  if (!all?.isCallExpression() || !all.get('callee').matchesPattern('Promise.all') || typeof path.key !== 'number') return undefined;
  const handler = functionPath(all);
  const awaited = all.parentPath?.isAwaitExpression() ? all.parentPath.parent : undefined;
  const whole = handler ? parameterOf(handler.node) : awaited?.type === 'VariableDeclarator' ? awaited.id : undefined;
  return whole?.type === 'ArrayPattern' ? { node: whole.elements[path.key], scope: (handler ?? path).scope } : undefined;
}

function parameterOf(node: t.Node): t.Node | undefined {
  return 'params' in node && Array.isArray(node.params) ? node.params[0] : undefined;
}
