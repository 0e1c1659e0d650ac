import { type SandboxContext } from '../../core/context';
import { type FieldError } from '../../core/http/gateway-error';
import { findKind } from '../instruments/kinds';
import { validateCustomer } from '../vault/create-customer';
import { checkCustomFields } from '../vault/custom-fields';
import { findAccount, readAccountId } from '../vault/merchant-account';
import { toCents } from './money';
import { checkParts } from './parts/sale-parts';
import { type SaleRequest } from './sale';
import { type SaleInput } from './sale-input';
import { validateAmount } from './validate-amount';

/** Lists everything wrong with a sale or credit, except its payment method. */
export function validateSale(context: SandboxContext, request: SaleRequest): FieldError[] {
  const { input } = request;
  return [
    ...checkAmount(request),
    ...checkParts(request),
    ...validateCustomer(input.customer ?? {}, ['transaction', 'customer']),
    ...checkCustomFields(context, input.customFields, ['transaction'], { unknown: '91526', tooLong: '81527' }),
    ...checkMerchantAccount(context, input),
  ];
}

/** Lists the error of a merchant account that does not exist or is suspended. */
export function checkMerchantAccount(context: SandboxContext, input: Pick<SaleInput, 'merchantAccountId'>): FieldError[] {
  const path = ['transaction', 'merchantAccountId'];
  const account = findAccount(context, readAccountId(context, input));
  if (!account) return [{ path, code: '91513', message: 'Merchant account ID is invalid.' }];
  return account.suspended ? [{ path, code: '91514', message: 'Merchant account is suspended.' }] : [];
}

/** Lists the error of an amount. The processor of an account may have a lowest amount. */
function checkAmount({ input: { amount, type }, account, instrument }: SaleRequest): FieldError[] {
  const errors = validateAmount(amount, account?.currency, instrument && findKind(instrument));
  const lowest = account?.minimumAmount;
  if (errors.length > 0 || type === 'credit' || lowest === undefined || toCents((amount ?? '').trim()) >= toCents(lowest)) return errors;
  return [{ path: ['transaction', 'amount'], code: '815193', message: 'Amount is not supported by the processor.' }];
}
