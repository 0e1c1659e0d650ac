import type { Track } from './analytics';
import { CARD_ENDPOINT, GRAPHQL_VERSION, LIBRARY_VERSION, PLATFORM, VERSION } from './constants';
import { endpointsFor } from './endpoints-for';
import type { TenderError } from './error';
import { clientErrors } from './errors';
import { runFraudScript } from './fraud-script';
import { SENSELESS } from './graphql/error-answer';
import { members, type Members } from './graphql/members';
import { tokenizeOverGraphQL } from './graphql/tokenize-card';
import { send, succeeded, type Outcome } from './transport/send';
import type { Transport } from './transport/transport';
import type { Callback, Configuration, RequestCallback, RequestOptions, RequestResult } from './types';

export interface RequestContext {
  readonly transport: Transport;
  readonly configuration: Configuration;
  readonly track: Track;
}

/**
 * Performs `client.request`.
 * @throws CLIENT_OPTION_REQUIRED, CLIENT_OPTION_INVALID, CLIENT_AUTHORIZATION_INVALID (401), CLIENT_AUTHORIZATION_INSUFFICIENT (403),
 * CLIENT_RATE_LIMITED (429), CLIENT_GATEWAY_NETWORK (500 and above, no answer, a senseless one), CLIENT_REQUEST_ERROR (other failures),
 * CLIENT_GRAPHQL_REQUEST_ERROR; with `details.httpStatus` and, as `details.originalError`, the gateway's answer
 */
export async function performRequest(
  signal: AbortSignal,
  context: RequestContext,
  given: RequestOptions | undefined,
): Promise<RequestResult> {
  const options = read(given);
  if (options.api === 'graphQLApi') return resultOf(await sendGraphQL(context, options, signal));
  const isCard = options.endpoint === CARD_ENDPOINT;
  const result = resultOf(await sendRest(context, options, signal));
  if (isCard) collectDeviceData(context, result);
  return result;
}

interface CheckedOptions {
  readonly api: RequestOptions['api'];
  readonly method: string;
  readonly endpoint: string;
  readonly data: Members;
  readonly timeout: number | null | undefined;
}

/** The options with a JSON copy of the data, checked in the protocol's order. */
function read(given: RequestOptions | undefined): CheckedOptions {
  let options: RequestOptions;
  try {
    options = { ...given, data: JSON.parse(JSON.stringify(given?.data ?? {})) as object };
  } catch (error) {
    throw clientErrors.CLIENT_OPTION_INVALID({ originalError: error }, 'options');
  }
  const { api, method, endpoint, timeout, data } = options;
  if (api !== 'graphQLApi') {
    if (!method) throw clientErrors.CLIENT_OPTION_REQUIRED(undefined, 'options.method');
    if (!endpoint) throw clientErrors.CLIENT_OPTION_REQUIRED(undefined, 'options.endpoint');
    if ('api' in options && api !== 'clientApi') throw clientErrors.CLIENT_OPTION_INVALID(undefined, 'options.api');
  }
  return { api, method: String(method).toUpperCase(), endpoint: String(endpoint), timeout, data: members(data) };
}

function sendGraphQL(
  { transport, configuration }: RequestContext,
  { data, timeout }: CheckedOptions,
  signal: AbortSignal,
): Promise<Outcome> {
  const { analyticsMetadata, authorizationFingerprint, authorization } = configuration;
  const { source, integration, sessionId } = analyticsMetadata;
  return send(transport, {
    url: endpointsFor(configuration).graphQL,
    method: 'POST',
    headers: graphQLHeaders(authorizationFingerprint ?? authorization),
    data: { clientSdkMetadata: { platform: PLATFORM, source, integration, sessionId, version: VERSION }, ...data },
    timeout,
    signal,
  }).then((outcome) => {
    const { errors } = members(outcome.body);
    if (succeeded(outcome.status) && errors) throw clientErrors.CLIENT_GRAPHQL_REQUEST_ERROR({ originalError: errors });
    return outcome;
  });
}

export function graphQLHeaders(bearer: string): Record<string, string> {
  return { Authorization: `Bearer ${bearer}`, 'Braintree-Version': GRAPHQL_VERSION };
}

async function sendRest(context: RequestContext, options: CheckedOptions, signal: AbortSignal): Promise<Outcome> {
  const { transport, configuration } = context;
  const { endpoint, method, timeout } = options;
  const url = `${configuration.gatewayConfiguration.clientApiUrl}/v1/${endpoint}`;
  const data = withMetadata(configuration, options.data);
  const overGraphQL = await tokenizeOverGraphQL(context, { url, data, timeout, signal });
  return overGraphQL ?? send(transport, { url, method, data, timeout, signal });
}

/** What every call of the client API carries, in the order of the wire: the caller's data, the library, `_meta`, the authorization. */
function withMetadata({ analyticsMetadata, authorizationFingerprint, authorization }: Configuration, data: Members): Members {
  const withLibrary: Members = { ...data, braintreeLibraryVersion: LIBRARY_VERSION };
  return {
    ...withLibrary,
    _meta: { ...analyticsMetadata, ...members(data._meta) },
    ...(authorizationFingerprint ? { authorizationFingerprint } : { tokenizationKey: authorization }),
  };
}

function resultOf({ status, body }: Outcome): RequestResult {
  if (!succeeded(status)) throw requestError(status, body);
  if (body === '') return { _httpStatus: status }; // nothing to say, as with 204
  if (!body || typeof body !== 'object') throw requestError(500, SENSELESS);
  return { _httpStatus: status, ...body };
}

const FAILURES: Readonly<Record<number, keyof typeof clientErrors>> = {
  401: 'CLIENT_AUTHORIZATION_INVALID',
  403: 'CLIENT_AUTHORIZATION_INSUFFICIENT',
  429: 'CLIENT_RATE_LIMITED',
};

function requestError(httpStatus: number, originalError: unknown): TenderError {
  const code = FAILURES[httpStatus] ?? (httpStatus >= 500 ? 'CLIENT_GATEWAY_NETWORK' : 'CLIENT_REQUEST_ERROR');
  return clientErrors[code]({ originalError, httpStatus });
}

function collectDeviceData({ configuration }: RequestContext, { creditCards }: RequestResult): void {
  const { gatewayConfiguration, authorizationFingerprint } = configuration;
  const card: unknown = Array.isArray(creditCards) ? creditCards[0] : undefined;
  if (!card || !gatewayConfiguration.creditCards?.collectDeviceData) return;
  const { merchantId } = gatewayConfiguration;
  runFraudScript({ url: endpointsFor(configuration).fraudScript, merchantId, authorizationFingerprint }, members(card));
}

/** The callback form of `request`: three arguments, a turn later; what the callback throws stays uncaught. */
export function settleRequest<R>(promise: Promise<R>, callback: Callback<R> | undefined): Promise<R> | void {
  if (!callback) return promise;
  const call = callback as unknown as RequestCallback;
  promise.then(
    (data) => setTimeout(() => call(null, data as RequestResult, (data as RequestResult)._httpStatus), 1),
    (error: TenderError) => setTimeout(() => call(error, null, error?.details?.httpStatus), 1),
  );
}
