import { isTime, toWholeSeconds, type XmlValue } from '../../../core/xml/write-xml';

/** Creates the JSON form of what `writeXml` writes: the same members in camel case, with times in the same format. Types are those of JSON. */
export const writeJson = (root: string, value: XmlValue): string => JSON.stringify({ [root]: toJson(value, root) });

function toJson(value: XmlValue, name: string): unknown {
  if (Array.isArray(value)) return value.map((item: XmlValue) => toJson(item, name));
  if (value instanceof Date) return toWholeSeconds(value.toISOString());
  if (typeof value === 'string') return isTime(name, value) ? toWholeSeconds(value) : value;
  if (typeof value !== 'object' || value === null) return value;
  const { $type: _type, $text: text, ...fields } = value as Record<string, XmlValue>;
  if (text !== undefined) return text;
  return Object.fromEntries(Object.entries(fields).map(([member, each]) => [member, toJson(each, member)]));
}
