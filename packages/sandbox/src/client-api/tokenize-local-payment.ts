import { z } from 'zod';
import { GatewayError } from '../server/gateway-error';
import { findNonce } from '../store/consume-nonce';
import { findPaymentContext } from '../store/payment-contexts';
import { LOCAL_PAYMENT } from '../local-payments/local-payment';
import { isDocument, textAt, valueAt } from '../vault/text-at';
import { parseInput, type ClientApiAnswer, type ClientApiCall } from './route';

const account = z.looseObject({
  paypalAccount: z.looseObject({
    correlationId: z.string().nullish(),
    paymentToken: z.string(),
    payerId: z.string().nullish(),
    unilateral: z.boolean().nullish(),
    intent: z.literal('sale', { message: 'Intent is invalid' }).nullish(),
  }),
  merchantAccountId: z.string().nullish(),
});

/**
 * The nonce of a local payment its customer has approved; asked again, the same one, so that one payment is charged once.
 * @returns `undefined` when the token is no local payment's
 */
export async function tokenizeLocalPayment({ context, input }: ClientApiCall): Promise<ClientApiAnswer | undefined> {
  const token = textAt(input, 'paypalAccount', 'paymentToken');
  const payment = token === null ? undefined : await findPaymentContext(context, LOCAL_PAYMENT, token);
  if (!payment) return undefined;
  const { payerId, correlationId } = parseInput(account, input).paypalAccount;
  const nonce = textAt(payment.document, 'nonce');
  const stored = nonce === null ? undefined : await findNonce(context.database, context.merchant.id, nonce);
  if (payment.status !== 'approved' || !stored) throw refuse('paymentToken', 'The payment has not been approved');
  if (payerId && payerId !== textAt(payment.document, 'payerId')) throw refuse('payerId', 'Payer ID is invalid');
  const details = valueAt(stored.document, 'details');
  const answer = { ...stored.document, details: { ...(isDocument(details) ? details : {}), ...(correlationId ? { correlationId } : {}) } };
  return { status: 202, body: { paypalAccounts: [answer] } };
}

const refuse = (field: string, message: string) =>
  new GatewayError('VALIDATION', 'PayPal account is invalid', [{ path: ['paypalAccount', field], code: '', message }]);
