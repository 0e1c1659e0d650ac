import { type SandboxContext } from '../context';
import { maskText, maskValue } from '../control/mask';
import { signWebhook } from '../server-api/sign-webhook';
import { type XmlFields } from '../server-api/xml/write-xml';

export interface Delivery {
  /** Whether the merchant's server responded with a status from 200 to 299. */
  delivered: boolean;
  attempts: number;
  /** Status of the last attempt. Absent when there was no response. */
  status?: number;
  failure?: string;
}

const ATTEMPTS = 2;
/** Milliseconds, by the sandbox clock. */
const TIMEOUT = 5000;

/**
 * Sends a webhook to the merchant's server (the setting `webhookUrl`), and once more after a failure. The request log has an entry for each attempt.
 * Never rejects. Resolves with undefined when the merchant has no URL for webhooks.
 * @param subject the object concerned, by its name: `{ localPayment }`
 */
export async function deliverWebhook(context: SandboxContext, kind: string, subject: XmlFields): Promise<Delivery | undefined> {
  const url = context.settings.webhookUrl;
  if (url === undefined) return undefined;
  let last: Attempt = {};
  for (let attempts = 1; attempts <= ATTEMPTS && !context.stopped.aborted; attempts++) {
    last = await attempt(context, url, kind, subject);
    if (isSuccess(last)) return { delivered: true, attempts, ...last };
  }
  return { delivered: false, attempts: ATTEMPTS, ...last };
}

type Attempt = Pick<Delivery, 'status' | 'failure'>;
const isSuccess = ({ status }: Attempt) => status !== undefined && status >= 200 && status < 300;

async function attempt(context: SandboxContext, url: string, kind: string, subject: XmlFields) {
  const { host, pathname } = new URL(url);
  const started = performance.now();
  const entry = context.log.add({
    time: context.clock.now(),
    method: 'POST',
    path: maskText(pathname),
    host,
    query: {},
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: { webhook: kind, subject: maskValue(subject) },
  });
  const result = await post(context, url, { ...signWebhook(context, kind, subject) });
  entry.durationMs = Math.round(performance.now() - started);
  entry.status = result.status ?? 0;
  if (!isSuccess(result)) entry.failure = result.failure ?? `The merchant's server responded to the webhook with status ${result.status}.`;
  return result;
}

async function post({ clock, stopped }: SandboxContext, url: string, form: Record<string, string>): Promise<Attempt> {
  const timerController = new AbortController();
  const timeoutController = new AbortController();
  void clock.sleep(TIMEOUT, AbortSignal.any([timerController.signal, stopped])).then(() => timeoutController.abort());
  try {
    // A redirect does not count as received.
    const response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams(form),
      redirect: 'manual',
      signal: timeoutController.signal,
    });
    await response.body?.cancel();
    return { status: response.status };
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
