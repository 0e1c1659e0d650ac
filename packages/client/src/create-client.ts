import { createTracker } from './analytics';
import { VERSION } from './constants';
import { verifyUrl } from './authorization';
import { developmentEndpoints } from './configuration-endpoints';
import { clientErrors } from './errors';
import type { ClientAnalyticsEvent } from './events';
import { createLifecycle } from './internal/lifecycle';
import { toJson } from './internal/to-json';
import { collectsDeviceData, performRequest, withRequestCallback } from './request';
import { fetchTransport } from './transport/fetch';
import { send, succeeded, withTimeout } from './transport/send';
import type { Transport } from './transport/transport';
import type { Client, Configuration, DriverRequest, RequestOptions } from './types';

/**
 * Creates a client from a configuration: in the page from one just fetched, in a provider frame from one that the page sent.
 * @throws CLIENT_MISSING_GATEWAY_CONFIGURATION, CLIENT_GATEWAY_CONFIGURATION_INVALID_DOMAIN
 */
export function createClient(configuration: Configuration, transport: Transport = fetchTransport, onTeardown?: () => void): Client {
  checkConfiguration(configuration);
  if (collectsDeviceData(configuration)) import('./fraud-script').catch(() => {}); // so that it is there after a card payment
  const json = toJson(configuration);
  const getConfiguration = (): Configuration => JSON.parse(json) as Configuration;
  const lifecycle = createLifecycle(new AbortController(), onTeardown);
  const client: Client & { _request: DriverRequest } = {
    request: lifecycle.method(
      'request',
      ({ signal }, options?: RequestOptions) => performRequest(signal, { transport, configuration: getConfiguration(), track }, options),
      withRequestCallback,
    ),
    getConfiguration, // keeps working after teardown, as analytics of components needs it
    getVersion: lifecycle.sync('getVersion', () => VERSION),
    toJSON: lifecycle.sync('toJSON', () => client.getConfiguration()),
    teardown: lifecycle.teardown,
    // Components of the reference SDK send their analytics through this member of the client: mostly without a callback, and some of Venmo's
    // events with an object in place of the callback.
    _request: (options, callback) => {
      void withTimeout(options.timeout, undefined, (signal) => send(fetchTransport, { method: 'GET', ...options, signal })).then(
        ({ status, body }) =>
          typeof callback === 'function' && (succeeded(status) ? callback(null, body, status) : callback(body, null, status)),
      );
    },
  };
  const track = createTracker<ClientAnalyticsEvent>(client);
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
