import type { Payment } from '../context';
import { createPayment, readWebUrl } from './create-payment';

/** Opens the bank's page instead of the current page. The customer returns to `redirectUrl`, where `create` finishes the payment. */
export async function payOnPage({ context, options, signal }: Payment): Promise<never> {
  const { onPaymentStart } = options;
  const { paymentId, bankUrl } = await createPayment(signal, context, options);
  context.track('start-payment.redirected');
  const url = readWebUrl(bankUrl);
  if (typeof onPaymentStart === 'function') {
    const result = onPaymentStart({ paymentId }, () => {});
    Promise.resolve(result).catch(() => {}); // the page is being left, so nothing could report the error
  }
  (window.top ?? window).location.href = url; // a checkout in a frame of the shop leaves with the whole shop
  return new Promise(() => {});
}
