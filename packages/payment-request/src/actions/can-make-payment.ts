import { asRecord, type Call } from '@tender/client/internal';
import { assertSupportedMethods } from '../guards';
import { CAN_MAKE_PAYMENT, INITIALIZATION_FAILED } from '../constants';
import type { PaymentRequestContext } from '../context';
import { paymentRequestErrors as errors } from '../errors';
import { createRequestData } from '../create-request-data';
import type { PaymentRequestConfiguration } from '../types';

/**
 * Asks the browser whether it can pay with a configuration. False in a browser without a payment sheet, before the configuration is checked.
 * @throws PAYMENT_REQUEST_UNSUPPORTED_PAYMENT_METHOD, PAYMENT_REQUEST_INITIALIZATION_MISCONFIGURED,
 * PAYMENT_REQUEST_CAN_MAKE_PAYMENT_NOT_ALLOWED, PAYMENT_REQUEST_CAN_MAKE_PAYMENT_FAILED
 */
export async function canMakePayment(
  { signal }: Call,
  context: PaymentRequestContext,
  configuration: PaymentRequestConfiguration,
): Promise<boolean> {
  const { frame, track } = context;
  if (!window.PaymentRequest) {
    track('can-make-payment.not-available');
    return false;
  }
  assertSupportedMethods(configuration);
  try {
    const canPay = Boolean(await frame.send(CAN_MAKE_PAYMENT, createRequestData(context, configuration)));
    signal.throwIfAborted();
    track(`can-make-payment.${canPay}`);
    return canPay;
  } catch (originalError) {
    if (signal.aborted) throw signal.reason;
    track('can-make-payment.failed');
    const { name } = asRecord(originalError);
    if (name === INITIALIZATION_FAILED) throw errors.PAYMENT_REQUEST_INITIALIZATION_MISCONFIGURED({ originalError });
    if (name === 'NotAllowedError') throw errors.PAYMENT_REQUEST_CAN_MAKE_PAYMENT_NOT_ALLOWED({ originalError });
    throw errors.PAYMENT_REQUEST_CAN_MAKE_PAYMENT_FAILED({ originalError });
  }
}
