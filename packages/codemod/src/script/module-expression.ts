import type * as t from '@babel/types';
import type { Literal } from './literal';
import type { NodePath } from './traverse';

/** An expression whose value is the module: a `require` call, or an awaited `import()`. */
export interface ModuleExpression {
  readonly path: NodePath;
  readonly literal: Literal;
  /** `resolve` resolves the path only, or loads the module that a mock replaces. */
  readonly form: 'require' | 'await' | 'chain' | 'resolve';
}

/** The function that `then` of an `import()` calls. */
export function findHandler(path: NodePath): NodePath | undefined {
  const call = path.parentPath?.parentPath;
  const first = call?.isCallExpression() ? call.get('arguments')[0] : undefined;
  return first?.isFunction() ? first : undefined;
}

interface Target {
  readonly node: t.Node | null | undefined;
  readonly scope: NodePath['scope'];
}

/** Finds the variable or pattern that receives the module. */
export function findTarget({ path, form }: ModuleExpression): Target {
  const { parent, scope } = path;
  const handler = form === 'chain' ? findHandler(path) : undefined;
  if (handler) return { node: getFirstParameter(handler.node), scope: handler.scope };
  if (parent.type === 'VariableDeclarator') return { node: parent.id, scope };
  if (parent.type === 'AssignmentExpression' && parent.right === path.node) return { node: parent.left, scope };
  return findTargetInPromiseAll(path) ?? { node: undefined, scope };
}

/** Finds it for one of several modules: `Promise.all([import(…), …])`, awaited or passed to a function. */
function findTargetInPromiseAll(path: NodePath): Target | undefined {
  const all = path.parentPath?.isArrayExpression() ? path.parentPath.parentPath : undefined;
  if (!all?.isCallExpression() || !all.get('callee').matchesPattern('Promise.all') || typeof path.key !== 'number') return undefined;
  const handler = findHandler(all);
  const awaited = all.parentPath?.isAwaitExpression() ? all.parentPath.parent : undefined;
  const whole = handler ? getFirstParameter(handler.node) : awaited?.type === 'VariableDeclarator' ? awaited.id : undefined;
  return whole?.type === 'ArrayPattern' ? { node: whole.elements[path.key], scope: (handler ?? path).scope } : undefined;
}

function getFirstParameter(node: t.Node): t.Node | undefined {
  return 'params' in node && Array.isArray(node.params) ? node.params[0] : undefined;
}
