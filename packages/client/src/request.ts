import type { Track } from './analytics';
import { authorizationFailures } from './configuration';
import { CARD_ENDPOINT, LIBRARY_VERSION, PLATFORM, VERSION } from './constants';
import { endpointsFor } from './endpoints-for';
import type { TenderError } from './error';
import { clientErrors } from './errors';
import { runFraudScript } from './fraud-script';
import { SENSELESS } from './graphql/error-answer';
import { members, type Members } from './graphql/members';
import { sdkMetadata, sendGraphQL } from './graphql/send-graphql';
import { tokenizeOverGraphQL } from './graphql/tokenize-card';
import { toTenderError } from './internal/scope';
import { send, succeeded, withinLimits, type Outcome } from './transport/send';
import type { Transport } from './transport/transport';
import type { Configuration, RequestCallback, RequestOptions, RequestResult } from './types';

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
  const isGraphQL = options.api === 'graphQLApi';
  const outcome = await withinLimits(options.timeout, signal, (stop) => (isGraphQL ? sendToGraphQL : sendRest)(context, options, stop));
  const { errors } = members(outcome.body);
  if (isGraphQL && succeeded(outcome.status) && errors) throw clientErrors.CLIENT_GRAPHQL_REQUEST_ERROR({ originalError: errors });
  const result = resultOf(outcome);
  if (options.endpoint === CARD_ENDPOINT) {
    runFraudScript(context.configuration, result.creditCards).catch(() => {}); // the card is tokenized all the same
  }
  return result;
}

interface CheckedOptions extends Pick<RequestOptions, 'api' | 'timeout'> {
  readonly method: string;
  readonly endpoint: string | undefined;
  readonly data: Members;
}

/** The options, checked in the protocol's order, with a JSON copy of the data. What cannot be read or copied is invalid. */
function read(given: RequestOptions | undefined): CheckedOptions {
  const options = given ?? {};
  try {
    const { api, method, endpoint, timeout, data } = options;
    if (api !== 'graphQLApi') {
      if (!method || !endpoint) throw clientErrors.CLIENT_OPTION_REQUIRED(undefined, `options.${method ? 'endpoint' : 'method'}`);
      if ('api' in options && api !== 'clientApi') throw clientErrors.CLIENT_OPTION_INVALID(undefined, 'options.api');
    }
    const copy: unknown = JSON.parse(JSON.stringify(data ?? {}));
    return { api, timeout, method: String(method), endpoint, data: members(copy) };
  } catch (error) {
    throw toTenderError(error, (details) => clientErrors.CLIENT_OPTION_INVALID(details, 'options'));
  }
}

function sendToGraphQL({ transport, configuration }: RequestContext, { data }: CheckedOptions, signal: AbortSignal): Promise<Outcome> {
  const { authorizationFingerprint, authorization } = configuration;
  const { graphQL } = endpointsFor(configuration);
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
  // Without it the data would go to the merchant's own page.
  if (!clientApiUrl) throw clientErrors.CLIENT_MISSING_GATEWAY_CONFIGURATION();
  const rest = {
    url: `${clientApiUrl}/v1/${options.endpoint as string}`,
    method: options.method,
    data: withMetadata(configuration, options.data),
    signal,
  };
  return (await tokenizeOverGraphQL(context, rest)) ?? send(transport, rest);
}

/** What every call of the client API carries, in the order of the wire: the caller's data, the library, `_meta`, the authorization. */
function withMetadata(
  { analyticsMetadata, authorizationType, authorizationFingerprint, authorization }: Configuration,
  data: Members,
): Members {
  return {
    ...data,
    braintreeLibraryVersion: LIBRARY_VERSION,
    _meta: { ...analyticsMetadata, ...members(data._meta) },
    ...(authorizationType === 'TOKENIZATION_KEY' ? { tokenizationKey: authorization } : { authorizationFingerprint }),
  };
}

function resultOf({ status, body }: Outcome): RequestResult {
  if (!succeeded(status)) throw requestError(status, body);
  // An empty body has nothing to say, as with 204.
  if (body !== '' && (!body || typeof body !== 'object')) throw requestError(500, SENSELESS);
  return { _httpStatus: status, ...(body as object) };
}

const FAILURES: Readonly<Record<number, keyof typeof clientErrors>> = {
  ...authorizationFailures,
  [-1]: 'CLIENT_REQUEST_TIMEOUT',
  429: 'CLIENT_RATE_LIMITED',
};

function requestError(httpStatus: number, originalError: unknown): TenderError {
  return clientErrors[FAILURES[httpStatus] ?? (httpStatus >= 500 ? 'CLIENT_GATEWAY_NETWORK' : 'CLIENT_REQUEST_ERROR')]({
    originalError,
    httpStatus,
  });
}

/** The callback form of `request`: three arguments, a turn later; what the callback throws stays uncaught. */
export function settleRequest<R>(promise: Promise<R>, callback: unknown): Promise<R> | void {
  if (!callback) return promise;
  const call = callback as RequestCallback;
  promise.then(
    (data) => setTimeout(call, 1, null, data, (data as RequestResult)._httpStatus),
    (error: TenderError | undefined) => setTimeout(call, 1, error, null, error?.details?.httpStatus),
  );
}
