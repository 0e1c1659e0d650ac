import type { RequestResult } from '@tender/client';
import { abortable, asRecord, type Call, type UnknownRecord } from '@tender/client/internal';
import { UPDATE_ENDPOINT } from '../constants';
import { checkoutErrors, flowErrors } from '../errors';
import type { PayPalCheckoutUpdatePaymentOptions } from '../types';
import type { CheckoutContext } from '../checkout-context';
import { throwFlowError, isRefused, post } from '../wire/post';

type Track = CheckoutContext['trackPayment'];

/**
 * Checks that the required options are present. Empty and null values pass.
 * @throws PAYPAL_MISSING_REQUIRED_OPTION, PAYPAL_INVALID_PAYMENT_OPTION
 */
export function assertUpdatePaymentOptions(options: Partial<PayPalCheckoutUpdatePaymentOptions> | undefined, track: Track): void {
  const record = asRecord(options);
  const has = (key: string): boolean => Object.hasOwn(record, key);
  if (!(has('amount') || has('lineItems')) || !has('paymentId') || !has('currency')) {
    track('updatePayment.missing-options');
    throw checkoutErrors.PAYPAL_MISSING_REQUIRED_OPTION();
  }
  const { currency, shippingOptions } = record;
  if (currency && Array.isArray(shippingOptions) && !shippingOptions.every((option) => readCurrency(option) === toLowerCase(currency))) {
    track('updatePayment.inconsistent-currencies');
    const originalError = new Error('One or more shipping option currencies differ from checkout currency.');
    throw flowErrors.PAYPAL_INVALID_PAYMENT_OPTION({ originalError });
  }
}

function readCurrency(shippingOption: unknown): string {
  return toLowerCase(asRecord(asRecord(shippingOption).amount).currency);
}

function toLowerCase(value: unknown): string {
  return String(value).toLowerCase();
}

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
