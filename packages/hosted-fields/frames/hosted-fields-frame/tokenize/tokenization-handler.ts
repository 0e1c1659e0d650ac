import { isTenderError, type Client } from '@tender/client';
import { asRecord, createTracker, pauseEvents, type FullEventName, type Track } from '@tender/client/internal';
import { frameErrors } from '../../../src/errors';
import type { HostedFieldsAnalyticsEvent } from '../../../src/events';
import type { CardForm } from '../model/card-form';
import { selectFields, createRequestData } from './create-request-data';
import { toTokenizationError } from './to-tokenization-error';

const ENDPOINT = 'payment_methods/credit_cards';

type FrameTrack = Track<FullEventName<HostedFieldsAnalyticsEvent>>;

/** The part of the gateway's response that the merchant receives. */
type Payload = Readonly<Record<'nonce' | 'details' | 'description' | 'type' | 'binData' | 'authenticationInsight', unknown>>;

/** `[null, payload]` or `[error]`. */
export type TokenizationReply = readonly [null, Payload] | readonly [unknown];

/** Milliseconds that analytics events wait for the end of a tokenization, at most. */
const EVENT_DELAY = 1_000;

/**
 * Handles requests for a nonce. It always replies, with data that JSON can hold. A request that is aborted before it was sent is never sent, and a
 * pending one is aborted. Analytics events are sent after the reply, for which the customer waits, and at the latest when the frame is left.
 */
export function createTokenizationHandler(
  client: Client | Promise<Client>,
  form: CardForm,
  track: FrameTrack = createTracker<HostedFieldsAnalyticsEvent>(client),
) {
  const left = new Promise((resolve) => addEventListener('pagehide', resolve));
  return (options: unknown, reply: (response: TokenizationReply) => void, signal?: AbortSignal): Promise<void> => {
    const replied = Promise.resolve(client)
      .then((ready) => tokenize(ready, form, asRecord(options), track, signal))
      .then((payload) => reply([null, payload]))
      .catch((error: unknown) => reply([isTenderError(error) ? error : toTokenizationError(error)]));
    // A message to another process leaves when the task that posts it ends.
    pauseEvents(Promise.race([replied.then(() => wait(0)), wait(EVENT_DELAY), left]));
    return replied;
  };
}

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function tokenize(
  client: Client,
  form: CardForm,
  options: Readonly<Record<string, unknown>>,
  track: FrameTrack,
  signal?: AbortSignal,
): Promise<Payload> {
  signal?.throwIfAborted();
  const keys = selectFields(options, form.keys);
  if (keys.every((key) => form.field(key)?.isEmpty)) throw frameErrors.HOSTED_FIELDS_FIELDS_EMPTY();
  const invalidFieldKeys = keys.filter((key) => !form.field(key)?.isValid);
  if (invalidFieldKeys.length) throw frameErrors.HOSTED_FIELDS_FIELDS_INVALID({ invalidFieldKeys });
  try {
    const data = createRequestData(options, form.getCardData(keys));
    const payload = readPayload(await client.request({ api: 'clientApi', method: 'post', endpoint: ENDPOINT, data, signal }));
    track('custom.hosted-fields.tokenization.succeeded');
    return payload;
  } catch (error) {
    if (!signal?.aborted) track('custom.hosted-fields.tokenization.failed');
    throw toTokenizationError(error);
  }
}

function readPayload(response: unknown): Payload {
  const { creditCards } = asRecord(response);
  const { nonce, details, description, type, binData, authenticationInsight } = asRecord(Array.isArray(creditCards) && creditCards[0]);
  if (!nonce) throw new TypeError('The response has no card.');
  return { nonce, details, description, type, binData, authenticationInsight };
}
