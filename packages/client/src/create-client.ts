import { tracker } from './analytics';
import { VERSION } from './constants';
import { developmentEndpoints } from './endpoints-for';
import { clientErrors } from './errors';
import { isVerifiedUrl } from './internal/endpoints';
import { createLife } from './internal/scope';
import { performRequest, settleRequest, type RequestContext } from './request';
import { fetchTransport } from './transport/fetch';
import { send, succeeded } from './transport/send';
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
  const context: RequestContext = {
    transport,
    configuration: getConfiguration(),
    track: (event) => track(event),
  };
  const client: Client & { _request: DriverRequest } = {
    request: life.method('request', (call, options?: RequestOptions) => performRequest(call, context, options), settleRequest),
    getConfiguration, // keeps working after teardown, as analytics of components needs it
    getVersion: life.sync('getVersion', () => VERSION),
    toJSON: life.sync('toJSON', () => client.getConfiguration()),
    teardown: life.teardown,
    _request: driverRequest,
  };
  const track = tracker(client);
  return client;
}

function checkConfiguration({ gatewayConfiguration: gateway, authorization }: Configuration): void {
  if (!gateway) throw clientErrors.CLIENT_MISSING_GATEWAY_CONFIGURATION();
  const origin = developmentEndpoints(authorization)?.origin;
  const verify = (property: string, url: unknown): void => {
    if (!isVerifiedUrl(url, origin)) throw clientErrors.CLIENT_GATEWAY_CONFIGURATION_INVALID_DOMAIN(undefined, property);
  };
  for (const property of ['assetsUrl', 'clientApiUrl', 'configUrl']) {
    if (property in gateway) verify(property, gateway[property]);
  }
  if (gateway.graphQL) verify('graphQL.url', gateway.graphQL.url);
}

/** Components of the reference SDK send their analytics through this member of the client they are given. */
const driverRequest: DriverRequest = (options, callback) => {
  send(fetchTransport, { ...options, method: options.method.toUpperCase() }).then(
    ({ status, body }) => (succeeded(status) ? callback(null, body, status) : callback(body, null, status)),
    (error) => callback(error, null, 500),
  );
};
