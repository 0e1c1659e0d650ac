import type { GatewayConfiguration } from './gateway-configuration';

/** `(error)` or `(null, data)`; called once, on a later turn. */
export type Callback<Data> = (error: unknown, data?: Data) => void;

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
export type RequestCallback = (error: unknown, data: RequestResult | null, status?: number) => void;

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
  request(options: RequestOptions, callback: RequestCallback): void;
  /** A fresh deep copy each time. Works after teardown too. */
  getConfiguration(): Configuration;
  /** The SDK version that is told on the wire, `3.118.2`. */
  getVersion(): string;
  /** The configuration, for `JSON.stringify`. */
  toJSON(): Configuration;
  /** Requests under way reject with METHOD_CALLED_AFTER_TEARDOWN, and the next `client.create` makes a new client. */
  teardown(): Promise<void>;
  teardown(callback: Callback<void>): void;
}
