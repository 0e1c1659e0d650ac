import type { Call } from '@tender/client/internal';
import type { FrameService, Outcome } from '@tender/frame-service/internal';
import { WINDOW } from '../constants';
import type { LocalPaymentContext, Payment } from '../context';
import { localPaymentErrors } from '../errors';
import type { TokenizePayload } from '../types';
import { createPayment, webAddress } from './create-payment';
import { tokenize } from './tokenize';

/** Opens a window at once, or browsers would block it; the bank's page follows when the merchant says so. */
export async function payInWindow(payment: Payment, service: FrameService): Promise<TokenizePayload> {
  const { call, context, options, ending } = payment;
  const { width, height } = options.windowOptions ?? {};
  const outcome = service.open({ width: width || WINDOW.width, height: height || WINDOW.height, signal: ending.signal });
  const paid = outcome.then((result) => finish(call, context, result));
  if (service.isFrameClosed()) return paid; // blocked: nothing is created that nobody will pay
  return Promise.race([paid, sendToBank(payment, service).then(() => paid)]);
}

async function sendToBank({ context, options, ending: { signal } }: Payment, service: FrameService): Promise<void> {
  const { onPaymentStart } = options;
  const { paymentId, bankUrl } = await createPayment(signal, context, options);
  context.track('start-payment.opened');
  const url = webAddress(bankUrl);
  let isSent = false;
  const proceed = (): void => {
    if (signal.aborted) return; // by now the window may be another payment's
    isSent = true;
    service.redirect(url);
  };
  if (typeof onPaymentStart !== 'function') return;
  // Once the customer is at the bank, a failure of the merchant's own bookkeeping does not stop the payment.
  await Promise.resolve(onPaymentStart({ paymentId }, proceed)).catch((error: unknown) => {
    if (!isSent) throw error;
  });
}

async function finish(call: Call, context: LocalPaymentContext, { error, payload }: Outcome): Promise<TokenizePayload> {
  if (!error) return tokenize(call, context, payload);
  const { code = '' } = error;
  if (code === 'FRAME_SERVICE_FRAME_CLOSED') {
    if (payload['errorcode'] === 'processing_error') {
      context.track('failed-in-window');
      throw localPaymentErrors.LOCAL_PAYMENT_START_PAYMENT_FAILED();
    }
    context.track('tokenization.closed.by-user');
    throw localPaymentErrors.LOCAL_PAYMENT_WINDOW_CLOSED();
  }
  const { LOCAL_PAYMENT_WINDOW_OPEN_FAILED: openFailed, LOCAL_PAYMENT_START_PAYMENT_FAILED: failed } = localPaymentErrors;
  throw (code.includes('FRAME_SERVICE_FRAME_OPEN_FAILED') ? openFailed : failed)({ originalError: error });
}
