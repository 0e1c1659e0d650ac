import { REQUEST_TIMEOUT } from '../constants';
import { addQuery } from '../query';
import type { Transport } from './transport';

export interface SendOptions {
  readonly url: string;
  readonly method: string;
  /** Query of a GET, JSON body of everything else; a string is sent as it is. */
  readonly data?: object | string;
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
  const stop = new AbortController();
  const limit = timeout ?? REQUEST_TIMEOUT;
  let giveUp!: (outcome: Outcome) => void;
  const gaveUp = new Promise<Outcome>((resolve, reject) => {
    giveUp = resolve;
    stop.signal.addEventListener('abort', () => reject(stop.signal.reason));
  });
  const abort = (): void => stop.abort(signal?.reason);
  signal?.addEventListener('abort', abort);
  const timer =
    limit > 0 &&
    setTimeout(() => {
      const timedOut = new DOMException(`No answer within ${limit} ms.`, 'TimeoutError');
      giveUp({ status: 500, body: timedOut, silence: 'timeout' });
      stop.abort(timedOut);
    }, limit);
  const get = method === 'GET';
  const request = {
    method,
    url: get && typeof data === 'object' ? addQuery(url, data) : url,
    headers: get ? { ...headers } : { 'Content-Type': 'application/json', ...headers },
    ...(!get && data !== undefined && { body: typeof data === 'string' ? data : JSON.stringify(data) }),
    signal: stop.signal,
  };
  const attempt = async (again: boolean): Promise<Outcome> => {
    const outcome = await transport(request).then(
      ({ status, body }) => (status ? judge(status, body) : noAnswer),
      () => noAnswer,
    );
    return again && !stop.signal.aborted && (outcome.silence || outcome.status === 408) ? attempt(false) : outcome;
  };
  try {
    return await Promise.race([gaveUp, attempt(get)]);
  } finally {
    clearTimeout(timer || undefined);
    signal?.removeEventListener('abort', abort);
    gaveUp.catch(() => {});
  }
}

const noAnswer: Outcome = { status: 500, body: 'error', silence: 'connection' };

function judge(status: number, text: string): Outcome {
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
