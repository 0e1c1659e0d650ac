import { abortable } from '@tender/client/internal';
import { isIos } from '@tender/frame-service/internal';
import type { Payment } from '../context';
import { localPaymentErrors } from '../errors';
import { createPayment } from './create-payment';
import { callOnPaymentStart } from './pay-deferred';

/**
 * Shows the gateway's QR code on the page, which the customer scans with the phone. A webhook reports the result. The code stays until the next one is
 * shown or the component is torn down.
 * @throws LOCAL_PAYMENT_QR_CODE_NOT_SUPPORTED on a phone, LOCAL_PAYMENT_QR_CODE_INVALID_CONTAINER, LOCAL_PAYMENT_QR_CODE_CONTAINER_NOT_FOUND,
 * LOCAL_PAYMENT_QR_CODE_INVALID_DATA, LOCAL_PAYMENT_START_PAYMENT_DEFERRED_PAYMENT_FAILED when the gateway has a page instead of a code
 */
export async function payByCode({ context, options, signal, release }: Payment, qrContainer: unknown): Promise<undefined> {
  if (isIos() || /Android/i.test(navigator.userAgent)) throw localPaymentErrors.LOCAL_PAYMENT_QR_CODE_NOT_SUPPORTED();
  const container = findContainer(qrContainer);
  const { paymentId, bankUrl, codeImage } = await createPayment(signal, context, options, () =>
    context.track(`start-payment.${context.service ? 'opened' : 'redirected'}`),
  );
  if (!codeImage && bankUrl) throw localPaymentErrors.LOCAL_PAYMENT_START_PAYMENT_DEFERRED_PAYMENT_FAILED();
  const image = createImage(codeImage);
  context.showCode(container, image);
  release(); // `onPaymentStart` may start the next payment
  try {
    await abortable(callOnPaymentStart(options, paymentId, !context.service), signal);
  } catch (error) {
    image.remove();
    throw error;
  }
}

function findContainer(container: unknown): Element {
  if (container instanceof Element) return container;
  const found = typeof container === 'string' && querySelector(container);
  if (found) return found;
  if (found === null) throw localPaymentErrors.LOCAL_PAYMENT_QR_CODE_CONTAINER_NOT_FOUND({ container: String(container) });
  throw localPaymentErrors.LOCAL_PAYMENT_QR_CODE_INVALID_CONTAINER();
}

/** Returns undefined for a text that is not a selector. */
function querySelector(selector: string): Element | null | undefined {
  try {
    return document.querySelector(selector);
  } catch {
    return undefined;
  }
}

/** @param data a PNG image in base64 */
function createImage(data: unknown): HTMLImageElement {
  if (typeof data !== 'string' || !/^(?:[A-Za-z\d+/]{4})+(?:[A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?$/.test(data)) {
    throw localPaymentErrors.LOCAL_PAYMENT_QR_CODE_INVALID_DATA();
  }
  const image = new Image();
  image.src = `data:image/png;base64,${data}`;
  image.alt = 'QR code for the payment app';
  Object.assign(image.style, { display: 'block', maxWidth: '100%', height: 'auto' });
  return image;
}
