import { type SandboxContext } from '../context';
import { type FieldError } from '../server/gateway-error';
import { checkCustomFields } from '../vault/custom-fields';
import { validateCustomer } from '../vault/create-customer';
import { type Instrument } from '../vault/instrument';
import { findCurrency, readDefaultMerchantAccount } from '../vault/merchant-account';
import { checkParts } from './parts/sale-parts';
import { type SaleInput } from './sale-input';
import { validateAmount } from './validate-amount';

/** Lists everything wrong with a sale or credit, except its payment method. */
export function validateSale(context: SandboxContext, input: SaleInput, instrument: Instrument | undefined): FieldError[] {
  return [
    ...validateAmount(input.amount, ['transaction', 'amount']),
    ...checkParts({ context, input, instrument }),
    ...validateCustomer(input.customer ?? {}, ['transaction', 'customer']),
    ...checkSaleCustomFields(context, input),
    ...checkMerchantAccount(context, input),
  ];
}

/** Lists the error of a merchant account that does not exist. */
export function checkMerchantAccount(context: SandboxContext, { merchantAccountId }: Pick<SaleInput, 'merchantAccountId'>): FieldError[] {
  if (findCurrency(context, merchantAccountId || readDefaultMerchantAccount(context)) !== undefined) return [];
  return [{ path: ['transaction', 'merchantAccountId'], code: '91513', message: 'Merchant account ID is invalid.' }];
}

const LONGEST_CUSTOM_FIELD = 255;

function checkSaleCustomFields(context: SandboxContext, { customFields }: SaleInput): FieldError[] {
  const long = Object.entries(customFields ?? {}).filter(([, value]) => String(value).length > LONGEST_CUSTOM_FIELD);
  const path = ['transaction', 'customFields'];
  if (long.length > 0) return [{ path, code: '81527', message: `Custom field is too long: ${long.map(([name]) => name).join(', ')}.` }];
  // The code differs from that of a customer's fields.
  return checkCustomFields(context, customFields, ['transaction']).map((error) => ({ ...error, code: '91526' }));
}
