import { parseExpression } from '@babel/parser';
import type { ObjectExpression } from '@babel/types';
import type { Document } from './document';
import { blank } from './enclosed';
import { reasons } from './reasons';
import { SourceError } from './report';

const REFERENCE = 'braintree-web';
const TYPES = '@types/braintree-web';
/** The caret range of the first release, which includes all later ones of the same major version. */
const RANGE = '^1.0.0';
const GROUPS = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'];

interface Entry {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** Updates the dependencies in `package.json`: adds what the transformed sources import, and removes the reference when nothing names it. */
export function transformManifest(document: Document): void {
  const groups = GROUPS.map((key) => readEntries(document.source, key));
  const present = new Set(groups.flat().map(({ name }) => name));
  if (!present.has(REFERENCE) && !present.has(TYPES)) addEntries(document, present);
  const main = present.has(REFERENCE) ? REFERENCE : TYPES;
  for (const entries of groups) {
    for (const entry of entries) {
      if (entry.name === REFERENCE || entry.name === TYPES)
        changeEntry(document, entry, entries, entry.name === main ? present : undefined);
      else if (/^braintree-web-drop-in(-react)?$/.test(entry.name)) document.leave(entry.start, entry.name, reasons.dropIn);
    }
  }
}

/** Removes an entry, or leaves it and says why. @param present what the manifest lists, for the entry in whose place the packages of Tender come */
function changeEntry(document: Document, entry: Entry, entries: readonly Entry[], present: ReadonlySet<string> | undefined): void {
  const { project } = document.options;
  if (!project)
    return document.leave(
      entry.start,
      entry.name,
      'it is not known which packages its sources need; run the codemod over the whole project',
    );
  const { mentions, needs } = project;
  const isKept = mentions > 0 || needs.length === 0;
  if (isKept)
    document.leave(
      entry.start,
      entry.name,
      mentions > 0 ? explainMentions(mentions) : 'no file of the project imports it; remove this line if you do not need it',
    );
  const lines = [...(present ? listAdded(needs, present) : []), ...(isKept ? [document.source.slice(entry.start, entry.end)] : [])];
  if (lines.length === 0) return removeEntry(document, entry, entries);
  document.replace(entry.start, entry.end, lines.join(`,${readSpace(document, entry)}`));
}

function listAdded(needs: readonly string[], present: ReadonlySet<string>): string[] {
  const added = [...new Set(needs)].filter((name) => !present.has(name)).sort();
  return added.map((name) => `"${name}": "${RANGE}"`);
}

/** The line break and indentation before an entry, or a space. */
function readSpace({ source, eol }: Document, { start }: Entry): string {
  const indent = /\n([ \t]*)$/.exec(source.slice(0, start))?.[1];
  return indent === undefined ? ' ' : eol + indent;
}

/** Adds what the sources need to a manifest that does not list the reference, in the order of names. */
function addEntries(document: Document, present: ReadonlySet<string>): void {
  const { source, options } = document;
  const lines = listAdded(options.project?.needs ?? [], present);
  if (lines.length === 0) return;
  const [group] = ['dependencies', 'devDependencies'].map((key) => readEntries(source, key)).filter(({ length }) => length > 0);
  if (group) return insertLines(document, group, lines);
  const members = readMembers(parseManifest(source));
  const [first] = members;
  const space = first ? readSpace(document, first) : ' ';
  const inner = space === ' ' ? ' ' : space + space.replace(document.eol, '');
  const text = `"dependencies": {${inner}${lines.join(`,${inner}`)}${space}}`;
  const empty = members.find(({ name }) => name === 'dependencies');
  const last = members.at(-1);
  if (empty) document.replace(empty.start, empty.end, text);
  else if (last) document.replace(last.start, last.end, `${source.slice(last.start, last.end)},${space}${text}`);
}

function insertLines(document: Document, group: readonly Entry[], lines: readonly string[]): void {
  const next = group.find(({ name }) => name > '@tender/');
  const entry = next ?? group.at(-1);
  if (!entry) return;
  const old = document.source.slice(entry.start, entry.end);
  document.replace(entry.start, entry.end, (next ? [...lines, old] : [old, ...lines]).join(`,${readSpace(document, entry)}`));
}

function explainMentions(count: number): string {
  const files = count === 1 ? '1 file of the project still names' : `${count} files of the project still name`;
  return `${files} braintree-web; change or check what is listed, then run the codemod again, or remove this line`;
}

/** Removes an entry and the comma between it and its neighbor. */
function removeEntry(document: Document, entry: Entry, entries: readonly Entry[]): void {
  const at = entries.indexOf(entry);
  const [before, after] = [entries[at - 1], entries[at + 1]];
  if (after) document.replace(entry.start, after.start, '');
  else document.replace(before?.end ?? entry.start, entry.end, '');
}

/** The version range of the reference that a manifest asks for. */
export function readRange(source: string): string | undefined {
  const entry = GROUPS.flatMap((group) => readEntries(source, group)).find(({ name }) => name === REFERENCE);
  return entry && /:\s*"([^"]*)"/.exec(source.slice(entry.start, entry.end))?.[1];
}

/** Hides the dependencies of a manifest, so that only its other mentions of the reference are found. */
export function hideDependencies(source: string): string {
  const entries = GROUPS.flatMap((group) => readEntries(source, group));
  return blank(
    source,
    entries.sort((one, other) => one.start - other.start),
  );
}

function readEntries(source: string, group: string): Entry[] {
  const found = parseManifest(source).properties.find((each) => each.type === 'ObjectProperty' && readKey(each.key) === group);
  if (found?.type !== 'ObjectProperty' || found.value.type !== 'ObjectExpression') return [];
  return readMembers(found.value);
}

function readMembers(object: ObjectExpression): Entry[] {
  return object.properties.map((each) => ({
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
