import { type FieldError } from '../../core/http/gateway-error';
import { type InstrumentKind } from '../instruments/define-instrument';
import { countDecimals, fitsDecimals } from './currency-decimals';
import { toCents } from './money';
import { readKind, type TransactionRow } from './transaction-row';

/** In cents: ten digits before the decimal point. */
const MAX_CENTS = 999_999_999_999;

/**
 * Lists the error of an amount to be charged.
 * @param currency undefined when there is no such merchant account
 * @param kind undefined when the payment method itself is invalid
 */
export function validateAmount(
  amount: string | null | undefined,
  currency: string | undefined,
  kind: InstrumentKind | undefined,
): FieldError[] {
  const refuse = (code: string, message: string) => [{ path: ['transaction', 'amount'], code, message }];
  const text = amount?.trim() ?? '';
  const decimals = countDecimals(currency, kind?.isByPayPal === true);
  if (text === '') return refuse('81502', 'Amount is required.');
  if (/^-(?:\d+(?:\.\d+)?|\.\d+)$/.test(text)) return refuse('81501', 'Amount cannot be negative.');
  if (!isDecimal(text, decimals) || !fitsDecimals(text, decimals)) return refuse('81503', 'Amount is an invalid format.');
  if (text.replace(/^0+/, '').length > 15 || toCents(text) > MAX_CENTS) return refuse('81528', 'Amount is too large.');
  return toCents(text) === 0 ? refuse('81531', 'Amount must be greater than zero.') : [];
}

/** Lists the error of an amount that a transaction is changed to, or of which it is captured, refunded or repeated. */
export const validateChangedAmount = (amount: string | null | undefined, row: TransactionRow): FieldError[] =>
  validateAmount(amount, row.currencyIsoCode, readKind(row));

/** Whether a text is a number with two decimals at most, or with three in a currency that has three. */
function isDecimal(text: string, decimals: number): boolean {
  const most = Math.max(decimals, 2);
  return new RegExp(`^(?:\\d+(?:\\.\\d{1,${most}})?|\\.\\d{1,${most}})$`).test(text);
}
