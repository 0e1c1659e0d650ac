import { type FieldError } from '../../core/http/gateway-error';
import { type CardFacts } from '../instruments/card';
import { toCents } from './money';
import { type SaleInput } from './sale-input';

/** Lists where a sale differs from the lookup of its authentication. */
export function findMismatches(input: SaleInput, lookup: CardFacts['threeDSecure']): FieldError[] {
  const { amount = null, merchantAccountId = null } = lookup ?? {};
  const errors: FieldError[] = [];
  if (amount !== null && /^\d+(\.\d{1,2})?$/.test(input.amount ?? '') && toCents(amount) !== toCents(input.amount ?? '')) {
    errors.push({ path: ['transaction', 'amount'], code: '91585', message: 'Amount does not match 3D Secure amount.' });
  }
  if (merchantAccountId !== null && input.merchantAccountId && merchantAccountId !== input.merchantAccountId) {
    errors.push({
      path: ['transaction', 'merchantAccountId'],
      code: '91584',
      message: 'Merchant account does not match 3D Secure merchant account.',
    });
  }
  return errors;
}
