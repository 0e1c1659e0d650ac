import { clientErrors } from '@tender/client';
import {
  developmentEndpoints,
  endpointsFromEnvironment,
  isProviderUrl,
  parseAuthorization,
  toTenderError,
  type ScopeOptions,
  framePageUrl,
} from '@tender/client/internal';
import { FRAME_PAGE } from '../constants';
import type { HostedFieldsCreateOptions } from '../types';

/**
 * Creates the URL of the frames. With only an authorization it does not wait for the client, because all environments share one asset host.
 * @throws the errors of `parseAuthorization`; CLIENT_GATEWAY_CONFIGURATION_INVALID_DOMAIN for an asset host that is neither the provider's nor this page's
 */
export function createFrameUrl({ client, authorization, isDebug }: ScopeOptions<HostedFieldsCreateOptions>): string {
  if (!client) {
    const { assets } = parseAuthorization(authorization).endpoints ?? endpointsFromEnvironment('production');
    return framePageUrl(assets, FRAME_PAGE, !isDebug);
  }
  try {
    const configuration = client.getConfiguration();
    const { assetsUrl } = configuration.gatewayConfiguration;
    if (![developmentEndpoints(configuration.authorization)?.origin, self.origin].some((origin) => isProviderUrl(assetsUrl, origin))) {
      throw clientErrors.CLIENT_GATEWAY_CONFIGURATION_INVALID_DOMAIN({ option: 'assetsUrl' });
    }
    return framePageUrl(assetsUrl, FRAME_PAGE, !configuration.isDebug);
  } catch (error) {
    throw toTenderError(error, clientErrors.CLIENT_MISSING_GATEWAY_CONFIGURATION);
  }
}
