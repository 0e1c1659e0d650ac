import type * as t from '@babel/types';
import { findOwner, findPackage, toReferenceModule } from '../components';
import { reasons } from '../reasons';
import { readSpecifier, type Specifier } from '../specifier';
import { findType } from '../find-type';
import { renderLine, readStyle, type Line, type Named } from './lines';
import { retarget, type Literal } from './literal';
import { groupNamed, findImportSource } from './import-source';
import { explainWhole } from './explain-whole';
import { replaceUses } from './replace-use';
import { getRange, type ScriptContext } from './script-context';
import type { NodePath } from './traverse';
import { readKey, findUses, type Use, type Uses } from './uses';

/** A name that an import binds to the whole module, with what the file reads from it. */
interface Whole extends Uses {
  readonly form: 'default' | 'namespace' | 'equals';
  readonly local: string;
}

interface Statement {
  readonly node: t.ImportDeclaration | t.TSImportEqualsDeclaration;
  readonly literal: Literal;
  readonly wholes: readonly Whole[];
  readonly named: readonly Named[];
  readonly typesOnly: boolean;
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
    if (imported && imported !== 'default') named.push({ imported, local });
    else wholes.push({ form: each.type === 'ImportNamespaceSpecifier' ? 'namespace' : 'default', local, ...findLocalUses(path, local) });
  }
  const typesOnly = node.importKind === 'type' || node.importKind === 'typeof';
  changeStatement(context, specifier, { node, literal: node.source, wholes, named, typesOnly });
}

/** Changes TypeScript's `import braintree = require('braintree-web')`. */
export function changeImportEquals(context: ScriptContext, path: NodePath<t.TSImportEqualsDeclaration>): void {
  const { node } = path;
  if (node.moduleReference.type !== 'TSExternalModuleReference') return;
  const literal = node.moduleReference.expression;
  const specifier = readSpecifier(literal.value);
  if (!specifier) return;
  const local = node.id.name;
  const wholes: Whole[] = [{ form: 'equals', local, ...findLocalUses(path, local) }];
  changeStatement(context, specifier, { node, literal, wholes, named: [], typesOnly: node.importKind === 'type' });
}

function findLocalUses(path: NodePath, local: string): Uses {
  const binding = path.scope.getBinding(local);
  return binding ? findUses(binding) : { members: [] };
}

function changeStatement(context: ScriptContext, specifier: Specifier, statement: Statement): void {
  context.seen.add(statement.literal);
  if (specifier.kind === 'umbrella' || specifier.kind === 'types') return changeUmbrella(context, statement);
  const { start } = getRange(statement.node);
  if (specifier.kind === 'inside') return context.document.leave(start, getSpecifierText(statement), reasons.inside);
  if (specifier.owner === 'reference') return context.document.leave(start, specifier.component, reasons.stays);
  changeModule(context, specifier, statement);
}

function getSpecifierText({ literal }: Statement): string {
  return literal.type === 'StringLiteral' ? literal.value : '';
}

/** Changes the import of one component's module. Types come from the package that exports them. */
function changeModule(context: ScriptContext, { module, component }: Specifier & { kind: 'module' }, statement: Statement): void {
  const types = statement.named.filter(({ imported }) => findType(imported));
  const values = statement.named.filter(({ imported }) => !findType(imported));
  const [whole] = statement.wholes;
  const own = context.document.options.to === 'packages' && whole && values.length === 0;
  const subpath = `@tender/web/${module}`;
  if (types.length === 0 && !own) return retarget(context, statement.literal, subpath);
  const lines: Line[] = [];
  if (own) lines.push({ from: findPackage(component), type: statement.typesOnly, named: [{ imported: component, local: whole.local }] });
  else if (whole ?? values.length > 0) lines.push({ from: subpath, type: statement.typesOnly, ...toWholeNames(statement), named: values });
  writeStatement(context, statement, [...lines, ...groupNamed(types, context.document.options, true)]);
}

function toWholeNames({ wholes }: Pick<Statement, 'wholes'>): Pick<Line, 'default' | 'namespace' | 'equals'> {
  return Object.fromEntries(wholes.map(({ form, local }) => [form, local]));
}

function changeUmbrella(context: ScriptContext, statement: Statement): void {
  const { document } = context;
  const { start } = getRange(statement.node);
  const uses = statement.wholes.flatMap(({ members }) => members);
  const names = [...new Set([...uses.map(({ name }) => name), ...statement.named.map(({ imported }) => imported)])];
  const unknown = names.filter((name) => findOwner(name) === 'unknown');
  for (const name of names) {
    const owner = findOwner(name);
    if (owner === 'reference') document.leave(start, name, reasons.stays);
    else if (owner === 'unknown') document.leave(start, name, reasons.unknown);
    else if (owner === 'type' && !findType(name)) document.leave(start, name, reasons.type);
  }
  const kept = statement.wholes.filter(isStillUsed);
  const moves = kept.length > 0 || names.some((name) => findImportSource(name, document.options).from !== 'braintree-web');
  if (unknown.length > 0 || (!moves && names.length > 0)) return;
  for (const each of statement.wholes) {
    if (each.whole) document.leave(getRange(each.whole).start, 'braintree-web', explainWhole(each));
  }
  const separate = separateUses(context, statement, uses);
  const named = groupNamed(statement.named, document.options, statement.typesOnly);
  const web: Line = { from: '@tender/web', type: statement.typesOnly, ...toWholeNames({ wholes: kept }) };
  const joined = named.findIndex((line) => line.from === web.from && line.type === web.type && !web.namespace);
  const lines =
    kept.length === 0 ? named : joined < 0 ? [web, ...named] : named.map((line, at) => (at === joined ? { ...web, ...line } : line));
  if (statement.wholes.length + statement.named.length === 0) return retarget(context, statement.literal, web.from);
  writeStatement(context, statement, [...lines, ...separate]);
}

/** Whether the object is still needed: something of Tender is read from it, or it is unknown what is read from it. */
function isStillUsed({ members, whole }: Whole): boolean {
  return whole !== undefined || members.length === 0 || members.some(({ name }) => findOwner(name) === 'tender');
}

/** Gives every name that Tender's umbrella object does not have its own import and variable. */
function separateUses(context: ScriptContext, { wholes }: Statement, uses: readonly Use[]): Line[] {
  const form = wholes[0]?.form ?? 'default';
  const locals = new Map<string, string>();
  const lines: Line[] = [];
  const types: Named[] = [];
  for (const { name } of uses) {
    if (locals.has(name) || findOwner(name) === 'tender') continue;
    const local = context.reserveName(name);
    locals.set(name, local);
    if (findOwner(name) === 'type') types.push({ imported: name, local });
    else lines.push({ from: toReferenceModule(name), [form]: local });
  }
  replaceUses(context, uses, locals);
  return [...lines, ...groupNamed(types, context.document.options, true)];
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
