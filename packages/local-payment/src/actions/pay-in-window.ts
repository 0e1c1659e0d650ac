import { webUrl, type Call } from '@tender/client/internal';
import { type FrameService, type Outcome, readFailure } from '@tender/frame-service/internal';
import { WINDOW } from '../constants';
import type { LocalPaymentContext, Payment } from '../context';
import { localPaymentErrors } from '../errors';
import type { LocalPaymentTokenizePayload } from '../types';
import { createPayment } from './create-payment';
import { tokenize } from './tokenize';

/** Opens the window before anything is awaited, or browsers block it. The bank's page follows when the merchant calls `proceed`. */
export async function payInWindow(payment: Payment, service: FrameService): Promise<LocalPaymentTokenizePayload> {
  const { call, context, options, signal } = payment;
  const { width, height } = options.windowOptions ?? {};
  const outcome = service.open({ width: width || WINDOW.width, height: height || WINDOW.height, signal });
  const paid = outcome.then((result) => finish(call, context, result));
  const isBlocked = service.isFrameClosed();
  const sent = sendToBank(payment, service, isBlocked ? call.signal : signal);
  sent.catch(() => {}); // after a blocked window only that is reported
  return isBlocked ? paid : Promise.race([paid, sent.then(() => paid)]);
}

/** @param requestSignal cancels the request; the response is ignored where the payment has ended by then */
async function sendToBank({ context, options, signal }: Payment, service: FrameService, requestSignal: AbortSignal): Promise<void> {
  const { onPaymentStart } = options;
  const { paymentId, bankUrl } = await createPayment(requestSignal, context, options, () => {
    signal.throwIfAborted();
    context.track('start-payment.opened');
  });
  const url = webUrl(bankUrl, 'redirectUrl');
  let isSent = false;
  const proceed = (): void => {
    if (signal.aborted) return; // the window may belong to the next payment
    isSent = true;
    service.redirect(url);
  };
  if (typeof onPaymentStart !== 'function') return;
  // Once the customer is at the bank, an error of the merchant's callback does not stop the payment.
  await Promise.resolve(onPaymentStart({ paymentId }, proceed)).catch((error: unknown) => {
    if (!isSent) throw error;
  });
}

/** Exchanges the result of the window for a nonce, or throws the error for a window without a result. */
async function finish(call: Call, context: LocalPaymentContext, { error, payload }: Outcome): Promise<LocalPaymentTokenizePayload> {
  if (!error) return tokenize(call, context, payload);
  const failure = readFailure(error);
  if (failure === 'closed') {
    if (payload['errorcode'] === 'processing_error') {
      context.track('failed-in-window');
      throw localPaymentErrors.LOCAL_PAYMENT_START_PAYMENT_FAILED();
    }
    context.track('tokenization.closed.by-user');
    throw localPaymentErrors.LOCAL_PAYMENT_WINDOW_CLOSED();
  }
  const { LOCAL_PAYMENT_WINDOW_OPEN_FAILED: openFailed, LOCAL_PAYMENT_START_PAYMENT_FAILED: failed } = localPaymentErrors;
  throw (failure === 'not-opened' ? openFailed : failed)({ originalError: error });
}
