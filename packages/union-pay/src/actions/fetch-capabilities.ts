import { asRecord } from '@tender/client/internal';
import type { Action } from '../action';
import { assertEither, assertHostedFields, assertNotBoth } from '../assert-options';
import { EVENTS } from '../constants';
import { unionpayErrors } from '../errors';
import type { UnionPayFetchCapabilitiesPayload } from '../types';

/**
 * Reads what a card supports.
 * @throws UNIONPAY_CARD_AND_HOSTED_FIELDS_INSTANCES, UNIONPAY_HOSTED_FIELDS_INSTANCE_INVALID,
 * UNIONPAY_CARD_OR_HOSTED_FIELDS_INSTANCE_REQUIRED, UNIONPAY_HOSTED_FIELDS_INSTANCE_REQUIRED, UNIONPAY_FETCH_CAPABILITIES_NETWORK_ERROR,
 * CLIENT_AUTHORIZATION_INSUFFICIENT
 */
export const fetchCapabilities: Action<UnionPayFetchCapabilitiesPayload> = {
  event: EVENTS.fetchCapabilities,
  toFrame: () => ({}),
  check(options) {
    const { number } = asRecord(options.card);
    // With a card that has no number, an invalid instance is reported before the presence of both.
    if (number) assertNotBoth(options);
    assertHostedFields(options);
    assertNotBoth(options);
    assertEither(options, number);
  },
  method: 'get',
  endpoint: 'payment_methods/credit_cards/capabilities',
  toData: ({ card }) => ({ creditCard: { number: asRecord(card).number } }),
  read: (response) => response,
  accept: (response) => response as unknown as UnionPayFetchCapabilitiesPayload,
  success: 'capabilities-received',
  failure: 'capabilities-failed',
  refused: unionpayErrors.UNIONPAY_FETCH_CAPABILITIES_NETWORK_ERROR,
  unreachable: unionpayErrors.UNIONPAY_FETCH_CAPABILITIES_NETWORK_ERROR,
};
