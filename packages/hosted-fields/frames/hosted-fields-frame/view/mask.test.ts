import { maskOf } from './mask';

const always = () => true;

test.each([
  [true, '4111 1111', '•••• ••••'],
  [{ character: '*' }, '05 / 2030', '** / ****'],
  [{ character: '<x>' }, '12', '<x><x>'],
  [{}, 'a-b', '•-•'],
  [{ showLastFour: true }, '4111 1111 1111 1234', '•••• •••• •••• 1234'],
  [{ showLastFour: true, character: '#' }, '378282246310005 ', '###########0005 '],
] as const)('maskOf: %p', (options, text, expected) => {
  expect(maskOf(options, always)?.(text)).toBe(expected);
});

test('maskOf: no last four digits unless the number is complete', () => {
  expect(maskOf({ showLastFour: true }, () => false)?.('4111')).toBe('••••');
});

test('maskOf: nothing is masked by default', () => {
  expect(maskOf(undefined, always)).toBeUndefined();
  expect(maskOf(false, always)).toBeUndefined();
});
