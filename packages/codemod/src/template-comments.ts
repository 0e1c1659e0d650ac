import { blank, listEnclosed } from './enclosed';
import type { Range } from './integrity';

/** Where comments of template languages begin and end. A page may be written in any of them, whatever its name. */
const marks: readonly (readonly [begin: string, end: string])[] = [
  ['<!--', '-->'],
  ['<%--', '--%>'],
  ['<%#', '%>'],
  ['<#--', '-->'], // FreeMarker
  ['{#', '#}'], // Twig, Jinja, Nunjucks
  ['{{!--', '--}}'], // Handlebars
  ['{{!', '}}'],
  ['{{--', '--}}'], // Blade
  ['@*', '*@'], // Razor
  ['{*', '*}'], // Smarty, Latte
  ['#*', '*#'], // Velocity
];

/** Languages in which the lines below a comment that are indented deeper belong to it, and how a comment begins. */
const indentation: Readonly<Record<string, readonly string[]>> = {
  pug: ['//'],
  jade: ['//'],
  haml: ['-#', '/'],
  slim: ['/'],
};

/** Replaces the comments of a page or template with spaces, so that every other character keeps its index. */
export function hideComments(source: string, extension: string): string {
  let text = source;
  for (const [begin, end] of marks) text = blank(text, listEnclosed(text, begin, end));
  text = blank(text, listTagComments(text));
  text = blank(text, listIndented(text, ['##'], false)); // Velocity, Mako
  const signs = Object.hasOwn(indentation, extension) ? indentation[extension] : undefined;
  if (signs) text = blank(text, listIndented(text, signs, true));
  return blank(text, listPhpComments(text));
}

/** Lists the comments between two tags, of Liquid and Django: `{% comment %}…{% endcomment %}`. */
function listTagComments(text: string): Range[] {
  const tags = [...text.matchAll(/\{%-?\s*(comment\b[^%{]*|endcomment\s*-?)%\}/g)];
  const ranges: Range[] = [];
  let start = -1;
  for (const { 0: tag, 1: word = '', index } of tags) {
    if (word.startsWith('comment') && start < 0) start = index;
    else if (word.startsWith('end') && start >= 0) {
      ranges.push({ start, end: index + tag.length });
      start = -1;
    }
  }
  return ranges;
}

/** Lists the lines that begin with a comment sign. @param deeper whether the lines below them belong to the comment that are indented deeper */
function listIndented(text: string, signs: readonly string[], deeper: boolean): Range[] {
  const ranges: { start: number; end: number }[] = [];
  let indent: string | undefined;
  let start = 0;
  for (const line of text.split('\n')) {
    const content = line.trimStart();
    const own = line.slice(0, line.length - content.length);
    const last = ranges.at(-1);
    const isInside = indent !== undefined && (content === '' || (own.startsWith(indent) && own.length > indent.length));
    if (isInside && last) last.end = start + line.length;
    else indent = undefined;
    if (!isInside && signs.some((sign) => content.startsWith(sign))) {
      ranges.push({ start, end: start + line.length });
      if (deeper) indent = own;
    }
    start += line.length + 1;
  }
  return ranges;
}

/** Lists the comments of PHP. */
function listPhpComments(text: string): Range[] {
  const ranges: Range[] = [];
  for (let at = text.indexOf('<?'); at >= 0; at = text.indexOf('<?', at)) {
    const start = at + 2;
    const end = text.startsWith('xml', start) ? start : text.indexOf('?>', start);
    at = end < 0 ? text.length : end;
    for (const range of listCodeComments(text.slice(start, at))) ranges.push({ start: start + range.start, end: start + range.end });
  }
  return ranges;
}

/** Lists the comments of a piece of PHP. A string is skipped, so that an address in it, such as `'//js.example'`, is not a comment. */
function listCodeComments(code: string): Range[] {
  const ranges: Range[] = [];
  const unclosed = new Set<string>(); // a quote or comment without an end has none from any later place on either
  const tokens = /['"]|\/\/|\/\*|#(?!\[)/g;
  for (let token = tokens.exec(code); token; token = tokens.exec(code)) {
    const sign = token[0];
    if (unclosed.has(sign)) continue;
    const isString = sign === '"' || sign === "'";
    const end = isString ? findStringEnd(code, tokens.lastIndex, sign) : findEnd(code, tokens.lastIndex, sign === '/*' ? '*/' : '\n');
    if (end === undefined) unclosed.add(sign);
    else tokens.lastIndex = end;
    if (!isString && end !== undefined) ranges.push({ start: token.index, end });
  }
  return ranges;
}

/** The index after the mark that ends a comment. The end of the code also ends a comment of one line. */
function findEnd(code: string, from: number, mark: string): number | undefined {
  const at = code.indexOf(mark, from);
  if (at < 0) return mark === '\n' ? code.length : undefined;
  return at + mark.length;
}

/** The index after the quote that ends a string. */
function findStringEnd(code: string, from: number, quote: string): number | undefined {
  const stops = quote === '"' ? /["\\]/g : /['\\]/g;
  stops.lastIndex = from;
  for (let stop = stops.exec(code); stop; stop = stops.exec(code)) {
    if (stop[0] === quote) return stops.lastIndex;
    stops.lastIndex += 1; // the character after a backslash
  }
  return undefined;
}
