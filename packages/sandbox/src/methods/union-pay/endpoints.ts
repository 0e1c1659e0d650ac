import { z } from 'zod';
import { requireClientToken } from '../../core/authorization/authorize';
import { parseInput, type ClientApiCall, type ClientApiRoute } from '../../core/http/client-api-route';
import { cardInput, toDigits } from '../../payments/cards/card-input';
import { enroll, findExpirationErrors } from '../../payments/cards/enrollment';
import { refuseIfAny } from '../../payments/cards/tokenize-enrolled';
import { findUnionPayCard } from '../../payments/cards/union-pay-cards';
import { validateCard } from '../../payments/cards/validate-card';

const digits = z
  .union([z.string(), z.number()])
  .transform((number) => toDigits(String(number)))
  .refine((number) => /^\d{1,19}$/.test(number), 'Credit card number is invalid');
const capabilitiesInput = z.looseObject({ creditCard: z.looseObject({ number: digits }) });

function findCapabilities({ authorization, input }: ClientApiCall) {
  requireClientToken(authorization);
  const card = findUnionPayCard(parseInput(capabilitiesInput, input).creditCard.number);
  if (!card) return { status: 200 as const, body: { isUnionPay: false } };
  const { isDebit, isSupported, supportsTwoStepAuthAndCapture } = card;
  return { status: 200 as const, body: { isUnionPay: true, isDebit, unionPay: { supportsTwoStepAuthAndCapture, isSupported } } };
}

const text = z.union([z.string(), z.number()]).transform(String);
const enrollmentInput = z.looseObject({
  unionPayEnrollment: cardInput.extend({
    mobileCountryCode: text.refine((code) => /^\+?\d{1,4}$/.test(code), 'Mobile country code is invalid'),
    mobileNumber: text.refine((number) => /^[\d\s()-]{5,20}$/.test(number), 'Mobile number is invalid'),
  }),
});

async function createEnrollment({ context, authorization, input }: ClientApiCall) {
  requireClientToken(authorization);
  const { unionPayEnrollment: card } = parseInput(enrollmentInput, input);
  // The enrollment needs a card number, but no expiration date.
  const rules = { validate: false, challenges: [], supportedCardTypes: [] };
  refuseIfAny('UnionPay enrollment is invalid', [
    ...validateCard({ ...card, cvv: null }, rules).map((error) => ({ ...error, path: ['unionPayEnrollment', ...error.path] })),
    ...findExpirationErrors(card, 'unionPayEnrollment'),
  ]);
  const { id, smsCodeRequired } = await enroll(context, card);
  return { status: 201 as const, body: { unionPayEnrollmentId: id, smsCodeRequired } };
}

export const unionPayRoutes: readonly ClientApiRoute[] = [
  { method: 'GET', path: 'payment_methods/credit_cards/capabilities', handle: findCapabilities },
  { method: 'POST', path: 'union_pay_enrollments', handle: createEnrollment },
];
