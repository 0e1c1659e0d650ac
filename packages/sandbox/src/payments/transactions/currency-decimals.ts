import { code as findCurrency } from 'currency-codes';

/** Currencies that ISO 4217 divides into hundredths, and PayPal does not divide. */
const WHOLE_AT_PAYPAL = ['HUF', 'TWD'];

/**
 * Counts the decimals of a currency by ISO 4217: 0 for yen, 3 for Kuwaiti dinars. A currency that is not in the list has two.
 * @param isPayPal whether PayPal carries out the payment
 */
export function countDecimals(currency: string | undefined, isPayPal = false): number {
  if (isPayPal && WHOLE_AT_PAYPAL.includes(currency ?? '')) return 0;
  return findCurrency(currency ?? '')?.digits ?? 2;
}

/**
 * Whether an amount has no smaller part than the currency has, and none below hundredths, as card networks demand. Zeros always pass, because the gateway
 * itself writes `3.00` for three yen, and servers send such amounts back.
 */
export function fitsDecimals(amount: string, decimals: number): boolean {
  const fraction = amount.split('.')[1] ?? '';
  return /^0*$/.test(fraction.slice(Math.min(decimals, 2)));
}

/** Rounds an amount that the gateway calculates, in cents, to one that the currency has. */
export function roundCents(cents: number, decimals: number, round = Math.round): number {
  const smallest = decimals === 0 ? 100 : 1;
  return round(cents / smallest) * smallest;
}
