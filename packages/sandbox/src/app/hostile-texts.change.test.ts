/** @jest-environment node */
import { parse } from 'graphql';
import { MAX_TOKENS } from '../apis/graphql/index';
import { matchesSearch } from '../apis/server-api/search/match-search';
import { hasApiKeys } from '../core/authorization/caller';
import { namesMerchant } from '../core/authorization/names-merchant';
import { toCamelKeys } from '../core/camel-keys';
import { createFaultTable } from '../core/faults/fault-table';
import { readForwardedAddresses, readForwardedHosts } from '../core/http/forwarded';
import { isOwnName } from '../core/http/own-names';
import { parseJson } from '../core/http/parse-json';
import { parseQuery } from '../core/http/parse-query';
import { maskBody, maskHeaders, maskText, maskUrl } from '../core/log/mask';
import { readXml } from '../core/xml/read-xml';
import { measureCpuTime } from '../fixtures/cpu-time';
import { readPaymentData } from '../methods/apple-pay/payment-token';
import { readPayer } from '../methods/paypal/paypal-fields';

const KILOBYTE = 1024;
const MAX_SIZE = 1024 * KILOBYTE;
/** Milliseconds of processor time. A megabyte takes a tenth of it; where the time grows with the square of the size, a quarter of that takes more. */
const LIMIT = 10_000;

/** The reader of a text, and what it is made of: some repeated part, and what stands before and after it. */
type Case = [title: string, read: (text: string) => unknown, repeated: string, before?: string, after?: string];

const merchant = { id: 'm', publicKey: 'public', privateKey: 'private' };
const faults = createFaultTable();
faults.add({ match: { path: '/*a*a*a*b' }, action: { status: 500 } });
faults.add({ match: { graphqlOperation: 'Pay' }, action: { status: 500 } });
const readForwarded = (text: string) => {
  const headers = new Headers({ forwarded: text, 'x-forwarded-for': text, 'x-forwarded-host': text });
  return [readForwardedAddresses(headers), readForwardedHosts(headers)];
};
const parseGraphql = (query: string) => parse(query, { maxTokens: MAX_TOKENS });

const cases: Case[] = [
  ['a form with a key of many levels', parseQuery, '[b]', 'a', '=1'],
  ['a form with a key without end', parseQuery, 'a'],
  ['a form with many brackets', parseQuery, ']', '', '[=1'],
  ['a form with many pairs', parseQuery, 'a&'],
  ['a form with many members of one list', parseQuery, 'a[]=1&'],
  ['a form with many levels, again and again', parseQuery, `a${'[b]'.repeat(300)}=1&`],
  ['a form that is logged', maskBody, 'a', 'b[', '[=1'],
  ['a form with many pairs that is logged', maskBody, 'a=1&'],
  ['a query that is logged', maskUrl, 'a', '/?', '[]]=1'],
  ['an email address with many dots', (email) => readPayer({ email }), '.', 'a@', '@'],
  ['an email address with many @', (email) => readPayer({ email }), '@', 'a', '.'],
  ['text that is logged: digits', maskText, '4'],
  ['text that is logged: groups of digits', maskText, '4111 '],
  ['text that is logged: names of secrets', maskText, 'cvv: '],
  ['text that is logged: spaces after the name of a secret', maskText, ' ', 'cvv', '"'],
  ['text that is logged: quotes that do not end', maskText, 'cvv:"'],
  ['text that is logged: elements that do not end', maskText, '<cvv>'],
  ['headers that are logged', (text) => maskHeaders(new Headers({ authorization: text, referer: text, cookie: text })), 'a '],
  ['JSON of many levels', parseJson, '[', '', ''],
  ['JSON of many members', parseJson, '"a":1,', '{', '"b":1}'],
  ['JSON of many lists', parseJson, '[[[]]],', '[', '0]'],
  ['a key of many underscores', (key) => toCamelKeys({ [key]: 1 }), '_', 'a', '-'],
  ['a key of many words', (key) => toCamelKeys({ [key]: 1 }), 'a_'],
  ['XML of many levels', readXml, '<a>'],
  ['XML of many elements', readXml, '<a/>', '<b>', '</b>'],
  ['GraphQL of many levels', parseGraphql, '{a'],
  ['GraphQL of many fields of one name', parseGraphql, 'a ', '{', '}'],
  ['GraphQL of comments', parseGraphql, '#\n'],
  ['GraphQL of a text without end', parseGraphql, '\\u0041', '{a(b:"'],
  ['an authorization of many spaces', (header) => [hasApiKeys({ merchant }, header), namesMerchant(merchant, header)], ' ', 'Basic', '\n'],
  ['an authorization of many bars', (header) => namesMerchant(merchant, header), '|', 'Bearer '],
  ['forwarded addresses', readForwarded, 'for="[a]";,'],
  ['forwarded addresses without end', readForwarded, '[', 'for='],
  ['a host name', (name) => isOwnName(name, true), 'a.', '', '!'],
  ['a host name of digits', (name) => isOwnName(name, true), '1', '127.0.0.', '!'],
  ['a token of Apple Pay', readPaymentData, 'W1tb'],
  ['a search', (is) => matchesSearch({ amount: { is } }, { amount: '10.00' }), '1', '', '.0'],
  ['a search among many values', (text) => matchesSearch({ ids: text.split(',') }, { ids: '10.00' }), '1,'],
  ['a path to which a fault may apply', (path) => faults.take({ method: 'GET', path, body: '' }), 'a', '/'],
  ['a body to which a fault may apply', (query) => faults.take({ method: 'POST', path: '', body: JSON.stringify({ query }) }), 'Pa '],
];

/** Reads ever larger texts, so that a slow reader fails early. Returns the first size that takes too long, in bytes. */
function findSlowSize([, read, repeated, before = '', after = '']: Case): number | undefined {
  for (let size = KILOBYTE / 4; size <= MAX_SIZE; size *= 4) {
    const text = before + repeated.repeat(Math.ceil(size / repeated.length)) + after;
    const attempt = () => {
      try {
        read(text);
      } catch {
        // Whether it is refused is another test's question.
      }
    };
    if (measureCpuTime(attempt) > LIMIT) return size;
  }
  return undefined;
}

test.each(cases)('a megabyte is read or refused at once: %s', (...each) => {
  expect(findSlowSize(each)).toBeUndefined();
});
