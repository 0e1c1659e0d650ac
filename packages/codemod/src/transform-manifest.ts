import { parseExpression } from '@babel/parser';
import type { ObjectExpression } from '@babel/types';
import { closeDocument, openDocument, type Document } from './document';
import { VERSION } from './components';
import { reasons } from './reasons';
import { SourceError, type TransformOptions, type TransformResult } from './report';
import { leaveNames } from './transform-settings';

const REFERENCE = 'braintree-web';
const TYPES = '@types/braintree-web';
/** The caret range of the first release, which includes all later ones of the same major version. */
const RANGE = '^1.0.0';
const STILL_USED = 'something is left on it';
const GROUPS = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'];

interface Entry {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** Updates the dependencies in `package.json`: adds what the transformed sources import, and removes the reference when nothing uses it. */
export function transformManifest(source: string, options: TransformOptions): TransformResult {
  const document = openDocument(source, options);
  const groups = GROUPS.map((key) => readEntries(source, key));
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

function isReferenceUnused({ project }: TransformOptions): boolean {
  return project !== undefined && !project.keepsReference && project.needs.length > 0;
}

/** Removes the types together with the reference. A shop that loads the scripts by tag has only the types: its new imports replace them. */
function changeTypes(document: Document, entry: Entry, entries: readonly Entry[], present: ReadonlySet<string>): void {
  if (!present.has(REFERENCE)) return changeReference(document, entry, entries, present);
  if (isReferenceUnused(document.options)) removeEntry(document, entry, entries);
  else if (document.options.project?.keepsReference) document.leave(entry.start, TYPES, STILL_USED);
}

function changeReference(document: Document, entry: Entry, entries: readonly Entry[], present: ReadonlySet<string>): void {
  const { project } = document.options;
  if (!project) return document.leave(entry.start, entry.name, 'which packages its sources need is not known: run over the whole project');
  const added = [...new Set(project.needs)].filter((name) => !present.has(name)).sort();
  if (project.keepsReference)
    document.leave(entry.start, entry.name, entry.name === TYPES ? STILL_USED : `${STILL_USED}${describeVersion(document, entry)}`);
  else if (project.needs.length === 0) {
    return document.leave(entry.start, entry.name, 'nothing that was read imports it: remove it if nothing else does');
  }
  const kept = project.keepsReference ? [document.source.slice(entry.start, entry.end)] : [];
  const lines = [...added.map((name) => `"${name}": "${RANGE}"`), ...kept];
  if (lines.length === 0) return removeEntry(document, entry, entries);
  const indent = /\n([ \t]*)$/.exec(document.source.slice(0, entry.start))?.[1];
  const separator = indent === undefined ? ', ' : `,${document.eol}${indent}`;
  document.replace(entry.start, entry.end, lines.join(separator));
}

/** Components of the reference accept only a client of their own version, and Tender's client reports VERSION. */
function describeVersion({ source, options }: Document, { start, end }: Entry): string {
  const pinned = new RegExp(`"${VERSION.replaceAll('.', '\\.')}"$`).test(source.slice(start, end));
  return pinned || options.project?.needs.length === 0 ? '' : `: set it to ${VERSION}, or its components refuse a client of Tender's`;
}

/** Removes an entry and the comma between it and its neighbor. */
function removeEntry(document: Document, entry: Entry, entries: readonly Entry[]): void {
  const at = entries.indexOf(entry);
  const [before, after] = [entries[at - 1], entries[at + 1]];
  if (after) document.replace(entry.start, after.start, '');
  else document.replace(before?.end ?? entry.start, entry.end, '');
}

function readEntries(source: string, group: string): Entry[] {
  const found = parseManifest(source).properties.find((each) => each.type === 'ObjectProperty' && readKey(each.key) === group);
  if (found?.type !== 'ObjectProperty' || found.value.type !== 'ObjectExpression') return [];
  return found.value.properties.map((each) => ({
    name: each.type === 'ObjectProperty' ? readKey(each.key) : '',
    start: each.start ?? 0,
    end: each.end ?? 0,
  }));
}

function readKey(key: { type: string; value?: unknown }): string {
  return typeof key.value === 'string' ? key.value : '';
}

function parseManifest(source: string): ObjectExpression {
  try {
    JSON.parse(source.replace(/^\uFEFF/, ''));
    const expression = parseExpression(source);
    if (expression.type === 'ObjectExpression') return expression;
  } catch (error) {
    throw new SourceError(error instanceof Error ? error.message : String(error), { cause: error });
  }
  throw new SourceError('Not an object.');
}
