import { REQUEST_TIMEOUT } from '../constants';
import { abortable, follow } from '../internal/promises';
import { addQuery } from '../query';
import type { Transport, TransportAnswer } from './transport';

export interface SendOptions {
  readonly url: string;
  readonly method: string;
  /** Query of a GET, JSON body of everything else. */
  readonly data?: object;
  readonly headers?: Readonly<Record<string, string>>;
  /** Milliseconds for the whole request, a second attempt included; 0 for no limit. Default 60000. */
  readonly timeout?: number | null;
  readonly signal?: AbortSignal | undefined;
}

/** What became of a request. Only an abort by the caller is an exception. */
export interface Outcome {
  /** HTTP status; 500 when no answer came. */
  readonly status: number;
  /** Parsed JSON, or the text where it is not JSON; `'error'` for a failure without a body. */
  readonly body: unknown;
  /** Why there is no answer; absent when there is one. */
  readonly silence?: 'timeout' | 'connection';
}

/**
 * Sends one request. A GET goes out once more when no answer came or the answer was 408; anything else is never repeated, since the first may
 * have arrived. A timeout ends it.
 * @throws the reason of `signal` when it aborts
 */
export async function send(transport: Transport, { url, method, data, headers, timeout, signal }: SendOptions): Promise<Outcome> {
  signal?.throwIfAborted();
  const limit = timeout ?? REQUEST_TIMEOUT;
  const stop = new AbortController();
  const unfollow = follow(signal, (reason) => stop.abort(reason));
  const timer = limit && setTimeout(() => stop.abort(new DOMException(`No answer within ${limit} ms.`, 'TimeoutError')), limit);
  const isGet = method === 'GET';
  const request = {
    method,
    url: isGet ? addQuery(url, data) : url,
    headers: isGet ? { ...headers } : { 'Content-Type': 'application/json', ...headers },
    body: isGet || data === undefined ? undefined : JSON.stringify(data),
    signal: stop.signal,
  };
  const attempt = async (isLast: boolean): Promise<Outcome> => {
    const outcome = await transport(request).then(judge, () => noAnswer);
    const unheard = outcome.silence || outcome.status === 408;
    return unheard && !isLast && !stop.signal.aborted ? attempt(true) : outcome;
  };
  try {
    return await abortable(attempt(!isGet), stop.signal);
  } catch (reason) {
    if (signal?.aborted) throw signal.reason;
    return { ...noAnswer, body: reason, silence: 'timeout' };
  } finally {
    clearTimeout(timer);
    unfollow();
  }
}

const noAnswer: Outcome = { status: 500, body: 'error', silence: 'connection' };

function judge({ status, body: text }: TransportAnswer): Outcome {
  if (!status) return noAnswer;
  const body = parse(text);
  return { status, body: succeeded(status) ? body : body || 'error' };
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
