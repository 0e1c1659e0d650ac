import { REQUEST_TIMEOUT } from '../constants';
import { abortable, follow } from '../internal/promises';
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

/** What became of a request. */
export interface Outcome {
  /** HTTP status; 500 when no answer came. */
  readonly status: number;
  /** Parsed JSON, or the text where it is not JSON; `'error'` for a failure without a body. */
  readonly body: unknown;
}

/** The outcome of a request that nobody answered. */
export const NO_ANSWER: Outcome = { status: 500, body: 'error' };

/**
 * Sends one request. A GET goes out once more when no answer came or the answer was 408; anything else is never repeated, since the first may
 * have arrived.
 * @throws the reason of `signal` when it aborts
 */
export async function send(transport: Transport, { url, method, data, headers = {}, signal }: SendOptions): Promise<Outcome> {
  const verb = method.toUpperCase();
  const isGet = verb === 'GET';
  const attempt = async (): Promise<Outcome> => {
    try {
      const { status, body: text } = await transport({
        method: verb,
        url: isGet ? addQuery(url, data as object) : url,
        headers: isGet ? headers : { 'Content-Type': 'application/json', ...headers },
        body: isGet ? undefined : typeof data === 'string' ? data : JSON.stringify(data),
        signal,
      });
      const body = parse(text);
      if (status) return { status, body: succeeded(status) ? body : body || 'error' };
    } catch {
      // The connection failed.
    }
    return NO_ANSWER;
  };
  let outcome = await attempt();
  if (isGet && !signal.aborted && (outcome === NO_ANSWER || outcome.status === 408)) outcome = await attempt();
  signal.throwIfAborted();
  return outcome;
}

/**
 * Gives requests one limit of time between them, and ends them with their caller's signal. Time that ran out is an outcome, like an answer.
 * @param timeout milliseconds; default 60000, 0 for no limit
 * @throws the reason of `signal` when it aborts
 */
export async function withinLimits(
  timeout: number | null | undefined,
  signal: AbortSignal | undefined,
  run: (signal: AbortSignal) => Promise<Outcome>,
): Promise<Outcome> {
  const limit = timeout ?? REQUEST_TIMEOUT;
  const stop = new AbortController();
  const late = new DOMException('No answer in time.', 'TimeoutError');
  // Without a limit no timer; one of 2^31 milliseconds and more would fire at once.
  const timer = limit && limit < 2 ** 31 ? setTimeout(() => stop.abort(late), limit) : undefined;
  const unfollow = follow(signal, (reason) => stop.abort(reason));
  try {
    return await abortable(run(stop.signal), stop.signal);
  } catch (error) {
    if (error !== late) throw error;
    return { status: 500, body: late };
  } finally {
    clearTimeout(timer);
    unfollow();
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
