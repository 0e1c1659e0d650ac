/** Deeper than any request of a server SDK, and far from where a program's stack ends. */
const MAX_DEPTH = 100;

interface Element {
  readonly name: string;
  readonly attributes: string;
  readonly children: [name: string, value: unknown][];
  text: string;
}

/**
 * A request body in XML as the object it stands for: lists by `type="array"`, booleans and integers by their type, `nil` as null. The time it
 * takes grows with the length of the text and no faster, whatever the text is.
 * @throws SyntaxError
 */
export function readXml(text: string): Record<string, unknown> {
  const document: Element = { name: '', attributes: '', children: [], text: '' };
  const open = [document];
  for (let at = 0; at < text.length;) {
    const parent = open.at(-1) as Element;
    const next = readPiece(text, at);
    at = next.end;
    if (next.kind === 'text') parent.text += next.text;
    else if (next.kind === 'close') {
      if (parent === document || next.name !== parent.name) throw new SyntaxError(`<${parent.name}> is closed by </${next.name}>`);
      open.pop();
      (open.at(-1) as Element).children.push([parent.name, convert(parent)]);
    } else if (next.kind === 'open') {
      if (parent === document && document.children.length > 0) throw new SyntaxError('more than one root element');
      const element: Element = { name: next.name, attributes: next.attributes, children: [], text: '' };
      if (next.isEmpty) parent.children.push([element.name, convert(element)]);
      else if (open.length > MAX_DEPTH) throw new SyntaxError(`elements are nested more than ${MAX_DEPTH} deep`);
      else open.push(element);
    }
  }
  if (open.length > 1) throw new SyntaxError(`<${open.at(-1)?.name ?? ''}> is not closed`);
  if (document.children.length === 0 || document.text.trim() !== '') throw new SyntaxError('not one root element');
  return Object.fromEntries(document.children);
}

type Piece = { end: number } & (
  | { kind: 'open'; name: string; attributes: string; isEmpty: boolean }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string }
  | { kind: 'nothing' }
);

const TAG = /<(\/)?([A-Za-z_][\w.:-]*)((?:\s+[\w:-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/)?>/y;
/** What begins with one text goes on to the next of the other, whatever is between. */
const SECTIONS = [
  ['<![CDATA[', ']]>'],
  ['<!--', '-->'],
  ['<?', '?>'],
  ['<!', '>'],
] as const;

function readPiece(text: string, at: number): Piece {
  if (text[at] !== '<') {
    const bracket = text.indexOf('<', at);
    const end = bracket < 0 ? text.length : bracket;
    return { kind: 'text', text: unescape(text.slice(at, end)), end };
  }
  for (const [start, stop] of SECTIONS) {
    if (!text.startsWith(start, at)) continue;
    const until = text.indexOf(stop, at + start.length);
    // The first that does not end ends the reading, so that no text is searched to its end twice.
    if (until < 0) throw new SyntaxError(`${start} has no end`);
    const end = until + stop.length;
    return start === '<![CDATA[' ? { kind: 'text', text: text.slice(at + start.length, until), end } : { kind: 'nothing', end };
  }
  TAG.lastIndex = at;
  const match = TAG.exec(text);
  if (!match) throw new SyntaxError('not well-formed');
  const [whole, closing, name = '', attributes = '', isEmpty] = match;
  const end = at + whole.length;
  return closing ? { kind: 'close', name, end } : { kind: 'open', name, attributes, isEmpty: isEmpty !== undefined, end };
}

function convert({ attributes, text, children }: Element): unknown {
  const type = /\btype\s*=\s*["']([^"']*)/.exec(attributes)?.[1];
  if (/\bnil\s*=\s*["']true/.test(attributes)) return null;
  if (type === 'array') return children.map(([, value]) => value);
  if (children.length > 0) return Object.fromEntries(children);
  if (type === 'boolean') return text.trim() === 'true';
  return type === 'integer' ? Number(text.trim()) : text;
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescape(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{1,8}));/gi, (whole, decimal?: string, hexadecimal?: string, name?: string) => {
    if (decimal !== undefined) return String.fromCodePoint(Number(decimal));
    if (hexadecimal !== undefined) return String.fromCodePoint(parseInt(hexadecimal, 16));
    return ENTITIES[name ?? ''] ?? whole;
  });
}
