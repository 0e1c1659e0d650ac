import { textAt, valueAt } from '../../core/text-at';
import { type XmlFields } from '../../core/xml/write-xml';
import { createImageUrl } from './image-url';
import { type Instrument } from './instrument';

/** Card types whose names differ between responses to pages and responses to servers. */
const CARD_TYPES: Record<string, string> = { UnionPay: 'China UnionPay' };

export function readServerCardType({ document }: Pick<Instrument, 'document'>): string {
  const cardType = textAt(document, 'details', 'cardType') ?? 'Unknown';
  return CARD_TYPES[cardType] ?? cardType;
}

/** Describes what all kinds of cards have in the server API. */
export function describeCard(instrument: Instrument): XmlFields {
  const { document, cardFingerprint } = instrument;
  const detail = (name: string) => textAt(document, 'details', name);
  const cardType = readServerCardType(instrument);
  return {
    bin: detail('bin'),
    last4: detail('lastFour'),
    cardType,
    expirationMonth: detail('expirationMonth') ?? '12',
    expirationYear: detail('expirationYear') ?? '2030',
    customerLocation: 'US',
    cardholderName: detail('cardholderName'),
    imageUrl: createImageUrl(cardType.toLowerCase().replace(/\W/g, '_')),
    isNetworkTokenized: valueAt(document, 'details', 'isNetworkTokenized') === true,
    ...readBinFields(document),
    uniqueNumberIdentifier: cardFingerprint,
    venmoSdk: valueAt(instrument.hidden, 'venmoSdk') === true,
    accountType: null,
    binExtended: textAt(instrument.hidden, 'binExtended') ?? undefined,
  };
}

const readBinFields = (document: unknown): XmlFields => {
  const data = valueAt(document, 'binData');
  return typeof data === 'object' && data !== null ? { ...(data as Record<string, string>) } : {};
};
