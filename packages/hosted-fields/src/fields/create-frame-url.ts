import { clientErrors } from '@tender/client';
import {
  developmentEndpoints,
  endpointsFromEnvironment,
  isProviderUrl,
  toTenderError,
  type ScopeOptions,
  framePageUrl,
} from '@tender/client/internal';
import { FRAME_PAGE } from '../constants';
import type { HostedFieldsCreateOptions } from '../types';

/**
 * Creates the URL of the frames. With only an authorization it does not wait for the client, because all environments share one asset host.
 * @throws CLIENT_GATEWAY_CONFIGURATION_INVALID_DOMAIN for an asset host that is neither the provider's nor this page's
 */
export function createFrameUrl({ client, authorization = '', isDebug }: ScopeOptions<HostedFieldsCreateOptions>): string {
  let { assets } = developmentEndpoints(authorization) ?? endpointsFromEnvironment('production');
  try {
    if (client) {
      const configuration = client.getConfiguration();
      assets = configuration.gatewayConfiguration.assetsUrl;
      isDebug = configuration.isDebug;
      if (![developmentEndpoints(configuration.authorization)?.origin, location.origin].some((origin) => isProviderUrl(assets, origin))) {
        throw clientErrors.CLIENT_GATEWAY_CONFIGURATION_INVALID_DOMAIN({ option: 'assetsUrl' });
      }
    }
  } catch (error) {
    throw toTenderError(error, clientErrors.CLIENT_MISSING_GATEWAY_CONFIGURATION);
  }
  return framePageUrl(assets, FRAME_PAGE, !isDebug);
}
