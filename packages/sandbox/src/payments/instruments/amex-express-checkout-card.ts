import { defineCard, describeCard } from './card';
import { createFakeWalletCard } from './fake-instruments';

const TYPE = 'AmexExpressCheckoutCard';

/** Named by the number and the date of the customer's own card, which American Express charges. */
export const amexExpressCheckoutCard = defineCard({
  types: [TYPE],
  instrumentType: 'amex_express_checkout_card',
  root: 'amexExpressCheckoutCard',
  describe(instrument) {
    const { lastFour, expirationMonth, expirationYear } = instrument.document.details;
    const number = lastFour ?? '';
    return {
      ...describeCard(instrument),
      cardMemberNumber: number,
      cardMemberExpiryDate: `${expirationMonth || '12'}/${(expirationYear || '2030').slice(-2)}`,
      sourceDescription: `AmEx ${number}`,
    };
  },
  fakeNonces: { 'fake-amex-express-checkout-nonce': (context) => createFakeWalletCard(context, TYPE, '378282246310005') },
});
