import { findEntry } from '../../core/find-entry';
import { createCard, type Card } from './card';
import { type FakeContext, type InstrumentOf } from './define-instrument';

/** The card behind a documented nonce. */
export function createFakeCard(context: FakeContext, number: string, postalCode: string | null = '11111', cvv = ''): Card {
  const billingAddress = postalCode === null ? null : { postalCode };
  return createCard(context, { number, cvv, expirationMonth: '12', expirationYear: '2030', billingAddress });
}

/** The same card in a wallet. @param sources what the wallet says of the customer's own card, by the number that the merchant receives */
export function createFakeWalletCard<Source extends object = object>(
  context: FakeContext,
  type: string,
  number: string,
  sources: Readonly<Record<string, Source>> = {},
): InstrumentOf<Card['document']['details'], Card['facts'] & Partial<Source>> {
  const card = createFakeCard(context, number);
  return {
    ...card,
    type,
    document: { ...card.document, type },
    facts: { ...card.facts, ...(findEntry(sources, number) as Partial<Source>) },
  };
}

/** The account behind a documented nonce. */
export const createFakeAccount = <Details, Facts = object>(
  type: string,
  details: Details,
  facts?: Facts,
): InstrumentOf<Details, Facts | object> => ({
  type,
  document: { type, description: type, details },
  facts: facts ?? {},
  cardFingerprint: null,
  token: null,
  customerId: null,
});

export const withFacts = <Details, Facts, More>(
  instrument: InstrumentOf<Details, Facts>,
  facts: More,
): InstrumentOf<Details, Facts & More> => ({ ...instrument, facts: { ...instrument.facts, ...facts } });

export const withDetails = <Details, Facts, More>(
  instrument: InstrumentOf<Details, Facts>,
  details: More,
): InstrumentOf<Details & More, Facts> => ({
  ...instrument,
  document: { ...instrument.document, details: { ...instrument.document.details, ...details } },
});
