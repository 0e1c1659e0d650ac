import { and, eq } from 'drizzle-orm';
import { type SandboxContext } from '../../core/context';
import { maskText, maskValue } from '../../core/log/mask';
import { type PaymentContext } from '../../core/store/payment-contexts';
import { paymentContexts } from '../../core/store/schema';
import { signWebhook } from './sign-webhook';
import { type Webhook, type WebhookAttempt } from './webhook';

/** Milliseconds until an attempt without a response fails, by the sandbox clock. */
const TIMEOUT = 5000;
/** Characters of the response that are stored. */
const MAX_ANSWER = 1000;

const isSuccess = ({ status }: WebhookAttempt) => status !== undefined && status >= 200 && status < 300;

/**
 * Sends a webhook to the merchant's server, until it responds with a status from 200 to 299, and stores what it responded. The request log has an
 * entry for each attempt.
 */
export async function sendWebhook(context: SandboxContext, row: PaymentContext<Webhook>, tries: number): Promise<WebhookAttempt[]> {
  const { attempts } = row.document;
  let last: WebhookAttempt | undefined;
  for (let count = 0; count < tries && !context.stopped.aborted && !(last && isSuccess(last)); count += 1) {
    last = await attempt(context, row);
    attempts.push(last);
  }
  await context.database
    .update(paymentContexts)
    .set({
      status: last && isSuccess(last) ? 'delivered' : 'failed',
      document: { ...row.document, attempts },
      updatedAt: context.clock.now(),
    })
    .where(and(eq(paymentContexts.merchantId, row.merchantId), eq(paymentContexts.id, row.id)));
  return attempts;
}

async function attempt(context: SandboxContext, row: PaymentContext<Webhook>): Promise<WebhookAttempt> {
  const { kind, subject } = row.document;
  const url = context.settings.webhookUrl;
  const time = context.clock.now();
  if (url === undefined) return { time, durationMs: 0, failure: 'The merchant has no URL for webhooks.' };
  const { host, pathname } = new URL(url);
  const started = performance.now();
  const entry = context.log.add({
    time,
    method: 'POST',
    path: maskText(pathname),
    host,
    query: {},
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: { webhook: kind, subject: maskValue(subject) },
  });
  const response = await post(context, url, { ...signWebhook(context, kind, subject) });
  const durationMs = Math.round(performance.now() - started);
  const result: WebhookAttempt = { time, durationMs, ...response };
  entry.durationMs = durationMs;
  entry.status = result.status ?? 0;
  entry.answer = result.answer;
  if (!isSuccess(result)) entry.failure = result.failure ?? `The merchant's server responded to the webhook with status ${result.status}.`;
  return result;
}

async function post({ clock, stopped }: SandboxContext, url: string, form: Record<string, string>) {
  const timerController = new AbortController();
  const timeoutController = new AbortController();
  void clock.sleep(TIMEOUT, AbortSignal.any([timerController.signal, stopped])).then(() => timeoutController.abort());
  try {
    // A redirect does not count as received.
    const { signal } = timeoutController;
    const response = await fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual', signal });
    const answer = maskText((await response.text()).slice(0, MAX_ANSWER));
    return { status: response.status, ...(answer === '' ? {} : { answer }) };
  } catch (error) {
    return {
      failure: timeoutController.signal.aborted ? "The merchant's server did not respond to the webhook in time." : describeFailure(error),
    };
  } finally {
    timerController.abort();
  }
}

function describeFailure(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return `The webhook could not be sent: ${cause instanceof Error ? maskText(cause.message) : 'unknown reason'}`;
}
