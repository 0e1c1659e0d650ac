import type * as t from '@babel/types';
import { ownerOf, packageOf, referenceModule } from '../components';
import { reasons } from '../reasons';
import { readSpecifier } from '../specifier';
import { renderLine, styleOf } from './lines';
import { retarget, textOfLiteral } from './literal';
import { functionPath, targetOf, type ModuleExpression } from './module-expression';
import { placeOf } from './places';
import { reasonOfWhole } from './reason-of-whole';
import { replaceUses } from './replace-use';
import { rangeOf, textOf, type ScriptContext } from './script-context';
import { splitImport } from './split-import';
import type { Binding } from './traverse';
import { addUse, keyOf, namesIn, usesOf, type Uses } from './uses';

export function changeExpression(context: ScriptContext, expression: ModuleExpression): void {
  const { path, literal, form } = expression;
  const { document, seen } = context;
  const specifier = readSpecifier(textOfLiteral(literal));
  if (!specifier) return;
  seen.add(literal);
  const { start, end } = rangeOf(path.node);
  if (specifier.kind === 'inside' || specifier.kind === 'types') return document.leave(start, textOfLiteral(literal), reasons.inside);
  if (specifier.kind === 'umbrella') return changeUmbrella(context, expression);
  if (specifier.owner === 'theirs') return document.leave(start, specifier.component, reasons.stays);
  const own = document.options.to === 'packages' && form === 'require';
  retarget(context, literal, own ? packageOf(specifier.component) : `@tender/web/${specifier.module}`);
  if (own) document.edits.appendLeft(end, `.${specifier.component}`);
}

function changeUmbrella(context: ScriptContext, expression: ModuleExpression): void {
  const { path, literal, form } = expression;
  const { document } = context;
  const { start } = rangeOf(path.node);
  const { uses, binding } = usesOfExpression(expression);
  const names = [...new Set(uses.members.map(({ name }) => name))];
  const theirs = names.filter((name) => ownerOf(name) !== 'ours');
  for (const name of theirs) document.leave(start, name, ownerOf(name) === 'theirs' ? reasons.stays : reasons.unknown);
  if (theirs.some((name) => ownerOf(name) !== 'theirs')) return;
  if (theirs.length > 0 && theirs.length === names.length && !uses.whole) return;
  const { parent } = path;
  const pattern = parent.type === 'VariableDeclarator' && parent.id.type === 'ObjectPattern' && uses.members[0]?.node === parent;
  if (pattern && (theirs.length > 0 || document.options.to === 'packages')) return splitPattern(context, expression, parent);
  if (theirs.length > 0 && form !== 'require') {
    if (!splitImport(context, expression, uses)) document.leave(start, 'braintree-web', reasons.chain);
    return;
  }
  if (theirs.length > 0) {
    const declared = binding && parent.type === 'VariableDeclarator';
    if (!declared) return document.leave(start, 'braintree-web', reasons.reassigned);
    separate(context, expression, uses, theirs);
  }
  if (uses.whole && form !== 'resolve') document.leave(rangeOf(uses.whole).start, 'braintree-web', reasonOfWhole(uses));
  retarget(context, literal, '@tender/web');
}

/** What is read from the module: at once, or through the name it is given. */
function usesOfExpression(expression: ModuleExpression): { uses: Uses; binding?: Binding | undefined } {
  const { path, form } = expression;
  const uses: Uses = { members: [] };
  const { parent } = path;
  const { node: target, scope } = targetOf(expression);
  if (target?.type === 'Identifier') {
    const binding = scope.getBinding(target.name);
    return binding ? { uses: exported(binding, usesOf(binding), path.node), binding } : { uses: { members: [], whole: path.node } };
  }
  if (target?.type === 'ObjectPattern') {
    const names = namesIn(target);
    if (!names) return { uses: { members: [], whole: path.node } };
    // `{ default: braintree }` is the object again
    for (const property of target.properties) {
      if (property.type !== 'ObjectProperty' || property.value.type !== 'Identifier') continue;
      const binding = keyOf(property.key, property.computed) === 'default' ? scope.getBinding(property.value.name) : undefined;
      if (binding) return { uses: usesOf(binding) };
    }
    if (parent.type === 'VariableDeclarator') uses.members.push(...names.map((name) => ({ name, node: parent })));
    else uses.members.push(...names.map((name) => ({ name, node: path.node as t.MemberExpression })));
    return { uses };
  }
  // A handler from elsewhere is given the object; one without a parameter is not.
  if (form === 'chain') return { uses: functionPath(path) ? uses : { members: [], whole: path.node } };
  if (parent.type !== 'ExpressionStatement') addUse(uses, path);
  return { uses };
}

/** A name that the file exports is handed on, whatever the file itself reads from it. */
function exported({ path }: Binding, uses: Uses, node: t.Node): Uses {
  const isExported = path.parentPath?.parentPath?.isExportNamedDeclaration() ?? false;
  return isExported ? { ...uses, whole: uses.whole ?? node } : uses;
}

/** `const { client, dataCollector } = require(…)` becomes two statements, or two declarators of one. */
function splitPattern(context: ScriptContext, { path, literal }: ModuleExpression, declarator: t.VariableDeclarator): void {
  if (declarator.id.type !== 'ObjectPattern') return;
  const groups = new Map<string, string[]>();
  for (const property of declarator.id.properties) {
    if (property.type !== 'ObjectProperty') continue;
    const { from } = placeOf(keyOf(property.key, property.computed) ?? '', context.document.options);
    groups.set(from, [...(groups.get(from) ?? []), textOf(context, property)]);
  }
  const declaration = path.parentPath?.parent;
  if (declaration?.type !== 'VariableDeclaration') return;
  const { separator, semicolon } = styleOf(context, declaration, literal);
  const call = textOf(context, path.node);
  const declarators = [...groups].map(([from, texts]) => `{ ${texts.join(', ')} } = ${call.replace(/braintree-web[^'"`]*/, from)}`);
  const alone = declaration.declarations.length === 1;
  const { start, end } = rangeOf(declarator);
  context.document.replace(start, end, declarators.join(alone ? `${semicolon}${separator}${declaration.kind} ` : ', '));
}

/** The components that stay get a `require` of their own, after the statement. */
function separate(context: ScriptContext, { path, literal }: ModuleExpression, uses: Uses, theirs: readonly string[]): void {
  const statement = path.getStatementParent()?.node;
  const declaration = path.parentPath?.parent;
  if (!statement || declaration?.type !== 'VariableDeclaration') return;
  const style = styleOf(context, statement, literal);
  const locals = new Map(theirs.map((name) => [name, context.freeName(name)]));
  const lines = [...locals].map(([name, local]) =>
    renderLine('import', { from: referenceModule(name), equals: local }, style).replace(/^import/, declaration.kind),
  );
  context.document.edits.appendLeft(rangeOf(statement).end, lines.map((line) => style.separator + line).join(''));
  replaceUses(context, uses.members, locals);
}
