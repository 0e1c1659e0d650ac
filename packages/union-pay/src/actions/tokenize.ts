import { asRecord, nonEmptyString, type UnknownRecord } from '@tender/client/internal';
import { EVENTS } from '../constants';
import type { ActionOptions, UnionPayContext } from '../context';
import { unionpayErrors } from '../errors';
import { assertTokenizeOptions, readExpiry } from '../guards';
import { sendCard, type Outcomes } from '../send-card';
import type { UnionPayTokenizePayload } from '../types';

const OUTCOMES: Outcomes = {
  success: 'nonce-received',
  failure: 'nonce-failed',
  refused: unionpayErrors.UNIONPAY_FAILED_TOKENIZATION,
  unreachable: unionpayErrors.UNIONPAY_TOKENIZATION_NETWORK_ERROR,
};

/**
 * Exchanges a card and its enrollment for a nonce. The gateway validates the number.
 * @throws UNIONPAY_CARD_AND_HOSTED_FIELDS_INSTANCES, UNIONPAY_HOSTED_FIELDS_INSTANCE_INVALID,
 * UNIONPAY_CARD_OR_HOSTED_FIELDS_INSTANCE_REQUIRED, UNIONPAY_EXPIRATION_DATE_INCOMPLETE, UNIONPAY_HOSTED_FIELDS_INSTANCE_REQUIRED,
 * UNIONPAY_FAILED_TOKENIZATION, UNIONPAY_TOKENIZATION_NETWORK_ERROR, CLIENT_AUTHORIZATION_INSUFFICIENT
 */
export async function tokenize(context: UnionPayContext, options: ActionOptions): Promise<UnionPayTokenizePayload> {
  assertTokenizeOptions(options);
  const { card, hostedFields, enrollmentId: id, smsCode } = options;
  if (hostedFields && context.requestFrame) {
    return context.requestFrame(EVENTS.tokenize, hostedFields, options, toPayload, OUTCOMES.unreachable);
  }
  const { number, cvv } = asRecord(card);
  const creditCard = {
    number,
    // Present even when empty, because the client sends requests with it to the REST API.
    options: { unionPayEnrollment: { id, ...(smsCode ? { smsCode } : undefined) } },
    ...readExpiry(options),
    ...(cvv ? { cvv } : undefined),
  };
  return sendCard(context, { method: 'post', endpoint: 'payment_methods/credit_cards', data: { creditCard } }, readCard, OUTCOMES);
}

function readCard({ creditCards }: UnknownRecord): UnionPayTokenizePayload {
  const { consumed: _consumed, threeDSecureInfo: _threeDSecureInfo, ...card } = (creditCards as UnknownRecord[])[0] as UnknownRecord;
  return toPayload(card);
}

/** Only the nonce is validated: what the gateway says of the card is passed on as it is. */
function toPayload(card: UnknownRecord): UnionPayTokenizePayload {
  nonEmptyString(card.nonce, 'nonce');
  return card as unknown as UnionPayTokenizePayload;
}
