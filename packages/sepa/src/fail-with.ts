import type { ErrorFactory } from '@tender/client/internal';

/** Any failure of a step is the one error of that step, the client's errors too; what was caught is its `cause`. Abort reasons pass. */
export function failWith(make: ErrorFactory, signal: AbortSignal): (cause: unknown) => never {
  return (cause) => {
    throw signal.aborted ? signal.reason : Object.defineProperty(make(), 'cause', { value: cause });
  };
}
