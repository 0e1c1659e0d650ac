import type { Context } from 'hono';
import { gatewayProblem } from './gateway-problem';
import type { Checkout } from './place-order';
import { completeWaitingOrder, expireWaitingOrder, type Confirmed } from './wait-for-payment';

/** As far as this shop listens; the SDK's published types lack local payments. */
interface Notification {
  readonly kind: string;
  readonly localPaymentCompleted?: Confirmed;
  readonly localPaymentExpired?: { readonly paymentId: string };
  readonly localPaymentReversed?: { readonly paymentId: string };
}

/** What the provider tells the shop by itself. The SDK checks that it is the provider who tells; kinds the shop has no use for are taken too. */
export async function receiveWebhook(checkout: Checkout, context: Context): Promise<Response> {
  const { bt_signature: signature, bt_payload: payload } = await context.req.parseBody();
  const isForm = typeof signature === 'string' && typeof payload === 'string';
  const notification = isForm ? await parse(checkout, signature, payload) : undefined;
  if (!notification) return context.text('The signature is wrong.', 400);
  const { localPaymentCompleted, localPaymentExpired, localPaymentReversed } = notification;
  const over = localPaymentExpired ?? localPaymentReversed;
  if (over) expireWaitingOrder(checkout, over.paymentId);
  if (localPaymentCompleted) {
    await completeWaitingOrder(checkout, localPaymentCompleted).catch((error: unknown) => Promise.reject(gatewayProblem(error)));
  }
  return context.body(null, 204);
}

async function parse({ gateway }: Checkout, signature: string, payload: string): Promise<Notification | undefined> {
  try {
    return await gateway.webhookNotification.parse(signature, payload);
  } catch {
    return undefined;
  }
}
