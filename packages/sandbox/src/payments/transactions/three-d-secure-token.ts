import { type SandboxContext } from '../../core/context';
import { type FieldError } from '../../core/http/gateway-error';
import { randomId } from '../../core/random';
import { definePaymentContexts, type PaymentContext } from '../../core/store/payment-contexts';
import { type Document } from '../../core/store/schema';
import { hashCardNumber } from '../cards/card-document';
import { toDigits, type CardInput } from '../cards/card-input';
import { readExpiration } from '../cards/validate-expiration';
import { createThreeDSecureInfo } from '../instruments/fake-three-d-secure';
import { type Instrument } from '../instruments/kinds';

interface AuthenticatedCard {
  cardFingerprint: string;
  month: string | null;
  year: string | null;
}

const tokens = definePaymentContexts<AuthenticatedCard>('three_d_secure_token');

/** Creates the token of an authentication that the server SDKs' tests carry out without a page. */
export async function createThreeDSecureToken(context: SandboxContext, card: CardInput): Promise<string> {
  const id = randomId(20);
  const { month, year } = readExpiration(card);
  const document = { cardFingerprint: hashCardNumber(context, toDigits(card.number)), month, year };
  await tokens.create(context, { id, status: 'authenticated', document });
  return id;
}

export interface FoundAuthentication {
  /** Content of `threeDSecureInfo` in the response. Null when there is no authentication, or none that is valid. */
  info: Document | null;
  errors: FieldError[];
}

export const findThreeDSecureToken = (context: SandboxContext, token: string) => tokens.find(context, token);

/** Whether a token is of this card, with this date. */
export const isTokenOf = (
  { document }: PaymentContext<AuthenticatedCard>,
  { cardFingerprint, document: { details } }: Instrument,
): boolean =>
  document.cardFingerprint === cardFingerprint &&
  document.month === (details.expirationMonth || null) &&
  document.year === (details.expirationYear || null);

/** Finds the authentication of a token, which is valid for one card. */
export async function findTokenInfo(
  context: SandboxContext,
  token: string,
  instrument: Instrument | undefined,
): Promise<FoundAuthentication> {
  const refuse = (code: string, message: string) => ({
    info: null,
    errors: [{ path: ['transaction', 'threeDSecureToken'], code, message }],
  });
  const row = token === '' ? undefined : await findThreeDSecureToken(context, token);
  if (!row) return refuse('91568', 'Three D Secure token is invalid.');
  if (instrument && !isTokenOf(row, instrument)) return refuse('91570', "Transaction data doesn't match data from 3D Secure verification.");
  return { info: createThreeDSecureInfo('authenticate_successful'), errors: [] };
}
