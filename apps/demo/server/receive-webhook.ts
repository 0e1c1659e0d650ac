import type { Context } from 'hono';
import { toGatewayProblem } from './gateway-problem';
import type { Checkout } from './checkout';
import { completeWaitingOrder, expireWaitingOrder, type ConfirmedPayment } from './wait-for-payment';

/** The members that this shop reads; the SDK's published types lack local payments. */
interface Notification {
  readonly kind: string;
  readonly localPaymentCompleted?: ConfirmedPayment;
  readonly localPaymentExpired?: { readonly paymentId: string };
  readonly localPaymentReversed?: { readonly paymentId: string };
}

/** Handles a webhook. The SDK verifies the provider's signature; kinds that the shop does not use are accepted and ignored. */
export async function receiveWebhook(checkout: Checkout, context: Context): Promise<Response> {
  const { bt_signature: signature, bt_payload: payload } = await context.req.parseBody();
  const isForm = typeof signature === 'string' && typeof payload === 'string';
  const notification = isForm ? await parseNotification(checkout, signature, payload) : undefined;
  if (!notification) return context.text('The signature is wrong.', 400);
  const { localPaymentCompleted, localPaymentExpired, localPaymentReversed } = notification;
  const endedPayment = localPaymentExpired ?? localPaymentReversed;
  if (endedPayment) expireWaitingOrder(checkout, endedPayment.paymentId);
  if (localPaymentCompleted) {
    await completeWaitingOrder(checkout, localPaymentCompleted).catch((error: unknown) => Promise.reject(toGatewayProblem(error)));
  }
  return context.body(null, 204);
}

async function parseNotification({ gateway }: Checkout, signature: string, payload: string): Promise<Notification | undefined> {
  try {
    return await gateway.webhookNotification.parse(signature, payload);
  } catch {
    return undefined;
  }
}
