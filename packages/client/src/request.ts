import { authorizationFailures } from './configuration';
import { CARD_ENDPOINT, LIBRARY_VERSION, PLATFORM, VERSION } from './constants';
import { endpointsFromConfiguration } from './configuration-endpoints';
import type { TenderError } from './error';
import { clientErrors, type ClientErrorCode } from './errors';
import { asRecord, type UnknownRecord } from './internal/records';
import { injectScript, trustedPolicy } from './internal/script';
import { sdkMetadata, sendGraphQL } from './graphql/send-graphql';
import { tokenizeOverGraphQL } from './graphql/tokenize-card';
import { toTenderError } from './internal/lifecycle';
import { toJson } from './internal/to-json';
import { INVALID_RESPONSE_BODY, send, succeeded, withTimeout, type Outcome } from './transport/send';
import type { Configuration, RequestCallback, RequestOptions, RequestResult } from './types';
import type { RequestContext } from './request-context';

/**
 * Performs `client.request`.
 * @throws CLIENT_OPTION_REQUIRED, CLIENT_OPTION_INVALID, CLIENT_AUTHORIZATION_INVALID (401), CLIENT_AUTHORIZATION_INSUFFICIENT (403),
 * CLIENT_RATE_LIMITED (429), CLIENT_GATEWAY_NETWORK (500 and above, no response, a malformed response), CLIENT_REQUEST_ERROR (other
 * failures), CLIENT_GRAPHQL_REQUEST_ERROR; with `details.httpStatus`, and the gateway's response as `details.originalError`
 */
export async function performRequest(
  signal: AbortSignal,
  context: RequestContext,
  requestOptions: RequestOptions | undefined,
): Promise<RequestResult> {
  const options = readOptions(requestOptions ?? {});
  const isGraphQL = options.api === 'graphQLApi';
  const outcome = await withTimeout(options.timeout, signal, (stop) => (isGraphQL ? sendToGraphQL : sendRest)(context, options, stop));
  const { errors } = asRecord(outcome.body);
  if (isGraphQL && succeeded(outcome.status) && errors) throw clientErrors.CLIENT_GRAPHQL_REQUEST_ERROR({ originalError: errors });
  const result = readResult(outcome);
  if (options.endpoint === CARD_ENDPOINT) {
    const card = asRecord(result.creditCards)[0] as { nonce: string } | undefined;
    if (card && collectsDeviceData(context.configuration)) startFraudScript(context.configuration, card);
  }
  return result;
}

/** Whether the merchant has enabled fraud detection for card payments. */
export const collectsDeviceData = ({ gatewayConfiguration }: Configuration): boolean | undefined =>
  gatewayConfiguration.creditCards?.collectDeviceData;

/** Its code is loaded on demand, because few merchants need it. `createClient` requests it early. A failure must not fail the tokenization. */
function startFraudScript(configuration: Configuration, card: { nonce: string }): void {
  const load = (): Promise<unknown> => injectScript({ src: endpointsFromConfiguration(configuration).fraudScript });
  void import('./fraud-script')
    .then((module) => module.runFraudScript(configuration, card, { policy: trustedPolicy(), load }))
    .catch(() => {});
}

interface CheckedOptions extends Pick<RequestOptions, 'api' | 'timeout'> {
  readonly method: string;
  readonly endpoint: string | undefined;
  readonly data: UnknownRecord;
}

/** Checks the options in the protocol's order and copies the data as JSON. Options that cannot be read or copied are invalid. */
function readOptions(options: RequestOptions): CheckedOptions {
  try {
    const { api, method, endpoint, timeout, data } = options;
    if (api !== 'graphQLApi') {
      if (!method || !endpoint) throw clientErrors.CLIENT_OPTION_REQUIRED({ option: `options.${method ? 'endpoint' : 'method'}` });
      if ('api' in options && api !== 'clientApi') throw clientErrors.CLIENT_OPTION_INVALID({ option: 'options.api' });
    }
    const copy: unknown = JSON.parse(toJson(data ?? {}));
    return { api, timeout, method: String(method), endpoint, data: asRecord(copy) };
  } catch (error) {
    throw toTenderError(error, (details) => clientErrors.CLIENT_OPTION_INVALID({ option: 'options' }, details));
  }
}

