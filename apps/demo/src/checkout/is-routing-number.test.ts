import { isRoutingNumber } from './is-routing-number';

test.each(['011000015', '071000013', '021000021', ' 071101307 '])('default: %j', (text) => {
  expect(isRoutingNumber(text)).toBe(true);
});

test.each(['', '011000016', '01100001', '0110000150', '000000000', 'abcdefghi'])('behavior: %j is none', (text) => {
  expect(isRoutingNumber(text)).toBe(false);
});
