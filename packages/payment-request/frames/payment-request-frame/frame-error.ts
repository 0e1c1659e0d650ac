import { members } from '@tender/client/internal';

/** An error as the page is told of it. */
export interface FrameError {
  readonly code?: unknown;
  readonly message?: unknown;
  readonly name: unknown;
  /** Who can do something about it, where the gateway's client said so. */
  readonly type?: unknown;
  /** What the gateway said. */
  readonly error?: unknown;
}

export function frameError(name: string, more: Omit<FrameError, 'name'>): FrameError {
  return { ...more, name };
}

/** Anything that was thrown, as JSON can hold it: an exception's members are not its own. */
export function toFrameError(thrown: unknown): FrameError {
  const { code, message = String(thrown), name = 'Error', type, error } = members(thrown);
  return { code, message, name, type, error };
}
