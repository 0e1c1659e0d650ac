import type { RequestResult } from '@tender/client';
import { abortable, asRecord, type Call, type UnknownRecord } from '@tender/client/internal';
import { UPDATE_ENDPOINT } from '../constants';
import { assertUpdatePaymentOptions } from '../guards';
import type { PayPalCheckoutUpdatePaymentOptions } from '../types';
import type { CheckoutContext } from '../context';
import { throwFlowError, isRefused, post } from '../wire/post';

/**
 * Changes a payment while the customer is at PayPal. Resolves with the gateway's response.
 * @throws PAYPAL_MISSING_REQUIRED_OPTION, PAYPAL_INVALID_PAYMENT_OPTION, an error of the client, or the error with which the instance could not be
 * set up
 */
export async function updatePayment(
  call: Call,
  context: CheckoutContext,
  options: PayPalCheckoutUpdatePaymentOptions,
): Promise<RequestResult> {
  const { trackPayment, merchantAccountId } = context;
  assertUpdatePaymentOptions(options, trackPayment);
  trackPayment('updatePayment');
  const { shippingAddress } = options;
  if (Object.hasOwn(options, 'shippingAddress')) trackPayment('updatePayment.shippingAddress.provided.by-the-merchant');
  const data = {
    merchantAccountId,
    paymentId: options.paymentId || options.orderId,
    currencyIsoCode: options.currency,
    amount: options.amount,
    lineItems: options.lineItems,
    shippingOptions: options.shippingOptions,
    amountBreakdown: options.amountBreakdown,
    ...createAddressMembers(asRecord(shippingAddress)),
  };
  try {
    const { client } = await abortable(context.setUp, call.signal);
    return await post(call, client, UPDATE_ENDPOINT, data);
  } catch (error) {
    if (!call.signal.aborted) trackPayment(isRefused(error) ? 'updatePayment.invalid' : 'updatePayment.PAYPAL_FLOW_FAILED');
    return throwFlowError(call, error);
  }
}

function createAddressMembers({ line1, line2, city, state, postalCode, countryCode, phone, recipientName }: UnknownRecord): object {
  return { line1, line2, city, state, postalCode, countryCode, phone, recipientName };
}
