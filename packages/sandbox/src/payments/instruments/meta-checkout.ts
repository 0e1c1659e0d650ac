import { type Document } from '../../core/store/schema';
import { textAt } from '../../core/text-at';
import { type XmlFields } from '../../core/xml/write-xml';
import { defineCard, type FakeContext } from './define-instrument';
import { describeCard } from './describe-card';
import { createFakeWalletCard, withDetails, withDocument, withHidden } from './fake-instruments';
import { markNetworkToken, type Instrument } from './instrument';

const CARD = 'MetaCheckoutCard';
const TOKEN = 'MetaCheckoutToken';

export const metaCheckoutCard = defineCard({
  types: [CARD],
  instrumentType: 'meta_checkout_card',
  root: 'metaCheckoutCard',
  searchNames: ['MetaCheckoutCardDetail', 'MetaCheckout'],
  describe,
  fakeNonces: { 'fake-meta-checkout-card-nonce': (context) => createCard(context, CARD) },
});

export const metaCheckoutToken = defineCard({
  types: [TOKEN],
  instrumentType: 'meta_checkout_token',
  root: 'metaCheckoutToken',
  searchNames: ['MetaCheckoutTokenDetail', 'MetaCheckout'],
  describe,
  fakeNonces: {
    'fake-meta-checkout-token-nonce': (context) =>
      withHidden(markNetworkToken(createCard(context, TOKEN)), { cryptogram: 'AlhlvxmN2ZKuAAESNFZ4GoABFA==', ecommerceIndicator: '07' }),
  },
});

function describe(instrument: Instrument): XmlFields {
  const fact = (name: string) => textAt(instrument.hidden, name);
  return {
    ...describeCard(instrument),
    containerId: fact('containerId'),
    cryptogram: fact('cryptogram') ?? undefined,
    ecommerceIndicator: fact('ecommerceIndicator') ?? undefined,
  };
}

/** A card that expires in December of next year. It is known not to be prepaid, unlike a card of the same number elsewhere. */
function createCard(context: FakeContext, type: string): Instrument {
  const expirationYear = String(new Date(context.clock.now()).getUTCFullYear() + 1);
  const cardholderName = `${type === CARD ? 'Meta Checkout Card' : 'Meta Checkout Token'} Cardholder`;
  const card = withDetails(createFakeWalletCard(context, type, '4012888888881881'), { expirationYear, cardholderName });
  const binData = { ...(card.document['binData'] as Document), prepaid: 'No' };
  return withHidden(withDocument(card, { binData }), { containerId: 'container123' });
}
