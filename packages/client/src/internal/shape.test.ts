import { array, object, optional, string, unknown } from './shape';

const read = object({ text: string, list: array(string), more: optional(object({ x: unknown })) });
const value = { text: 'a', list: ['b'], more: { x: null } };

test('default', () => {
  expect(read({ ...value, other: 1 })).toEqual(value);
});

test.each([undefined, null])('behavior: an optional member may be %s', (more) => {
  expect(read({ ...value, more })).toEqual({ ...value, more: undefined });
});

test.each<[unknown, string]>([
  [null, 'value is not an object.'],
  ['text', 'value is not an object.'],
  [{ ...value, text: 5 }, 'value.text is not a string.'],
  [{ ...value, list: {} }, 'value.list is not a list.'],
  [{ ...value, list: ['a', 5] }, 'value.list[1] is not a string.'],
  [{ ...value, more: 5 }, 'value.more is not an object.'],
])('behavior: %j is refused: %s', (input, message) => {
  expect(() => read(input)).toThrow(new TypeError(message));
});
