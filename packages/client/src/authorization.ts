import { clientErrors } from './errors';
import { endpointsOf, isVerifiedUrl, type Endpoints } from './internal/endpoints';
import { quietly } from './internal/quietly';

/** One of the two members by which a request is authorized: in the query of a GET, in the body of everything else. */
export interface Authorization {
  readonly type: 'TOKENIZATION_KEY' | 'CLIENT_TOKEN';
  readonly tokenizationKey?: string;
  readonly authorizationFingerprint?: string;
  /** Where the configuration is. */
  readonly configUrl: string;
  /** Undefined for a client token that names no environment; its requests follow the configuration then. */
  readonly endpoints: Endpoints | undefined;
}

const TOKENIZATION_KEY = /^[a-z0-9]+_[a-z0-9]+_\w+$/i;

/**
 * Reads a tokenization key (`environment_x_merchant`) or a client token (JSON in base64).
 * @throws CLIENT_INVALID_AUTHORIZATION when it is neither, names an unknown environment, or lacks its configuration URL
 * @throws CLIENT_GATEWAY_CONFIGURATION_INVALID_DOMAIN when a client token points to a configuration elsewhere than at the provider
 */
export function parseAuthorization(authorization: unknown): Authorization {
  const text = String(authorization);
  const parsed = TOKENIZATION_KEY.test(text) ? parseKey(text) : parseToken(text);
  if (!parsed) throw clientErrors.CLIENT_INVALID_AUTHORIZATION();
  // Asked before anything is sent: tokens often travel through the page.
  verifyUrl('configUrl', parsed.configUrl, parsed.endpoints?.origin);
  return parsed;
}

/** @throws CLIENT_GATEWAY_CONFIGURATION_INVALID_DOMAIN naming the property, when its URL is not the provider's */
export function verifyUrl(property: string, url: unknown, developmentOrigin: string | undefined): void {
  if (!isVerifiedUrl(url, developmentOrigin)) throw clientErrors.CLIENT_GATEWAY_CONFIGURATION_INVALID_DOMAIN(undefined, property);
}

function parseKey(key: string): Authorization | undefined {
  const [environment, id, ...merchant] = key.split('_');
  const endpoints = endpointsOf(environment, id);
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
  // Nothing where it is not base64, not JSON, or JSON without members.
  return quietly(() => {
    const bytes = Uint8Array.from(atob(token), (character) => character.charCodeAt(0));
    const { authorizationFingerprint, configUrl, environment } = JSON.parse(new TextDecoder().decode(bytes)) as ClientToken;
    const endpoints = endpointsOf(environment, configUrl);
    if (!configUrl || (!endpoints && environment === 'development')) return undefined;
    return { type: 'CLIENT_TOKEN', authorizationFingerprint, configUrl, endpoints };
  });
}

interface ClientToken {
  readonly authorizationFingerprint: string;
  readonly configUrl?: string;
  readonly environment?: string;
}
