import { CURRENCY, toAmount } from './catalogue';
import type { Order } from './contract';
import type { Checkout } from './checkout';
import type { PaymentInput, SaleResult } from './sale-result';

/** Charges a nonce. It works the same for all methods. */
export const sellWithNonce = (checkout: Checkout, order: Order, { paymentMethodNonce, rewards }: PaymentInput): Promise<SaleResult> =>
  createSale(checkout, order, { paymentMethodNonce }, rewards);

/** Creates a sale. @param payment a nonce, or the token of a vaulted payment method */
export function createSale(
  { gateway, merchantAccounts }: Checkout,
  { id, total, currency, deviceData }: Order,
  payment: { readonly paymentMethodNonce: string } | { readonly paymentMethodToken: string },
  rewards?: PaymentInput['rewards'],
): Promise<SaleResult> {
  const merchantAccountId = currency === CURRENCY ? undefined : merchantAccounts[currency];
  return gateway.transaction.sale({
    amount: toAmount(total),
    orderId: id,
    ...payment,
    ...(merchantAccountId ? { merchantAccountId } : {}),
    ...(deviceData ? { deviceData } : {}),
    options: {
      submitForSettlement: true,
      ...(rewards && { amexRewards: { ...rewards, currencyAmount: toAmount(total), currencyIsoCode: currency } }),
    },
  });
}
