/** Options that name no policy. */
export class PolicyError extends Error {
  override readonly name = 'PolicyError';

  constructor(
    readonly code: 'CSP_UNKNOWN_METHOD' | 'CSP_UNKNOWN_ENVIRONMENT' | 'CSP_INVALID_ORIGIN' | 'CSP_INVALID_NONCE',
    message: string,
  ) {
    super(message);
  }
}
