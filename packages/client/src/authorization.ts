import { clientErrors } from './errors';
import { endpointsFromEnvironment, isProviderUrl, type Endpoints } from './internal/endpoints';
import { attempt } from './internal/attempt';

/**
 * A parsed authorization. Requests carry one of `tokenizationKey` and `authorizationFingerprint`: in the query of a GET, in the body of other
 * requests.
 */
export interface Authorization {
  readonly type: 'TOKENIZATION_KEY' | 'CLIENT_TOKEN';
  readonly tokenizationKey?: string;
  readonly authorizationFingerprint?: string;
  /** URL of the merchant's configuration. */
  readonly configUrl: string;
  /** Undefined for a client token that names no environment: its endpoints are in the configuration. */
  readonly endpoints: Endpoints | undefined;
}

const TOKENIZATION_KEY = /^[a-z0-9]+_[a-z0-9]+_\w+$/i;

/**
 * Reads a tokenization key (`environment_x_merchant`) or a client token (JSON in base64).
 * @throws CLIENT_INVALID_AUTHORIZATION when it is neither, names an unknown environment, or lacks its configuration URL
 * @throws CLIENT_GATEWAY_CONFIGURATION_INVALID_DOMAIN when a client token's `configUrl` is not on a domain of the provider
 */
export function parseAuthorization(authorization: unknown): Authorization {
  const text = String(authorization);
  const parsed = TOKENIZATION_KEY.test(text) ? parseKey(text) : parseToken(text);
  if (!parsed) throw clientErrors.CLIENT_INVALID_AUTHORIZATION();
  // Checked before anything is sent, since other scripts on the page may have changed the token.
  verifyUrl('configUrl', parsed.configUrl, parsed.endpoints?.origin);
  return parsed;
}

/** @throws CLIENT_GATEWAY_CONFIGURATION_INVALID_DOMAIN, naming the property, when its URL is not on a domain of the provider */
export function verifyUrl(property: string, url: unknown, developmentOrigin: string | undefined): void {
  if (!isProviderUrl(url, developmentOrigin)) throw clientErrors.CLIENT_GATEWAY_CONFIGURATION_INVALID_DOMAIN({ option: property });
}

function parseKey(key: string): Authorization | undefined {
  const [environment, id, ...merchant] = key.split('_');
  const endpoints = endpointsFromEnvironment(environment, id);
  return (
    endpoints && {
      type: 'TOKENIZATION_KEY',
      tokenizationKey: key,
      configUrl: `${endpoints.clientApi}/merchants/${merchant.join('_')}/client_api/v1/configuration`,
      endpoints,
    }
  );
}

function parseToken(token: string): Authorization | undefined {
  // Undefined where the token is not base64, not JSON, or not an object.
  return attempt(() => {
    const bytes = Uint8Array.from(atob(token), (character) => character.charCodeAt(0));
    const { authorizationFingerprint, configUrl, environment } = JSON.parse(new TextDecoder().decode(bytes)) as ClientToken;
    const endpoints = endpointsFromEnvironment(environment, configUrl);
    if (!configUrl || (!endpoints && environment === 'development')) return undefined;
    return { type: 'CLIENT_TOKEN', authorizationFingerprint, configUrl, endpoints };
  });
}

interface ClientToken {
  readonly authorizationFingerprint: string;
  readonly configUrl?: string;
  readonly environment?: string;
}
