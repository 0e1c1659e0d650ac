import { members } from '@tender/client/internal';
import type { Action, Given, UnionPayContext } from './action';
import { SOURCE } from './constants';

/**
 * Sends an action's request and reads the answer.
 * @throws the action's errors; for HTTP 403 the client's error as it is
 */
export async function perform<R>({ client, track, signal }: UnionPayContext, action: Action<R>, given: Given): Promise<R> {
  const { method, endpoint } = action;
  const data = { _meta: { source: SOURCE }, ...action.data(given) };
  try {
    const result = action.accept(members(action.read(await client.request({ method, endpoint, data, signal }))));
    signal?.throwIfAborted();
    track(action.succeeded);
    return result;
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    track(action.failed);
    throw failure(action, error);
  }
}

function failure<R>({ refused, unreachable }: Action<R>, originalError: unknown): unknown {
  const { httpStatus } = members(members(originalError).details);
  if (httpStatus === 403) return originalError;
  return (typeof httpStatus === 'number' && httpStatus < 500 ? refused : unreachable)({ originalError });
}
