import { and, asc, eq } from 'drizzle-orm';
import { type SandboxContext } from '../../core/context';
import { GatewayError } from '../../core/http/gateway-error';
import { type PaymentContext } from '../../core/store/payment-contexts';
import { paymentContexts } from '../../core/store/schema';
import { type XmlFields } from '../../core/xml/write-xml';
import { sendWebhook } from './send-webhook';
import { storeWebhook, webhooks, type Webhook, type WebhookAttempt } from './webhook';

export interface Delivery {
  /** Whether the merchant's server responded with a status from 200 to 299. */
  delivered: boolean;
  attempts: number;
  /** Status of the last attempt. Absent when there was no response. */
  status?: number;
  failure?: string;
}

/** Attempts at once. */
const ATTEMPTS = 2;
/** Further attempts, and the milliseconds between them, by the sandbox clock. */
const RETRIES = 3;
const RETRY_DELAY = 60 * 60 * 1000;

/**
 * Sends a webhook to the merchant's server (the setting `webhookUrl`), and once more after a failure; then up to three times, an hour apart.
 * Resolves after the attempts that are made at once, with undefined when the merchant has no URL for webhooks.
 * @param subject the object concerned, by its name: `{ localPayment }`
 */
export async function deliverWebhook(context: SandboxContext, kind: string, subject: XmlFields): Promise<Delivery | undefined> {
  const row = await storeWebhook(context, kind, subject, 'sending');
  return row && describeDelivery(await sendWithRetries(context, row));
}

/** Sends the webhooks that transactions of the database have stored. Call it after they have ended. Never rejects. */
export async function deliverPending(context: SandboxContext): Promise<void> {
  const { database, merchant, settings } = context;
  if (settings.webhookUrl === undefined) return;
  const isPending = and(
    eq(paymentContexts.merchantId, merchant.id),
    eq(paymentContexts.kind, webhooks.kind),
    eq(paymentContexts.status, 'pending'),
  );
  try {
    const rows = await database.select().from(paymentContexts).where(isPending).orderBy(asc(paymentContexts.createdAt));
    for (const row of rows as unknown as PaymentContext<Webhook>[]) await claim(context, row);
  } catch (error) {
    // The sandbox has been stopped or reset meanwhile. Any other failure appears where the next request fails.
    if (!context.stopped.aborted) context.log.add(createFailureEntry(context, error));
  }
}

/** Sends a webhook again, once. @throws GatewayError 404 */
export async function resendWebhook(context: SandboxContext, id: string): Promise<Delivery> {
  const row = await webhooks.find(context, id);
  if (!row) throw new GatewayError('NOT_FOUND', 'Webhook not found');
  return describeDelivery(await sendWebhook(context, row, 1));
}

/** Of several processes that see a pending webhook, one sends it. */
async function claim(context: SandboxContext, row: PaymentContext<Webhook>): Promise<void> {
  const claimed = await webhooks.advance(context, row, { status: 'sending' });
  if (claimed) await sendWithRetries(context, claimed);
}

async function sendWithRetries(context: SandboxContext, row: PaymentContext<Webhook>): Promise<WebhookAttempt[]> {
  const attempts = await sendWebhook(context, row, ATTEMPTS);
  void retryLater(context, row.id, RETRIES).catch(() => undefined);
  return attempts;
}

async function retryLater(context: SandboxContext, id: string, left: number): Promise<void> {
  const row = await webhooks.find(context, id);
  if (left === 0 || row?.status !== 'failed') return;
  await context.clock.sleep(RETRY_DELAY, context.stopped);
  const current = await webhooks.find(context, id);
  if (context.stopped.aborted || current?.status !== 'failed') return;
  const claimed = await webhooks.advance(context, current, { status: 'sending' });
  if (claimed) await sendWebhook(context, claimed, 1);
  await retryLater(context, id, left - 1);
}

function describeDelivery(attempts: WebhookAttempt[]): Delivery {
  const last = attempts.at(-1);
  const delivered = last?.status !== undefined && last.status >= 200 && last.status < 300;
  return {
    delivered,
    attempts: attempts.length,
    ...(last?.status === undefined ? {} : { status: last.status }),
    ...(last?.failure === undefined ? {} : { failure: last.failure }),
  };
}

const createFailureEntry = ({ clock }: SandboxContext, error: unknown) => ({
  time: clock.now(),
  method: 'POST',
  path: 'webhooks',
  host: '',
  query: {},
  headers: {},
  failure: error instanceof Error ? error.message : 'The webhooks could not be sent.',
});
