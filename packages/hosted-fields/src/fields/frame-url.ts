import { clientErrors, VERSION, type Configuration } from '@tender/client';
import { developmentEndpoints, endpointsOf, isVerifiedUrl, toTenderError } from '@tender/client/internal';
import { FRAME_PAGE } from '../constants';
import type { HostedFieldsCreateOptions } from '../types';

/**
 * Where the frames are, or, where an authorization is all that is known yet, most likely are.
 * @throws see frameUrlOf
 */
export function firstFrameUrl({ client, authorization = '', isDebug, debug }: HostedFieldsCreateOptions): string {
  if (!client) return pageAt((developmentEndpoints(authorization) ?? endpointsOf('production')).assets, isDebug || debug);
  try {
    const configuration = client.getConfiguration();
    return frameUrlOf(configuration, configuration.isDebug);
  } catch (error) {
    throw toTenderError(error, clientErrors.CLIENT_MISSING_GATEWAY_CONFIGURATION);
  }
}

/**
 * Where the frames are according to a client.
 * @throws CLIENT_GATEWAY_CONFIGURATION_INVALID_DOMAIN for assets that are neither the provider's nor the page's own
 */
export function frameUrlOf({ authorization, gatewayConfiguration: { assetsUrl } }: Configuration, isDebug: boolean | undefined): string {
  if ([developmentEndpoints(authorization)?.origin, location.origin].some((origin) => isVerifiedUrl(assetsUrl, origin))) {
    return pageAt(assetsUrl, isDebug);
  }
  throw clientErrors.CLIENT_GATEWAY_CONFIGURATION_INVALID_DOMAIN(undefined, 'assetsUrl');
}

function pageAt(assets: string, isDebug: boolean | undefined): string {
  return `${assets}/web/${VERSION}/html/${FRAME_PAGE}${isDebug ? '' : '.min'}.html`;
}
