import { abortable, LIBRARY_VERSION, members } from '@tender/client/internal';
import type { Context } from '../context';

/** Adds to what a lookup is made with what the page knows: of the device, as far as the authentication script says, and of the merchant. */
export async function prepareLookup(signal: AbortSignal, { client, setUp, metadata }: Context, given: object): Promise<object> {
  let dfReferenceId: unknown;
  try {
    dfReferenceId = await abortable(setUp.sessionId, signal);
    const begun = Date.now();
    const answer = await within(setUp.timeout, signal, window.Cardinal?.trigger('bin.process', members(given)['bin']));
    metadata.issuerDeviceDataCollectionTimeElapsed = Date.now() - begun;
    // A look that came to null is told as null, one that came to nothing is not told.
    metadata.issuerDeviceDataCollectionResult = answer && (answer as { Status?: unknown }).Status;
  } catch {
    signal.throwIfAborted(); // else the bank decides without
  }
  const { authorizationFingerprint } = (await abortable(client, signal)).getConfiguration();
  return { ...given, dfReferenceId, clientMetadata: metadata, authorizationFingerprint, braintreeLibraryVersion: LIBRARY_VERSION };
}

/** Waits, but not for ever and no longer than a signal lets. */
function within(milliseconds: number, signal: AbortSignal, answer: unknown): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise((_, reject) => (timer = setTimeout(reject, milliseconds)));
  return abortable(Promise.race([answer, late]), signal).finally(() => clearTimeout(timer));
}
