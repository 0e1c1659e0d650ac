import { findEntry } from '../../core/find-entry';
import { type Document } from '../../core/store/schema';
import { textAt } from '../../core/text-at';
import { type FakeContext } from './define-instrument';
import { instrumentFromCard, type Instrument } from './instrument';

/** The card behind a documented nonce. */
export function createFakeCard(context: FakeContext, number: string, postalCode: string | null = '11111', cvv = ''): Instrument {
  const billingAddress = postalCode === null ? null : { postalCode };
  return instrumentFromCard(context, { number, cvv, expirationMonth: '12', expirationYear: '2030', billingAddress });
}

/** The same card in a wallet. @param sources what the wallet says of the customer's own card, by the number that the merchant receives */
export function createFakeWalletCard(
  context: FakeContext,
  type: string,
  number: string,
  sources: Readonly<Record<string, Document>> = {},
): Instrument {
  const card = createFakeCard(context, number);
  return withDocument({ ...card, type, hidden: { ...card.hidden, ...findEntry(sources, number) } }, { type });
}

/** The account behind a documented nonce. */
export const createFakeAccount = (type: string, details: Document, hidden: Document = {}): Instrument => ({
  type,
  document: { type, description: type, details },
  hidden,
  cardFingerprint: null,
  token: null,
  customerId: null,
});

/** Reads the brand by its name in the wallet: `AmEx`. */
export const readWalletBrand = ({ document, hidden }: Instrument): string =>
  textAt(hidden, 'sourceName')?.split(' ')[0] ?? textAt(document, 'details', 'cardType') ?? '';

export const withHidden = (instrument: Instrument, facts: Document): Instrument => ({
  ...instrument,
  hidden: { ...instrument.hidden, ...facts },
});

export const withDocument = (instrument: Instrument, facts: Document): Instrument => ({
  ...instrument,
  document: { ...instrument.document, ...facts },
});

export const withDetails = (instrument: Instrument, facts: Document): Instrument =>
  withDocument(instrument, { details: { ...(instrument.document['details'] as Document), ...facts } });
