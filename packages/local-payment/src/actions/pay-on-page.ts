import { abortable, storeDeparture, webUrl } from '@tender/client/internal';
import type { Payment } from '../context';
import { createPayment } from './create-payment';

/** Opens the bank's page instead of the current page. The customer returns to `redirectUrl`, where `create` finishes the payment. */
export async function payOnPage({ context, options, signal }: Payment): Promise<never> {
  const { onPaymentStart } = options;
  const { paymentId, bankUrl } = await createPayment(signal, context, options, () => context.track('start-payment.redirected'));
  const url = webUrl(bankUrl, 'redirectUrl');
  if (typeof onPaymentStart === 'function') {
    let proceed = (): void => {};
    const proceeded = new Promise<void>((resolve) => (proceed = resolve));
    const result = onPaymentStart({ paymentId }, proceed);
    // An asynchronous callback saves the id, which a page that leaves would cut off. Its error does not stop the payment.
    if (result instanceof Object && 'then' in result) {
      const settled = Promise.resolve(result).catch(() => {});
      await abortable(Promise.race([proceeded, settled]), signal);
    }
  }
  storeDeparture('local-payment', { id: paymentId });
  (window.top ?? window).location.href = url; // a checkout in a frame of the shop leaves with the whole shop
  return new Promise(() => {});
}
