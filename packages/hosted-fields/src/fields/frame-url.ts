import { clientErrors, VERSION } from '@tender/client';
import { developmentEndpoints, endpointsOf, isVerifiedUrl, toTenderError, type OptionsOf } from '@tender/client/internal';
import { FRAME_PAGE } from '../constants';
import type { HostedFieldsCreateOptions } from '../types';

/**
 * Where the frames are. Where an authorization is all that is known, they need not wait for its client: all environments share their assets.
 * @throws CLIENT_GATEWAY_CONFIGURATION_INVALID_DOMAIN for assets that are neither the provider's nor the page's own
 */
export function frameUrl({ client, authorization = '', isDebug }: OptionsOf<HostedFieldsCreateOptions>): string {
  let { assets } = developmentEndpoints(authorization) ?? endpointsOf('production');
  try {
    if (client) {
      const configuration = client.getConfiguration();
      assets = configuration.gatewayConfiguration.assetsUrl;
      isDebug = configuration.isDebug;
      if (![developmentEndpoints(configuration.authorization)?.origin, location.origin].some((origin) => isVerifiedUrl(assets, origin))) {
        throw clientErrors.CLIENT_GATEWAY_CONFIGURATION_INVALID_DOMAIN(undefined, 'assetsUrl');
      }
    }
  } catch (error) {
    throw toTenderError(error, clientErrors.CLIENT_MISSING_GATEWAY_CONFIGURATION);
  }
  return `${assets}/web/${VERSION}/html/${FRAME_PAGE}${isDebug ? '' : '.min'}.html`;
}
