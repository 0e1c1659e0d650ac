import { REQUEST_TIMEOUT } from '../constants';
import { TenderError } from '../error';
import { abortable, onAbort } from '../internal/promises';
import { toJson } from '../internal/to-json';
import { addQuery } from '../query';
import type { Transport } from './transport';

export interface SendOptions {
  readonly url: string;
  /** Any case. */
  readonly method: string;
  /** Query of a GET; body of everything else, as JSON unless it is text. */
  readonly data?: object | string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

/** Result of a request that ended, with or without a response. */
export interface Outcome {
  /** HTTP status; 500 where there was no response. */
  readonly status: number;
  /** Parsed JSON, or the text where the response is not JSON; `'error'` for a failure without a body. */
  readonly body: unknown;
  /** What the page's policy lacks, if there was no response because it blocked the request. */
  readonly blocked?: string;
}

/** Replaces the body of a malformed response; its status is 500. */
export const INVALID_RESPONSE_BODY = { error: { message: 'The payment gateway is unreachable.' }, fieldErrors: [] };

/** The outcome of a request without a response. */
export const NO_RESPONSE: Outcome = { status: 500, body: 'error' };

/**
 * Sends one request. One without a response, or with status 408, is sent once more, unless its repetition could do the same thing twice: a POST or
 * PATCH is never repeated, since the first one may have arrived.
 * @throws the reason of `signal` when it aborts
 */
export async function send(transport: Transport, { url, method, data, headers = {}, signal }: SendOptions): Promise<Outcome> {
  const verb = method.toUpperCase();
  const isGet = verb === 'GET';
  const sendOnce = async (): Promise<Outcome> => {
    try {
      const { status, body: text } = await transport({
        method: verb,
        url: isGet ? addQuery(url, data as object) : url,
        headers: isGet ? headers : { 'Content-Type': 'application/json', ...headers },
        body: isGet ? undefined : typeof data === 'string' ? data : toJson(data),
        signal,
      });
      const body = parse(text);
      if (status) return { status, body: succeeded(status) ? body : body || 'error' };
    } catch {
      // The connection failed.
    }
    return NO_RESPONSE;
  };
  const violation = observeViolation(url);
  let outcome = await sendOnce();
  if (!/^(POST|PATCH)$/.test(verb) && !signal.aborted && (outcome === NO_RESPONSE || outcome.status === 408)) outcome = await sendOnce();
  if (outcome === NO_RESPONSE) await nextMessage();
  const blocked = violation();
  signal.throwIfAborted();
  return blocked && outcome === NO_RESPONSE ? { ...outcome, blocked } : outcome;
}

/**
 * Resolves after the events that the browser has queued: it rejects a blocked request before it reports the violation. Not a timer, which a page's tests
 * may have stopped.
 */
async function nextMessage(): Promise<void> {
  if (typeof MessageChannel === 'undefined') return;
  const { port1, port2 } = new MessageChannel();
  await new Promise((resolve) => {
    port1.onmessage = resolve;
    port2.postMessage(0);
  });
  port1.close();
}

/** Returns the error with the reason why its request was blocked, if it was, as its message. */
export function withReason(error: TenderError, message: string | undefined): TenderError {
  return message ? new TenderError({ ...error, message }) : error;
}

/**
 * Observes whether a policy of the page blocks requests to a URL: `fetch` fails then as if the customer were offline. Returns a function that ends this
 * and returns the message for the developer.
 */
function observeViolation(url: string): () => string | undefined {
  let message: string | undefined;
  const listener = ({ blockedURI, disposition }: SecurityPolicyViolationEvent): void => {
    // Browsers report the whole URL or only its origin.
    if (blockedURI && url.startsWith(blockedURI.split('?')[0] as string) && disposition === 'enforce')
      message = `A Content-Security-Policy of this page blocked the request: add ${new URL(url).origin} to connect-src.`;
  };
  document.addEventListener('securitypolicyviolation', listener);
  return () => {
    document.removeEventListener('securitypolicyviolation', listener);
    return message;
  };
}

/**
 * Runs requests that share one time limit and end with their caller's signal. A timeout is an outcome, not a rejection.
 * @param timeout milliseconds; default 60000, 0 for no limit
 * @throws the reason of `signal` when it aborts
 */
export async function withTimeout(
  timeout: number | null | undefined,
  signal: AbortSignal | undefined,
  run: (signal: AbortSignal) => Promise<Outcome>,
): Promise<Outcome> {
  const limit = timeout ?? REQUEST_TIMEOUT;
  const stop = new AbortController();
  const timeoutError = new DOMException('No answer in time.', 'TimeoutError');
  // A timer of 2^31 milliseconds or more would fire at once.
  const timer = limit && limit < 2 ** 31 ? setTimeout(() => stop.abort(timeoutError), limit) : undefined;
  const stopListening = onAbort(signal, (reason) => stop.abort(reason));
  try {
    return await abortable(run(stop.signal), stop.signal);
  } catch (error) {
    if (error !== timeoutError) throw error;
    return { status: 500, body: timeoutError };
  } finally {
    clearTimeout(timer);
    stopListening();
  }
}

export function succeeded(status: number): boolean {
  return status >= 200 && status < 400;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
