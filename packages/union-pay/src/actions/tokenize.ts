import { asRecord, nonEmptyString, type UnknownRecord } from '@tender/client/internal';
import type { Action } from '../action';
import { assertEither, assertExpiry, assertHostedFields, assertNotBoth, readExpiry } from '../assert-options';
import { EVENTS } from '../constants';
import { unionpayErrors } from '../errors';
import type { UnionPayTokenizePayload } from '../types';

/**
 * Exchanges a card and its enrollment for a nonce. The gateway validates the number.
 * @throws UNIONPAY_CARD_AND_HOSTED_FIELDS_INSTANCES, UNIONPAY_HOSTED_FIELDS_INSTANCE_INVALID,
 * UNIONPAY_CARD_OR_HOSTED_FIELDS_INSTANCE_REQUIRED, UNIONPAY_EXPIRATION_DATE_INCOMPLETE, UNIONPAY_HOSTED_FIELDS_INSTANCE_REQUIRED,
 * UNIONPAY_FAILED_TOKENIZATION, UNIONPAY_TOKENIZATION_NETWORK_ERROR, CLIENT_AUTHORIZATION_INSUFFICIENT
 */
export const tokenize: Action<UnionPayTokenizePayload> = {
  event: EVENTS.tokenize,
  toFrame: (options) => options,
  check(options) {
    assertNotBoth(options);
    assertHostedFields(options);
    assertEither(options, options.card);
    assertExpiry(options);
  },
  method: 'post',
  endpoint: 'payment_methods/credit_cards',
  toData(options) {
    const { number, cvv } = asRecord(options.card);
    const { enrollmentId: id, smsCode } = options;
    return {
      creditCard: {
        number,
        // Present even when empty, because the client sends requests with it to the REST API.
        options: { unionPayEnrollment: { id, ...(smsCode ? { smsCode } : undefined) } },
        ...readExpiry(options),
        ...(cvv ? { cvv } : undefined),
      },
    };
  },
  read({ creditCards }) {
    const { consumed: _consumed, threeDSecureInfo: _threeDSecureInfo, ...card } = (creditCards as UnknownRecord[])[0] as UnknownRecord;
    return card;
  },
  accept(card) {
    nonEmptyString(card.nonce, 'nonce');
    return card as unknown as UnionPayTokenizePayload;
  },
  success: 'nonce-received',
  failure: 'nonce-failed',
  refused: unionpayErrors.UNIONPAY_FAILED_TOKENIZATION,
  unreachable: unionpayErrors.UNIONPAY_TOKENIZATION_NETWORK_ERROR,
};
