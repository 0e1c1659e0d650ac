import { members } from '@tender/client/internal';

/** An error as the page is told of it. */
export interface FrameError {
  readonly code?: unknown;
  readonly message?: unknown;
  readonly name: unknown;
  /** What the gateway said. */
  readonly error?: unknown;
}

export function frameError(name: string, more: Omit<FrameError, 'name'>): FrameError {
  return { ...more, name };
}

/**
 * Anything that was thrown, as JSON can hold it: an exception's members are not its own. Of whose doing it is, nothing is said, as in the
 * protocol: what the gateway finds fault with is for the customer to correct.
 */
export function toFrameError(thrown: unknown): FrameError {
  const { code, message = String(thrown), name = 'Error', error } = members(thrown);
  return { code, message, name, error };
}
