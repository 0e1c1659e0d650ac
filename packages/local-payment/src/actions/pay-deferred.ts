import { localPaymentErrors } from '../errors';
import { createPayment } from './create-payment';
import type { Payment } from '../context';

/**
 * Without a window: the customer is sent an invoice, or confirms in an app.
 * @throws LOCAL_PAYMENT_START_PAYMENT_DEFERRED_PAYMENT_FAILED where the bank wants to show a page after all
 */
export async function payDeferred({ context, options, ending }: Payment): Promise<undefined> {
  const { paymentId, bankUrl } = await createPayment(ending.signal, context, options);
  context.track(`start-payment.${context.service ? 'opened' : 'redirected'}`);
  ending.abort(); // the next payment may start from `onPaymentStart`
  if (bankUrl && typeof bankUrl === 'string') throw localPaymentErrors.LOCAL_PAYMENT_START_PAYMENT_DEFERRED_PAYMENT_FAILED();
  await tell(options, paymentId, !context.service);
}

/** On a full page the function is optional. */
async function tell({ onPaymentStart }: Payment['options'], paymentId: string, isOptional: boolean): Promise<void> {
  if (typeof onPaymentStart === 'function') await onPaymentStart({ paymentId });
  else if (!isOptional) throw new TypeError('onPaymentStart is not a function.');
}
