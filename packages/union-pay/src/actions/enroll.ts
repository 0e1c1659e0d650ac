import { asRecord } from '@tender/client/internal';
import type { Action } from '../action';
import { assertEither, assertExpiry, assertHostedFields, assertNotBoth, readExpiry } from '../assert-options';
import { EVENTS } from '../constants';
import { unionpayErrors } from '../errors';
import type { UnionPayEnrollPayload } from '../types';

/**
 * Enrolls a card. If the card requires a code, the customer receives it by text message. The security code is not sent.
 * @throws UNIONPAY_MISSING_MOBILE_PHONE_DATA, UNIONPAY_HOSTED_FIELDS_INSTANCE_INVALID, UNIONPAY_CARD_AND_HOSTED_FIELDS_INSTANCES,
 * UNIONPAY_CARD_OR_HOSTED_FIELDS_INSTANCE_REQUIRED, UNIONPAY_EXPIRATION_DATE_INCOMPLETE, UNIONPAY_HOSTED_FIELDS_INSTANCE_REQUIRED,
 * UNIONPAY_ENROLLMENT_CUSTOMER_INPUT_INVALID, UNIONPAY_ENROLLMENT_NETWORK_ERROR, CLIENT_AUTHORIZATION_INSUFFICIENT
 */
export const enroll: Action<UnionPayEnrollPayload> = {
  event: EVENTS.enroll,
  toFrame: ({ mobile }) => ({ mobile }),
  check(options) {
    const { countryCode, number } = asRecord(options.mobile);
    if (!countryCode || !number) throw unionpayErrors.UNIONPAY_MISSING_MOBILE_PHONE_DATA();
    assertHostedFields(options);
    assertNotBoth(options);
    assertEither(options, asRecord(options.card).number);
    assertExpiry(options);
  },
  method: 'post',
  endpoint: 'union_pay_enrollments',
  toData(options) {
    const { countryCode, number } = asRecord(options.mobile);
    return {
      unionPayEnrollment: {
        number: asRecord(options.card).number,
        mobileCountryCode: countryCode,
        mobileNumber: number,
        ...readExpiry(options),
      },
    };
  },
  read: ({ unionPayEnrollmentId, smsCodeRequired }) => ({ enrollmentId: unionPayEnrollmentId, smsCodeRequired }),
  accept: (enrollment) => enrollment as unknown as UnionPayEnrollPayload,
  success: 'enrollment-succeeded',
  failure: 'enrollment-failed',
  refused: unionpayErrors.UNIONPAY_ENROLLMENT_CUSTOMER_INPUT_INVALID,
  unreachable: unionpayErrors.UNIONPAY_ENROLLMENT_NETWORK_ERROR,
};
