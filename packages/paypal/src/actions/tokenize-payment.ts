import { abortable, members, type Call } from '@tender/client/internal';
import type { TokenizePaymentOptions, TokenizePayload } from '../types';
import { createNonce } from '../wire/account';
import type { CheckoutContext, Ready } from '../wire/checkout-context';

/** Members of the payload beside those that the popup hands on. */
const MORE = ['shippingOptionId', 'cobrandedCardLabel'];

/**
 * Exchanges what PayPal's script gave to `onApprove` for a nonce.
 * @throws PAYPAL_ACCOUNT_TOKENIZATION_FAILED, an error of the client or of the set-up
 */
export async function tokenizePayment(call: Call, context: CheckoutContext, options: TokenizePaymentOptions): Promise<TokenizePayload> {
  const { trackPayment } = context;
  trackPayment('tokenization.started');
  const ready = await abortable(context.setUp, call.signal);
  try {
    const payload = await createNonce(call, ready.client, accountOf(ready, context, options), MORE);
    trackPayment('tokenization.success');
    if (payload.creditFinancingOffered) trackPayment('credit.accepted');
    return payload;
  } catch (error) {
    if (!call.signal.aborted) trackPayment('tokenization.failed');
    throw error;
  }
}

/** Which of the two it is, the flow of the payment that was set up last says. */
function accountOf({ configuration }: Ready, { payment, merchantAccountId }: CheckoutContext, options: TokenizePaymentOptions): object {
  const { authorizationType, gatewayConfiguration } = configuration;
  const given = members(options);
  const { billingToken, paymentToken, payerID, paymentID, orderID, intent } = given;
  const vault = Object.hasOwn(given, 'vault') ? given.vault : true;
  const isVault = payment.flow === 'vault';
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
            // As the merchant calls it: the gateway takes both names.
            intent: intent || payment.intent || undefined,
          }),
    },
    merchantAccountId,
  };
}
