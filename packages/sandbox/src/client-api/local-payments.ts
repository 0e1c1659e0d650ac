import { localPaymentInput } from '../local-payments/create-input';
import { createLocalPayment } from '../local-payments/local-payment';
import { createPagePath } from '../pages/customer-page';
import { parseInput, type ClientApiCall, type ClientApiRoute } from './route';

/** Creates a payment that the customer confirms at a bank or in a wallet. Some payment types have no page: their result arrives later. */
async function create({ context, input, urls }: ClientApiCall) {
  const { id, kind, document } = await createLocalPayment(context, parseInput(localPaymentInput, input));
  const redirectUrl = document['deferred'] === true ? null : `${urls.paypalUrl}${createPagePath(kind, id)}`;
  return { status: 201 as const, body: { paymentResource: { paymentToken: id, redirectUrl, intent: 'sale' } } };
}

export const localPaymentRoutes: readonly ClientApiRoute[] = [{ method: 'POST', path: 'local_payments/create', handle: create }];
