import { asRecord } from '@tender/client/internal';

/** Why a window returned no result: the customer closed it, the browser blocked it or its pages did not load, or another failure. */
export type WindowFailure = 'closed' | 'not-opened' | 'other';

/** Classifies the error of an `Outcome`. */
export function readFailure(error: unknown): WindowFailure {
  const code = String(asRecord(error).code);
  if (code === 'FRAME_SERVICE_FRAME_CLOSED') return 'closed';
  return code.includes('FRAME_SERVICE_FRAME_OPEN_FAILED') ? 'not-opened' : 'other';
}
