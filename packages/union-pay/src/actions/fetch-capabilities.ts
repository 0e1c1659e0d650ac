import { asRecord, type UnknownRecord } from '@tender/client/internal';
import { EVENTS } from '../constants';
import type { ActionOptions, UnionPayContext } from '../context';
import { unionpayErrors } from '../errors';
import { assertCapabilitiesOptions } from '../guards';
import { sendCard, type Outcomes } from '../send-card';
import type { UnionPayFetchCapabilitiesPayload } from '../types';

const OUTCOMES: Outcomes = {
  success: 'capabilities-received',
  failure: 'capabilities-failed',
  refused: unionpayErrors.UNIONPAY_FETCH_CAPABILITIES_NETWORK_ERROR,
  unreachable: unionpayErrors.UNIONPAY_FETCH_CAPABILITIES_NETWORK_ERROR,
};

/**
 * Reads what a card supports.
 * @throws UNIONPAY_CARD_AND_HOSTED_FIELDS_INSTANCES, UNIONPAY_HOSTED_FIELDS_INSTANCE_INVALID,
 * UNIONPAY_CARD_OR_HOSTED_FIELDS_INSTANCE_REQUIRED, UNIONPAY_HOSTED_FIELDS_INSTANCE_REQUIRED, UNIONPAY_FETCH_CAPABILITIES_NETWORK_ERROR,
 * CLIENT_AUTHORIZATION_INSUFFICIENT
 */
export async function fetchCapabilities(context: UnionPayContext, options: ActionOptions): Promise<UnionPayFetchCapabilitiesPayload> {
  assertCapabilitiesOptions(options);
  const { card, hostedFields } = options;
  if (hostedFields && context.requestFrame) {
    return context.requestFrame(EVENTS.fetchCapabilities, hostedFields, {}, toPayload, OUTCOMES.unreachable);
  }
  const data = { creditCard: { number: asRecord(card).number } };
  return sendCard(context, { method: 'get', endpoint: 'payment_methods/credit_cards/capabilities', data }, toPayload, OUTCOMES);
}

/** Nothing is validated: the gateway's response is passed on as it is. */
function toPayload(response: UnknownRecord): UnionPayFetchCapabilitiesPayload {
  return asRecord(response) as unknown as UnionPayFetchCapabilitiesPayload;
}
