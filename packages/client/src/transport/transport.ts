/** One HTTP request that the client passes to a transport. */
export interface TransportRequest {
  /** HTTP method, in upper case. */
  readonly method: string;
  /** Absolute URL, including any query. */
  readonly url: string;
  /** Headers by name. */
  readonly headers: Readonly<Record<string, string>>;
  /** Text to send. Undefined for a GET; every POST has one. */
  readonly body: string | undefined;
  /** `follow` for the request of the configuration. Other requests may carry card or bank data, so a redirect must make them fail. */
  readonly redirect?: 'follow';
  /** Aborts when the caller gives up or the time limit is reached. The promise must then reject, with any reason. */
  readonly signal: AbortSignal;
}

/** A response with any HTTP status. The body is text. */
export interface TransportResponse {
  /** HTTP status. */
  readonly status: number;
  /** Text of the response; empty where there is none. */
  readonly body: string;
}

/** Sends one request, without cookies. Rejects when there is no response. Must not retry or set a time limit: the client does both. */
export type Transport = (request: TransportRequest) => Promise<TransportResponse>;
