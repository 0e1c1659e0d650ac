import { toDigits, type CardInput } from '../cards/card-input';
import { hashCardNumber } from '../cards/tokenize-card';
import { readExpiration } from '../cards/validate-expiration';
import { type SandboxContext } from '../context';
import { randomId } from '../random';
import { type FieldError, GatewayError } from '../server/gateway-error';
import { advancePaymentContext, createPaymentContext, findPaymentContext, type PaymentContext } from '../store/payment-contexts';
import { findUnionPayCard } from './union-pay-cards';

/** Kind of the payment context of an enrollment. The context's id is the enrollment id. */
const UNION_PAY = 'union_pay';
/** The only code that is rejected. */
const WRONG_CODE = '999999';
/** Cards that expired before this year are refused. */
const FIRST_YEAR = 2010;

/** Rejects a card that expired before 2010. A card without an expiration date is accepted. */
export function refuseExpired(card: CardInput, path: string): FieldError[] {
  const { year } = readExpiration(card);
  if (year === null || Number(year) >= FIRST_YEAR) return [];
  return [{ path: [path, card.expirationYear ? 'expirationYear' : 'expirationDate'], code: '', message: 'Credit card has expired.' }];
}

/**
 * Enrolls a card: its holder receives a code by SMS if the card requires one.
 * @throws GatewayError 422 for a card that cannot be enrolled
 */
export async function enroll(context: SandboxContext, card: CardInput): Promise<{ id: string; smsCodeRequired: boolean }> {
  const number = toDigits(card.number);
  const found = findUnionPayCard(number);
  const refuse = (message: string) =>
    new GatewayError('VALIDATION', 'UnionPay enrollment is invalid', [{ path: ['unionPayEnrollment', 'number'], code: '', message }]);
  if (!found) throw refuse('Credit card is not a UnionPay card.');
  if (!found.isSupported) throw refuse('UnionPay card is not supported by this merchant account.');
  if (found.isInactive) throw refuse('UnionPay card is not activated for online payments.');
  const document = { cardFingerprint: hashCardNumber(context, number), lastFour: number.slice(-4), smsCodeRequired: found.smsCodeRequired };
  const { id } = await createPaymentContext(context, { kind: UNION_PAY, id: randomId(16), status: 'pending', document });
  return { id, smsCodeRequired: found.smsCodeRequired };
}

interface EnrollmentCredentials {
  readonly id: string;
  readonly smsCode: string | null | undefined;
  readonly card: CardInput;
}

/** @throws GatewayError 422 for an enrollment that is unknown, used, or of another card, and for a code that is missing or wrong */
export async function checkEnrollment(context: SandboxContext, { id, smsCode, card }: EnrollmentCredentials): Promise<PaymentContext> {
  const row = await findPaymentContext(context, UNION_PAY, id);
  if (row?.status !== 'pending' || row.document['cardFingerprint'] !== hashCardNumber(context, toDigits(card.number))) {
    throw refuseEnrollment('id', 'UnionPay enrollment ID is invalid.');
  }
  if (row.document['smsCodeRequired'] === true && !smsCode) throw refuseEnrollment('smsCode', 'SMS code is required.');
  if (smsCode === WRONG_CODE) throw refuseEnrollment('smsCode', 'SMS code is invalid.');
  return row;
}

/** Spends an enrollment, which is valid for one nonce. */
export async function consumeEnrollment(context: SandboxContext, row: PaymentContext): Promise<void> {
  if (!(await advancePaymentContext(context, row, { status: 'tokenized' }))) {
    throw refuseEnrollment('id', 'UnionPay enrollment ID is invalid.');
  }
}

const refuseEnrollment = (field: string, message: string) =>
  new GatewayError('VALIDATION', 'Credit card is invalid', [
    { path: ['creditCard', 'options', 'unionPayEnrollment', field], code: '', message },
  ]);
