/** Options for which there is no policy. */
export class PolicyError extends Error {
  override readonly name = 'PolicyError';

  constructor(
    /** Which option was wrong. */
    readonly code: 'CSP_UNKNOWN_METHOD' | 'CSP_UNKNOWN_ENVIRONMENT' | 'CSP_INVALID_ORIGIN' | 'CSP_INVALID_NONCE' | 'CSP_INVALID_SOURCE',
    message: string,
  ) {
    super(message);
  }
}