function sendToGraphQL({ transport, configuration }: RequestContext, { data }: CheckedOptions, signal: AbortSignal): Promise<Outcome> {
  const { authorizationFingerprint, authorization } = configuration;
  const { graphQL } = endpointsFromConfiguration(configuration);
  return sendGraphQL(
    transport,
    graphQL,
    authorizationFingerprint ?? authorization,
    { clientSdkMetadata: { platform: PLATFORM, ...sdkMetadata(configuration), version: VERSION }, ...data },
    signal,
  );
}

async function sendRest(context: RequestContext, options: CheckedOptions, signal: AbortSignal): Promise<Outcome> {
  const { transport, configuration } = context;
  const { clientApiUrl } = configuration.gatewayConfiguration;
  // Without an origin the URL would be relative, and the data would go to the merchant's own page.
  if (!clientApiUrl) throw clientErrors.CLIENT_MISSING_GATEWAY_CONFIGURATION();
  const rest = {
    url: `${clientApiUrl}/v1/${options.endpoint as string}`,
    method: options.method,
    data: withMetadata(configuration, options.data),
    signal,
  };
  return (await tokenizeOverGraphQL(context, rest)) ?? send(transport, rest);
}

/** Adds what every client API request carries, in the order of the wire: the caller's data, the library, `_meta`, the authorization. */
function withMetadata(
  { analyticsMetadata, authorizationType, authorizationFingerprint, authorization }: Configuration,
  data: UnknownRecord,
): UnknownRecord {
  return {
    ...data,
    braintreeLibraryVersion: LIBRARY_VERSION,
    _meta: { ...analyticsMetadata, ...asRecord(data._meta) },
    ...(authorizationType === 'TOKENIZATION_KEY' ? { tokenizationKey: authorization } : { authorizationFingerprint }),
  };
}

function readResult({ status, body }: Outcome): RequestResult {
  if (!succeeded(status)) throw requestError(status, body);
  // An empty body is valid, as with status 204.
  if (body !== '' && (!body || typeof body !== 'object')) throw requestError(500, INVALID_RESPONSE_BODY);
  return { _httpStatus: status, ...(body as object) };
}

/** Error codes by HTTP status. A merchant's own transport reports a timeout as status -1; the built-in one as 500. */
const FAILURES: Readonly<Record<number, ErrorWithoutValues>> = {
  ...authorizationFailures,
  [-1]: 'CLIENT_REQUEST_TIMEOUT',
  429: 'CLIENT_RATE_LIMITED',
};
type ErrorWithoutValues = Extract<ClientErrorCode, `CLIENT_${'AUTHORIZATION' | 'GATEWAY_NETWORK' | 'RATE' | 'REQUEST'}${string}`>;

function requestError(httpStatus: number, originalError: unknown): TenderError {
  return clientErrors[FAILURES[httpStatus] ?? (httpStatus >= 500 ? 'CLIENT_GATEWAY_NETWORK' : 'CLIENT_REQUEST_ERROR')]({
    originalError,
    httpStatus,
  });
}

/** The callback form of `request`: three arguments, in a later task; errors that the callback throws stay uncaught. */
export function withRequestCallback<R>(promise: Promise<R>, callback: unknown): Promise<R> | void {
  if (!callback) return promise;
  const call = callback as RequestCallback;
  promise.then(
    (data) => setTimeout(call, 1, null, data, (data as RequestResult)._httpStatus),
    (error: TenderError | undefined) => setTimeout(call, 1, error, null, error?.details?.httpStatus),
  );
}
