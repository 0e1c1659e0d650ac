import type { Payment } from '../context';
import { localPaymentErrors } from '../errors';
import { createPayment } from './create-payment';

/**
 * Starts a payment without a window: the customer receives an invoice or confirms in an app.
 * @throws LOCAL_PAYMENT_START_PAYMENT_DEFERRED_PAYMENT_FAILED when the payment requires a page of the bank
 */
export async function payDeferred({ context, options, signal, release }: Payment): Promise<undefined> {
  const { paymentId, bankUrl } = await createPayment(signal, context, options, () =>
    context.track(`start-payment.${context.service ? 'opened' : 'redirected'}`),
  );
  release(); // `onPaymentStart` may start the next payment
  if (bankUrl && typeof bankUrl === 'string') throw localPaymentErrors.LOCAL_PAYMENT_START_PAYMENT_DEFERRED_PAYMENT_FAILED();
  await callOnPaymentStart(options, paymentId, !context.service);
}

/** Calls the merchant's callback for a payment without a window, and waits for its promise. */
export async function callOnPaymentStart({ onPaymentStart }: Payment['options'], paymentId: string, isOptional: boolean): Promise<void> {
  if (typeof onPaymentStart === 'function') await onPaymentStart({ paymentId });
  else if (!isOptional) throw new TypeError('onPaymentStart is not a function.');
}
