import { createMask } from './create-mask';

const always = () => true;

test.each([
  [true, '4111 1111', '•••• ••••'],
  [{ character: '*' }, '05 / 2030', '** / ****'],
  [{ character: '<x>' }, '12', '<x><x>'],
  [{}, 'a-b', '•-•'],
  [{ showLastFour: true }, '4111 1111 1111 1234', '•••• •••• •••• 1234'],
  [{ showLastFour: true, character: '#' }, '378282246310005 ', '###########0005 '],
] as const)('createMask: %p', (options, text, expected) => {
  expect(createMask(options, always)?.(text)).toBe(expected);
});

test('createMask: no last four digits unless the number is complete', () => {
  expect(createMask({ showLastFour: true }, () => false)?.('4111')).toBe('••••');
});

test('createMask: nothing is masked by default', () => {
  expect(createMask(undefined, always)).toBeUndefined();
  expect(createMask(false, always)).toBeUndefined();
});
