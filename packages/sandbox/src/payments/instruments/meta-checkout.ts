import { type XmlFields } from '../../core/xml/write-xml';
import { defineCard, describeCard, markNetworkToken, type CardDetails, type CardFacts } from './card';
import { type FakeContext, type InstrumentOf, type Text } from './define-instrument';
import { createFakeWalletCard, withDetails, withFacts } from './fake-instruments';

export interface MetaFacts {
  containerId?: Text;
  cryptogram?: Text;
  ecommerceIndicator?: Text;
}
type MetaCard = InstrumentOf<CardDetails, CardFacts & MetaFacts>;

const CARD = 'MetaCheckoutCard';
const TOKEN = 'MetaCheckoutToken';

export const metaCheckoutCard = defineCard<object, MetaFacts>({
  types: [CARD],
  instrumentType: 'meta_checkout_card',
  root: 'metaCheckoutCard',
  searchNames: ['MetaCheckoutCardDetail', 'MetaCheckout'],
  describe,
  fakeNonces: { 'fake-meta-checkout-card-nonce': (context) => createCard(context, CARD) },
});

export const metaCheckoutToken = defineCard<object, MetaFacts>({
  types: [TOKEN],
  instrumentType: 'meta_checkout_token',
  root: 'metaCheckoutToken',
  searchNames: ['MetaCheckoutTokenDetail', 'MetaCheckout'],
  describe,
  fakeNonces: {
    'fake-meta-checkout-token-nonce': (context) =>
      withFacts(markNetworkToken(createCard(context, TOKEN)), { cryptogram: 'AlhlvxmN2ZKuAAESNFZ4GoABFA==', ecommerceIndicator: '07' }),
  },
});

function describe(card: MetaCard): XmlFields {
  const { containerId = null, cryptogram = undefined, ecommerceIndicator = undefined } = card.facts;
  return {
    ...describeCard(card),
    containerId,
    cryptogram,
    ecommerceIndicator,
  };
}

/** A card that expires in December of next year. It is known not to be prepaid, unlike a card of the same number elsewhere. */
function createCard(context: FakeContext, type: string): MetaCard {
  const expirationYear = String(new Date(context.clock.now()).getUTCFullYear() + 1);
  const cardholderName = `${type === CARD ? 'Meta Checkout Card' : 'Meta Checkout Token'} Cardholder`;
  const card = withDetails(createFakeWalletCard(context, type, '4012888888881881'), { expirationYear, cardholderName });
  if (card.document.binData) card.document.binData.prepaid = 'No';
  return withFacts(card, { containerId: 'container123' });
}
