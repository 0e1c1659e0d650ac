import type * as t from '@babel/types';
import { findPackage } from '../components';
import { reasons } from '../reasons';
import { readSpecifier } from '../specifier';
import { changeExpression } from './change-expression';
import { readLiteral, retarget, toLiteral, type Literal } from './literal';
import { getRange, getText, type ScriptContext } from './script-context';
import type { NodePath } from './traverse';
import { readKey } from './uses';

const resolvers = /^(require\.resolve|import\.meta\.resolve|(jest|vi)\.(requireActual|importActual|requireMock|importMock))$/;
const mocks = /^((jest|vi)\.\w+|(\w+\.)*mock\.module|(td|mockery|rewiremock|quibble|mock|mockRequire)(\.\w+)?)$/;
/** The usual names of libraries that replace modules in tests. */
const libraries = /^(td|mockery|rewiremock|quibble|mock|mockRequire)$/;
/** These take an object with the names of modules as keys. */
const proxies = /\b(proxyquire|esmock)\b/i;

/** Changes `require`, and calls that take a module's path, such as `jest.mock`. */
export function changeCall(context: ScriptContext, path: NodePath<t.CallExpression>): void {
  const { callee, arguments: args } = path.node;
  const name = getText(context, callee);
  if (proxies.test(name)) for (const stubs of args) changeStubs(context, path, stubs);
  const literal = toLiteral(args[0]);
  if (!literal || !readSpecifier(readLiteral(literal))) return;
  if (callee.type === 'Identifier' && callee.name === 'require') {
    return isRequire(path) ? changeExpression(context, { path, literal, form: 'require' }) : undefined;
  }
  if (resolvers.test(name)) changeExpression(context, { path, literal, form: 'resolve' });
  else if (mocks.test(name) && isMocking(path, getRoot(name))) changeMock(context, path, literal);
}

/**
 * Whether a call belongs to a test runner or one of the libraries. A local function with the name `jest`, `vi` or `mock` does something else.
 * @param root the first name of the call
 */
function isMocking(path: NodePath, root: string): boolean {
  const binding = path.scope.getBinding(root);
  if (!binding || libraries.test(root)) return true;
  const imported = binding.path.isImportSpecifier() ? readKey(binding.path.node.imported, false) : undefined;
  return /^(jest|vi|mock)$/.test(imported ?? '') || binding.kind === 'param'; // the context of a test of Node: `t.mock.module`
}

const getRoot = (name: string): string => name.split('.')[0] ?? '';

/** Whether `require` is Node's, or created by `createRequire`. Another function of that name does not load modules. */
function isRequire(path: NodePath): boolean {
  const binding = path.scope.getBinding('require');
  const value = binding?.path.isVariableDeclarator() ? binding.path.node.init : undefined;
  return !binding || (value?.type === 'CallExpression' && value.callee.type === 'Identifier' && value.callee.name === 'createRequire');
}

/** Changes `import()`, `import.defer()` and `import.source()`. */
export function changeDynamicImport(context: ScriptContext, path: NodePath<t.ImportExpression>): void {
  const { node, parent, parentPath } = path;
  const literal = toLiteral(node.source);
  if (!literal || !readSpecifier(readLiteral(literal))) return;
  if (parent.type === 'AwaitExpression' && parentPath) return changeExpression(context, { path: parentPath, literal, form: 'await' });
  const chained = parent.type === 'MemberExpression' && readKey(parent.property, parent.computed) === 'then';
  changeExpression(context, { path, literal, form: chained ? 'chain' : 'await' });
}

/** Changes the names of the modules that `proxyquire('./pay', { 'braintree-web': … })` replaces, in place or in a variable. */
function changeStubs(context: ScriptContext, call: NodePath<t.CallExpression>, stubs: t.Node): void {
  let value: t.Node | null | undefined = stubs;
  const passed = new Set<t.Node>(); // two variables may refer to each other
  while (value?.type === 'Identifier' && !passed.has(value)) {
    passed.add(value);
    const declaration: t.Node | undefined = call.scope.getBinding(value.name)?.path.node;
    value = declaration?.type === 'VariableDeclarator' ? declaration.init : undefined;
  }
  if (value?.type !== 'ObjectExpression') return;
  for (const property of value.properties) {
    const key = property.type === 'ObjectProperty' ? toLiteral(property.key) : undefined;
    if (key && !context.seen.has(key) && readSpecifier(readLiteral(key))) changeMock(context, call, key);
  }
}

function changeMock(context: ScriptContext, path: NodePath<t.CallExpression>, literal: Literal): void {
  const { document, seen } = context;
  const specifier = readSpecifier(readLiteral(literal));
  const { start } = getRange(literal);
  seen.add(literal);
  if (!specifier) return;
  if (specifier.kind === 'inside') return document.leave(start, readLiteral(literal), specifier.reason);
  const own = document.options.to === 'packages';
  if (own && (specifier.kind === 'umbrella' || path.node.arguments.length > 1)) {
    return document.leave(start, readLiteral(literal), reasons.mockShape);
  }
  const subpath = specifier.kind === 'umbrella' ? '@tender/web' : `@tender/web/${specifier.module}`;
  retarget(context, literal, own && specifier.kind === 'module' ? findPackage(specifier.component) : subpath);
}
