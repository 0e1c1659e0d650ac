/** A request body in XML as the object it stands for: lists by `type="array"`, booleans and integers by their type, `nil` as null. */
export function readXml(text: string): Record<string, unknown> {
  const tokens = tokenize(text);
  const first = tokens.shift();
  if (first?.kind !== 'open') throw new SyntaxError('no root element');
  const value = readElement(first, tokens);
  if (tokens.some(({ kind }) => kind !== 'text')) throw new SyntaxError('more than one root element');
  return { [first.name]: value };
}

type Token = { kind: 'open' | 'empty' | 'close'; name: string; attributes: string } | { kind: 'text'; text: string };

const PATTERN =
  /<(\/)?([A-Za-z_][\w.:-]*)((?:\s+[\w:-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/)?>|<!\[CDATA\[([\s\S]*?)\]\]>|<[?!][^>]*>|([^<]+)/g;

function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of text.matchAll(PATTERN)) {
    if (match.index !== end) throw new SyntaxError('not well-formed');
    end = match.index + match[0].length;
    const [, closing, name, attributes = '', selfClosing, cdata, plain] = match;
    if (name !== undefined) tokens.push({ kind: closing ? 'close' : selfClosing ? 'empty' : 'open', name, attributes });
    else if (cdata !== undefined) tokens.push({ kind: 'text', text: cdata });
    else if (plain !== undefined && (plain.trim() !== '' || tokens.length > 0)) tokens.push({ kind: 'text', text: unescape(plain) });
  }
  if (end !== text.length) throw new SyntaxError('not well-formed');
  return tokens;
}

function readElement(open: { name: string; attributes: string }, tokens: Token[]): unknown {
  const children: [string, unknown][] = [];
  let text = '';
  for (let token = tokens.shift(); ; token = tokens.shift()) {
    if (token === undefined) throw new SyntaxError(`<${open.name}> is not closed`);
    if (token.kind === 'text') text += token.text;
    else if (token.kind === 'empty') children.push([token.name, convert(token.attributes, '', [])]);
    else if (token.kind === 'open') children.push([token.name, readElement(token, tokens)]);
    else if (token.name !== open.name) throw new SyntaxError(`<${open.name}> is closed by </${token.name}>`);
    else return convert(open.attributes, text, children);
  }
}

function convert(attributes: string, text: string, children: [string, unknown][]): unknown {
  const type = /\btype\s*=\s*["']([^"']*)/.exec(attributes)?.[1];
  if (/\bnil\s*=\s*["']true/.test(attributes)) return null;
  if (type === 'array') return children.map(([, value]) => value);
  if (children.length > 0) return Object.fromEntries(children);
  if (type === 'boolean') return text.trim() === 'true';
  return type === 'integer' ? Number(text.trim()) : text;
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescape(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal?: string, hexadecimal?: string, name?: string) => {
    if (decimal !== undefined) return String.fromCodePoint(Number(decimal));
    if (hexadecimal !== undefined) return String.fromCodePoint(parseInt(hexadecimal, 16));
    return ENTITIES[name ?? ''] ?? whole;
  });
}
