import type { TenderError } from './error';
import type { GatewayConfiguration } from './gateway-configuration';

/** First argument of a callback, unless the callback declares another type for it. */
export type CallbackError = TenderError | null | undefined;

/**
 * Node-style callback, called once in a later task as `(error)` or `(null, data)`. After an abort, the error is the signal's reason. Callbacks
 * that declare their own types are accepted: `(error: BraintreeError, data: Data) => …`.
 */
export type Callback<Data, Failure = CallbackError> = Bivariant<(error: Failure, data?: Data) => void>;

/** A function whose parameters TypeScript compares in both directions, as it does for methods. */
type Bivariant<Run extends (...args: never) => void> = { run(...args: Parameters<Run>): void }['run'];

/** Options of a call that can be aborted. */
export interface Abortable {
  /**
   * Aborts the call: it rejects with `signal.reason`, and windows and frames that it opened are closed. A request that was already sent cannot be
   * recalled.
   */
  signal?: AbortSignal;
}

/** Metadata that every request carries. */
export interface AnalyticsMetadata {
  /** Host of the merchant's page. */
  merchantAppId: string;
  /** `web`. */
  platform: string;
  /** The SDK version sent to the provider, `3.118.2`. */
  sdkVersion: string;
  /** `client`. */
  source: string;
  /** `custom`. */
  integration: string;
  /** `custom`. */
  integrationType: string;
  /** The `sessionId` of `client.create`, or a UUID. */
  sessionId: string;
}

/** Everything a client knows. Provider frames receive it as a message and create a client from it. */
export interface Configuration {
  /** Kind of the authorization that the client was created with. */
  authorizationType: 'TOKENIZATION_KEY' | 'CLIENT_TOKEN';
  /** Only with a client token. */
  authorizationFingerprint?: string | undefined;
  /** Metadata that every request carries. */
  analyticsMetadata: AnalyticsMetadata;
  /** The merchant's configuration, as the gateway sent it. */
  gatewayConfiguration: GatewayConfiguration;
  /** Present only if the client was created with `debug`. */
  isDebug?: true | undefined;
  /** Present only if the merchant turned analytics off. Frames send no events either then. */
  analytics?: false | undefined;
  /** The tokenization key or client token that the client was created with. */
  authorization: string;
}

/** Options of `client.request`. */
export interface RequestOptions extends Abortable {
  /** HTTP method, in upper or lower case. Required, except for `graphQLApi`. */
  method?: string;
  /** Path below `client_api/v1/`. Required, except for `graphQLApi`. */
  endpoint?: string;
  /** Sent as query of a GET and as body of other requests. For `graphQLApi`: `query`, `variables` and `operationName`. */
  data?: object;
  /** Time limit in milliseconds. Default 60000; 0 means no limit. */
  timeout?: number | null;
  /** Which API to call. Default `clientApi`. */
  api?: 'clientApi' | 'graphQLApi';
}

/** The members of the response, and its HTTP status as `_httpStatus`. */
export type RequestResult = {
  /** HTTP status of the response. */
  _httpStatus: number;
} & Record<string, unknown>;

/** Callback of `client.request`, called once as `(error, null, status)` or `(null, data, status)`. */
export type RequestCallback<Result = RequestResult, Failure = CallbackError> = Bivariant<
  (error: Failure, data: Result | null, status?: number) => void
>;

/** Options of `DriverRequest`. */
export interface DriverOptions {
  /** Where the request is sent, with its query if it has one. */
  readonly url: string;
  /** Defaults to `GET`. */
  readonly method?: string;
  /** The body; an object is sent as JSON. */
  readonly data?: object | string;
  /** Headers beside those of the gateway. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Milliseconds. */
  readonly timeout?: number | null;
}

/** The low-level request function that components of the reference SDK call on a client to send their analytics. */
export type DriverRequest = (options: DriverOptions, callback?: (error: unknown, data: unknown, status: number) => void) => void;

/**
 * A client that a component accepts: one of ours, from any copy of the package, or one of the provider's own SDK of the same version.
 */
export interface ClientLike {
  /** See `Client.request`. */
  request(options: never, callback: never): unknown;
  /** See `Client.getConfiguration`. */
  getConfiguration(): object;
}

/** A client: an authorization with the configuration of its merchant, as `client.create` resolves with. Components share it. */
export interface Client {
  /**
   * Sends a request to the gateway with the client's authorization.
   * @example const { paymentMethods } = await client.request({ method: 'get', endpoint: 'payment_methods' });
   * @throws CLIENT_OPTION_REQUIRED, CLIENT_OPTION_INVALID, CLIENT_AUTHORIZATION_INVALID, CLIENT_AUTHORIZATION_INSUFFICIENT,
   * CLIENT_RATE_LIMITED, CLIENT_GATEWAY_NETWORK, CLIENT_REQUEST_ERROR, CLIENT_GRAPHQL_REQUEST_ERROR, CLIENT_REQUEST_TIMEOUT
   */
  request(options: RequestOptions): Promise<RequestResult>;
  request<Failure extends Error | null | undefined = CallbackError, Result extends object = RequestResult>(
    options: RequestOptions,
    callback: RequestCallback<Result, Failure>,
  ): void;
  /**
   * Returns a new deep copy of the configuration. Works after teardown as well.
   * @example const { merchantId } = client.getConfiguration().gatewayConfiguration;
   */
  getConfiguration(): Configuration;
  /**
   * Returns the SDK version sent to the provider, `3.118.2`.
   * @example client.getVersion() === VERSION
   */
  getVersion(): string;
  /**
   * Returns the configuration; called by `JSON.stringify`.
   * @example const text = JSON.stringify(client);
   */
  toJSON(): Configuration;
  /**
   * Ends the client: pending requests reject with METHOD_CALLED_AFTER_TEARDOWN, and the next `client.create` creates a new client.
   * @example await client.teardown();
   */
  teardown(): Promise<void>;
  teardown<Failure extends Error | null | undefined = CallbackError>(callback: Callback<void, Failure>): void;
}
