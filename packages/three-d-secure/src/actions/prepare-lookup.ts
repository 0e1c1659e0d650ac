import { abortable, follow, LIBRARY_VERSION, members } from '@tender/client/internal';
import type { Context } from '../context';

/** Adds to what a lookup is made with what the page knows: of the device, as far as the authentication script says, and of the merchant. */
export async function prepareLookup(signal: AbortSignal, context: Context, given: object): Promise<object> {
  const { client, setUp, metadata } = context;
  let dfReferenceId: unknown;
  try {
    dfReferenceId = await abortable(setUp.sessionId, signal);
    const begun = Date.now();
    const answer = await within(setUp.timeout, signal, window.Cardinal?.trigger('bin.process', members(given)['bin']));
    metadata.issuerDeviceDataCollectionTimeElapsed = Date.now() - begun;
    metadata.issuerDeviceDataCollectionResult = (answer as { Status?: unknown } | undefined)?.Status;
  } catch {
    signal.throwIfAborted(); // else the bank decides without
  }
  const { authorizationFingerprint } = (await abortable(client, signal)).getConfiguration();
  return { ...given, dfReferenceId, clientMetadata: metadata, authorizationFingerprint, braintreeLibraryVersion: LIBRARY_VERSION, members };
}

/** Waits, but not for ever and no longer than a signal lets. */
async function within(milliseconds: number, signal: AbortSignal, answer: unknown): Promise<unknown> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), milliseconds);
  const unfollow = follow(signal, (reason) => limit.abort(reason));
  try {
    return await abortable(Promise.resolve(answer), limit.signal);
  } finally {
    clearTimeout(timer);
    unfollow();
  }
}
