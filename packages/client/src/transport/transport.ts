/** One HTTP request as the client hands it to a transport. */
export interface TransportRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  /** Aborted when the caller gives up or time runs out; the request must end then. */
  readonly signal: AbortSignal;
}

/** Any answer of the server, whatever its status; the body as text. */
export interface TransportAnswer {
  readonly status: number;
  readonly body: string;
}

/** Sends one request, without credentials. Rejects when no answer came. Never retries and sets no time limit: the client does both. */
export type Transport = (request: TransportRequest) => Promise<TransportAnswer>;
