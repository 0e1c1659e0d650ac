import { compactIban, isIban } from './is-iban';

test.each(['DE89370400440532013000', 'DE89 3704 0044 0532 0130 00', 'nl91abna0417164300', 'FR1420041010050500013M02606'])(
  'default: %s',
  (iban) => {
    expect(isIban(iban)).toBe(true);
  },
);

test.each(['', 'DE89', 'DE89370400440532013001', 'DE8937040044053201300', 'XX', '4111111111111111'])('behavior: not “%s”', (text) => {
  expect(isIban(text)).toBe(false);
});

test('behavior: banks take it without spaces, in capitals', () => {
  expect(compactIban(' nl91 abna 0417 1643 00 ')).toBe('NL91ABNA0417164300');
});
