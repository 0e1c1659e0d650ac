import type * as t from '@babel/types';
import { findNamespace } from '../find-type';
import { readSpecifier } from '../specifier';
import { isGlobalType } from './change-global-type';
import { getRange, type ScriptContext } from './script-context';
import type { NodePath } from './traverse';
import { readKey } from './uses';

type TypePath = NodePath<t.TSTypeReference | t.TSImportType>;

/**
 * Changes types of components to those of Tender. Older types of the reference have one type, `Venmo`, for an instance and for the component with
 * `create`; Tender's `Venmo` is the instance. Where the source says that it means the component, its type becomes `typeof import(…).venmo`.
 */
export function changeComponentTypes(context: ScriptContext, program: NodePath<t.Program>): void {
  const change = (path: TypePath): void => {
    const name = readName(context, path);
    const namespace = name && findNamespace(name);
    if (!namespace || !isComponent(path, namespace)) return;
    const { start, end } = getRange(path.node);
    context.document.replace(start, end, `typeof import('@tender/web').${namespace}`);
    for (const node of [path.node, 'typeName' in path.node ? path.node.typeName : path.node.argument]) context.seen.add(node);
  };
  program.traverse({ TSTypeReference: change, TSImportType: change });
}

/** The name that a type has in the reference. Undefined for other types. */
function readName(context: ScriptContext, { node, scope }: TypePath): string | undefined {
  if (node.type === 'TSImportType') {
    const source = node.argument as t.Node;
    const isReference = source.type === 'StringLiteral' && readSpecifier(source.value)?.kind === 'umbrella';
    return isReference && node.qualifier?.type === 'Identifier' ? node.qualifier.name : undefined;
  }
  const { typeName } = node;
  const [root, name] = typeName.type === 'TSQualifiedName' ? [typeName.left, typeName.right.name] : [typeName];
  if (root.type !== 'Identifier') return undefined;
  const { path } = scope.getBinding(root.name) ?? {};
  const isImported = path?.parentPath?.isImportDeclaration() && readSpecifier(path.parentPath.node.source.value) !== undefined;
  if (name !== undefined) return isImported || isGlobalType(context, root, scope) ? name : undefined;
  return isImported && path?.isImportSpecifier() ? readKey(path.node.imported, false) : undefined;
}

function isComponent(path: TypePath, namespace: string): boolean {
  const { node, parent } = path;
  if (parent.type === 'TSIndexedAccessType' && parent.objectType === node) {
    const { indexType } = parent;
    return indexType.type === 'TSLiteralType' && /^(create|VERSION)$/.test(readKey(indexType.literal, true) ?? '');
  }
  const owner = findOwner(path);
  if (owner?.isTSPropertySignature()) return readKey(owner.node.key, owner.node.computed) === namespace && isInReference(owner);
  if (owner?.isFunction()) return returnsMember(owner, namespace);
  if (owner?.isClassProperty()) return isCreatedFrom(owner, readKey(owner.node.key, owner.node.computed));
  if (!owner?.isIdentifier()) return false;
  const { parent: declaration } = owner;
  if (declaration.type === 'VariableDeclarator' && readMember(declaration.init) === namespace) return true;
  const binding = owner.scope.getBinding(owner.node.name);
  return binding?.identifier === owner.node && binding.referencePaths.some(({ parent: use }) => readMember(use) === 'create');
}

/** Finds what has the type, alone, with `undefined` and the like, or in a promise: a variable, a parameter, a property, a function that returns it. */
function findOwner(path: NodePath): NodePath | null {
  let annotation = path.parentPath;
  while (annotation?.isTSUnionType() || annotation?.isTSParenthesizedType() || isPromise(annotation)) {
    annotation = annotation?.isTSTypeParameterInstantiation()
      ? (annotation.parentPath?.parentPath ?? null)
      : (annotation?.parentPath ?? null);
  }
  return annotation?.isTSTypeAnnotation() ? annotation.parentPath : null;
}

/** Whether type arguments are those of a promise. */
function isPromise(path: NodePath | null): boolean {
  const parent = path?.isTSTypeParameterInstantiation() ? path.parent : undefined;
  return parent?.type === 'TSTypeReference' && parent.typeName.type === 'Identifier' && parent.typeName.name === 'Promise';
}

/** Whether a function returns the component itself: `return window.braintree.venmo`. */
function returnsMember(path: NodePath<t.Function>, namespace: string): boolean {
  if (readMember(path.node.body) === namespace) return true;
  let isReturned = false;
  path.traverse({
    Function: (inner) => inner.skip(),
    ReturnStatement({ node }) {
      if (readMember(node.argument) === namespace) isReturned = true;
    },
  });
  return isReturned;
}

/** Whether a property belongs to the type of the global object `braintree`. */
function isInReference(property: NodePath): boolean {
  const holder = property.parentPath;
  if (!holder?.isTSTypeLiteral()) return holder?.parent.type === 'TSInterfaceDeclaration' && isReferenceName(holder.parent.id.name);
  if (holder.parent.type === 'TSTypeAliasDeclaration') return isReferenceName(holder.parent.id.name);
  const owner = findOwner(holder);
  return owner?.isTSPropertySignature()
    ? readKey(owner.node.key, owner.node.computed) === 'braintree'
    : owner?.isIdentifier({ name: 'braintree' }) === true;
}

const isReferenceName = (name: string): boolean => /^braintree(web|sdk|static|global|namespace)?$/i.test(name);

/** Whether a class calls `this.name.create`. */
function isCreatedFrom(property: NodePath, name: string | undefined): boolean {
  let isCalled = false;
  property.parentPath?.traverse({
    ThisExpression({ parent, parentPath }) {
      if (name !== undefined && readMember(parent) === name && parentPath && readMember(parentPath.parent) === 'create') isCalled = true;
    },
  });
  return isCalled;
}

/** The last name of a chain such as `window.braintree.venmo!`. */
function readMember(node: t.Node | null | undefined): string | undefined {
  if (node?.type === 'TSNonNullExpression' || node?.type === 'TSAsExpression') return readMember(node.expression);
  return node?.type === 'MemberExpression' || node?.type === 'OptionalMemberExpression' ? readKey(node.property, node.computed) : undefined;
}
