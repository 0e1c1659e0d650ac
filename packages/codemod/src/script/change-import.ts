import type * as t from '@babel/types';
import { findOwner, findPackage } from '../components';
import { asTypeReason } from '../missing-parts';
import { reasons } from '../reasons';
import { readSpecifier, type Specifier } from '../specifier';
import { checkNames } from './check-names';
import { findImportSource, groupNamed } from './import-source';
import { renderLine, readStyle, type Line, type Named } from './lines';
import { leavesOwnTypes, type Literal, readLiteral, retarget } from './literal';
import { getRange, type ScriptContext } from './script-context';
import type { NodePath } from './traverse';
import { readKey, findUses, type Use } from './uses';

/** A name that an import binds to the whole module, with what the file reads from it. */
interface Whole {
  readonly form: 'default' | 'namespace' | 'equals';
  readonly local: string;
  readonly uses: readonly Use[];
}

interface Statement {
  readonly node: t.ImportDeclaration | t.TSImportEqualsDeclaration;
  readonly literal: Literal;
  readonly wholes: readonly Whole[];
  readonly named: readonly Named[];
  readonly typesOnly: boolean;
  /** Whether the import is deferred, or has the source of the module. Another form of import would have neither. */
  readonly hasPhase?: boolean;
}

export function changeImport(context: ScriptContext, path: NodePath<t.ImportDeclaration>): void {
  const { node } = path;
  const specifier = readSpecifier(node.source.value);
  if (!specifier) return;
  const wholes: Whole[] = [];
  const named: Named[] = [];
  for (const each of node.specifiers) {
    const local = each.local.name;
    const imported = each.type === 'ImportSpecifier' ? readKey(each.imported, false) : undefined;
    if (each.type === 'ImportSpecifier' && imported && imported !== 'default') {
      named.push({ imported, local, type: each.importKind === 'type', value: isValue(path, local) });
    } else
      wholes.push({ form: each.type === 'ImportNamespaceSpecifier' ? 'namespace' : 'default', local, uses: findLocalUses(path, local) });
  }
  const typesOnly = node.importKind === 'type' || node.importKind === 'typeof';
  const hasPhase = Boolean(node.phase ?? node.module);
  changeStatement(context, specifier, { node, literal: node.source, wholes, named, typesOnly, hasPhase });
}

/** Changes TypeScript's `import braintree = require('braintree-web')`. */
export function changeImportEquals(context: ScriptContext, path: NodePath<t.TSImportEqualsDeclaration>): void {
  const { node } = path;
  if (node.moduleReference.type !== 'TSExternalModuleReference') return;
  const literal = node.moduleReference.expression;
  const specifier = readSpecifier(literal.value);
  if (!specifier) return;
  const local = node.id.name;
  const wholes: Whole[] = [{ form: 'equals', local, uses: findLocalUses(path, local) }];
  changeStatement(context, specifier, { node, literal, wholes, named: [], typesOnly: node.importKind === 'type' });
}

function findLocalUses(path: NodePath, local: string): Use[] {
  const binding = path.scope.getBinding(local);
  return binding ? findUses(binding) : [];
}

/** Whether code evaluates an imported name. Babel's references include those in some types, and exports, which may export a type. */
function isValue(path: NodePath, local: string): boolean {
  const references = path.scope.getBinding(local)?.referencePaths ?? [];
  return references.some(({ parent }) => !/^(TS(?!As|Satisfies|NonNull)|Export)/.test(parent.type));
}

function changeStatement(context: ScriptContext, specifier: Specifier, statement: Statement): void {
  const { literal, node } = statement;
  context.seen.add(literal);
  if (leavesOwnTypes(context, literal)) return;
  if (specifier.kind === 'umbrella') changeUmbrella(context, statement);
  else if (specifier.kind === 'module') changeModule(context, specifier, statement);
  else {
    const { reason } = specifier;
    context.document.leave(getRange(node).start, readLiteral(literal), statement.typesOnly ? asTypeReason(reason) : reason);
  }
}

