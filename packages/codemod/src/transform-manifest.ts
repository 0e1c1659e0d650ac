import { parseExpression } from '@babel/parser';
import type { ObjectExpression } from '@babel/types';
import { closeDocument, openDocument, type Document } from './document';
import { SourceError, type TransformOptions, type TransformResult } from './report';

const REFERENCE = 'braintree-web';
const TYPES = '@types/braintree-web';
/** The first release; what later ones add, a range with a caret takes in. */
const RANGE = '^0.1.0';

interface Entry {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** Dependencies in `package.json`: what the changed sources import comes in, the reference goes when nothing is left on it. */
export function transformManifest(source: string, options: TransformOptions): TransformResult {
  const document = openDocument(source, options);
  const groups = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'].map((key) => entriesOf(source, key));
  const present = new Set(groups.flat().map(({ name }) => name));
  for (const entries of groups) {
    for (const entry of entries) {
      if (entry.name === REFERENCE) changeReference(document, entry, entries, present);
      else if (entry.name === TYPES && gone(options)) remove(document, entry, entries);
    }
  }
  return closeDocument(document);
}

function gone({ project }: TransformOptions): boolean {
  return project !== undefined && !project.keepsReference && project.needs.length > 0;
}

function changeReference(document: Document, entry: Entry, entries: readonly Entry[], present: ReadonlySet<string>): void {
  const { project } = document.options;
  if (!project) return document.leave(entry.start, REFERENCE, 'which packages its sources need is not known: run over the whole project');
  const added = [...new Set(project.needs)].filter((name) => !present.has(name)).sort();
  if (project.keepsReference) document.leave(entry.start, REFERENCE, 'something is left on it');
  else if (project.needs.length === 0) {
    return document.leave(entry.start, REFERENCE, 'nothing that was read imports it: remove it if nothing else does');
  }
  const kept = project.keepsReference ? [document.source.slice(entry.start, entry.end)] : [];
  const lines = [...added.map((name) => `"${name}": "${RANGE}"`), ...kept];
  if (lines.length === 0) return remove(document, entry, entries);
  const indent = /\n([ \t]*)$/.exec(document.source.slice(0, entry.start))?.[1];
  const separator = indent === undefined ? ', ' : `,${document.eol}${indent}`;
  document.replace(entry.start, entry.end, lines.join(separator));
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
