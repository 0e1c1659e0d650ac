import type { Client, RequestResult } from '@tender/client';
import { SOURCE } from './constants';
import { americanExpressErrors } from './errors';

interface LookUp {
  /** What is looked up, for the message of an error. */
  readonly subject: string;
  /** Path below `payment_methods`, by segments, which are not encoded yet. */
  readonly path: readonly string[];
  /** Query of the request, after the source. */
  readonly query: object;
}

/**
 * Sends a GET request and returns the gateway's response unchanged.
 * @throws AMEX_NETWORK_ERROR with the client's error as `details.originalError`
 */
export async function lookUp(signal: AbortSignal, client: Client, { subject, path, query }: LookUp): Promise<RequestResult> {
  try {
    const endpoint = ['payment_methods', ...path.map(encodeSegment)].join('/');
    return await client.request({ method: 'get', endpoint, data: { _meta: { source: SOURCE }, ...query }, signal });
  } catch (originalError) {
    throw americanExpressErrors.AMEX_NETWORK_ERROR({ subject }, { originalError });
  }
}

/** Browsers resolve `.` and `..` even when they are percent-encoded, so their dots are encoded twice. */
function encodeSegment(segment: string): string {
  return /^\.\.?$/.test(segment) ? segment.replaceAll('.', '%252E') : encodeURIComponent(segment);
}
