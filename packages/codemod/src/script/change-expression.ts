import type * as t from '@babel/types';
import { findPackage } from '../components';
import { readSpecifier } from '../specifier';
import { checkNames } from './check-names';
import { findImportSource } from './import-source';
import { readStyle } from './lines';
import { readLiteral, retarget } from './literal';
import { findTarget, type ModuleExpression } from './module-expression';
import { getRange, getText, type ScriptContext } from './script-context';
import { findUses, readKey, readPattern, readUses, type Use } from './uses';

/** Changes a `require` call or a dynamic import. */
export function changeExpression(context: ScriptContext, expression: ModuleExpression): void {
  const { path, literal, form } = expression;
  const { document, seen } = context;
  const specifier = readSpecifier(readLiteral(literal));
  if (!specifier) return;
  seen.add(literal);
  const { start, end } = getRange(path.node);
  if (specifier.kind === 'inside') return document.leave(start, readLiteral(literal), specifier.reason);
  if (specifier.kind === 'umbrella') return changeUmbrella(context, expression);
  document.components.add(specifier.component);
  const own = document.options.to === 'packages' && form === 'require';
  retarget(context, literal, own ? findPackage(specifier.component) : `@tender/web/${specifier.module}`);
  if (own) document.edits.appendLeft(end, `.${specifier.component}`);
}

function changeUmbrella(context: ScriptContext, expression: ModuleExpression): void {
  const { path, literal } = expression;
  if (checkNames(context, getRange(path.node).start, findExpressionUses(expression))) return;
  const { parent } = path;
  const pattern = parent.type === 'VariableDeclarator' && parent.id.type === 'ObjectPattern' ? parent.id : undefined;
  const isPlain = pattern?.properties.every((each) => each.type === 'ObjectProperty' && readKey(each.key, each.computed) !== 'default');
  if (pattern && isPlain && context.document.options.to === 'packages') splitPattern(context, expression, pattern);
  else retarget(context, literal, '@tender/web');
}

/** Finds what is read from the module, directly or through the variable that holds it. */
function findExpressionUses(expression: ModuleExpression): Use[] {
  const { node: target, scope } = findTarget(expression);
  if (!target) return expression.form === 'chain' ? [] : readUses(expression.path);
  if (target.type === 'Identifier') {
    const binding = scope.getBinding(target.name);
    return binding ? findUses(binding) : [];
  }
  if (target.type !== 'ObjectPattern') return [];
  const whole = target.properties.flatMap((property) => {
    // `{ default: braintree }` names the same object
    const isDefault = property.type === 'ObjectProperty' && readKey(property.key, property.computed) === 'default';
    const binding = isDefault && property.value.type === 'Identifier' ? scope.getBinding(property.value.name) : undefined;
    return binding ? findUses(binding) : [];
  });
  return [...whole, ...readPattern(target).filter(({ name }) => name !== 'default')];
}

/** Splits `const { client, venmo } = require(…)` into a statement, or a declarator of the same statement, for each package. */
function splitPattern(context: ScriptContext, { path, literal }: ModuleExpression, pattern: t.ObjectPattern): void {
  const groups = new Map<string, string[]>();
  for (const property of pattern.properties) {
    const name = property.type === 'ObjectProperty' ? readKey(property.key, property.computed) : undefined;
    const from = (name && findImportSource(name, context.document.options)?.from) ?? '@tender/web';
    groups.set(from, [...(groups.get(from) ?? []), getText(context, property)]);
  }
  const declaration = path.parentPath?.parent;
  if (declaration?.type !== 'VariableDeclaration') return;
  const { separator, semicolon } = readStyle(context, declaration, literal);
  const call = getText(context, path.node);
  const declarators = [...groups].map(([from, texts]) => `{ ${texts.join(', ')} } = ${call.replace(/braintree-web[^'"`]*/, from)}`);
  const alone = declaration.declarations.length === 1;
  const { start, end } = getRange(path.parent);
  context.document.replace(start, end, declarators.join(alone ? `${semicolon}${separator}${declaration.kind} ` : ', '));
}
