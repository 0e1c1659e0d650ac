import type { ErrorFactory } from '@tender/client/internal';

/**
 * Converts any error, the client's own included, to the error of a step, with the caught error as `cause`. Abort reasons pass unchanged.
 * `Call.rethrowAs` cannot be used: `details` of SEPA's errors name the step.
 */
export function failWith(createError: ErrorFactory, signal: AbortSignal): (cause: unknown) => never {
  return (cause) => {
    throw signal.aborted ? signal.reason : Object.defineProperty(createError(), 'cause', { value: cause });
  };
}
