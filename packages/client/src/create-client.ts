import { tracker } from './analytics';
import { VERSION } from './constants';
import { verifyUrl } from './authorization';
import { developmentEndpoints } from './endpoints-for';
import { clientErrors } from './errors';
import { createLife } from './internal/scope';
import { performRequest, settleRequest } from './request';
import { fetchTransport } from './transport/fetch';
import { send, succeeded, withinLimits } from './transport/send';
import type { Transport } from './transport/transport';
import type { Client, Configuration, DriverRequest, RequestOptions } from './types';

/**
 * Makes a client of a configuration: of one just fetched, or in a provider frame of one received from the page.
 * @throws CLIENT_MISSING_GATEWAY_CONFIGURATION, CLIENT_GATEWAY_CONFIGURATION_INVALID_DOMAIN
 */
export function createClient(configuration: Configuration, transport: Transport = fetchTransport, onTeardown?: () => void): Client {
  checkConfiguration(configuration);
  const json = JSON.stringify(configuration);
  const getConfiguration = (): Configuration => JSON.parse(json) as Configuration;
  const life = createLife(new AbortController(), onTeardown);
  const client: Client & { _request: DriverRequest } = {
    request: life.method(
      'request',
      ({ signal }, options?: RequestOptions) => performRequest(signal, { transport, configuration: getConfiguration(), track }, options),
      settleRequest,
    ),
    getConfiguration, // keeps working after teardown, as analytics of components needs it
    getVersion: life.sync('getVersion', () => VERSION),
    toJSON: life.sync('toJSON', () => client.getConfiguration()),
    teardown: life.teardown,
    // Components of the reference SDK send their analytics through this member of the client they are given: mostly without a callback, and
    // some of Venmo's events with an object in its place.
    _request: (options, callback) => {
      void withinLimits(options.timeout, undefined, (signal) => send(fetchTransport, { method: 'GET', ...options, signal })).then(
        ({ status, body }) =>
          typeof callback === 'function' && (succeeded(status) ? callback(null, body, status) : callback(body, null, status)),
      );
    },
  };
  const track = tracker(client);
  return client;
}

function checkConfiguration({ gatewayConfiguration: gateway, authorization }: Configuration): void {
  if (!gateway) throw clientErrors.CLIENT_MISSING_GATEWAY_CONFIGURATION();
  const origin = developmentEndpoints(authorization)?.origin;
  for (const property of ['assetsUrl', 'clientApiUrl', 'configUrl']) {
    if (property in gateway) verifyUrl(property, gateway[property], origin);
  }
  if (gateway.graphQL) verifyUrl('graphQL.url', gateway.graphQL.url, origin);
}
