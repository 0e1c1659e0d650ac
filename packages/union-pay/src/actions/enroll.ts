import { asRecord, type UnknownRecord } from '@tender/client/internal';
import { EVENTS } from '../constants';
import type { ActionOptions, UnionPayContext } from '../context';
import { unionpayErrors } from '../errors';
import { assertEnrollOptions, readExpiry } from '../guards';
import { sendCard, type Outcomes } from '../send-card';
import type { UnionPayEnrollPayload } from '../types';

const OUTCOMES: Outcomes = {
  success: 'enrollment-succeeded',
  failure: 'enrollment-failed',
  refused: unionpayErrors.UNIONPAY_ENROLLMENT_CUSTOMER_INPUT_INVALID,
  unreachable: unionpayErrors.UNIONPAY_ENROLLMENT_NETWORK_ERROR,
};

/**
 * Enrolls a card. If the card requires a code, the customer receives it by text message. The security code is not sent.
 * @throws UNIONPAY_MISSING_MOBILE_PHONE_DATA, UNIONPAY_HOSTED_FIELDS_INSTANCE_INVALID, UNIONPAY_CARD_AND_HOSTED_FIELDS_INSTANCES,
 * UNIONPAY_CARD_OR_HOSTED_FIELDS_INSTANCE_REQUIRED, UNIONPAY_EXPIRATION_DATE_INCOMPLETE, UNIONPAY_HOSTED_FIELDS_INSTANCE_REQUIRED,
 * UNIONPAY_ENROLLMENT_CUSTOMER_INPUT_INVALID, UNIONPAY_ENROLLMENT_NETWORK_ERROR, CLIENT_AUTHORIZATION_INSUFFICIENT
 */
export async function enroll(context: UnionPayContext, options: ActionOptions): Promise<UnionPayEnrollPayload> {
  assertEnrollOptions(options);
  const { card, hostedFields, mobile } = options;
  if (hostedFields && context.requestFrame) {
    return context.requestFrame(EVENTS.enroll, hostedFields, { mobile }, toPayload, OUTCOMES.unreachable);
  }
  const { countryCode, number } = asRecord(mobile);
  const unionPayEnrollment = {
    number: asRecord(card).number,
    mobileCountryCode: countryCode,
    mobileNumber: number,
    ...readExpiry(options),
  };
  const request = { method: 'post', endpoint: 'union_pay_enrollments', data: { unionPayEnrollment } } as const;
  return sendCard(context, request, readEnrollment, OUTCOMES);
}

function readEnrollment({ unionPayEnrollmentId, smsCodeRequired }: UnknownRecord): UnionPayEnrollPayload {
  return toPayload({ enrollmentId: unionPayEnrollmentId, smsCodeRequired });
}

/** Nothing is validated: what the gateway says of an enrollment is passed on as it is. */
function toPayload(enrollment: UnknownRecord): UnionPayEnrollPayload {
  return enrollment as unknown as UnionPayEnrollPayload;
}
