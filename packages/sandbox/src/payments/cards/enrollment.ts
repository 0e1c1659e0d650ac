import { type SandboxContext } from '../../core/context';
import { type FieldError, GatewayError } from '../../core/http/gateway-error';
import { randomId } from '../../core/random';
import { definePaymentContexts, type PaymentContext } from '../../core/store/payment-contexts';
import { hashCardNumber } from './card-document';
import { toDigits, type CardInput } from './card-input';
import { findUnionPayCard } from './union-pay-cards';
import { readExpiration } from './validate-expiration';

interface Enrollment {
  cardFingerprint: string;
  lastFour: string;
  smsCodeRequired: boolean;
}

const enrollments = definePaymentContexts<Enrollment>('union_pay');

/** Every other code is right. */
const WRONG_CODE = '999999';
/** The documented test value: a card that expired before this year counts as expired. */
const FIRST_YEAR = 2010;

/** Finds the error of a card that expired before 2010. A card without an expiration date has none. */
export function findExpirationErrors(card: CardInput, parent: string): FieldError[] {
  const { year } = readExpiration(card);
  if (year === null || Number(year) >= FIRST_YEAR) return [];
  return [{ path: [parent, card.expirationYear ? 'expirationYear' : 'expirationDate'], code: '', message: 'Credit card has expired.' }];
}

/**
 * Enrolls a card. At the provider its holder would receive a code by SMS, if the card requires one.
 * @throws GatewayError 422 for a card that cannot be enrolled
 */
export async function enroll(context: SandboxContext, card: CardInput): Promise<{ id: string; smsCodeRequired: boolean }> {
  const number = toDigits(card.number);
  const found = findUnionPayCard(number);
  const createError = (message: string) =>
    new GatewayError('VALIDATION', 'UnionPay enrollment is invalid', [{ path: ['unionPayEnrollment', 'number'], code: '', message }]);
  if (!found) throw createError('Credit card is not a UnionPay card.');
  if (!found.isSupported) throw createError('UnionPay card is not supported by this merchant account.');
  if (found.isInactive) throw createError('UnionPay card is not activated for online payments.');
  const document = { cardFingerprint: hashCardNumber(context, number), lastFour: number.slice(-4), smsCodeRequired: found.smsCodeRequired };
  const { id } = await enrollments.create(context, { id: randomId(16), status: 'pending', document });
  return { id, smsCodeRequired: found.smsCodeRequired };
}

interface EnrollmentCredentials {
  readonly id: string;
  readonly smsCode: string | null | undefined;
  readonly card: CardInput;
}

/**
 * Checks the enrollment and the code with which a card is tokenized. `consumeEnrollment` takes its result.
 * @throws GatewayError 422 for an enrollment that is unknown, used, or of another card, and for a code that is missing or wrong
 */
export async function checkEnrollment(
  context: SandboxContext,
  { id, smsCode, card }: EnrollmentCredentials,
): Promise<PaymentContext<Enrollment>> {
  const row = await enrollments.find(context, id);
  if (row?.status !== 'pending' || row.document.cardFingerprint !== hashCardNumber(context, toDigits(card.number))) {
    throw createEnrollmentError('id', 'UnionPay enrollment ID is invalid.');
  }
  if (row.document.smsCodeRequired && !smsCode) throw createEnrollmentError('smsCode', 'SMS code is required.');
  if (smsCode === WRONG_CODE) throw createEnrollmentError('smsCode', 'SMS code is invalid.');
  return row;
}

/**
 * Marks an enrollment as used: it is valid for one nonce.
 * @throws GatewayError 422 when another call has used it meanwhile
 */
export async function consumeEnrollment(context: SandboxContext, row: PaymentContext<Enrollment>): Promise<void> {
  if (!(await enrollments.advance(context, row, { status: 'tokenized' }))) {
    throw createEnrollmentError('id', 'UnionPay enrollment ID is invalid.');
  }
}

const createEnrollmentError = (field: string, message: string) =>
  new GatewayError('VALIDATION', 'Credit card is invalid', [
    { path: ['creditCard', 'options', 'unionPayEnrollment', field], code: '', message },
  ]);
