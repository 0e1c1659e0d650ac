import { asRecord } from '@tender/client/internal';

/** An error as the page receives it. */
export interface FrameError {
  readonly code?: unknown;
  readonly message?: unknown;
  readonly name: unknown;
  /** The gateway's error. */
  readonly error?: unknown;
}

/** Creates an error whose name the page understands. */
export function createFrameError(name: string, members: Omit<FrameError, 'name'>): FrameError {
  return { ...members, name };
}

/**
 * Converts a caught value to a plain object: JSON would lose the members of an exception, which are inherited. By the protocol the error's `type`
 * is left out, so the page treats a refusal of the gateway as one that the customer can correct.
 */
export function toFrameError(caught: unknown): FrameError {
  const { code, message = String(caught), name = 'Error', error } = asRecord(caught);
  return { code, message, name, error };
}
