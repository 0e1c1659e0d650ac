import { REQUEST_TIMEOUT } from '../constants';
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
  let outcome = await sendOnce();
  if (!/^(POST|PATCH)$/.test(verb) && !signal.aborted && (outcome === NO_RESPONSE || outcome.status === 408)) outcome = await sendOnce();
  signal.throwIfAborted();
  return outcome;
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
