/** What an answer is made of. `undefined` members are left out, `null` becomes `nil="true"`, a `Date` a datetime. */
export type XmlValue = string | number | boolean | Date | null | undefined | readonly XmlValue[] | { readonly [name: string]: XmlValue };

/** Elements of lists whose name is not the list's without its `s`. */
const ITEM_NAMES: Record<string, string> = {
  addresses: 'address',
  statusHistory: 'statusEvent',
  evidence: 'evidence',
  ids: 'item',
  refundIds: 'item',
  retryIds: 'item',
  decisionReasons: 'item',
  partialSettlementTransactionIds: 'item',
  subscriptions: 'subscription',
  blikAliases: 'blikAlias',
};
const TIME_KEY = /(?:At|timestamp)$/;
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;

/** A document in the provider's form: names with dashes, `type` for what is not text. */
export function writeXml(root: string, value: XmlValue): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element(root, value)}\n`;
}

function element(name: string, value: XmlValue): string {
  if (value === undefined) return '';
  const tag = dashed(name);
  if (value === null) return `<${tag} nil="true"/>`;
  if (isList(value)) return typed(tag, 'array', value.map((item) => element(itemName(name), item)).join(''));
  if (value instanceof Date) return typed(tag, 'datetime', time(value.toISOString()));
  if (typeof value === 'boolean') return typed(tag, 'boolean', String(value));
  if (typeof value === 'number') return Number.isInteger(value) ? typed(tag, 'integer', String(value)) : `<${tag}>${value}</${tag}>`;
  if (typeof value === 'string') {
    return TIME_KEY.test(name) && TIME.test(value) ? typed(tag, 'datetime', time(value)) : `<${tag}>${escape(value)}</${tag}>`;
  }
  return members(tag, value);
}

/** `$type` is the element's own type: search results are a `collection`, error attributes a `symbol`. */
function members(tag: string, value: { readonly [name: string]: XmlValue }): string {
  const { $type: type, $text: text, ...rest } = value;
  const inner = typeof text === 'string' ? escape(text) : '';
  const body =
    inner +
    Object.entries(rest)
      .map(([name, member]) => repeated(name, member, type === 'collection'))
      .join('');
  return typeof type === 'string' ? typed(tag, type, body) : `<${tag}>${body}</${tag}>`;
}

/** In a collection a list's items stand beside the other members. */
function repeated(name: string, value: XmlValue, inCollection: boolean): string {
  return inCollection && isList(value) ? value.map((item) => element(name, item)).join('') : element(name, value);
}

const isList = (value: XmlValue): value is readonly XmlValue[] => Array.isArray(value);
const itemName = (list: string) => ITEM_NAMES[list] ?? (list.endsWith('s') ? list.slice(0, -1) : 'item');
const typed = (tag: string, type: string, body: string) =>
  body === '' ? `<${tag} type="${type}"/>` : `<${tag} type="${type}">${body}</${tag}>`;
const time = (iso: string) => iso.replace(/\.\d+Z$/, 'Z');

/** `last4` is the one name with a dash before its digit. */
function dashed(name: string): string {
  const tag = name === 'last4' ? 'last-4' : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  // A merchant's own field names come back as elements; what no element can be called is spelt with underscores.
  return tag.replace(/[^A-Za-z0-9_.-]/g, '_').replace(/^(?![A-Za-z_])/, '_');
}

/** Markup as entities; characters XML has no place for are dropped. */
function escape(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/\r/g, '&#13;');
}
