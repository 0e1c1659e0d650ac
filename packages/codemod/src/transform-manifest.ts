import { parseExpression } from '@babel/parser';
import type { ObjectExpression } from '@babel/types';
import { closeDocument, openDocument, type Document } from './document';
import { VERSION } from './components';
import { reasons } from './reasons';
import { SourceError, type TransformOptions, type TransformResult } from './report';
import { leaveNames } from './transform-settings';

const REFERENCE = 'braintree-web';
const TYPES = '@types/braintree-web';
/** The first release; what later ones add, a range with a caret takes in. */
const RANGE = '^1.0.0';
const LEFT_ON_IT = 'something is left on it';
const GROUPS = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'];

interface Entry {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** Dependencies in `package.json`: what the changed sources import comes in, the reference goes when nothing is left on it. */
export function transformManifest(source: string, options: TransformOptions): TransformResult {
  const document = openDocument(source, options);
  const groups = GROUPS.map((key) => entriesOf(source, key));
  const present = new Set(groups.flat().map(({ name }) => name));
  for (const entries of groups) {
    for (const entry of entries) {
      if (entry.name === REFERENCE) changeReference(document, entry, entries, present);
      else if (entry.name === TYPES) changeTypes(document, entry, entries, present);
      else if (/^braintree-web-drop-in(-react)?$/.test(entry.name)) document.leave(entry.start, entry.name, reasons.dropIn);
    }
  }
  let from = 0;
  for (const { start, end } of groups.flat().sort((one, other) => one.start - other.start)) {
    leaveNames(document, from, source.slice(from, start));
    from = end;
  }
  leaveNames(document, from, source.slice(from));
  return closeDocument(document);
}

function gone({ project }: TransformOptions): boolean {
  return project !== undefined && !project.keepsReference && project.needs.length > 0;
}

/** The types go with what they describe. A shop that has the scripts by tag has the types alone: what it imports now comes in their place. */
function changeTypes(document: Document, entry: Entry, entries: readonly Entry[], present: ReadonlySet<string>): void {
  if (!present.has(REFERENCE)) return changeReference(document, entry, entries, present);
  if (gone(document.options)) remove(document, entry, entries);
  else if (document.options.project?.keepsReference) document.leave(entry.start, TYPES, LEFT_ON_IT);
}

function changeReference(document: Document, entry: Entry, entries: readonly Entry[], present: ReadonlySet<string>): void {
  const { project } = document.options;
  if (!project) return document.leave(entry.start, entry.name, 'which packages its sources need is not known: run over the whole project');
  const added = [...new Set(project.needs)].filter((name) => !present.has(name)).sort();
  if (project.keepsReference)
    document.leave(entry.start, entry.name, entry.name === TYPES ? LEFT_ON_IT : `${LEFT_ON_IT}${wanted(document, entry)}`);
  else if (project.needs.length === 0) {
    return document.leave(entry.start, entry.name, 'nothing that was read imports it: remove it if nothing else does');
  }
  const kept = project.keepsReference ? [document.source.slice(entry.start, entry.end)] : [];
  const lines = [...added.map((name) => `"${name}": "${RANGE}"`), ...kept];
  if (lines.length === 0) return remove(document, entry, entries);
  const indent = /\n([ \t]*)$/.exec(document.source.slice(0, entry.start))?.[1];
  const separator = indent === undefined ? ', ' : `,${document.eol}${indent}`;
  document.replace(entry.start, entry.end, lines.join(separator));
}

/** Components of the reference take a client of their own version and no other, which Tender's says it is. */
function wanted({ source, options }: Document, { start, end }: Entry): string {
  const pinned = new RegExp(`"${VERSION.replaceAll('.', '\\.')}"$`).test(source.slice(start, end));
  return pinned || options.project?.needs.length === 0 ? '' : `: set it to ${VERSION}, or its components refuse a client of Tender's`;
}

/** With the comma that parted it from its neighbour. */
function remove(document: Document, entry: Entry, entries: readonly Entry[]): void {
  const at = entries.indexOf(entry);
  const [before, after] = [entries[at - 1], entries[at + 1]];
  if (after) document.replace(entry.start, after.start, '');
  else document.replace(before?.end ?? entry.start, entry.end, '');
}

function entriesOf(source: string, group: string): Entry[] {
  const found = read(source).properties.find((each) => each.type === 'ObjectProperty' && keyOf(each.key) === group);
  if (found?.type !== 'ObjectProperty' || found.value.type !== 'ObjectExpression') return [];
  return found.value.properties.map((each) => ({
    name: each.type === 'ObjectProperty' ? keyOf(each.key) : '',
    start: each.start ?? 0,
    end: each.end ?? 0,
  }));
}

function keyOf(key: { type: string; value?: unknown }): string {
  return typeof key.value === 'string' ? key.value : '';
}

function read(source: string): ObjectExpression {
  try {
    JSON.parse(source.replace(/^\uFEFF/, ''));
    const expression = parseExpression(source);
    if (expression.type === 'ObjectExpression') return expression;
  } catch (error) {
    throw new SourceError(error instanceof Error ? error.message : String(error), { cause: error });
  }
  throw new SourceError('Not an object.');
}
