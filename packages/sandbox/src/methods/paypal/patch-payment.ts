import { type z } from 'zod';
import { type SandboxContext } from '../../core/context';
import { GatewayError } from '../../core/http/gateway-error';
import { findPayment, isExpired, payPalPayments, type PayPalRow } from './payment';
import { readShippingAddress, type patchInput } from './payment-input';
import { removeNulls } from './set-up';

/**
 * Changes a payment until it is charged.
 * @throws GatewayError 422 for a payment that does not exist, is finished, or has another currency
 */
export async function patchPayment(context: SandboxContext, input: z.infer<typeof patchInput>): Promise<PayPalRow> {
  const row = await findPayment(context, input.paymentId);
  if (!row || isExpired(context, row)) throw refuse('paymentId', 'Payment ID is invalid');
  if (row.status !== 'pending' && row.status !== 'approved') throw refuse('paymentId', 'The payment can no longer be changed');
  if (row.document.currency !== input.currencyIsoCode) throw refuse('currencyIsoCode', 'The currency of a payment cannot be changed');
  const { lineItems, shippingOptions } = input;
  const address = removeNulls(readShippingAddress(input));
  const document = {
    ...(input.amount ? { amount: input.amount } : {}),
    ...(input.amountBreakdown ? { amountBreakdown: input.amountBreakdown } : {}),
    ...(lineItems ? { items: lineItems } : {}),
    ...(shippingOptions ? { shippingOptions, shippingOptionId: shippingOptions.find(({ selected }) => selected === true)?.id } : {}),
    ...(address ? { shippingAddress: address } : {}),
  };
  const patched = await payPalPayments.advance(context, row, { document });
  if (!patched) throw refuse('paymentId', 'The payment can no longer be changed');
  return patched;
}

const refuse = (field: string, message: string) => new GatewayError('VALIDATION', message, [{ path: [field], code: '', message }]);
