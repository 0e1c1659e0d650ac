import { listEnclosed } from './enclosed';
import type { Range } from './integrity';

/** Lists the opening tags of scripts and links. A tag ends at the first `>` outside quotes, braces and expressions of a template language. */
export function listTags(text: string): Range[] {
  const tags: Range[] = [];
  for (const { index } of text.matchAll(/<(?:script|link)\b/gi)) {
    if (index < (tags.at(-1)?.end ?? 0)) continue;
    const end = findTagEnd(text, index + 1);
    if (end > index) tags.push({ start: index, end });
  }
  return tags;
}

const closers: Readonly<Record<string, string>> = { '"': '"', "'": "'", '<?': '?>', '<%': '%>', '{': '}' };

/** A tag is seldom longer than this; without a limit, tags that never end would each be searched up to the end of the text. */
const LONGEST_TAG = 5000;

function findTagEnd(text: string, from: number): number {
  const part = text.slice(from, from + LONGEST_TAG);
  const stops = /["'{>]|<[?%]/g;
  for (;;) {
    const opener = stops.exec(part)?.[0];
    if (opener === undefined) return -1;
    if (opener === '>') return from + stops.lastIndex;
    const closer = closers[opener] ?? '';
    const end = part.indexOf(closer, stops.lastIndex);
    if (end < 0) return -1;
    stops.lastIndex = end + closer.length;
  }
}

/** Where expressions of template languages begin and end. */
const expressions: readonly (readonly [begin: string, end: string])[] = [
  ['<%', '%>'],
  ['<?', '?>'],
  ['{{', '}}'],
  ['{%', '%}'],
];

/** Lists what may hold an address together with its hash in a template: expressions, calls, lists, elements and lines. */
export function listRegions(text: string): Range[] {
  const elements = [...text.matchAll(/<[\w:-][^<>]*>/g)].map(({ 0: element, index }) => ({ start: index, end: index + element.length }));
  return [
    ...expressions.flatMap(([begin, end]) => listEnclosed(text, begin, end)),
    ...[/[()]/g, /[{}]/g, /[[\]]/g].flatMap((brackets) => listInnermost(text, brackets)),
    ...elements,
    ...listLines(text),
  ];
}

function listLines(text: string): Range[] {
  let start = 0;
  return text.split('\n').map((line) => {
    const range = { start, end: start + line.length };
    start = range.end + 1;
    return range;
  });
}

/** Lists the parts in brackets of one kind that have no such bracket inside. */
function listInnermost(text: string, brackets: RegExp): Range[] {
  const ranges: Range[] = [];
  let start = -1;
  for (const { 0: bracket, index } of text.matchAll(brackets)) {
    const opens = /[({[]/.test(bracket);
    if (!opens && start >= 0) ranges.push({ start, end: index + 1 });
    start = opens ? index : -1;
  }
  return ranges;
}
