import { clientErrors, VERSION } from '@tender/client';
import { developmentEndpoints, endpointsOf, isVerifiedUrl, toTenderError, type OptionsOf } from '@tender/client/internal';
import { FRAME_PAGE } from '../constants';
import type { HostedFieldsCreateOptions } from '../types';

/**
 * Where the frames are. Where an authorization is all that is known, they need not wait for its client: all environments share their assets.
 * @throws CLIENT_GATEWAY_CONFIGURATION_INVALID_DOMAIN for assets that are neither the provider's nor the page's own
 */
export function frameUrl({ client, authorization = '', isDebug }: OptionsOf<HostedFieldsCreateOptions>): string {
  if (!client) return pageAt((developmentEndpoints(authorization) ?? endpointsOf('production')).assets, isDebug);
  try {
    const configuration = client.getConfiguration();
    const { assetsUrl } = configuration.gatewayConfiguration;
    if ([developmentEndpoints(configuration.authorization)?.origin, location.origin].some((origin) => isVerifiedUrl(assetsUrl, origin))) {
      return pageAt(assetsUrl, configuration.isDebug);
    }
    throw clientErrors.CLIENT_GATEWAY_CONFIGURATION_INVALID_DOMAIN(undefined, 'assetsUrl');
  } catch (error) {
    throw toTenderError(error, clientErrors.CLIENT_MISSING_GATEWAY_CONFIGURATION);
  }
}

function pageAt(assets: string, isDebug: boolean | undefined): string {
  return `${assets}/web/${VERSION}/html/${FRAME_PAGE}${isDebug ? '' : '.min'}.html`;
}
