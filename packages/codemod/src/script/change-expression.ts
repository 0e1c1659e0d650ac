import type * as t from '@babel/types';
import { findOwner, findPackage, toReferenceModule } from '../components';
import { reasons } from '../reasons';
import { readSpecifier } from '../specifier';
import { renderLine, readStyle } from './lines';
import { retarget, readLiteral } from './literal';
import { findHandler, findTarget, type ModuleExpression } from './module-expression';
import { findImportSource } from './import-source';
import { explainWhole } from './explain-whole';
import { replaceUses } from './replace-use';
import { getRange, getText, type ScriptContext } from './script-context';
import { splitImport } from './split-import';
import type { Binding } from './traverse';
import { addUse, readKey, readNames, findUses, type Uses } from './uses';

/** Changes a `require` call or a dynamic import. */
export function changeExpression(context: ScriptContext, expression: ModuleExpression): void {
  const { path, literal, form } = expression;
  const { document, seen } = context;
  const specifier = readSpecifier(readLiteral(literal));
  if (!specifier) return;
  seen.add(literal);
  const { start, end } = getRange(path.node);
  if (specifier.kind === 'inside' || specifier.kind === 'types') return document.leave(start, readLiteral(literal), reasons.inside);
  if (specifier.kind === 'umbrella') return changeUmbrella(context, expression);
  if (specifier.owner === 'reference') return document.leave(start, specifier.component, reasons.stays);
  const own = document.options.to === 'packages' && form === 'require';
  retarget(context, literal, own ? findPackage(specifier.component) : `@tender/web/${specifier.module}`);
  if (own) document.edits.appendLeft(end, `.${specifier.component}`);
}

function changeUmbrella(context: ScriptContext, expression: ModuleExpression): void {
  const { path, literal, form } = expression;
  const { document } = context;
  const { start } = getRange(path.node);
  const { uses, binding } = findExpressionUses(expression);
  const names = [...new Set(uses.members.map(({ name }) => name))];
  const referenceNames = names.filter((name) => findOwner(name) !== 'tender');
  for (const name of referenceNames) document.leave(start, name, findOwner(name) === 'reference' ? reasons.stays : reasons.unknown);
  if (referenceNames.some((name) => findOwner(name) !== 'reference')) return;
  if (referenceNames.length > 0 && referenceNames.length === names.length && !uses.whole) return;
  const { parent } = path;
  const pattern = parent.type === 'VariableDeclarator' && parent.id.type === 'ObjectPattern' && uses.members[0]?.node === parent;
  if (pattern && (referenceNames.length > 0 || document.options.to === 'packages')) return splitPattern(context, expression, parent);
  if (referenceNames.length > 0 && form !== 'require') {
    if (!splitImport(context, expression, uses)) document.leave(start, 'braintree-web', reasons.chain);
    return;
  }
  if (referenceNames.length > 0) {
    const declared = binding && parent.type === 'VariableDeclarator';
    if (!declared) return document.leave(start, 'braintree-web', reasons.reassigned);
    addReferenceRequires(context, expression, uses, referenceNames);
  }
  if (uses.whole && form !== 'resolve') document.leave(getRange(uses.whole).start, 'braintree-web', explainWhole(uses));
  retarget(context, literal, '@tender/web');
}

/** Finds what is read from the module, directly or through the variable that holds it. */
function findExpressionUses(expression: ModuleExpression): { uses: Uses; binding?: Binding | undefined } {
  const { path, form } = expression;
  const uses: Uses = { members: [] };
  const { parent } = path;
  const { node: target, scope } = findTarget(expression);
  if (target?.type === 'Identifier') {
    const binding = scope.getBinding(target.name);
    return binding ? { uses: withExport(binding, findUses(binding), path.node), binding } : { uses: { members: [], whole: path.node } };
  }
  if (target?.type === 'ObjectPattern') {
    const names = readNames(target);
    if (!names) return { uses: { members: [], whole: path.node } };
    // `{ default: braintree }` names the same object
    for (const property of target.properties) {
      if (property.type !== 'ObjectProperty' || property.value.type !== 'Identifier') continue;
      const binding = readKey(property.key, property.computed) === 'default' ? scope.getBinding(property.value.name) : undefined;
      if (binding) return { uses: findUses(binding) };
    }
    if (parent.type === 'VariableDeclarator') uses.members.push(...names.map((name) => ({ name, node: parent })));
    else uses.members.push(...names.map((name) => ({ name, node: path.node as t.MemberExpression })));
    return { uses };
  }
  // A handler that is defined elsewhere receives the whole object; a function without a parameter reads nothing.
  if (form === 'chain') return { uses: findHandler(path) ? uses : { members: [], whole: path.node } };
  if (parent.type !== 'ExpressionStatement') addUse(uses, path);
  return { uses };
}

/** Marks an exported variable as used as a whole, because other files may read anything from it. */
function withExport({ path }: Binding, uses: Uses, node: t.Node): Uses {
  const isExported = path.parentPath?.parentPath?.isExportNamedDeclaration() ?? false;
  return isExported ? { ...uses, whole: uses.whole ?? node } : uses;
}

/** Splits `const { client, dataCollector } = require(…)` into two statements, or into two declarators of one statement. */
function splitPattern(context: ScriptContext, { path, literal }: ModuleExpression, declarator: t.VariableDeclarator): void {
  if (declarator.id.type !== 'ObjectPattern') return;
  const groups = new Map<string, string[]>();
  for (const property of declarator.id.properties) {
    if (property.type !== 'ObjectProperty') continue;
    const { from } = findImportSource(readKey(property.key, property.computed) ?? '', context.document.options);
    groups.set(from, [...(groups.get(from) ?? []), getText(context, property)]);
  }
  const declaration = path.parentPath?.parent;
  if (declaration?.type !== 'VariableDeclaration') return;
  const { separator, semicolon } = readStyle(context, declaration, literal);
  const call = getText(context, path.node);
  const declarators = [...groups].map(([from, texts]) => `{ ${texts.join(', ')} } = ${call.replace(/braintree-web[^'"`]*/, from)}`);
  const alone = declaration.declarations.length === 1;
  const { start, end } = getRange(declarator);
  context.document.replace(start, end, declarators.join(alone ? `${semicolon}${separator}${declaration.kind} ` : ', '));
}

/** Adds, after the statement, a `require` for each component that stays with the reference. */
function addReferenceRequires(context: ScriptContext, { path, literal }: ModuleExpression, uses: Uses, theirs: readonly string[]): void {
  const statement = path.getStatementParent()?.node;
  const declaration = path.parentPath?.parent;
  if (!statement || declaration?.type !== 'VariableDeclaration') return;
  const style = readStyle(context, statement, literal);
  const locals = new Map(theirs.map((name) => [name, context.reserveName(name)]));
  const lines = [...locals].map(([name, local]) =>
    renderLine('import', { from: toReferenceModule(name), equals: local }, style).replace(/^import/, declaration.kind),
  );
  context.document.edits.appendLeft(getRange(statement).end, lines.map((line) => style.separator + line).join(''));
  replaceUses(context, uses.members, locals);
}