/** Changes the import of one component's module. Its sub-path of `@tender/web` exports the same types. */
function changeModule(context: ScriptContext, { module, component }: Specifier & { kind: 'module' }, statement: Statement): void {
  const { document } = context;
  const { wholes, named, literal, node, typesOnly, hasPhase } = statement;
  const subpath = `@tender/web/${module}`;
  document.components.add(component);
  const types = named.filter(({ imported }) => findOwner(imported) === 'type');
  for (const { imported, value } of types) {
    if (value && imported !== 'BraintreeError') document.leave(getRange(node).start, imported, reasons.value);
  }
  const [whole] = wholes;
  const own = document.options.to === 'packages' && !hasPhase && whole && named.length === types.length;
  if (!own && !types.some(({ value }) => value)) return retarget(context, literal, subpath);
  const lines: Line[] = [];
  const values = named.filter((each) => !types.includes(each));
  if (own) lines.push({ from: findPackage(component), type: typesOnly, named: [{ imported: component, local: whole.local }] });
  else if (whole ?? values.length > 0) lines.push({ from: subpath, type: typesOnly, ...toWholeNames(wholes), named: values });
  writeStatement(context, statement, [...lines, ...groupNamed(types, document.options, subpath, typesOnly)]);
}

function toUse({ imported, value }: Named): { name: string; type?: true } {
  return { name: imported, ...(value && imported !== 'BraintreeError' ? {} : { type: true }) };
}

function toWholeNames(wholes: readonly Whole[]): Pick<Line, 'default' | 'namespace' | 'equals'> {
  return Object.fromEntries(wholes.map(({ form, local }) => [form, local]));
}

function changeUmbrella(context: ScriptContext, statement: Statement): void {
  const { document } = context;
  const { wholes, named, literal, typesOnly } = statement;
  const uses = wholes.flatMap((whole) => whole.uses);
  if (checkNames(context, getRange(statement.node).start, [...uses, ...named.map(toUse)])) return;
  const web: Line = { from: '@tender/web', type: typesOnly, ...toWholeNames(wholes) };
  const lines = groupNamed(named, document.options, readLiteral(literal), typesOnly);
  const joined = lines.findIndex(({ from }) => from === web.from);
  if (wholes.length > 0 && joined >= 0 && !web.namespace) lines[joined] = { ...web, ...lines[joined] };
  else if (wholes.length > 0) lines.unshift(web);
  if (wholes.length + named.length === 0) return retarget(context, literal, web.from);
  const [whole] = wholes;
  const types = whole?.form === 'default' ? separateTypes(context, uses, literal) : [];
  writeStatement(context, statement, [...lines, ...types]);
}

/** Imports the types that are read from the default export, which is an object and not a namespace. */
function separateTypes(context: ScriptContext, uses: readonly Use[], literal: Literal): Line[] {
  const locals = new Map<string, string>();
  for (const { name, type } of uses) {
    if (!type || context.seen.has(type) || !findImportSource(name, context.document.options) || findOwner(name) !== 'type') continue;
    const local = locals.get(name) ?? context.reserveName(name);
    locals.set(name, local);
    context.document.replace(getRange(type).start, getRange(type).end, local);
  }
  const named = [...locals].map(([imported, local]) => ({ imported, local }));
  return groupNamed(named, context.document.options, readLiteral(literal), true);
}

/** Replaces only the specifier when one line with the same names results; otherwise rewrites the statement. */
function writeStatement(context: ScriptContext, statement: Statement, lines: readonly Line[]): void {
  const { node, literal, wholes, named } = statement;
  const [first] = lines;
  const count = first ? [first.default, first.namespace, first.equals].filter(Boolean).length + (first.named?.length ?? 0) : 0;
  const same = named.every(({ imported, local }) => first?.named?.some((other) => other.imported === imported && other.local === local));
  const sameKind = (first?.type ?? false) === statement.typesOnly && wholes.every(({ form, local }) => first?.[form] === local);
  if (first && lines.length === 1 && count === wholes.length + named.length && same && sameKind)
    return retarget(context, literal, first.from);
  const style = readStyle(context, node, literal);
  const { start, end } = getRange(node);
  context.document.replace(start, end, lines.map((line) => renderLine('import', line, style)).join(style.separator));
}
