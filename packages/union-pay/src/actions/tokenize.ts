import { members, string, type Members } from '@tender/client/internal';
import type { Action } from '../action';
import { checkEither, checkExpiry, checkHostedFields, checkNotBoth, expiryOf } from '../checks';
import { EVENTS } from '../constants';
import { unionpayErrors } from '../errors';
import type { TokenizePayload } from '../types';

/**
 * Exchanges a card, and for an enrolled one its enrolment, for a nonce. Whether the number is right, the gateway says.
 * @throws UNIONPAY_CARD_AND_HOSTED_FIELDS_INSTANCES, UNIONPAY_HOSTED_FIELDS_INSTANCE_INVALID,
 * UNIONPAY_CARD_OR_HOSTED_FIELDS_INSTANCE_REQUIRED, UNIONPAY_EXPIRATION_DATE_INCOMPLETE, UNIONPAY_HOSTED_FIELDS_INSTANCE_REQUIRED,
 * UNIONPAY_FAILED_TOKENIZATION, UNIONPAY_TOKENIZATION_NETWORK_ERROR, CLIENT_AUTHORIZATION_INSUFFICIENT
 */
export const tokenize: Action<TokenizePayload> = {
  event: EVENTS.tokenize,
  forFrame: (given) => given,
  check(given) {
    checkNotBoth(given);
    checkHostedFields(given);
    checkEither(given, given.card);
    checkExpiry(given);
  },
  method: 'post',
  endpoint: 'payment_methods/credit_cards',
  data(given) {
    const { number, cvv } = members(given.card);
    const { enrollmentId: id, smsCode } = given;
    return {
      creditCard: {
        number,
        // There even when empty: by it the client knows that the request is for the REST API.
        options: { unionPayEnrollment: { id, ...(smsCode ? { smsCode } : undefined) } },
        ...expiryOf(given),
        ...(cvv ? { cvv } : undefined),
      },
    };
  },
  read({ creditCards }) {
    const { consumed: _consumed, threeDSecureInfo: _threeDSecureInfo, ...card } = (creditCards as Members[])[0] as Members;
    return card;
  },
  accept(card) {
    string(card.nonce || undefined, 'nonce');
    return card as unknown as TokenizePayload;
  },
  succeeded: 'nonce-received',
  failed: 'nonce-failed',
  refused: unionpayErrors.UNIONPAY_FAILED_TOKENIZATION,
  unreachable: unionpayErrors.UNIONPAY_TOKENIZATION_NETWORK_ERROR,
};
