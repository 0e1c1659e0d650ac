import { type SandboxContext } from '../../core/context';
import { GatewayError } from '../../core/http/gateway-error';
import { randomId } from '../../core/random';
import { createPaymentContext, findPaymentContext, type PaymentContext } from '../../core/store/payment-contexts';
import { type LocalPaymentInput } from './create-input';
import { findFundingSource, isDeferred } from './funding-sources';

/** Kind of the payment context. The context's id is the `paymentId` that the merchant receives. */
export const LOCAL_PAYMENT = 'local_payment';

/**
 * Creates a payment with status `pending`. It becomes `approved`, `canceled` or `failed` when the customer decides, `expired` when nobody does, and
 * `reversed` when the money is returned because the merchant did not charge the nonce.
 */
export async function createLocalPayment(context: SandboxContext, input: LocalPaymentInput): Promise<PaymentContext> {
  const { blikOptions, ...rest } = input;
  const { tokenizationKey: _key, authorizationFingerprint: _fingerprint, ...fields } = rest;
  return createPaymentContext(context, {
    kind: LOCAL_PAYMENT,
    id: `PAY-${randomId(24).toUpperCase()}`,
    status: 'pending',
    document: {
      ...fields,
      fundingSource: input.fundingSource.toLowerCase(),
      title: findFundingSource(input.fundingSource)?.title ?? input.fundingSource,
      deferred: isDeferred(input.fundingSource, blikOptions),
      token: `EC-${randomId(17).toUpperCase()}`,
      blik: readBlik(blikOptions),
    },
  });
}

/** The BLIK code authorizes a payment like a PIN, so it is not stored. */
function readBlik(options: LocalPaymentInput['blikOptions']) {
  if (options?.level0) return { level0: true };
  const { consumerReference, aliasKey, aliasLabel } = options?.oneClick ?? {};
  return options?.oneClick ? { consumerReference, aliasKey: aliasKey ?? null, aliasLabel: aliasLabel ?? null } : null;
}

/** @throws GatewayError 404 */
export async function requireLocalPayment(context: SandboxContext, id: string): Promise<PaymentContext> {
  const found = await findPaymentContext(context, LOCAL_PAYMENT, id);
  if (!found) throw new GatewayError('NOT_FOUND', 'There is no such local payment');
  return found;
}
