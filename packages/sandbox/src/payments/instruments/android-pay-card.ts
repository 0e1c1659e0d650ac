import { textAt } from '../../core/text-at';
import { type XmlFields } from '../../core/xml/write-xml';
import { defineCard, type FakeContext } from './define-instrument';
import { describeCard, readServerCardType } from './describe-card';
import { createFakeWalletCard, readWalletBrand } from './fake-instruments';
import { createImageUrl } from './image-url';
import { markNetworkToken, type Instrument } from './instrument';

const TYPE = 'AndroidPayCard';

/** The cards in the wallets of the documented nonces, whose numbers differ from those that the merchant receives. */
const SOURCES = {
  '4111111111111111': { sourceCardType: 'Visa', sourceCardLast4: '1111' },
  '5555555555554444': { sourceCardType: 'MasterCard', sourceCardLast4: '0005' },
  '6011111111111117': { sourceCardType: 'Discover', sourceCardLast4: '1111' },
};

export const androidPayCard = defineCard({
  types: [TYPE, 'GooglePayCard'],
  instrumentType: 'android_pay_card',
  root: 'androidPayCard',
  searchNames: ['AndroidPayDetail'],
  describe,
  fakeNonces: { 'fake-android-pay-nonce': (context) => createCard(context, '6011111111111117') },
  fakeCards: { pattern: /^fake-android-pay-(.+)-nonce$/, create: createCard },
});

function describe(instrument: Instrument): XmlFields {
  const { last4, cardType, expirationYear = null, ...rest } = describeCard(instrument);
  const source = (name: string) => textAt(instrument.hidden, name);
  const sourceCardType = source('sourceCardType') ?? readServerCardType(instrument);
  const sourceCardLast4 = source('sourceCardLast4') ?? textAt(instrument.document, 'details', 'lastFour') ?? '';
  return {
    ...rest,
    expirationYear: source('sentExpirationYear') ?? expirationYear,
    imageUrl: createImageUrl('android_pay'),
    virtualCardType: cardType,
    virtualCardLast4: last4,
    sourceCardType,
    sourceCardLast4,
    sourceDescription: `${sourceCardType} ${sourceCardLast4}`,
    googleTransactionId: textAt(instrument.hidden, 'googleTransactionId') ?? 'google_transaction_id',
  };
}

/** The Mastercard stands for a network token, and the other cards for the customer's own. */
function createCard(context: FakeContext, number: string): Instrument {
  const card = createFakeWalletCard(context, TYPE, number, SOURCES);
  return readWalletBrand(card) === 'MasterCard' ? markNetworkToken(card) : card;
}
