import { type XmlFields } from '../../core/xml/write-xml';
import { defineCard, describeCard, readServerCardType, type CardDetails, type CardFacts } from './card';
import { type FakeContext, type InstrumentOf, type Text } from './define-instrument';
import { createFakeWalletCard, withDetails, withFacts } from './fake-instruments';
import { createImageUrl } from './image-url';

export interface ApplePayDetails {
  /** Whether the number belongs to a device. Default: true. */
  isDeviceToken?: boolean;
}
export interface ApplePayFacts {
  /** The customer's own card, as the wallet names it: `Visa 8886`. */
  sourceName?: Text;
  sourceLast4?: Text;
  merchantTokenIdentifier?: Text;
}
type ApplePayCard = InstrumentOf<CardDetails & ApplePayDetails, CardFacts & ApplePayFacts>;

const TYPE = 'ApplePayCard';

/** The cards in the wallets of the documented nonces, whose numbers differ from those that the merchant receives. */
const SOURCES = {
  '4111111111111111': { sourceName: 'Visa 8886' },
  '5555555555554444': { sourceName: 'MasterCard 0017' },
  '378282246310005': { sourceName: 'AmEx 41002' },
};

export const applePayCard = defineCard<ApplePayDetails, ApplePayFacts>({
  types: [TYPE],
  instrumentType: 'apple_pay_card',
  root: 'applePayCard',
  detail: 'applePay',
  searchNames: ['ApplePayDetail'],
  errorPath: ['applePay'],
  isNetworkToken: true,
  tokenInUse: ['93503', 'Apple Pay card token is already in use.'],
  describe,
  fakeNonces: { 'fake-apple-pay-mpan-nonce': createMerchantToken },
  fakeCards: { pattern: /^fake-apple-pay-(.+)-nonce$/, create: createCard },
});

function describe(instrument: ApplePayCard): XmlFields {
  const {
    document: { details },
    facts,
  } = instrument;
  const cardType = readServerCardType(instrument);
  const card = describeCard(instrument);
  const isDeviceToken = details.isDeviceToken !== false;
  const name = facts.sourceName ?? `${cardType} ${details.lastFour ?? ''}`;
  return {
    ...card,
    imageUrl: createImageUrl('apple_pay'),
    cardType: `Apple Pay - ${cardType}`,
    paymentInstrumentName: name,
    sourceDescription: name,
    sourceCardLast4: facts.sourceLast4 ?? card['last4'] ?? null,
    isDeviceToken,
    merchantTokenIdentifier: isDeviceToken ? null : (facts.merchantTokenIdentifier ?? 'merchant_token_identifier'),
    expired: false,
  };
}

function createCard(context: FakeContext, number: string): ApplePayCard {
  const card = createFakeWalletCard(context, TYPE, number, SOURCES);
  const brand = card.facts.sourceName?.split(' ')[0] ?? card.document.details.cardType ?? '';
  return withDetails(card, { cardholderName: `${brand} Apple Pay Cardholder` });
}

/** A card whose number belongs to the merchant instead of a device. */
function createMerchantToken(context: FakeContext): ApplePayCard {
  return withFacts(withDetails(createCard(context, '4111111111111111'), { isDeviceToken: false }), {
    sourceName: 'Visa 2006',
    sourceLast4: '2006',
    merchantTokenIdentifier: 'DNITHE302308980427388297',
  });
}
