import { type XmlFields } from '../../core/xml/write-xml';
import { defineCard, describeCard, markNetworkToken, readServerCardType, type CardDetails, type CardFacts } from './card';
import { type FakeContext, type InstrumentOf, type Text } from './define-instrument';
import { createFakeWalletCard } from './fake-instruments';
import { createImageUrl } from './image-url';

export interface GooglePayFacts {
  /** The brand of the customer's own card. */
  sourceCardType?: Text;
  sourceCardLast4?: Text;
  /** The year as a server has sent it. */
  sentExpirationYear?: Text;
  googleTransactionId?: Text;
}
type GooglePayCard = InstrumentOf<CardDetails, CardFacts & GooglePayFacts>;

const TYPE = 'AndroidPayCard';

/** The cards in the wallets of the documented nonces, whose numbers differ from those that the merchant receives. */
const SOURCES = {
  '4111111111111111': { sourceCardType: 'Visa', sourceCardLast4: '1111' },
  '5555555555554444': { sourceCardType: 'MasterCard', sourceCardLast4: '0005' },
  '6011111111111117': { sourceCardType: 'Discover', sourceCardLast4: '1111' },
};

export const androidPayCard = defineCard<object, GooglePayFacts>({
  types: [TYPE, 'GooglePayCard'],
  instrumentType: 'android_pay_card',
  root: 'androidPayCard',
  searchNames: ['AndroidPayDetail'],
  describe,
  fakeNonces: { 'fake-android-pay-nonce': (context) => createCard(context, '6011111111111117') },
  fakeCards: { pattern: /^fake-android-pay-(.+)-nonce$/, create: createCard },
});

function describe(instrument: GooglePayCard): XmlFields {
  const { document, facts } = instrument;
  const { last4, cardType, expirationYear = null, ...rest } = describeCard(instrument);
  const sourceCardType = facts.sourceCardType ?? readServerCardType(instrument);
  const sourceCardLast4 = facts.sourceCardLast4 ?? document.details.lastFour ?? '';
  return {
    ...rest,
    expirationYear: facts.sentExpirationYear ?? expirationYear,
    imageUrl: createImageUrl('android_pay'),
    virtualCardType: cardType,
    virtualCardLast4: last4,
    sourceCardType,
    sourceCardLast4,
    sourceDescription: `${sourceCardType} ${sourceCardLast4}`,
    googleTransactionId: facts.googleTransactionId ?? 'google_transaction_id',
  };
}

/** The Mastercard stands for a network token, and the other cards for the customer's own. */
function createCard(context: FakeContext, number: string): GooglePayCard {
  const card = createFakeWalletCard(context, TYPE, number, SOURCES);
  return card.document.details.cardType === 'MasterCard' ? markNetworkToken(card) : card;
}
