import { CURRENCIES } from '../server/contract';
import { formatMoney } from './format-money';

test.each(CURRENCIES)('behavior: amounts in %s are written as Intl writes them', (currency) => {
  const { format } = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  for (const cents of [0, 5, 1800, 99_999, 100_000, 123_456_789]) expect(formatMoney(cents, currency)).toBe(format(cents / 100));
});
