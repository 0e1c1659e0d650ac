import type * as t from '@babel/types';
import { ownerOf, packageOf } from '../components';
import { reasons } from '../reasons';
import { readSpecifier } from '../specifier';
import { changeExpression } from './change-expression';
import { literalOf, retarget, textOfLiteral, type Literal } from './literal';
import { rangeOf, textOf, type ScriptContext } from './script-context';
import type { NodePath } from './traverse';
import { keyOf } from './uses';

const resolvers = /^(require\.resolve|import\.meta\.resolve|(jest|vi)\.(requireActual|importActual|requireMock|importMock))$/;
const mocks = /^((jest|vi)\.\w+|mock\.module)$/;

/** `require`, `import()`, and calls that take the path of a module. */
export function changeCall(context: ScriptContext, path: NodePath<t.CallExpression>): void {
  const { callee, arguments: given } = path.node;
  const literal = literalOf(given[0]);
  if (!literal || !readSpecifier(textOfLiteral(literal))) return;
  if (callee.type === 'Import') return changeDynamicImport(context, path, literal);
  if (callee.type === 'Identifier' && callee.name === 'require') {
    return isRequire(path) ? changeExpression(context, { path, literal, form: 'require' }) : undefined;
  }
  const name = textOf(context, callee);
  if (resolvers.test(name)) changeExpression(context, { path, literal, form: 'resolve' });
  else if (mocks.test(name) && !path.scope.hasBinding(name.split('.')[0] ?? '', true)) changeMock(context, path, literal);
  else if (mocks.test(name) && /^(jest|vi|mock)$/.test(importedName(path, name))) changeMock(context, path, literal);
}

/** Node's own, or one made by `createRequire`; another function of that name is not asked for modules. */
function isRequire(path: NodePath): boolean {
  const binding = path.scope.getBinding('require');
  const value = binding?.path.isVariableDeclarator() ? binding.path.node.init : undefined;
  return !binding || (value?.type === 'CallExpression' && value.callee.type === 'Identifier' && value.callee.name === 'createRequire');
}

function importedName(path: NodePath, name: string): string {
  const binding = path.scope.getBinding(name.split('.')[0] ?? '');
  return binding?.path.isImportSpecifier() ? (keyOf(binding.path.node.imported, false) ?? '') : '';
}

function changeDynamicImport(context: ScriptContext, path: NodePath<t.CallExpression>, literal: Literal): void {
  const { parent, parentPath } = path;
  if (parent.type === 'AwaitExpression' && parentPath) return changeExpression(context, { path: parentPath, literal, form: 'await' });
  const chained = parent.type === 'MemberExpression' && keyOf(parent.property, parent.computed) === 'then';
  changeExpression(context, { path, literal, form: chained ? 'chain' : 'await' });
}

function changeMock(context: ScriptContext, path: NodePath<t.CallExpression>, literal: Literal): void {
  const { document, seen } = context;
  const specifier = readSpecifier(textOfLiteral(literal));
  const { start } = rangeOf(path.node);
  seen.add(literal);
  if (!specifier || specifier.kind === 'inside' || specifier.kind === 'types') {
    return document.leave(start, textOfLiteral(literal), reasons.inside);
  }
  const own = document.options.to === 'packages';
  if (own && (specifier.kind === 'umbrella' || path.node.arguments.length > 1)) {
    return document.leave(start, textOfLiteral(literal), reasons.mockShape);
  }
  if (specifier.kind === 'umbrella') {
    if (mockedNames(path).some((name) => ownerOf(name) === 'theirs')) document.leave(start, 'braintree-web', reasons.mock);
    return retarget(context, literal, '@tender/web');
  }
  if (specifier.owner === 'theirs') return document.leave(start, specifier.component, reasons.stays);
  retarget(context, literal, own ? packageOf(specifier.component) : `@tender/web/${specifier.module}`);
}

/** The keys of the objects that a mock's factory makes. */
function mockedNames(path: NodePath<t.CallExpression>): string[] {
  const names: string[] = [];
  path.traverse({
    ObjectProperty({ node }) {
      const name = keyOf(node.key, node.computed);
      if (name) names.push(name);
    },
  });
  return names;
}
