import { type SandboxContext } from '../../core/context';
import { type NonceRow } from '../../core/store/consume-nonce';
import { type Document, type paymentMethods } from '../../core/store/schema';
import { isDocument, textAt, valueAt } from '../../core/text-at';
import { describeCard, hashCardNumber, collectHiddenFacts } from '../cards/card-document';
import { toDigits, type CardInput } from '../cards/card-input';
import { findTestCardOutcome, type CardOutcome } from '../cards/test-cards';
import { type CardChecks } from '../cards/verify-card';

export type MethodRow = typeof paymentMethods.$inferSelect;

/** Anything that can be charged or vaulted: from a nonce, from the vault, or a raw card. */
export interface Instrument {
  /** The client API's name of the type: `CreditCard`, `PayPalAccount`, ... */
  type: string;
  /** The client API's description: `details`, `binData`, `threeDSecureInfo`, ... */
  document: Document;
  hidden: Document;
  cardFingerprint: string | null;
  /** Set for an instrument in the vault. */
  token: string | null;
  customerId: string | null;
}

/** The card is shared once, by the nonce with which a page has shared it, and not by those that follow from this nonce. */
export function instrumentFromNonce({ type, document, hidden, cardFingerprint, paymentMethodToken, customerId }: NonceRow): Instrument {
  const { sharedCustomer: _shared, ...facts } = hidden;
  return { type, document, hidden: facts, cardFingerprint, token: paymentMethodToken, customerId };
}

/** A vaulted card has no security code, because it is never stored. */
export const instrumentFromMethod = (row: MethodRow): Instrument => ({
  type: row.type,
  document: row.document,
  hidden: { ...row.hidden, checks: { ...readChecks(row.hidden), cvvResponseCode: 'I' } },
  cardFingerprint: row.cardFingerprint,
  token: row.token,
  customerId: row.customerId,
});

/** @param card a valid card */
export function instrumentFromCard(context: Pick<SandboxContext, 'merchant'>, card: CardInput): Instrument {
  const number = toDigits(card.number);
  return {
    type: 'CreditCard',
    document: describeCard(card, number).document,
    hidden: collectHiddenFacts(card, number),
    cardFingerprint: hashCardNumber(context, number),
    token: null,
    customerId: null,
  };
}

/** Marks a card that stands for another number, which only its bank knows. */
export const markNetworkToken = ({ document, ...instrument }: Instrument): Instrument => ({
  ...instrument,
  document: { ...document, details: { ...(document['details'] as Document), isNetworkTokenized: true } },
});

const NO_CHECKS: CardChecks = {
  cvvResponseCode: 'I',
  avsPostalCodeResponseCode: 'I',
  avsStreetAddressResponseCode: 'I',
  avsErrorResponseCode: null,
};

export function readChecks(hidden: Document): CardChecks {
  const checks = valueAt(hidden, 'checks');
  return isDocument(checks) ? { ...NO_CHECKS, ...checks } : NO_CHECKS;
}

/** Reads the outcome of the test number, or derives it where only the number itself is stored. */
export function readOutcome({ hidden }: Instrument): CardOutcome {
  const outcome = textAt(hidden, 'outcome');
  return OUTCOMES.find((known) => known === outcome) ?? findTestCardOutcome(textAt(hidden, 'number') ?? '') ?? 'approved';
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
