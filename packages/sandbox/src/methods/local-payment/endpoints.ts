import { parseInput, type ClientApiCall, type ClientApiRoute } from '../../core/http/client-api-route';
import { createPagePath } from '../../core/pages/customer-page';
import { localPaymentInput } from './create-input';
import { createLocalPayment } from './local-payment';
import { createQrImage } from './qr-image';

/** Creates a payment that the customer confirms at a bank or in a wallet. Some payment types have no page: their result arrives later. */
async function create({ context, input, urls }: ClientApiCall) {
  const { id, kind, document } = await createLocalPayment(context, parseInput(localPaymentInput, input));
  const redirectUrl = document.deferred ? null : `${urls.paypalUrl}${createPagePath(kind, id)}`;
  const qrImage = document.fundingSource === 'swish' && redirectUrl ? createQrImage(redirectUrl) : undefined;
  const qrDetails = qrImage && { qrDetails: { qrImage } };
  return { status: 201 as const, body: { paymentResource: { paymentToken: id, redirectUrl, intent: 'sale', ...qrDetails } } };
}

export const localPaymentRoutes: readonly ClientApiRoute[] = [{ method: 'POST', path: 'local_payments/create', handle: create }];
