/** Supported versions of Google Pay's API. They differ in the shape of requests and responses. */
export const VERSIONS = [1, 2] as const;
export const DEFAULT_VERSION = 1;

export { GOOGLE_PAY_AUTH_METHODS, GOOGLE_PAY_ENVIRONMENTS } from '@tender/client/internal/google-pay';
