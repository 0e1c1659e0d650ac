import { asRecord, readHttpStatus } from '@tender/client/internal';
import type { Action, ActionOptions, UnionPayContext } from './action';
import { SOURCE } from './constants';

/**
 * Sends the request of an action and reads the response.
 * @throws the errors of the action; for HTTP 403 the client's error itself
 */
export async function perform<R>({ client, track, signal }: UnionPayContext, action: Action<R>, options: ActionOptions): Promise<R> {
  const { method, endpoint } = action;
  const data = { _meta: { source: SOURCE }, ...action.toData(options) };
  try {
    const result = action.accept(asRecord(action.read(await client.request({ method, endpoint, data, signal }))));
    signal?.throwIfAborted();
    track(action.success);
    return result;
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    track(action.failure);
    throw toActionError(action, error);
  }
}

function toActionError<R>({ refused, unreachable }: Action<R>, originalError: unknown): unknown {
  const httpStatus = readHttpStatus(originalError);
  if (httpStatus === 403) return originalError;
  return (typeof httpStatus === 'number' && httpStatus < 500 ? refused : unreachable)({ originalError });
}
