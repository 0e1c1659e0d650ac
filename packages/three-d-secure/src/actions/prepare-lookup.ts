import { abortable, INTEGRATION_TIMEOUT, LIBRARY_VERSION, asRecord } from '@tender/client/internal';
import type { ThreeDSecureContext } from '../context';

/**
 * Adds to the data of a lookup what the page knows about the device and the merchant. Where the authentication script is not ready or fails, the
 * lookup is made without device data, and the bank decides without them.
 */
export async function prepareLookup(signal: AbortSignal, { client, setUp, metadata }: ThreeDSecureContext, data: object): Promise<object> {
  const lookup: Record<string, unknown> = { ...data };
  try {
    lookup['dfReferenceId'] = await abortable(setUp.sessionId, signal);
    const startTime = Date.now();
    const result = await waitWithTimeout(signal, window.Cardinal?.trigger('bin.process', asRecord(data)['bin']));
    metadata.issuerDeviceDataCollectionTimeElapsed = Date.now() - startTime;
    // A result of null is sent as null. Without a result the field is left out.
    metadata.issuerDeviceDataCollectionResult = result && (result as { Status?: unknown }).Status;
  } catch {
    signal.throwIfAborted();
  }
  const { authorizationFingerprint } = (await abortable(client, signal)).getConfiguration();
  return Object.assign(lookup, { clientMetadata: metadata, authorizationFingerprint, braintreeLibraryVersion: LIBRARY_VERSION });
}

/** Waits for a result, and rejects when the time is up or the signal aborts. */
function waitWithTimeout(signal: AbortSignal, result: unknown): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise((_, reject) => (timer = setTimeout(reject, INTEGRATION_TIMEOUT)));
  return abortable(Promise.race([result, timeout]), signal).finally(() => clearTimeout(timer));
}
