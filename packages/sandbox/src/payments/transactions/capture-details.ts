import { type FieldError } from '../../core/http/gateway-error';
import { checkParts, describeParts } from './parts/sale-parts';
import { describeSaleAddress } from './sale-addresses';
import { type SaleInput } from './sale-input';
import { type TransactionRow } from './transaction-row';

/** Members of a sale that a capture may replace. */
const MEMBERS = [
  'orderId',
  'descriptor',
  'lineItems',
  'purchaseOrderNumber',
  'taxAmount',
  'taxExempt',
  'discountAmount',
  'shippingAmount',
  'shippingTaxAmount',
  'shipsFromPostalCode',
] as const;

/** Lists what is wrong with the details that a capture or an update sends. */
export const checkDetails = (input: SaleInput): FieldError[] =>
  checkParts({ input: { ...input, type: 'sale' }, account: undefined, instrument: undefined });

/** Creates the change of a transaction's details. What the request does not name stays. */
export function createDetails(row: TransactionRow, input: SaleInput): Pick<TransactionRow, 'orderId' | 'document'> {
  const described = describeParts({ input, instrument: undefined });
  const changed = Object.fromEntries(MEMBERS.filter((name) => input[name] != null).map((name) => [name, described[name]]));
  const descriptor = { ...row.document.descriptor, ...input.descriptor };
  return {
    orderId: input.orderId ?? row.orderId,
    document: {
      ...row.document,
      ...changed,
      ...(input.descriptor ? { descriptor } : {}),
      ...(input.shipping ? { shipping: describeSaleAddress(input.shipping) } : {}),
    },
  };
}
