import { type CardInput } from '../cards/card-input';
import { testCardOutcome, type CardOutcome } from '../cards/test-cards';
import { describeCard, fingerprintOf, hiddenFacts } from '../cards/tokenize-card';
import { type CardChecks } from '../cards/verify-card';
import { type SandboxContext } from '../context';
import { type NonceRow } from '../store/consume-nonce';
import { type Document, type paymentMethods } from '../store/schema';
import { isDocument, textAt, valueAt } from './text-at';

export type MethodRow = typeof paymentMethods.$inferSelect;

/** What can be charged or vaulted, wherever it came from: a nonce, the vault, a raw card. */
export interface Instrument {
  /** As the client API names it: `CreditCard`, `PayPalAccount`, ... */
  type: string;
  /** The client API's description of it: `details`, `binData`, `threeDSecureInfo`, ... */
  document: Document;
  hidden: Document;
  cardFingerprint: string | null;
  /** Set when it is in the vault. */
  token: string | null;
  customerId: string | null;
}

export const instrumentOfNonce = (row: NonceRow): Instrument => ({
  type: row.type,
  document: row.document,
  hidden: row.hidden,
  cardFingerprint: row.cardFingerprint,
  token: row.paymentMethodToken,
  customerId: row.customerId,
});

/** A vaulted card's security code is kept nowhere, so it counts as not given. */
export const instrumentOfMethod = (row: MethodRow): Instrument => ({
  type: row.type,
  document: row.document,
  hidden: { ...row.hidden, checks: { ...checksOf(row.hidden), cvvResponseCode: 'I' } },
  cardFingerprint: row.cardFingerprint,
  token: row.token,
  customerId: row.customerId,
});

/** @param card valid */
export function instrumentOfCard(context: Pick<SandboxContext, 'merchant'>, card: CardInput): Instrument {
  const number = (card.number ?? '').replace(/[\s-]/g, '');
  return {
    type: 'CreditCard',
    document: describeCard(card, number).document,
    hidden: hiddenFacts(card, number),
    cardFingerprint: fingerprintOf(context, number),
    token: null,
    customerId: null,
  };
}

const NO_CHECKS: CardChecks = {
  cvvResponseCode: 'I',
  avsPostalCodeResponseCode: 'I',
  avsStreetAddressResponseCode: 'I',
  avsErrorResponseCode: null,
};

export function checksOf(hidden: Document): CardChecks {
  const checks = valueAt(hidden, 'checks');
  return isDocument(checks) ? { ...NO_CHECKS, ...checks } : NO_CHECKS;
}

/** What the test number stands for; by the number of the card itself where only that is known. */
export function outcomeOf({ hidden }: Instrument): CardOutcome {
  const outcome = textAt(hidden, 'outcome');
  return OUTCOMES.find((known) => known === outcome) ?? testCardOutcome(textAt(hidden, 'number') ?? '') ?? 'approved';
}

const OUTCOMES: readonly CardOutcome[] = [
  'approved',
  'processor_declined',
  'failed',
  'fraud',
  'risk_threshold',
  'risk_review',
  'dispute',
  'expired_in_2020',
];
