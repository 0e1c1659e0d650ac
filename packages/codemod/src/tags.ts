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
const LONGEST_TAG = 20_000;

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

/** Lists what may hold an address together with its hash in a template: expressions, calls, lists, elements and lines. */
export function listRegions(text: string): Range[] {
  const patterns = [
    /<%[^]*?%>/g,
    /<\?[^]*?\?>/g,
    /\{\{[^]*?\}\}/g,
    /\{%[^]*?%\}/g,
    /\([^()]*\)|\{[^{}]*\}|\[[^[\]]*\]/g,
    /<[\w:-]+[^<>]*>/g,
    /[^\n]+/g,
  ];
  return patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: region, index }) => ({ start: index, end: index + region.length })),
  );
}
