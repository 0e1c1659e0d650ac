import { frameServiceErrors } from './errors';

/** What a frame brought back. An error may come with a payload: the parameters of the cancel page. */
export interface Outcome {
  readonly error: FrameError | null;
  /** The query parameters of the return page; under a popup bridge `{ path, queryItems, hash }`. */
  readonly payload: Readonly<Record<string, unknown>>;
}
export type FrameError = Error & { readonly code?: string };

export const closed = (): Outcome => ({ error: frameServiceErrors.FRAME_SERVICE_FRAME_CLOSED(), payload: {} });
export const openFailed = (): Outcome => ({ error: frameServiceErrors.FRAME_SERVICE_FRAME_OPEN_FAILED(), payload: {} });

/** Reads what a dispatch frame reports. Errors cross as plain objects, and become errors again. */
export function readReport(data: unknown): Outcome {
  const { err, payload } = record(data);
  return { error: err ? revive(err) : null, payload: record(payload) };
}

export function record(value: unknown): Readonly<Record<string, unknown>> {
  return value && typeof value === 'object' ? (value as Record<string, unknown>) : {};
}

function revive(value: unknown): FrameError {
  const { code, message } = record(value);
  const known = Object.entries(frameServiceErrors).find(([name]) => name === code)?.[1];
  if (known) return known();
  const error = new Error(typeof message === 'string' ? message : 'The frame reported an error.');
  return typeof code === 'string' ? Object.assign(error, { code }) : error;
}
