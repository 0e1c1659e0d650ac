import { parseAuthorization } from './authorization';
import { endpointsOf, type Endpoints } from './internal/endpoints';
import { quietly } from './internal/quietly';
import type { Configuration } from './types';

/** The endpoints of a client's environment; those of the provider's sandbox where it names none we know. */
export function endpointsFor({ authorization, gatewayConfiguration: { environment, clientApiUrl } }: Configuration): Endpoints {
  return developmentEndpoints(authorization) ?? endpointsOf(environment, clientApiUrl) ?? endpointsOf('sandbox');
}

/** The development environment that an authorization names, if it does, on a page that may use it. */
export function developmentEndpoints(authorization: string): Endpoints | undefined {
  // What is wrong with it is not to be judged here: a client of the reference SDK was made with it.
  const endpoints = quietly(() => parseAuthorization(authorization).endpoints);
  return endpoints?.origin ? endpoints : undefined;
}
