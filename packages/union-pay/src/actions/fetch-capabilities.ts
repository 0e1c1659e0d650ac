import { members } from '@tender/client/internal';
import type { Action } from '../action';
import { checkEither, checkHostedFields, checkNotBoth } from '../checks';
import { EVENTS } from '../constants';
import { unionpayErrors } from '../errors';
import type { Capabilities } from '../types';

/**
 * Asks what can be done with a card.
 * @throws UNIONPAY_CARD_AND_HOSTED_FIELDS_INSTANCES, UNIONPAY_HOSTED_FIELDS_INSTANCE_INVALID,
 * UNIONPAY_CARD_OR_HOSTED_FIELDS_INSTANCE_REQUIRED, UNIONPAY_HOSTED_FIELDS_INSTANCE_REQUIRED, UNIONPAY_FETCH_CAPABILITIES_NETWORK_ERROR,
 * CLIENT_AUTHORIZATION_INSUFFICIENT
 */
export const fetchCapabilities: Action<Capabilities> = {
  event: EVENTS.fetchCapabilities,
  forFrame: () => ({}),
  check(given) {
    const { number } = members(given.card);
    // A card without a number does not yet make what is no instance one too many.
    if (number) checkNotBoth(given);
    checkHostedFields(given);
    checkNotBoth(given);
    checkEither(given, number);
  },
  method: 'get',
  endpoint: 'payment_methods/credit_cards/capabilities',
  data: ({ card }) => ({ creditCard: { number: members(card).number } }),
  read: (answer) => answer,
  accept: (answer) => answer as unknown as Capabilities,
  succeeded: 'capabilities-received',
  failed: 'capabilities-failed',
  refused: unionpayErrors.UNIONPAY_FETCH_CAPABILITIES_NETWORK_ERROR,
  unreachable: unionpayErrors.UNIONPAY_FETCH_CAPABILITIES_NETWORK_ERROR,
};
