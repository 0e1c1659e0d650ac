import { asRecord, parseQuery, type Call } from '@tender/client/internal';
import type { PayPalCheckoutCreatePaymentOptions } from '../types';
import type { CheckoutContext } from '../context';
import { createPaymentResource } from '../wire/create-payment-resource';
import { assertFlow } from '../guards';

/**
 * Creates a payment (`checkout`) or an agreement (`vault`). Resolves with the token that `createOrder` or `createBillingAgreement` of PayPal's script
 * returns.
 * @throws PAYPAL_FLOW_OPTION_REQUIRED, PAYPAL_INVALID_PAYMENT_OPTION, PAYPAL_FLOW_FAILED, an error of the client, or the error with which the
 * instance could not be set up
 */
export async function createPayment(call: Call, context: CheckoutContext, options: PayPalCheckoutCreatePaymentOptions): Promise<string> {
  assertFlow(options);
  context.track('createPayment');
  const { flow } = options;
  context.contextId = await createPaymentResource(call, context, flow, options, ({ paymentResource, agreementSetup }) =>
    flow === 'checkout' ? parseQuery(String(asRecord(paymentResource).redirectUrl)).token : asRecord(agreementSetup).tokenId,
  );
  return context.contextId;
}
