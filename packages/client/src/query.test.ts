import fc from 'fast-check';
import { addQuery, encodeQuery, parseQuery } from './query';

test.each<[object, string]>([
  [{}, ''],
  [{ a: 1, b: true, c: '' }, 'a=1&b=true&c='],
  [{ 'a b': 'ä&=' }, 'a%20b=%C3%A4%26%3D'],
  [{ a: { b: { c: 1 } } }, 'a%5Bb%5D%5Bc%5D=1'],
  [{ a: [1, [2], { b: 3 }] }, 'a%5B%5D=1&a%5B%5D%5B%5D=2&a%5B%5D%5Bb%5D=3'],
  [{ a: null, b: undefined, c: {}, d: [], e: [null], f: 1 }, 'f=1'],
])('behavior: %j is encoded as %s', (data, query) => {
  expect(encodeQuery(data)).toBe(query);
});

test.each<[string, object | undefined, string]>([
  ['https://x', { a: 1 }, 'https://x?a=1'],
  ['https://x?', { a: 1 }, 'https://x?a=1'],
  ['https://x?b=2', { a: 1 }, 'https://x?b=2&a=1'],
  ['https://x?b', { a: 1 }, 'https://x?ba=1'],
  ['https://x', {}, 'https://x'],
  ['https://x', undefined, 'https://x'],
])('behavior: adds to %s the parameters %j: %s', (url, data, result) => {
  expect(addQuery(url, data)).toBe(result);
});

test.each<[string, object]>([
  ['https://x', {}],
  ['https://x?', {}],
  ['https://x?a=1&b=%20&a=2', { a: '2', b: ' ' }],
  ['https://x?a=1+1#?b=2', { a: '1+1' }],
  ['https://x?a=1?b=2', { a: '1' }],
  ['https://x?a=1=2', { a: '1' }],
  ['https://x?a', { a: 'undefined' }],
  ['https://x#/route?a=1', { a: '1' }],
  ['https://x?a=%', { a: '%' }],
])('behavior: reads from %s the parameters %j', (url, parameters) => {
  expect(parseQuery(url)).toEqual(parameters);
});

test('behavior: reads every query that it has encoded', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1 });
  const flat = fc.dictionary(text, text, { minKeys: 1 });
  fc.assert(fc.property(flat, (data) => expect(parseQuery(`https://x?${encodeQuery(data)}`)).toEqual({ ...data })));
});

test('behavior: reads any string without throwing', () => {
  fc.assert(fc.property(fc.string(), (url) => expect(() => parseQuery(url)).not.toThrow()));
});
