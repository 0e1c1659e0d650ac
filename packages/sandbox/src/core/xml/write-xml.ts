import { findEntry } from '../find-entry';

/** A value in a response, with names in camel case. `undefined` members are left out, `null` becomes `nil="true"`, a `Date` becomes a datetime. */
export type XmlValue = string | number | boolean | Date | null | undefined | readonly XmlValue[] | XmlFields;
/** An element with children. `$type` sets its type, and `$text` its own text. */
export interface XmlFields {
  readonly [name: string]: XmlValue;
}

/** Element names of list items, where they are not the list's name without `s`. Items of a list whose name does not end in `s` are `item`. */
const ITEM_NAMES: Record<string, string> = {
  addresses: 'address',
  statusHistory: 'statusEvent',
  evidence: 'evidence',
  ids: 'item',
  refundIds: 'item',
  retryIds: 'item',
  decisionReasons: 'item',
  partialSettlementTransactionIds: 'item',
  blikAliases: 'blikAlias',
};
const TIME_KEY = /(?:At|timestamp)$/;
/** Members that are days. They are listed because a merchant's own fields, which may look the same, are texts. */
const DAYS = new Set(['dateOpened', 'dateWon', 'disbursementDate', 'effectiveDate', 'receivedDate', 'replyByDate']);
const DAY = /^\d{4}-\d\d-\d\d$/;
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;

/**
 * Creates an XML document in the provider's dialect: names with dashes, and the attribute `type` for lists, times, days, booleans and whole numbers. `readXml`
 * is its counterpart.
 */
export function writeXml(root: string, value: XmlValue): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${writeElement(root, value)}\n`;
}

function writeElement(name: string, value: XmlValue, parent = ''): string {
  if (value === undefined) return '';
  const tag = parent.startsWith('apple-pay') ? (findEntry(APPLE_PAY_TAGS, name) ?? toTagName(name)) : toTagName(name);
  if (value === null) return `<${tag} nil="true"/>`;
  if (isList(value)) return writeTyped(tag, 'array', value.map((item) => writeElement(toItemName(name), item)).join(''));
  if (value instanceof Date) return writeTyped(tag, 'datetime', toWholeSeconds(value.toISOString()));
  if (typeof value === 'boolean') return writeTyped(tag, 'boolean', String(value));
  if (typeof value === 'number') return Number.isInteger(value) ? writeTyped(tag, 'integer', String(value)) : `<${tag}>${value}</${tag}>`;
  if (typeof value === 'string') return writeText(tag, name, value);
  return writeFields(tag, value);
}

function writeText(tag: string, name: string, text: string): string {
  if (isTime(name, text)) return writeTyped(tag, 'datetime', toWholeSeconds(text));
  return DAYS.has(name) && DAY.test(text) ? writeTyped(tag, 'date', text) : `<${tag}>${escape(text)}</${tag}>`;
}

/** Writes an element with children. In a `collection`, as search results are, the items of a list stand directly among the children. */
function writeFields(tag: string, { $type: type, $text: text, ...fields }: XmlFields): string {
  const children = Object.entries(fields).flatMap(([name, value]) =>
    type === 'collection' && isList(value) ? value.map((item) => writeElement(name, item)) : writeElement(name, value, tag),
  );
  const body = (typeof text === 'string' ? escape(text) : '') + children.join('');
  return typeof type === 'string' ? writeTyped(tag, type, body) : `<${tag}>${body}</${tag}>`;
}

function writeTyped(tag: string, type: string, body: string): string {
  return body === '' ? `<${tag} type="${type}"/>` : `<${tag} type="${type}">${body}</${tag}>`;
}

const isList = (value: XmlValue): value is readonly XmlValue[] => Array.isArray(value);
const toItemName = (list: string) => findEntry(ITEM_NAMES, list) ?? (list.endsWith('s') ? list.slice(0, -1) : 'item');
/** Whether a text is a time: the name of its member must say so, and its format. */
export const isTime = (name: string, text: string) => TIME_KEY.test(name) && TIME.test(text);
/** Removes the fraction of the seconds. */
export const toWholeSeconds = (time: string) => time.replace(/\.\d+Z$/, 'Z');

/** Tags in a card of Apple Pay that differ from those of the same name in other cards. */
const APPLE_PAY_TAGS: Record<string, string> = { sourceCardLast4: 'source-card-last4' };

/** Converts camel case to dashes. There is a dash before digits only in names that end in `last4`, and in `index0`, `index1` of lists of errors. */
function toTagName(name: string): string {
  const tag = name
    .replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    .replace(/(^|-)last4$/, '$1last-4')
    .replace(/^index(\d+)$/, 'index-$1');
  // A merchant's own field names become elements. Characters that are not allowed in names become underscores.
  return tag.replace(/[^A-Za-z0-9_.-]/g, '_').replace(/^(?![A-Za-z_])/, '_');
}

/** Escapes markup. Characters that XML does not allow are removed. */
function escape(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/\r/g, '&#13;');
}
