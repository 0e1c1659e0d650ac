import { parseAuthorization } from './authorization';
import { endpointsFromEnvironment, type Endpoints } from './internal/endpoints';
import { attempt } from './internal/attempt';
import type { Configuration } from './types';

/** The endpoints of a client's environment, or of the provider's sandbox where the environment is unknown. */
export function endpointsFromConfiguration({
  authorization,
  gatewayConfiguration: { environment, clientApiUrl },
}: Configuration): Endpoints {
  return developmentEndpoints(authorization) ?? endpointsFromEnvironment(environment, clientApiUrl) ?? endpointsFromEnvironment('sandbox');
}

/** The endpoints of a development environment, where the authorization names one and the page may use it. */
export function developmentEndpoints(authorization: string): Endpoints | undefined {
  // A malformed authorization is not an error here: a client of the reference SDK may have been created with it.
  const endpoints = attempt(() => parseAuthorization(authorization).endpoints);
  return endpoints?.origin ? endpoints : undefined;
}
