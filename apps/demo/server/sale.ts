import { CURRENCY, toAmount } from './catalogue';
import type { Order, OrderRequest } from './contract';
import type { Transaction } from './gateway';
import type { Checkout } from './place-order';
import type { ValidationErrors } from './validation-problem';

/** What a sale came to, as far as it is read. */
export interface Sold {
  readonly transaction?: Transaction;
  readonly message: string;
  readonly errors: { deepErrors(): ValidationErrors };
}

/** Beside what is charged. */
export type Given = Pick<OrderRequest, 'paymentMethodNonce' | 'deviceData'>;

/** Whatever the method: its nonce is charged in the same way. */
export const sale = (checkout: Checkout, order: Order, { paymentMethodNonce, deviceData }: Given): Promise<Sold> =>
  sell(checkout, order, { paymentMethodNonce }, deviceData);

/** @param payment what is charged: a nonce, or the token of what is kept */
export function sell(
  { gateway, merchantAccounts }: Checkout,
  { id, total, currency }: Order,
  payment: { readonly paymentMethodNonce: string } | { readonly paymentMethodToken: string },
  deviceData?: string,
): Promise<Sold> {
  const merchantAccountId = currency === CURRENCY ? undefined : merchantAccounts[currency];
  return gateway.transaction.sale({
    amount: toAmount(total),
    orderId: id,
    ...payment,
    ...(merchantAccountId ? { merchantAccountId } : {}),
    ...(deviceData ? { deviceData } : {}),
    options: { submitForSettlement: true },
  });
}
