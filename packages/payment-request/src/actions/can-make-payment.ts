import { members, type Call } from '@tender/client/internal';
import { checkMethods } from '../check-methods';
import { CAN_MAKE_PAYMENT, INITIALIZATION_FAILED } from '../constants';
import type { PaymentRequestContext } from '../context';
import { paymentRequestErrors as errors } from '../errors';
import { requestData } from '../request-data';
import type { PaymentConfiguration } from '../types';

/**
 * Whether the browser could pay like this. `false` where it knows no payment sheet at all.
 * @throws PAYMENT_REQUEST_UNSUPPORTED_PAYMENT_METHOD, PAYMENT_REQUEST_INITIALIZATION_MISCONFIGURED,
 * PAYMENT_REQUEST_CAN_MAKE_PAYMENT_NOT_ALLOWED, PAYMENT_REQUEST_CAN_MAKE_PAYMENT_FAILED
 */
export async function canMakePayment(
  { signal }: Call,
  context: PaymentRequestContext,
  configuration: PaymentConfiguration,
): Promise<boolean> {
  const { frame, track } = context;
  if (!window.PaymentRequest) {
    track('can-make-payment.not-available');
    return false;
  }
  checkMethods(configuration);
  try {
    const able = Boolean(await frame.ask(CAN_MAKE_PAYMENT, requestData(context, configuration)));
    signal.throwIfAborted();
    track(`can-make-payment.${able}`);
    return able;
  } catch (originalError) {
    if (signal.aborted) throw signal.reason;
    track('can-make-payment.failed');
    const { name } = members(originalError);
    if (name === INITIALIZATION_FAILED) throw errors.PAYMENT_REQUEST_INITIALIZATION_MISCONFIGURED({ originalError });
    if (name === 'NotAllowedError') throw errors.PAYMENT_REQUEST_CAN_MAKE_PAYMENT_NOT_ALLOWED({ originalError });
    throw errors.PAYMENT_REQUEST_CAN_MAKE_PAYMENT_FAILED({ originalError });
  }
}
