import { type SandboxContext } from '../../core/context';
import { type XmlFields } from '../../core/xml/write-xml';
import { collectFacts, describeCard as describeForPages, hashCardNumber } from '../cards/card-document';
import { toDigits, type BillingAddress, type CardInput } from '../cards/card-input';
import { type CardOutcome } from '../cards/test-cards';
import { type CardChecks } from '../cards/verify-card';
import { defineInstrument, type Definition, type InstrumentKind, type InstrumentOf, type Text } from './define-instrument';
import { createImageUrl } from './image-url';

export interface CardDetails {
  bin?: Text;
  cardType?: Text;
  lastFour?: Text;
  lastTwo?: Text;
  cardholderName?: Text;
  expirationMonth?: Text;
  expirationYear?: Text;
  /** Whether the number stands for another one, which only its bank knows. */
  isNetworkTokenized?: boolean;
}

export interface CardFacts {
  /** How the bank responds. Default: `approved`. */
  outcome?: CardOutcome;
  checks?: CardChecks;
  billingAddress?: (BillingAddress & { id?: string }) | null;
  /** Whether it is a security code alone, for a card in the vault. */
  cvvOnly?: boolean;
  /** The first eight digits. */
  binExtended?: Text;
  debitNetwork?: Text;
  /** Whether it was once collected by Venmo's own SDK. */
  venmoSdk?: boolean;
  /** What a sale with its 3D Secure authentication must agree with. */
  threeDSecure?: { amount: string; merchantAccountId: string };
  /** The person with whom a page has shared it. */
  sharedCustomer?: { identifier: string; type: string | null };
}

export type Card = InstrumentOf<CardDetails, CardFacts>;

/** Defines a kind of card. `Details` and `Facts` are those that it has besides those of every card. */
export const defineCard = <Details extends object = object, Facts extends object = object>(
  definition: Definition<CardDetails & NoInfer<Details>, CardFacts & NoInfer<Facts>>,
): InstrumentKind<CardDetails & Details, CardFacts & Facts> =>
  defineInstrument<CardDetails & Details, CardFacts & Facts>({ isCard: true, describe: describeCard, ...definition });

/** @param card a valid card */
export function createCard(context: Pick<SandboxContext, 'merchant'>, card: CardInput): Card {
  const number = toDigits(card.number);
  return {
    type: 'CreditCard',
    document: describeForPages(card, number).document,
    facts: collectFacts(card, number),
    cardFingerprint: hashCardNumber(context, number),
    token: null,
    customerId: null,
  };
}

/** Card types whose names differ between responses to pages and responses to servers. */
const CARD_TYPES: Record<string, string> = { UnionPay: 'China UnionPay' };

export function readServerCardType({ document }: Pick<Card, 'document'>): string {
  const cardType = document.details.cardType || 'Unknown';
  return CARD_TYPES[cardType] ?? cardType;
}

/** Describes what all kinds of cards have in the server API. */
export function describeCard(card: Card): XmlFields {
  const { document, facts, cardFingerprint } = card;
  const { details, binData } = document;
  const cardType = readServerCardType(card);
  return {
    bin: details.bin || null,
    last4: details.lastFour || null,
    cardType,
    expirationMonth: details.expirationMonth || '12',
    expirationYear: details.expirationYear || '2030',
    customerLocation: 'US',
    cardholderName: details.cardholderName || null,
    imageUrl: createImageUrl(cardType.toLowerCase().replace(/\W/g, '_')),
    isNetworkTokenized: details.isNetworkTokenized === true,
    ...binData,
    uniqueNumberIdentifier: cardFingerprint,
    venmoSdk: facts.venmoSdk === true,
    accountType: null,
    binExtended: facts.binExtended ?? undefined,
  };
}

/** Marks a card that stands for another number, which only its bank knows. */
export const markNetworkToken = <D extends CardDetails, F>(card: InstrumentOf<D, F>): InstrumentOf<D, F> => ({
  ...card,
  document: { ...card.document, details: { ...card.document.details, isNetworkTokenized: true } },
});

const NO_CHECKS: CardChecks = {
  cvvResponseCode: 'I',
  avsPostalCodeResponseCode: 'I',
  avsStreetAddressResponseCode: 'I',
  avsErrorResponseCode: null,
};

export const readChecks = ({ checks }: CardFacts): CardChecks => ({ ...NO_CHECKS, ...checks });

/** A stored card has no security code, because that is never stored. */
export const withoutCvv = <F extends CardFacts>(facts: F): F => ({ ...facts, checks: { ...readChecks(facts), cvvResponseCode: 'I' } });
