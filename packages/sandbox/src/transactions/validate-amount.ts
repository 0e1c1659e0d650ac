import { type FieldError } from '../server/gateway-error';
import { toCents } from './money';

/** In cents: ten digits before the decimal point. */
const MAX_CENTS = 999_999_999_999;

/** @param path path of the amount in the request: `['transaction', 'amount']` */
export function validateAmount(amount: string | null | undefined, path: readonly string[]): FieldError[] {
  const refuse = (code: string, message: string) => [{ path, code, message }];
  const text = amount?.trim() ?? '';
  if (text === '') return refuse('81502', 'Amount is required.');
  if (/^-(?:\d+(?:\.\d+)?|\.\d+)$/.test(text)) return refuse('81501', 'Amount cannot be negative.');
  if (!/^(?:\d+(?:\.\d{1,2})?|\.\d{1,2})$/.test(text)) return refuse('81503', 'Amount is an invalid format.');
  if (text.replace(/^0+/, '').length > 15 || toCents(text) > MAX_CENTS) return refuse('81528', 'Amount is too large.');
  return toCents(text) === 0 ? refuse('81531', 'Amount must be greater than zero.') : [];
}
