import { type SandboxContext } from '../context';
import { maskText, maskValue } from '../control/mask';
import { signWebhook } from '../server-api/sign-webhook';
import { type XmlValue } from '../server-api/write-xml';

export interface Delivery {
  /** The merchant's server answered with a status below 300. */
  delivered: boolean;
  attempts: number;
  /** Of the last attempt; absent when there was no answer. */
  status?: number;
  failure?: string;
}

const ATTEMPTS = 2;
/** By the sandbox clock, in milliseconds. */
const TIMEOUT = 5000;

/**
 * Tells the merchant's server (`webhookUrl` of the settings) what happened, as the provider does; once more if it does not answer well.
 * Each attempt is an entry of the request log. Never rejects.
 * @param subject by its name: `{ localPayment }`
 * @returns `undefined` when the merchant has no address for it
 */
export async function deliverWebhook(
  context: SandboxContext,
  kind: string,
  subject: { readonly [name: string]: XmlValue },
): Promise<Delivery | undefined> {
  const url = context.settings.webhookUrl;
  if (url === undefined) return undefined;
  let last: Attempt = {};
  for (let attempts = 1; attempts <= ATTEMPTS && !context.stopped.aborted; attempts++) {
    last = await attempt(context, url, kind, subject);
    if (isGood(last)) return { delivered: true, attempts, ...last };
  }
  return { delivered: false, attempts: ATTEMPTS, ...last };
}

type Attempt = Pick<Delivery, 'status' | 'failure'>;
const isGood = ({ status }: Attempt) => status !== undefined && status >= 200 && status < 300;

async function attempt(context: SandboxContext, url: string, kind: string, subject: { readonly [name: string]: XmlValue }) {
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
  if (!isGood(result)) entry.failure = result.failure ?? `The webhook was answered ${result.status}.`;
  return result;
}

async function post({ clock, stopped }: SandboxContext, url: string, form: Record<string, string>): Promise<Attempt> {
  const answered = new AbortController();
  const late = new AbortController();
  void clock.sleep(TIMEOUT, AbortSignal.any([answered.signal, stopped])).then(() => late.abort());
  try {
    // A receiver that redirects has not taken it.
    const response = await fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual', signal: late.signal });
    await response.body?.cancel();
    return { status: response.status };
  } catch (error) {
    return { failure: late.signal.aborted ? 'The webhook was not answered in time.' : reasonOf(error) };
  } finally {
    answered.abort();
  }
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return `The webhook could not be sent: ${cause instanceof Error ? maskText(cause.message) : 'unknown reason'}`;
}
