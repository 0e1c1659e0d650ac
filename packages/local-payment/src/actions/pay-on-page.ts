import { createPayment, webAddress } from './create-payment';
import type { Payment } from '../context';

/** Sends the whole page to the bank; the customer comes back to `redirectUrl`, where `create` finishes. */
export async function payOnPage({ context, options, ending }: Payment): Promise<never> {
  const { onPaymentStart } = options;
  const { paymentId, bankUrl } = await createPayment(ending.signal, context, options);
  context.track('start-payment.redirected');
  const url = webAddress(bankUrl);
  if (typeof onPaymentStart === 'function') {
    const told = onPaymentStart({ paymentId }, () => {});
    Promise.resolve(told).catch(() => {}); // nobody is there any more to hear of it
  }
  (window.top ?? window).location.href = url; // a checkout in a frame of the shop's leaves with the shop
  return new Promise(() => {});
}
