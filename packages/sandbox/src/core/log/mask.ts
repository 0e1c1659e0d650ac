// Masks card numbers, security codes, account numbers and secrets, before a request is logged.

import { parseJson } from '../http/parse-json';

/** Keys whose values are secret wherever they appear, in lowercase and without underscores. */
const SECRET = new Set([
  'number',
  'cvv',
  'cvc',
  'securitycode',
  'accountnumber',
  'iban',
  'privatekey',
  'clientsecret',
  'password',
  'smscode',
  'authcode',
]);

/** Matches a card number in text, grouped or not. Times in milliseconds and ids do not start like one. */
const CARD_NUMBER = /(?<![\w-])[2-6](?:[ -]?\d){11,18}(?![\w-])/g;
const XML_SECRET = /(<(?:number|cvv|cvc|account-number|iban)>)([^<]+)/gi;
const INLINE_SECRET = /\b(cvv|cvc|number|accountNumber|iban)(\s*:\s*)"([^"]*)"/gi;

/** Copies a value with every secret masked. Lengths and emptiness stay visible. */
export function maskValue(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => maskValue(item, key));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [maskText(name), maskValue(member, name)]));
  }
  if (isSecret(key) && (typeof value === 'string' || typeof value === 'number')) return maskSecret(String(value));
  if (typeof value === 'number') return maskNumber(value);
  return typeof value === 'string' ? maskText(value) : value;
}

export function maskText(text: string): string {
  if (!/[\d"<]/.test(text)) return text; // nothing that the patterns below begin with or need: most texts
  return text
    .replace(INLINE_SECRET, (_, name: string, colon: string, value: string) => `${name}${colon}"${maskSecret(value)}"`)
    .replace(XML_SECRET, (_, tag: string, value: string) => `${tag}${maskSecret(value)}`)
    .replace(CARD_NUMBER, (found) => maskSecret(found));
}

/** Masks a URL's path and query. A secret may be named by a key of the query (`creditCard[number]`) or be part of a value. */
export function maskUrl(path: string): string {
  const [before = '', query] = split(path, '?');
  if (query === undefined) return maskText(before);
  const pairs = query.split('&').map((pair) => {
    const [key = '', value] = split(pair, '=');
    if (value === undefined) return pair;
    const name =
      decode(key)
        .split(/[[\]]+/)
        .findLast(Boolean) ?? '';
    const plain = decode(value);
    const masked = isSecret(name) ? maskSecret(plain) : maskText(plain);
    return masked === plain ? pair : `${key}=${masked}`;
  });
  return `${maskText(before)}?${pairs.join('&')}`;
}

export function maskHeaders(headers: Headers): Record<string, string> {
  return Object.fromEntries([...headers].map(([name, value]) => [name, maskHeader(name, value)]));
}

function maskHeader(name: string, value: string): string {
  // The scheme stays; the rest is a key, a token or a fingerprint.
  if (/^(proxy-)?authorization$/.test(name)) return value.replace(/^([\w-]+ )?.*$/s, '$1***');
  // A browser sends the cookies of a host to all of its ports, so these may belong to another program.
  if (name === 'cookie') return '***';
  return /url|referer/.test(name) ? maskUrl(value) : maskText(value);
}

/** Masks a request or response body: JSON becomes a value, a form and anything else stays text. */
export function maskBody(text: string): unknown {
  if (text === '') return undefined;
  try {
    return maskValue(parseJson(text));
  } catch {
    return /^[^\s<>{}]+=/.test(text) ? maskUrl(`?${text}`).slice(1) : maskText(text);
  }
}

function maskSecret(secret: string): string {
  const digits = secret.replace(/\D/g, '');
  // As on a receipt, a card number keeps its first six and last four digits. Shorter secrets keep nothing.
  if (digits.length < 12 || digits.length !== secret.replace(/[ -]/g, '').length) return '*'.repeat(secret.length);
  return digits.slice(0, 6) + '*'.repeat(digits.length - 10) + digits.slice(-4);
}

function maskNumber(value: number): number | string {
  const text = String(value);
  const masked = maskText(text);
  return masked === text ? value : masked;
}

const isSecret = (key: string) => SECRET.has(key.replace(/[_-]/g, '').toLowerCase());

function split(text: string, separator: string): [string, string | undefined] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replace(/\+/g, ' '));
  } catch {
    return text;
  }
}
