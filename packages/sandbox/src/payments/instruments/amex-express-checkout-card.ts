import { defineCard, describeCard } from './card';
import { createFakeWalletCard } from './fake-instruments';

const TYPE = 'AmexExpressCheckoutCard';

/** Named by the number and the date of the customer's own card, which American Express charges. */
export const amexExpressCheckoutCard = defineCard({
  types: [TYPE],
  instrumentType: 'amex_express_checkout_card',
  root: 'amexExpressCheckoutCard',
  describe(instrument) {
    const card = describeCard(instrument);
    const number = String(card['last4'] ?? '');
    const year = String(card['expirationYear']).slice(-2);
    return {
      ...card,
      cardMemberNumber: number,
      cardMemberExpiryDate: `${String(card['expirationMonth'])}/${year}`,
      sourceDescription: `AmEx ${number}`,
    };
  },
  fakeNonces: { 'fake-amex-express-checkout-nonce': (context) => createFakeWalletCard(context, TYPE, '378282246310005') },
});
