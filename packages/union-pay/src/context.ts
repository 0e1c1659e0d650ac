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

/** What an action works with: on the page for a card in the options, in the frame for a card that is typed into Hosted Fields. */
export interface UnionPayContext {
  /** In the frame that of the fields, which may still be in creation. */
  readonly client: Client | Promise<Client>;
  readonly track: Track<EventName<UnionPayAnalyticsEvent, 'unionpay'>>;
  readonly signal?: AbortSignal;
  /** Lets the frame perform the action. Only the page has it: in the frame no option is an instance of Hosted Fields. */
  readonly requestFrame?: RequestFrame;
}

/**
 * Sends an action to the frame that reads the card from Hosted Fields.
 * @param event of the bus
 * @param options that the frame needs
 * @param read validates the frame's result, which is the gateway's response
 * @param unreachable creates the error for a frame that cannot be loaded or does not reply
 * @throws the errors that the frame replies with
 */
export type RequestFrame = <R>(
  event: string,
  hostedFields: unknown,
  options: object,
  read: (result: UnknownRecord) => R,
  unreachable: ErrorFactory,
) => Promise<R>;
