import type { Authorization } from './authorization';
import { CONFIG_VERSION, INTEGRATION, LIBRARY_VERSION, PLATFORM, SOURCE, VERSION } from './constants';
import { clientErrors } from './errors';
import type { GatewayConfiguration } from './gateway-configuration';
import { send, succeeded } from './transport/send';
import type { Transport } from './transport/transport';
import type { AnalyticsMetadata, Configuration } from './types';

const FAILURES: Readonly<Record<number, keyof typeof clientErrors>> = {
  401: 'CLIENT_AUTHORIZATION_INVALID',
  403: 'CLIENT_AUTHORIZATION_INSUFFICIENT',
};

/**
 * Fetches the merchant's configuration, by REST for both kinds of authorization. Whether it makes sense is for the client to judge.
 * @throws CLIENT_AUTHORIZATION_INVALID, CLIENT_AUTHORIZATION_INSUFFICIENT, else CLIENT_GATEWAY_NETWORK; each with the answer as
 * `details.originalError`
 */
export async function fetchConfiguration(
  transport: Transport,
  { attributes, configUrl, type }: Authorization,
  sessionId: string,
  signal: AbortSignal,
): Promise<Omit<Configuration, 'authorization'>> {
  const analyticsMetadata = metadata(sessionId);
  const { status, body } = await send(transport, {
    method: 'GET',
    url: configUrl,
    data: { ...attributes, _meta: analyticsMetadata, braintreeLibraryVersion: LIBRARY_VERSION, configVersion: CONFIG_VERSION },
    signal,
  });
  if (!succeeded(status) || (body && typeof body !== 'object')) {
    throw clientErrors[FAILURES[status] ?? 'CLIENT_GATEWAY_NETWORK']({ originalError: body });
  }
  return {
    authorizationType: type,
    ...('authorizationFingerprint' in attributes && attributes),
    analyticsMetadata,
    gatewayConfiguration: body as GatewayConfiguration,
  };
}

function metadata(sessionId: string): AnalyticsMetadata {
  return {
    merchantAppId: location.host,
    platform: PLATFORM,
    sdkVersion: VERSION,
    source: SOURCE,
    integration: INTEGRATION,
    integrationType: INTEGRATION,
    sessionId,
  };
}
