import { clientErrors } from './errors';
import { endpointsOf, isVerifiedUrl, type Endpoints } from './internal/endpoints';

/** The one member by which a request is authorized: in the query of a GET, in the body of everything else. */
export type AuthorizationAttributes = { readonly tokenizationKey: string } | { readonly authorizationFingerprint: string };

export interface Authorization {
  readonly type: 'TOKENIZATION_KEY' | 'CLIENT_TOKEN';
  readonly attributes: AuthorizationAttributes;
  /** Where the configuration is. */
  readonly configUrl: string;
  /** Undefined for a client token that names no environment; its requests follow the configuration then. */
  readonly endpoints: Endpoints | undefined;
}

const TOKENIZATION_KEY = /^[a-zA-Z0-9]+_[a-zA-Z0-9]+_[a-zA-Z0-9_]+$/;

/**
 * Reads a tokenization key (`environment_x_merchant`) or a client token (JSON in base64).
 * @throws CLIENT_INVALID_AUTHORIZATION when it is neither, names an unknown environment, or lacks its configuration URL
 * @throws CLIENT_GATEWAY_CONFIGURATION_INVALID_DOMAIN when a client token points to a configuration elsewhere than at the provider
 */
export function parseAuthorization(authorization: unknown): Authorization {
  if (typeof authorization !== 'string') throw clientErrors.CLIENT_INVALID_AUTHORIZATION();
  return TOKENIZATION_KEY.test(authorization) ? parseKey(authorization) : parseToken(authorization);
}

function parseKey(key: string): Authorization {
  const [environment, id, ...merchant] = key.split('_');
  const endpoints = endpointsOf(environment, id);
  if (!endpoints) throw clientErrors.CLIENT_INVALID_AUTHORIZATION();
  return {
    type: 'TOKENIZATION_KEY',
    attributes: { tokenizationKey: key },
    configUrl: `${endpoints.clientApi}/merchants/${merchant.join('_')}/client_api/v1/configuration`,
    endpoints,
  };
}

interface ClientToken {
  authorizationFingerprint: string;
  configUrl?: unknown;
  environment?: unknown;
}

function parseToken(token: string): Authorization {
  const { authorizationFingerprint, configUrl, environment } = decode(token);
  if (typeof configUrl !== 'string') throw clientErrors.CLIENT_INVALID_AUTHORIZATION();
  const endpoints = endpointsOf(environment, configUrl);
  if (!endpoints && environment === 'development') throw clientErrors.CLIENT_INVALID_AUTHORIZATION();
  // Asked before anything is sent: tokens often travel through the page.
  if (!isVerifiedUrl(configUrl, endpoints?.origin)) throw clientErrors.CLIENT_GATEWAY_CONFIGURATION_INVALID_DOMAIN(undefined, 'configUrl');
  return { type: 'CLIENT_TOKEN', attributes: { authorizationFingerprint }, configUrl, endpoints };
}

function decode(token: string): ClientToken {
  try {
    const bytes = Uint8Array.from(atob(token), (character) => character.charCodeAt(0));
    const parsed: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (parsed && typeof parsed === 'object') return parsed as ClientToken;
  } catch {
    // Not base64, or not JSON: answered below like everything else that is not a client token.
  }
  throw clientErrors.CLIENT_INVALID_AUTHORIZATION();
}
