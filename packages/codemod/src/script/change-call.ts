import type * as t from '@babel/types';
import { findOwner, findPackage } from '../components';
import { reasons } from '../reasons';
import { readSpecifier } from '../specifier';
import { changeExpression } from './change-expression';
import { toLiteral, retarget, readLiteral, type Literal } from './literal';
import { getRange, getText, type ScriptContext } from './script-context';
import type { NodePath } from './traverse';
import { readKey } from './uses';

const resolvers = /^(require\.resolve|import\.meta\.resolve|(jest|vi)\.(requireActual|importActual|requireMock|importMock))$/;
const mocks = /^((jest|vi)\.\w+|mock\.module)$/;

/** Changes `require`, `import()`, and calls that take a module's path, such as `jest.mock`. */
export function changeCall(context: ScriptContext, path: NodePath<t.CallExpression>): void {
  const { callee, arguments: args } = path.node;
  const literal = toLiteral(args[0]);
  if (!literal || !readSpecifier(readLiteral(literal))) return;
  if (callee.type === 'Import') return changeDynamicImport(context, path, literal);
  if (callee.type === 'Identifier' && callee.name === 'require') {
    return isRequire(path) ? changeExpression(context, { path, literal, form: 'require' }) : undefined;
  }
  const name = getText(context, callee);
  if (resolvers.test(name)) changeExpression(context, { path, literal, form: 'resolve' });
  else if (mocks.test(name) && !path.scope.hasBinding(name.split('.')[0] ?? '', true)) changeMock(context, path, literal);
  else if (mocks.test(name) && /^(jest|vi|mock)$/.test(findImportedName(path, name))) changeMock(context, path, literal);
}

/** Whether `require` is Node's, or created by `createRequire`. Another function of that name does not load modules. */
function isRequire(path: NodePath): boolean {
  const binding = path.scope.getBinding('require');
  const value = binding?.path.isVariableDeclarator() ? binding.path.node.init : undefined;
  return !binding || (value?.type === 'CallExpression' && value.callee.type === 'Identifier' && value.callee.name === 'createRequire');
}

function findImportedName(path: NodePath, name: string): string {
  const binding = path.scope.getBinding(name.split('.')[0] ?? '');
  return binding?.path.isImportSpecifier() ? (readKey(binding.path.node.imported, false) ?? '') : '';
}

function changeDynamicImport(context: ScriptContext, path: NodePath<t.CallExpression>, literal: Literal): void {
  const { parent, parentPath } = path;
  if (parent.type === 'AwaitExpression' && parentPath) return changeExpression(context, { path: parentPath, literal, form: 'await' });
  const chained = parent.type === 'MemberExpression' && readKey(parent.property, parent.computed) === 'then';
  changeExpression(context, { path, literal, form: chained ? 'chain' : 'await' });
}

function changeMock(context: ScriptContext, path: NodePath<t.CallExpression>, literal: Literal): void {
  const { document, seen } = context;
  const specifier = readSpecifier(readLiteral(literal));
  const { start } = getRange(path.node);
  seen.add(literal);
  if (!specifier || specifier.kind === 'inside' || specifier.kind === 'types') {
    return document.leave(start, readLiteral(literal), reasons.inside);
  }
  const own = document.options.to === 'packages';
  if (own && (specifier.kind === 'umbrella' || path.node.arguments.length > 1)) {
    return document.leave(start, readLiteral(literal), reasons.mockShape);
  }
  if (specifier.kind === 'umbrella') {
    if (findMockedNames(path).some((name) => findOwner(name) === 'reference')) document.leave(start, 'braintree-web', reasons.mock);
    return retarget(context, literal, '@tender/web');
  }
  if (specifier.owner === 'reference') return document.leave(start, specifier.component, reasons.stays);
  retarget(context, literal, own ? findPackage(specifier.component) : `@tender/web/${specifier.module}`);
}

/** The keys of the objects that a mock's factory creates. */
function findMockedNames(path: NodePath<t.CallExpression>): string[] {
  const names: string[] = [];
  path.traverse({
    ObjectProperty({ node }) {
      const name = readKey(node.key, node.computed);
      if (name) names.push(name);
    },
  });
  return names;
}
