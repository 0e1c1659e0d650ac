import { isTenderError, type Client } from '@tender/client';
import { tracker, type Track } from '@tender/client/internal';
import { frameErrors } from '../../../src/errors';
import { membersOf } from '../frame';
import type { CardForm } from '../model/card-form';
import { fieldsToTokenize, requestData } from './request-data';
import { tokenizationError } from './tokenization-error';

const ENDPOINT = 'payment_methods/credit_cards';

/** Of the gateway's answer, what the merchant gets. */
type Payload = Readonly<Record<'nonce' | 'details' | 'description' | 'type' | 'binData' | 'authenticationInsight', unknown>>;

/** `[null, payload]` or `[error]`. */
export type TokenizeAnswer = readonly [null, Payload] | readonly [unknown];

/**
 * Answers requests for a nonce. Whatever happens, there is an answer, and it is one that JSON can hold. What is aborted before it was sent is not
 * sent, and a request under way is aborted.
 */
export function createTokenizationHandler(client: Client | Promise<Client>, form: CardForm, track: Track = tracker(client)) {
  return async (options: unknown, reply: (answer: TokenizeAnswer) => void, signal?: AbortSignal): Promise<void> => {
    try {
      reply([null, await tokenize(await client, form, membersOf(options), track, signal)]);
    } catch (error) {
      reply([isTenderError(error) ? error : tokenizationError(error)]);
    }
  };
}

async function tokenize(
  client: Client,
  form: CardForm,
  options: Readonly<Record<string, unknown>>,
  track: Track,
  signal?: AbortSignal,
): Promise<Payload> {
  signal?.throwIfAborted();
  const keys = fieldsToTokenize(options, form.keys);
  if (keys.every((key) => form.field(key)?.isEmpty)) throw frameErrors.HOSTED_FIELDS_FIELDS_EMPTY();
  const invalidFieldKeys = keys.filter((key) => !form.field(key)?.isValid);
  if (invalidFieldKeys.length) throw frameErrors.HOSTED_FIELDS_FIELDS_INVALID({ invalidFieldKeys });
  try {
    const data = requestData(options, form.getCardData(keys));
    const payload = readAnswer(await client.request({ api: 'clientApi', method: 'post', endpoint: ENDPOINT, data, signal }));
    track('custom.hosted-fields.tokenization.succeeded');
    return payload;
  } catch (error) {
    if (!signal?.aborted) track('custom.hosted-fields.tokenization.failed');
    throw tokenizationError(error);
  }
}

function readAnswer(answer: unknown): Payload {
  const { creditCards } = membersOf(answer);
  const { nonce, details, description, type, binData, authenticationInsight } = membersOf(Array.isArray(creditCards) && creditCards[0]);
  if (!nonce) throw new TypeError('The answer holds no card.');
  return { nonce, details, description, type, binData, authenticationInsight };
}
