import { type SandboxContext } from '../context';
import { randomId } from '../random';
import { createPaymentContext, findPaymentContext, type PaymentContext } from '../store/payment-contexts';
import { GatewayError } from '../server/gateway-error';
import { fundingSource, isDeferred } from './funding-sources';
import { type LocalPaymentInput } from './create-input';

/** The kind of its payment context, whose id is the `paymentId` the merchant is told. */
export const LOCAL_PAYMENT = 'local_payment';

/**
 * Statuses: `pending` until the customer has decided, then `approved`, `canceled` or `failed`; `expired` when nobody did;
 * `reversed` when the money went back because the merchant did not charge the nonce.
 */
export async function createLocalPayment(context: SandboxContext, input: LocalPaymentInput): Promise<PaymentContext> {
  const { blikOptions, ...rest } = input;
  const { tokenizationKey: _key, authorizationFingerprint: _fingerprint, ...given } = rest;
  return createPaymentContext(context, {
    kind: LOCAL_PAYMENT,
    id: `PAY-${randomId(24).toUpperCase()}`,
    status: 'pending',
    document: {
      ...given,
      fundingSource: input.fundingSource.toLowerCase(),
      title: fundingSource(input.fundingSource)?.title ?? input.fundingSource,
      deferred: isDeferred(input.fundingSource, blikOptions),
      token: `EC-${randomId(17).toUpperCase()}`,
      blik: blikOf(blikOptions),
    },
  });
}

/** The code itself is worth as much as a PIN, and is not kept. */
function blikOf(options: LocalPaymentInput['blikOptions']) {
  if (options?.level0) return { level0: true };
  const { consumerReference, aliasKey, aliasLabel } = options?.oneClick ?? {};
  return options?.oneClick ? { consumerReference, aliasKey: aliasKey ?? null, aliasLabel: aliasLabel ?? null } : null;
}

/** @throws GatewayError 404 */
export async function localPayment(context: SandboxContext, id: string): Promise<PaymentContext> {
  const found = await findPaymentContext(context, LOCAL_PAYMENT, id);
  if (!found) throw new GatewayError('NOT_FOUND', 'There is no such local payment');
  return found;
}
