import { type SandboxContext } from '../context';
import { GatewayError } from '../http/gateway-error';
import { readFingerprint, type Grant } from './fingerprint';

export type Authorization = { readonly kind: 'tokenization_key' } | { readonly kind: 'client_token'; readonly grant: Grant };

interface Credentials {
  tokenizationKey?: string | undefined;
  authorizationFingerprint?: string | undefined;
  /** The page's `Origin` header, for tokens that are bound to domains. */
  pageOrigin?: string | undefined;
}

const KEY = /^(?:development|sandbox|production)_[A-Za-z0-9]+_(.+)$/;

/** Reads the merchant id in a tokenization key. */
export const readKeyMerchantId = (key: string): string | undefined => KEY.exec(key)?.[1];

/**
 * Checks the authorization of a client API request.
 * @throws GatewayError 401 for an unknown key and for a fingerprint that is invalid or expired, 403 when the token does not allow the page's domain
 */
export function authorize({ merchant, clock }: SandboxContext, credentials: Credentials): Authorization {
  if (credentials.authorizationFingerprint) {
    const grant = readFingerprint(merchant, credentials.authorizationFingerprint, clock.now());
    if (!grant) throw new GatewayError('AUTHENTICATION', 'Authorization fingerprint is invalid');
    if (grant.domains && credentials.pageOrigin && !isAllowedOrigin(grant.domains, credentials.pageOrigin)) {
      throw new GatewayError('AUTHORIZATION', 'The client token may not be used on this domain');
    }
    return { kind: 'client_token', grant };
  }
  if (!credentials.tokenizationKey) throw new GatewayError('AUTHENTICATION', 'Authorization is missing');
  if (readKeyMerchantId(credentials.tokenizationKey) !== merchant.id)
    throw new GatewayError('AUTHENTICATION', 'Tokenization key is invalid');
  return { kind: 'tokenization_key' };
}

/** @throws GatewayError 403 for a tokenization key */
export function requireClientToken(authorization: Authorization): Grant {
  if (authorization.kind === 'client_token') return authorization.grant;
  throw new GatewayError(
    'AUTHORIZATION',
    'Tokenization key authorization not allowed for this endpoint. Please use an authentication method with upgraded permissions',
  );
}

function isAllowedOrigin(domains: string[], pageOrigin: string): boolean {
  return domains.some((domain) => domain === pageOrigin || domain === pageOrigin.replace(/^https?:\/\//, ''));
}
