import type * as t from '@babel/types';
import { findImportSource } from './import-source';
import { explainMissingType } from '../missing-parts';
import { reasons } from '../reasons';
import { getRange, type ScriptContext } from './script-context';
import type { NodePath } from './traverse';

/**
 * Changes `braintree.HostedFields` and `typeof braintree` in a file that imports no `braintree`: the reference declares these types globally. An
 * `import()` type needs no import statement, so it also fits into a file without one.
 */
export function changeGlobalType(context: ScriptContext, path: NodePath<t.TSQualifiedName | t.TSTypeQuery>): void {
  const { document, seen } = context;
  const { node, scope, parent } = path;
  const isQuery = node.type === 'TSTypeQuery';
  const root = isQuery ? node.exprName : node.left;
  if (seen.has(node) || !isGlobalType(context, root, scope)) return;
  // A variable called `braintree` holds no types, so a type that is read from it is a global one; but `typeof braintree` is the variable.
  if (isQuery && (scope.hasBinding('braintree') || context.declaresVariable)) return;
  const { start, end } = getRange(node);
  if (isQuery) return document.replace(start, end, `typeof import('@tender/web')`);
  const source = findImportSource(node.right.name, document.options);
  if (!source) return document.leave(start, `braintree.${node.right.name}`, explainMissingType(node.right.name));
  if (/^TS(ExpressionWithTypeArguments|InterfaceHeritage|ClassImplements)$/.test(parent.type)) {
    return document.leave(start, `braintree.${node.right.name}`, reasons.heritage);
  }
  document.replace(start, end, `import('${source.from}').${source.name}`);
}

/** Whether a name stands for the global types of the reference: nothing is imported under it, and the shop does not declare it. */
export function isGlobalType({ declaresNamespace }: ScriptContext, root: t.Node, scope: NodePath['scope']): boolean {
  if (root.type !== 'Identifier' || root.name !== 'braintree' || declaresNamespace) return false;
  const path = scope.getBinding('braintree')?.path;
  const isImported = path?.parentPath?.isImportDeclaration() || path?.isTSImportEqualsDeclaration();
  return !isImported;
}
