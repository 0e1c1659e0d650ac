import { members, parseQuery, type Call } from '@tender/client/internal';
import type { CreatePaymentOptions } from '../types';
import type { CheckoutContext } from '../wire/checkout-context';
import { createPaymentResource } from '../wire/payment-resource';
import { assertFlow } from '../wire/resource';

/**
 * Sets up a payment (`checkout`) or an agreement (`vault`), and resolves with the token that PayPal's script wants of `createOrder` or
 * `createBillingAgreement`.
 * @throws PAYPAL_FLOW_OPTION_REQUIRED, PAYPAL_INVALID_PAYMENT_OPTION, PAYPAL_FLOW_FAILED, an error of the client or of the set-up
 */
export async function createPayment(call: Call, context: CheckoutContext, options: CreatePaymentOptions): Promise<string> {
  assertFlow(options);
  context.track('createPayment');
  const { flow } = options;
  context.contextId = await createPaymentResource(call, context, flow, options, ({ paymentResource, agreementSetup }) =>
    flow === 'checkout' ? parseQuery(String(members(paymentResource).redirectUrl)).token : members(agreementSetup).tokenId,
  );
  return context.contextId;
}
