import type { Authorization } from './authorization';
import { CONFIG_VERSION, INTEGRATION, LIBRARY_VERSION, PLATFORM, SOURCE, VERSION } from './constants';
import { clientErrors } from './errors';
import type { GatewayConfiguration } from './gateway-configuration';
import { NO_RESPONSE, send, succeeded, withTimeout } from './transport/send';
import type { Transport } from './transport/transport';
import type { Configuration } from './types';

/** Error codes for HTTP statuses that mean the same for every request. */
export const authorizationFailures: Readonly<Record<number, 'CLIENT_AUTHORIZATION_INVALID' | 'CLIENT_AUTHORIZATION_INSUFFICIENT'>> = {
  401: 'CLIENT_AUTHORIZATION_INVALID',
  403: 'CLIENT_AUTHORIZATION_INSUFFICIENT',
};

const VIOLATION = 'securitypolicyviolation';

/**
 * Fetches the merchant's configuration, by REST for both kinds of authorization. `createClient` validates it.
 * @throws CLIENT_AUTHORIZATION_INVALID, CLIENT_AUTHORIZATION_INSUFFICIENT, else CLIENT_GATEWAY_NETWORK; each with the response as
 * `details.originalError`
 */
export async function fetchConfiguration(
  transport: Transport,
  { type, tokenizationKey, authorizationFingerprint, configUrl }: Authorization,
  sessionId: string,
  signal: AbortSignal,
): Promise<Omit<Configuration, 'authorization'>> {
  const analyticsMetadata = {
    merchantAppId: location.host,
    platform: PLATFORM,
    sdkVersion: VERSION,
    source: SOURCE,
    integration: INTEGRATION,
    integrationType: INTEGRATION,
    sessionId,
  };
  const data = {
    tokenizationKey,
    authorizationFingerprint,
    _meta: analyticsMetadata,
    braintreeLibraryVersion: LIBRARY_VERSION,
    configVersion: CONFIG_VERSION,
  };
  let violation: SecurityPolicyViolationEvent | undefined;
  const listener = (event: SecurityPolicyViolationEvent): void => void (violation = event);
  document.addEventListener(VIOLATION, listener);
  const { status, body } = await withTimeout(undefined, signal, async (stop) => {
    const options = { method: 'GET', url: configUrl, data, signal: stop };
    const outcome = await send((request) => transport({ ...request, redirect: 'follow' }), options);
    if (outcome === NO_RESPONSE) await new Promise((resolve) => setTimeout(resolve)); // a browser reports the violation after it has rejected
    return outcome;
  }).finally(() => document.removeEventListener(VIOLATION, listener));
  // JSON may be a list, and a page in HTML is a string.
  if (!succeeded(status) || (body && body.constructor !== Object)) {
    const error = clientErrors[authorizationFailures[status] ?? 'CLIENT_GATEWAY_NETWORK']({ originalError: body });
    // Loaded on demand, because it is for developers.
    throw violation
      ? await import('./blocked-request').then(
          ({ explain }) => explain(error, violation as SecurityPolicyViolationEvent, configUrl),
          () => error,
        )
      : error;
  }
  return {
    authorizationType: type,
    authorizationFingerprint,
    analyticsMetadata,
    gatewayConfiguration: body as GatewayConfiguration,
  };
}
