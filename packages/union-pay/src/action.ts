import type { Client } from '@tender/client';
import type { ErrorFactory, Members, Track } from '@tender/client/internal';

/** Options of any method, to be looked at: they come from a merchant, or into the frame from a page. */
export interface Given {
  readonly card?: unknown;
  readonly hostedFields?: unknown;
  readonly mobile?: unknown;
  readonly enrollmentId?: unknown;
  readonly smsCode?: unknown;
}

/** One of the three things that can be done with a card. The page does it with a card given, its frame with one typed into fields. */
export interface Action<Result> {
  /** What the page asks its frame with. */
  readonly event: string;
  /** Of the options, what the frame is told beside the fields. */
  forFrame(given: Given): object;
  /** Throws for options that are not right, before anything is sent. */
  check(given: Given): void;
  readonly method: 'get' | 'post';
  readonly endpoint: string;
  data(given: Given): object;
  /** The result, of which all is passed on as the gateway says it. */
  read(answer: Members): unknown;
  /** The same for a result that the frame read. Throws for what is no result. */
  accept(result: Members): Result;
  readonly succeeded: string;
  readonly failed: string;
  /** The gateway refused. */
  readonly refused: ErrorFactory;
  /** The gateway could not be asked, or its answer makes no sense. */
  readonly unreachable: ErrorFactory;
}

export interface UnionPayContext {
  readonly client: Client;
  /** Under the component's prefix. */
  readonly track: Track;
  readonly signal?: AbortSignal;
}
