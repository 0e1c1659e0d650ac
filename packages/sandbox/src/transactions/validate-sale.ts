import { type SandboxContext } from '../context';
import { type FieldError } from '../server/gateway-error';
import { checkCustomFields } from '../vault/custom-fields';
import { validateCustomer } from '../vault/create-customer';
import { type Instrument } from '../vault/instrument';
import { findCurrency, readDefaultMerchantAccountId } from '../vault/merchant-account';
import { checkParts } from './parts/sale-parts';
import { type SaleInput } from './sale-input';
import { validateAmount } from './validate-amount';

/** Lists everything wrong with a sale or credit, except its payment method. */
export function validateSale(context: SandboxContext, input: SaleInput, instrument: Instrument | undefined): FieldError[] {
  return [
    ...validateAmount(input.amount, ['transaction', 'amount']),
    ...checkParts({ context, input, instrument }),
    ...validateCustomer(input.customer ?? {}, ['transaction', 'customer']),
    ...checkCustomFields(context, input.customFields, ['transaction'], { unknown: '91526', tooLong: '81527' }),
    ...checkMerchantAccount(context, input),
  ];
}

/** Lists the error of a merchant account that does not exist. */
export function checkMerchantAccount(context: SandboxContext, { merchantAccountId }: Pick<SaleInput, 'merchantAccountId'>): FieldError[] {
  if (findCurrency(context, merchantAccountId || readDefaultMerchantAccountId(context)) !== undefined) return [];
  return [{ path: ['transaction', 'merchantAccountId'], code: '91513', message: 'Merchant account ID is invalid.' }];
}
