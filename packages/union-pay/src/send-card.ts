import { readHttpStatus, type ErrorFactory, type EventName, type UnknownRecord } from '@tender/client/internal';
import { SOURCE } from './constants';
import type { UnionPayContext } from './context';
import type { UnionPayAnalyticsEvent } from './events';

/** A request with the data of a card. */
export interface CardRequest {
  readonly method: 'get' | 'post';
  readonly endpoint: string;
  readonly data: object;
}

/** How a request can end. */
export interface Outcomes {
  readonly success: EventName<UnionPayAnalyticsEvent, 'unionpay'>;
  readonly failure: EventName<UnionPayAnalyticsEvent, 'unionpay'>;
  /** Creates the error for a refusal of the gateway. */
  readonly refused: ErrorFactory;
  /** Creates the error for a gateway that cannot be reached, or a malformed response. */
  readonly unreachable: ErrorFactory;
}

/**
 * Sends a request and reads the response.
 * @throws `refused` and `unreachable`; for HTTP 403 the client's error itself
 */
export async function sendCard<R>(
  { client, track, signal }: UnionPayContext,
  { data, ...request }: CardRequest,
  read: (response: UnknownRecord) => R,
  { success, failure, refused, unreachable }: Outcomes,
): Promise<R> {
  const sender = 'then' in client ? await client : client;
  try {
    const result = read(await sender.request({ ...request, data: { _meta: { source: SOURCE }, ...data }, signal }));
    signal?.throwIfAborted();
    track(success);
    return result;
  } catch (originalError) {
    if (signal?.aborted) throw signal.reason;
    track(failure);
    const httpStatus = readHttpStatus(originalError);
    if (httpStatus === 403) throw originalError;
    throw (typeof httpStatus === 'number' && httpStatus < 500 ? refused : unreachable)({ originalError });
  }
}
