import { textAt, valueAt } from '../../core/text-at';
import { type XmlFields } from '../../core/xml/write-xml';
import { defineCard, type FakeContext } from './define-instrument';
import { describeCard, readServerCardType } from './describe-card';
import { createFakeWalletCard, readWalletBrand, withDetails, withHidden } from './fake-instruments';
import { createImageUrl } from './image-url';
import { type Instrument } from './instrument';

const TYPE = 'ApplePayCard';

/** The cards in the wallets of the documented nonces, whose numbers differ from those that the merchant receives. */
const SOURCES = {
  '4111111111111111': { sourceName: 'Visa 8886' },
  '5555555555554444': { sourceName: 'MasterCard 0017' },
  '378282246310005': { sourceName: 'AmEx 41002' },
};

export const applePayCard = defineCard({
  types: [TYPE],
  instrumentType: 'apple_pay_card',
  root: 'applePayCard',
  detail: 'applePay',
  searchNames: ['ApplePayDetail'],
  tokenInUse: ['93503', 'Apple Pay card token is already in use.'],
  describe,
  fakeNonces: { 'fake-apple-pay-mpan-nonce': createMerchantToken },
  fakeCards: { pattern: /^fake-apple-pay-(.+)-nonce$/, create: createCard },
});

function describe(instrument: Instrument): XmlFields {
  const cardType = readServerCardType(instrument);
  const card = describeCard(instrument);
  const isDeviceToken = valueAt(instrument.document, 'details', 'isDeviceToken') !== false;
  const name = textAt(instrument.hidden, 'sourceName') ?? `${cardType} ${textAt(instrument.document, 'details', 'lastFour') ?? ''}`;
  return {
    ...card,
    imageUrl: createImageUrl('apple_pay'),
    cardType: `Apple Pay - ${cardType}`,
    paymentInstrumentName: name,
    sourceDescription: name,
    sourceCardLast4: textAt(instrument.hidden, 'sourceLast4') ?? card['last4'] ?? null,
    isDeviceToken,
    merchantTokenIdentifier: isDeviceToken ? null : (textAt(instrument.hidden, 'merchantTokenIdentifier') ?? 'merchant_token_identifier'),
    expired: false,
  };
}

function createCard(context: FakeContext, number: string): Instrument {
  const card = createFakeWalletCard(context, TYPE, number, SOURCES);
  return withDetails(card, { cardholderName: `${readWalletBrand(card)} Apple Pay Cardholder` });
}

/** A card whose number belongs to the merchant instead of a device. */
function createMerchantToken(context: FakeContext): Instrument {
  return withHidden(withDetails(createCard(context, '4111111111111111'), { isDeviceToken: false }), {
    sourceName: 'Visa 2006',
    sourceLast4: '2006',
    merchantTokenIdentifier: 'DNITHE302308980427388297',
  });
}
