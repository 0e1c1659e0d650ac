import { type CardInput } from '../cards/card-input';
import { fingerprintOf } from '../cards/tokenize-card';
import { expirationOf } from '../cards/validate-expiration';
import { type SandboxContext } from '../context';
import { randomId } from '../random';
import { type FieldError, GatewayError } from '../server/gateway-error';
import { advancePaymentContext, createPaymentContext, findPaymentContext, type PaymentContext } from '../store/payment-contexts';
import { unionPayCard } from './union-pay-cards';

/** The kind of an enrollment's payment context, whose id is the enrollment id. */
const UNION_PAY = 'union_pay';
/** The one code that is wrong. */
const WRONG_CODE = '999999';
/** Cards that expired before this year are refused. */
const FIRST_YEAR = 2010;

const digitsOf = (number: string | null | undefined) => (number ?? '').replace(/[\s-]/g, '');

/** What the issuer says of a card's date; a card need not have one. */
export function refuseExpired(card: CardInput, path: string): FieldError[] {
  const { year } = expirationOf(card);
  if (year === null || Number(year) >= FIRST_YEAR) return [];
  return [{ path: [path, card.expirationYear ? 'expirationYear' : 'expirationDate'], code: '', message: 'Credit card has expired.' }];
}

/** Sends the holder of a card that can be charged a code by SMS. @throws GatewayError 422 for a card that cannot be enrolled */
export async function enroll(context: SandboxContext, card: CardInput): Promise<{ id: string; smsCodeRequired: boolean }> {
  const number = digitsOf(card.number);
  const found = unionPayCard(number);
  const refuse = (message: string) =>
    new GatewayError('VALIDATION', 'UnionPay enrollment is invalid', [{ path: ['unionPayEnrollment', 'number'], code: '', message }]);
  if (!found) throw refuse('Credit card is not a UnionPay card.');
  if (!found.isSupported) throw refuse('UnionPay card is not supported by this merchant account.');
  if (found.isInactive) throw refuse('UnionPay card is not activated for online payments.');
  const document = { cardFingerprint: fingerprintOf(context, number), lastFour: number.slice(-4), smsCodeRequired: found.smsCodeRequired };
  const { id } = await createPaymentContext(context, { kind: UNION_PAY, id: randomId(16), status: 'pending', document });
  return { id, smsCodeRequired: found.smsCodeRequired };
}

interface Presented {
  readonly id: string;
  readonly smsCode: string | null | undefined;
  readonly card: CardInput;
}

/** @throws GatewayError 422 for an enrollment that is unknown, used, of another card, or a code that is missing or wrong */
export async function checkEnrollment(context: SandboxContext, { id, smsCode, card }: Presented): Promise<PaymentContext> {
  const row = await findPaymentContext(context, UNION_PAY, id);
  if (row?.status !== 'pending' || row.document['cardFingerprint'] !== fingerprintOf(context, digitsOf(card.number))) {
    throw refuseEnrollment('id', 'UnionPay enrollment ID is invalid.');
  }
  if (row.document['smsCodeRequired'] === true && !smsCode) throw refuseEnrollment('smsCode', 'SMS code is required.');
  if (smsCode === WRONG_CODE) throw refuseEnrollment('smsCode', 'SMS code is invalid.');
  return row;
}

/** An enrollment is good for one nonce. */
export async function useEnrollment(context: SandboxContext, row: PaymentContext): Promise<void> {
  if (!(await advancePaymentContext(context, row, { status: 'tokenized' }))) {
    throw refuseEnrollment('id', 'UnionPay enrollment ID is invalid.');
  }
}

const refuseEnrollment = (field: string, message: string) =>
  new GatewayError('VALIDATION', 'Credit card is invalid', [
    { path: ['creditCard', 'options', 'unionPayEnrollment', field], code: '', message },
  ]);
