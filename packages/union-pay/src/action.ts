import type { Client } from '@tender/client';
import type { ErrorFactory, EventName, Track, UnknownRecord } from '@tender/client/internal';
import type { UnionPayAnalyticsEvent } from './events';

/** Options of any method, not validated yet: they come from the merchant, or in the frame from the page. */
export interface ActionOptions {
  readonly card?: unknown;
  readonly hostedFields?: unknown;
  readonly mobile?: unknown;
  readonly enrollmentId?: unknown;
  readonly smsCode?: unknown;
}

/** One of the three methods. The page performs it for a card in the options, the frame for a card that is typed into Hosted Fields. */
export interface Action<Result> {
  /** Bus event with which the page requests the action from the frame. */
  readonly event: string;
  /** Selects the options that are sent to the frame. */
  toFrame(options: ActionOptions): object;
  /** Throws for invalid options, before anything is sent. */
  check(options: ActionOptions): void;
  readonly method: 'get' | 'post';
  readonly endpoint: string;
  /** Creates the data of the request. */
  toData(options: ActionOptions): object;
  /** Reads the result from the gateway's response. All of its members are passed on. */
  read(response: UnknownRecord): unknown;
  /** Validates a result that `read` returned, here or in the frame. Throws for an invalid one. */
  accept(result: UnknownRecord): Result;
  /** Analytics event of a success. */
  readonly success: EventName<UnionPayAnalyticsEvent, 'unionpay'>;
  /** Analytics event of a failure. */
  readonly failure: EventName<UnionPayAnalyticsEvent, 'unionpay'>;
  /** Creates the error for a refusal of the gateway. */
  readonly refused: ErrorFactory;
  /** Creates the error for a gateway that cannot be reached, or a malformed response. */
  readonly unreachable: ErrorFactory;
}

export interface UnionPayContext {
  readonly client: Client;
  readonly track: Track<EventName<UnionPayAnalyticsEvent, 'unionpay'>>;
  readonly signal?: AbortSignal;
}
