import { asRecord } from '@tender/client/internal';
import { frameServiceErrors } from './errors';

/** The result of a frame. An error may come with a payload: the parameters of the cancel page. */
export interface Outcome {
  /** Why the frame has no result, or null. */
  readonly error: FrameError | null;
  /** The query parameters of the return page; for a popup bridge `{ path, queryItems, hash }`. */
  readonly payload: Readonly<Record<string, unknown>>;
}
/** An error of a frame. Its `code` may be one of a payment site. */
export type FrameError = Error & { readonly code?: string };

export const createClosedOutcome = (): Outcome => ({ error: frameServiceErrors.FRAME_SERVICE_FRAME_CLOSED(), payload: {} });
export const createOpenFailedOutcome = (): Outcome => ({ error: frameServiceErrors.FRAME_SERVICE_FRAME_OPEN_FAILED(), payload: {} });

/** Reads the report of a dispatch frame. Errors arrive as plain objects, and are converted back to errors. */
export function readReport(data: unknown): Outcome {
  const { err, payload } = asRecord(data);
  return { error: err ? restoreError(err) : null, payload: asRecord(payload) };
}

function restoreError(value: unknown): FrameError {
  const { code, message } = asRecord(value);
  const known = Object.entries(frameServiceErrors).find(([name]) => name === code)?.[1];
  if (known) return known();
  const error = new Error(typeof message === 'string' ? message : 'The frame reported an error.');
  return typeof code === 'string' ? Object.assign(error, { code }) : error;
}
