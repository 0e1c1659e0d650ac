import { type SandboxContext } from '../context';
import { type FieldError } from '../server/gateway-error';
import { findCurrency, readDefaultMerchantAccount } from '../vault/merchant-account';
import { toCents } from './money';
import { type SaleInput } from './sale-input';
import { validateAmount } from './validate-amount';

/** Further amounts, with error codes for a negative, an invalid and a too large value. */
const OTHER_AMOUNTS: readonly [field: keyof SaleInput, name: string, negative: string, format: string, tooLarge: string][] = [
  ['taxAmount', 'Tax amount', '81534', '81535', '81536'],
  ['discountAmount', 'Discount amount', '915160', '915159', '915161'],
  ['shippingAmount', 'Shipping amount', '915163', '915162', '915164'],
  ['serviceFeeAmount', 'Service fee amount', '91554', '91555', '91556'],
];

/** Lists everything wrong with a sale or credit, except its payment method. */
export function validateSale(context: SandboxContext, input: SaleInput): FieldError[] {
  const refuse = (field: keyof SaleInput, code: string, message: string): FieldError => ({
    path: ['transaction', String(field)],
    code,
    message,
  });
  const errors = [...validateAmount(input.amount, ['transaction', 'amount'])];
  for (const [field, name, negative, format, large] of OTHER_AMOUNTS) {
    const value = input[field];
    if (typeof value !== 'string' || value === '') continue;
    if (/^-[\d.]+$/.test(value)) errors.push(refuse(field, negative, `${name} cannot be negative.`));
    else if (!/^\d+(\.\d{1,2})?$/.test(value)) errors.push(refuse(field, format, `${name} is an invalid format.`));
    else if (value.length > 15 || toCents(value) > 999_999_999_999) errors.push(refuse(field, large, `${name} is too large.`));
  }
  if (!input.type) errors.push(refuse('type', '91524', 'Type is required.'));
  else if (input.type !== 'sale' && input.type !== 'credit') errors.push(refuse('type', '91523', 'Type is invalid.'));
  if ((input.orderId ?? '').length > 255) errors.push(refuse('orderId', '91501', 'Order ID is too long.'));
  if ((input.purchaseOrderNumber ?? '').length > 17) {
    errors.push(refuse('purchaseOrderNumber', '91537', 'Purchase order number is too long.'));
  }
  if (findCurrency(context, input.merchantAccountId || readDefaultMerchantAccount(context)) === undefined) {
    errors.push(refuse('merchantAccountId', '91513', 'Merchant account ID is invalid.'));
  }
  return errors;
}
