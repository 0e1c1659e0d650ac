import { parseAuthorization } from './authorization';
import { endpointsOf, type Endpoints } from './internal/endpoints';
import type { Configuration } from './types';

/** The endpoints of a client's environment; those of the provider's sandbox where it names none we know. */
export function endpointsFor({ authorization, gatewayConfiguration: { environment, clientApiUrl } }: Configuration): Endpoints {
  return developmentEndpoints(authorization) ?? endpointsOf(environment, clientApiUrl) ?? endpointsOf('sandbox');
}

/** The development environment that an authorization names, if it does, on a page that may use it. */
export function developmentEndpoints(authorization: string): Endpoints | undefined {
  try {
    const { endpoints } = parseAuthorization(authorization);
    return endpoints?.origin ? endpoints : undefined;
  } catch {
    return undefined; // not ours to judge here: a client of the reference SDK was made with it
  }
}
