import { toJson } from './to-json';

const value = {
  list: [1, [2], { list: ['3'] }, undefined],
  empty: [],
  nothing: null,
  missing: undefined,
  date: new Date(0),
  client: { toJSON: () => ({ kept: ['a'] }) },
};
const text = '{"list":[1,[2],{"list":["3"]},null],"empty":[],"nothing":null,"date":"1970-01-01T00:00:00.000Z","client":{"kept":["a"]}}';

test('is JSON.stringify on an ordinary page', () => {
  expect(toJson(value)).toBe(text);
  expect(toJson(value)).toBe(JSON.stringify(value));
  expect(toJson([1])).toBe('[1]');
  expect(toJson('a')).toBe('"a"');
});

test.each([
  ['every list', Array.prototype],
  ['every object', Object.prototype],
])('ignores a toJSON that the page has given to %s', (_, prototype) => {
  const date = Date.prototype.toJSON;
  Object.defineProperty(prototype, 'toJSON', { configurable: true, value: () => 'page' });
  let result: string;
  try {
    expect(JSON.stringify({ list: [1] })).toContain('page');
    result = toJson(value);
  } finally {
    Reflect.deleteProperty(prototype, 'toJSON');
  }
  expect(result).toBe(text);
  expect(Date.prototype.toJSON).toBe(date);
});
