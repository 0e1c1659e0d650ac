/** Encodes a body as JSON with the wire's underscores, as the provider's XML, or as a form. Text is sent as it is. */
export function encodeBody(body: unknown, encoding: 'json' | 'xml' | 'form' | 'raw'): { type: string; text: string } {
  if (encoding === 'xml') return { type: 'application/xml', text: encodeXml(body) };
  if (encoding === 'form') return { type: 'application/x-www-form-urlencoded', text: encodeForm(body).join('&') };
  if (encoding === 'raw') return { type: 'text/plain', text: typeof body === 'string' ? body : JSON.stringify(body).slice(0, -1) };
  return { type: 'application/json', text: JSON.stringify(body) };
}

function encodeXml(body: unknown): string {
  if (typeof body !== 'object' || body === null) return escapeXml(String(body));
  const entries = Object.entries(body);
  const elements = entries.map(([name, member]) => encodeElement(name, member));
  return entries.length === 1 ? elements.join('') : `<root>${elements.join('')}</root>`;
}

function encodeElement(name: string, value: unknown): string {
  const tag = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/[^\w.-]/g, '_') || '_';
  if (value === null) return `<${tag} nil="true"/>`;
  if (Array.isArray(value)) return `<${tag} type="array">${value.map((item) => encodeElement('item', item)).join('')}</${tag}>`;
  if (typeof value === 'object')
    return `<${tag}>${Object.entries(value)
      .map(([key, member]) => encodeElement(key, member))
      .join('')}</${tag}>`;
  if (typeof value === 'string') return `<${tag}>${escapeXml(value)}</${tag}>`;
  const type = typeof value === 'number' ? ' type="integer"' : typeof value === 'boolean' ? ' type="boolean"' : '';
  return `<${tag}${type}>${escapeXml(JSON.stringify(value))}</${tag}>`;
}

/** Characters that are not printable ASCII become numeric references, including those that XML forbids. */
const escapeXml = (text: string) => text.replace(/[^\x20-\x7e]|[<>&]/gu, (character) => `&#${character.codePointAt(0)};`);

function encodeForm(value: unknown, prefix = ''): string[] {
  if (typeof value !== 'object' || value === null) return [`${encodeText(prefix)}=${encodeText(String(value))}`];
  return Object.entries(value).flatMap(([name, member]) =>
    encodeForm(member, prefix === '' ? name : `${prefix}[${Array.isArray(value) ? '' : name}]`),
  );
}

/** Encodes half a surrogate pair as the bytes that a careless program sends. */
export const encodeText = (text: string) => (/\p{Surrogate}/u.test(text) ? '%ED%A0%80' : encodeURIComponent(text));
