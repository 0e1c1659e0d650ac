import type { TenderError } from './error';
import type { GatewayConfiguration } from './gateway-configuration';

/** What the first argument of a callback is, unless the callback says otherwise. */
export type CallbackError = TenderError | null | undefined;

/**
 * `(error)` or `(null, data)`; called once, on a later turn. After an abort, the error is the signal's reason, whatever that is. A callback
 * with types of its own, as `(error: BraintreeError, data: Data) => …`, is one too.
 */
export type Callback<Data, Failure = CallbackError> = Bivariant<(error: Failure, data?: Data) => void>;

/** A function whose parameters are compared in both directions, as those of methods are. */
type Bivariant<Run extends (...given: never) => void> = { run(...given: Parameters<Run>): void }['run'];

/** Every asynchronous call takes a signal. An aborted call rejects with `signal.reason`, and what it opened is closed. */
export interface Abortable {
  /** Ends the call when it aborts. */
  signal?: AbortSignal;
}

export interface AnalyticsMetadata {
  merchantAppId: string;
  platform: string;
  sdkVersion: string;
  source: string;
  integration: string;
  integrationType: string;
  sessionId: string;
}

/** What a client knows; also the message by which a frame is given a client. */
export interface Configuration {
  authorizationType: 'TOKENIZATION_KEY' | 'CLIENT_TOKEN';
  /** Only with a client token. */
  authorizationFingerprint?: string | undefined;
  analyticsMetadata: AnalyticsMetadata;
  gatewayConfiguration: GatewayConfiguration;
  /** Present only when debugging was asked for. */
  isDebug?: true | undefined;
  /** Present only when the merchant wants no events: none are sent then, from frames neither. */
  analytics?: false | undefined;
  authorization: string;
}

export interface RequestOptions extends Abortable {
  /** HTTP method, any case. Required but for `graphQLApi`. */
  method?: string;
  /** Below `client_api/v1/`. Required but for `graphQLApi`. */
  endpoint?: string;
  /** Query of a GET, body of the rest; for `graphQLApi` the members of the GraphQL request. */
  data?: object;
  /** Milliseconds; default 60000, 0 for no limit. */
  timeout?: number | null;
  /** Default `clientApi`. */
  api?: 'clientApi' | 'graphQLApi';
}

/** The members of the answer, beside its HTTP status. */
export type RequestResult = { _httpStatus: number } & Record<string, unknown>;

/** `(error)`, or `(null, data, status)`; called once. */
export type RequestCallback<Result = RequestResult, Failure = CallbackError> = Bivariant<
  (error: Failure, data: Result | null, status?: number) => void
>;

export interface DriverOptions {
  readonly url: string;
  readonly method?: string;
  readonly data?: object | string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly timeout?: number | null;
}

/** The reference's low-level request function, by which its components send analytics through our client: mostly without a callback. */
export type DriverRequest = (options: DriverOptions, callback?: (error: unknown, data: unknown, status: number) => void) => void;

/**
 * A client as a component is given it: one of ours, from this copy of the package or another, or one of the provider's own SDK of the same
 * version, whatever types the shop has for it.
 */
export interface GivenClient {
  request(options: never, callback: never): unknown;
  getConfiguration(): object;
}

/**
 * What a component needs of a client, ours or the reference SDK's: its public surface.
 */
export interface Client {
  /**
   * Sends a request to the gateway, with the authorization.
   * @throws CLIENT_OPTION_REQUIRED, CLIENT_OPTION_INVALID, CLIENT_AUTHORIZATION_INVALID, CLIENT_AUTHORIZATION_INSUFFICIENT,
   * CLIENT_RATE_LIMITED, CLIENT_GATEWAY_NETWORK, CLIENT_REQUEST_ERROR, CLIENT_GRAPHQL_REQUEST_ERROR, CLIENT_REQUEST_TIMEOUT
   */
  request(options: RequestOptions): Promise<RequestResult>;
  request<Failure extends Error | null | undefined = CallbackError, Result extends object = RequestResult>(
    options: RequestOptions,
    callback: RequestCallback<Result, Failure>,
  ): void;
  /** A fresh deep copy each time. Works after teardown too. */
  getConfiguration(): Configuration;
  /** The SDK version that is told on the wire, `3.118.2`. */
  getVersion(): string;
  /** The configuration, for `JSON.stringify`. */
  toJSON(): Configuration;
  /** Requests under way reject with METHOD_CALLED_AFTER_TEARDOWN, and the next `client.create` makes a new client. */
  teardown(): Promise<void>;
  teardown<Failure extends Error | null | undefined = CallbackError>(callback: Callback<void, Failure>): void;
}
