import { findEntry } from '../../core/find-entry';
import { type Document } from '../../core/store/schema';
import { textAt } from '../../core/text-at';
import { markNetworkToken, type Instrument } from './instrument';

/** Makes a card one of a wallet, with what the documented nonces of the wallet say beside the card. */
export function addToWallet(card: Instrument, type: string, number: string): Instrument {
  const hidden = { ...card.hidden, ...SOURCES[`${type} ${number}`] };
  const instrument = withDocument({ ...card, type, hidden }, { type });
  return findEntry(WALLETS, type)?.(instrument) ?? instrument;
}

/** The cards in the wallets of the documented nonces, whose numbers differ from those that the merchant receives. */
const SOURCES: Readonly<Record<string, Document>> = {
  'ApplePayCard 4111111111111111': { sourceName: 'Visa 8886' },
  'ApplePayCard 5555555555554444': { sourceName: 'MasterCard 0017' },
  'ApplePayCard 378282246310005': { sourceName: 'AmEx 41002' },
  'AndroidPayCard 4111111111111111': { sourceCardType: 'Visa', sourceCardLast4: '1111' },
  'AndroidPayCard 5555555555554444': { sourceCardType: 'MasterCard', sourceCardLast4: '0005' },
  'AndroidPayCard 6011111111111117': { sourceCardType: 'Discover', sourceCardLast4: '1111' },
};

const WALLETS: Readonly<Record<string, (instrument: Instrument) => Instrument>> = {
  // The Mastercard stands for a network token, and the other cards for the customer's own.
  AndroidPayCard: (instrument) => (readBrand(instrument) === 'MasterCard' ? markNetworkToken(instrument) : instrument),
  ApplePayCard: (instrument) => withDetails(instrument, { cardholderName: `${readBrand(instrument)} Apple Pay Cardholder` }),
  MasterpassCard: (instrument) => withDetails(instrument, { cardholderName: 'Masterpass Cardholder' }),
  MetaCheckoutCard: (instrument) => withContainer(instrument, 'Meta Checkout Card Cardholder'),
  MetaCheckoutToken: (instrument) =>
    withHidden(withContainer(markNetworkToken(instrument), 'Meta Checkout Token Cardholder'), {
      cryptogram: 'AlhlvxmN2ZKuAAESNFZ4GoABFA==',
      ecommerceIndicator: '07',
    }),
  VisaCheckoutCard: (instrument) =>
    withDetails(withDocument(instrument, { callId: 'abc123' }), { cardholderName: 'Visa Checkout Cardholder' }),
};

/** Reads the brand by its name in the wallet: `AmEx`. */
const readBrand = ({ document, hidden }: Instrument): string =>
  textAt(hidden, 'sourceName')?.split(' ')[0] ?? textAt(document, 'details', 'cardType') ?? '';

export const withHidden = (instrument: Instrument, facts: Document): Instrument => ({
  ...instrument,
  hidden: { ...instrument.hidden, ...facts },
});

const withContainer = (instrument: Instrument, cardholderName: string): Instrument =>
  withHidden(withDetails(instrument, { cardholderName }), { containerId: 'container123' });

export const withDocument = (instrument: Instrument, facts: Document): Instrument => ({
  ...instrument,
  document: { ...instrument.document, ...facts },
});

export const withDetails = (instrument: Instrument, facts: Document): Instrument =>
  withDocument(instrument, { details: { ...(instrument.document['details'] as Document), ...facts } });
