import { abortable, asRecord, type Call } from '@tender/client/internal';
import type { PayPalCheckoutTokenizePaymentOptions, PayPalCheckoutTokenizePayload } from '../types';
import { createNonce } from '../wire/create-nonce';
import type { CheckoutContext, CheckoutSetup } from '../context';

/** Members of the payload that only PayPal Checkout has. */
const DETAIL_KEYS = ['shippingOptionId', 'cobrandedCardLabel'];

/**
 * Exchanges what PayPal's script passed to `onApprove` for a nonce.
 * @throws PAYPAL_ACCOUNT_TOKENIZATION_FAILED, an error of the client, or the error with which the instance could not be set up
 */
export async function tokenizePayment(
  call: Call,
  context: CheckoutContext,
  options: PayPalCheckoutTokenizePaymentOptions,
): Promise<PayPalCheckoutTokenizePayload> {
  const { trackPayment } = context;
  trackPayment('tokenization.started');
  const ready = await abortable(context.setUp, call.signal);
  try {
    const payload = await createNonce(call, ready.client, createAccountData(ready, context, options), DETAIL_KEYS);
    trackPayment('tokenization.success');
    if (payload.creditFinancingOffered) trackPayment('credit.accepted');
    return payload;
  } catch (error) {
    if (!call.signal.aborted) trackPayment('tokenization.failed');
    throw error;
  }
}

/**
 * The flow of the last `createPayment` decides whether an agreement or a payment is exchanged. When PayPal's app has returned to a new tab, nothing was
 * created on this page: then the URL of the page names the agreement.
 */
function createAccountData(
  { configuration }: CheckoutSetup,
  { payment, merchantAccountId }: CheckoutContext,
  options: PayPalCheckoutTokenizePaymentOptions,
): object {
  const { authorizationType, gatewayConfiguration } = configuration;
  const approval = asRecord(options);
  const { billingToken, paymentToken, payerID, paymentID, orderID, intent } = approval;
  const vault = Object.hasOwn(approval, 'vault') ? approval.vault : true;
  const isReturn = typeof billingToken === 'string' && billingToken !== '' && location.href.includes(`ba_token=${billingToken}`);
  const isVault = payment.flow ? payment.flow === 'vault' : isReturn;
  return {
    paypalAccount: {
      correlationId: payment.riskCorrelationId || billingToken || paymentToken,
      options: { validate: isVault && authorizationType !== 'TOKENIZATION_KEY' && vault },
      ...(isVault
        ? { billingAgreementToken: billingToken }
        : {
            paymentToken: paymentID || orderID,
            payerId: payerID,
            unilateral: gatewayConfiguration.paypal?.unvettedMerchant,
            // The merchant's name for it: here the gateway accepts both names.
            intent: intent || payment.intent || undefined,
          }),
    },
    merchantAccountId,
  };
}
