import type { RequestResult } from '@tender/client';
import { abortable, members, type Call, type Members } from '@tender/client/internal';
import { UPDATE_ENDPOINT } from '../constants';
import { checkoutErrors, flowErrors } from '../errors';
import type { UpdatePaymentOptions } from '../types';
import type { CheckoutContext } from '../wire/checkout-context';
import { flowFailed, isRefused, post } from '../wire/post';

type Track = CheckoutContext['trackPayment'];

/** Presence, not content: an empty or null value passes. */
export function checkUpdatePaymentOptions(options: Partial<UpdatePaymentOptions> | undefined, track: Track): void {
  const given = members(options);
  const has = (key: string): boolean => Object.hasOwn(given, key);
  if (!(has('amount') || has('lineItems')) || !has('paymentId') || !has('currency')) {
    track('updatePayment.missing-options');
    throw checkoutErrors.PAYPAL_MISSING_REQUIRED_OPTION();
  }
  const { currency, shippingOptions } = given;
  if (currency && Array.isArray(shippingOptions) && !shippingOptions.every((option) => currencyOf(option) === lower(currency))) {
    track('updatePayment.inconsistent-currencies');
    const originalError = new Error('One or more shipping option currencies differ from checkout currency.');
    throw flowErrors.PAYPAL_INVALID_PAYMENT_OPTION({ originalError });
  }
}

function currencyOf(shippingOption: unknown): string {
  return lower(members(members(shippingOption).amount).currency);
}

function lower(value: unknown): string {
  return String(value).toLowerCase();
}

/**
 * Changes a payment that was set up, while the customer is at PayPal. Resolves with the gateway's answer.
 * @throws PAYPAL_MISSING_REQUIRED_OPTION, PAYPAL_INVALID_PAYMENT_OPTION, PAYPAL_FLOW_FAILED, an error of the client or of the set-up
 */
export async function updatePayment(call: Call, context: CheckoutContext, options: UpdatePaymentOptions): Promise<RequestResult> {
  const { trackPayment, merchantAccountId } = context;
  checkUpdatePaymentOptions(options, trackPayment);
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
    ...addressMembers(members(shippingAddress)),
  };
  try {
    const { client } = await abortable(context.setUp, call.signal);
    return await post(call, client, UPDATE_ENDPOINT, data);
  } catch (error) {
    if (!call.signal.aborted) trackPayment(`updatePayment.${isRefused(error) ? 'invalid' : 'PAYPAL_FLOW_FAILED'}`);
    return flowFailed(call, error);
  }
}

function addressMembers({ line1, line2, city, state, postalCode, countryCode, phone, recipientName }: Members): object {
  return { line1, line2, city, state, postalCode, countryCode, phone, recipientName };
}
