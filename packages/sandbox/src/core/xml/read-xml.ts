import sax from 'sax';
import { createDepthError, MAX_DEPTH } from '../http/input-limits';

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly children: [name: string, value: unknown][];
  text: string;
}

/**
 * Parses a request body in the provider's XML dialect: `type="array"` and repeated elements become a list, booleans and integers follow their `type`,
 * an empty element becomes null with `nil` or without, and names have underscores where they have dashes in XML, as in JSON. The parser knows only
 * predefined entities, and reads no other file.
 * @throws SyntaxError when it is not XML of this dialect
 * @throws GatewayError when elements are nested too deep
 */
export function readXml(xml: string): Record<string, unknown> {
  const document: Element = { name: '', attributes: {}, children: [], text: '' };
  const open = [document];
  const parser = new sax.SAXParser(true);
  parser.onerror = ({ message }) => {
    throw new SyntaxError(message);
  };
  parser.onopentag = ({ name, attributes }) => {
    if (open.length > MAX_DEPTH) throw createDepthError();
    open.push({ name, attributes, children: [], text: '' });
  };
  parser.ontext = parser.oncdata = (text) => {
    (open.at(-1) as Element).text += text;
  };
  parser.onclosetag = () => {
    const element = open.pop() as Element;
    (open.at(-1) as Element).children.push([element.name.replace(/-/g, '_'), convert(element)]);
  };
  parser.write(xml).close();
  if (document.children.length !== 1 || document.text.trim() !== '') throw new SyntaxError('There is not one root element');
  return Object.fromEntries(document.children);
}

function convert({ attributes: { type, nil }, text, children }: Element): unknown {
  if (nil === 'true') return null;
  if (type === 'array') return children.map(([, value]) => value);
  if (children.length > 0) return collectMembers(children);
  const trimmed = text.trim();
  if (trimmed === '') return null;
  if (type === 'boolean') return trimmed === 'true' || trimmed === '1';
  return type === 'integer' ? Number(trimmed) : text;
}

/** Creates an object of child elements. Several elements of one name are a list. */
function collectMembers(children: Element['children']): Record<string, unknown> {
  const members = new Map<string, unknown[]>();
  for (const [name, value] of children) {
    const values = members.get(name);
    if (values) values.push(value);
    else members.set(name, [value]);
  }
  return Object.fromEntries([...members].map(([name, values]) => [name, values.length === 1 ? values[0] : values]));
}
