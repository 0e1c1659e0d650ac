import { members } from '@tender/client/internal';
import type { Action } from '../action';
import { checkEither, checkExpiry, checkHostedFields, checkNotBoth, expiryOf } from '../checks';
import { EVENTS } from '../constants';
import { unionpayErrors } from '../errors';
import type { Enrollment } from '../types';

/**
 * Enrolls a card; where that needs a code, the customer gets it by text message. The cvv is not sent.
 * @throws UNIONPAY_MISSING_MOBILE_PHONE_DATA, UNIONPAY_HOSTED_FIELDS_INSTANCE_INVALID, UNIONPAY_CARD_AND_HOSTED_FIELDS_INSTANCES,
 * UNIONPAY_CARD_OR_HOSTED_FIELDS_INSTANCE_REQUIRED, UNIONPAY_EXPIRATION_DATE_INCOMPLETE, UNIONPAY_HOSTED_FIELDS_INSTANCE_REQUIRED,
 * UNIONPAY_ENROLLMENT_CUSTOMER_INPUT_INVALID, UNIONPAY_ENROLLMENT_NETWORK_ERROR, CLIENT_AUTHORIZATION_INSUFFICIENT
 */
export const enroll: Action<Enrollment> = {
  event: EVENTS.enroll,
  forFrame: ({ mobile }) => ({ mobile }),
  check(given) {
    const { countryCode, number } = members(given.mobile);
    if (!countryCode || !number) throw unionpayErrors.UNIONPAY_MISSING_MOBILE_PHONE_DATA();
    checkHostedFields(given);
    checkNotBoth(given);
    checkEither(given, members(given.card).number);
    checkExpiry(given);
  },
  method: 'post',
  endpoint: 'union_pay_enrollments',
  data(given) {
    const { countryCode, number } = members(given.mobile);
    return {
      unionPayEnrollment: {
        number: members(given.card).number,
        mobileCountryCode: countryCode,
        mobileNumber: number,
        ...expiryOf(given),
      },
    };
  },
  read: ({ unionPayEnrollmentId, smsCodeRequired }) => ({ enrollmentId: unionPayEnrollmentId, smsCodeRequired }),
  accept: (enrollment) => enrollment as unknown as Enrollment,
  succeeded: 'enrollment-succeeded',
  failed: 'enrollment-failed',
  refused: unionpayErrors.UNIONPAY_ENROLLMENT_CUSTOMER_INPUT_INVALID,
  unreachable: unionpayErrors.UNIONPAY_ENROLLMENT_NETWORK_ERROR,
};
