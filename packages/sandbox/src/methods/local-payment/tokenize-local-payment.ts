import { z } from 'zod';
import { parseInput, type ClientApiResponse, type ClientApiCall } from '../../core/http/client-api-route';
import { GatewayError } from '../../core/http/gateway-error';
import { textAt } from '../../core/text-at';
import { findNonce } from '../../payments/instruments/consume-nonce';
import { localPayments } from './local-payment';

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
 * Returns the nonce of a local payment that its customer has approved. Repeated calls return the same nonce, so that a payment is charged once.
 * Resolves with undefined when the token does not belong to a local payment.
 */
export async function tokenizeLocalPayment({ context, input }: ClientApiCall): Promise<ClientApiResponse | undefined> {
  const token = textAt(input, 'paypalAccount', 'paymentToken');
  const payment = token === null ? undefined : await localPayments.find(context, token);
  if (!payment) return undefined;
  const { payerId, correlationId } = parseInput(account, input).paypalAccount;
  const { nonce } = payment.document;
  const stored = payment.status === 'approved' && nonce ? await findNonce(context, nonce) : undefined;
  if (!stored) throw refuse('paymentToken', 'The payment has not been approved');
  if (payerId && payerId !== payment.document.payerId) throw refuse('payerId', 'Payer ID is invalid');
  const paypalAccount = {
    ...stored.document,
    details: { ...stored.document.details, ...(correlationId ? { correlationId } : {}) },
  };
  return { status: 202, body: { paypalAccounts: [paypalAccount] } };
}

const refuse = (field: string, message: string) =>
  new GatewayError('VALIDATION', 'PayPal account is invalid', [{ path: ['paypalAccount', field], code: '', message }]);
