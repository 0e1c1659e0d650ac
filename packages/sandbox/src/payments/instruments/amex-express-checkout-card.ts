import { textAt } from '../../core/text-at';
import { defineCard } from './define-instrument';
import { describeCard } from './describe-card';
import { createFakeWalletCard } from './fake-instruments';

const TYPE = 'AmexExpressCheckoutCard';

/** Named by the number and the date of the customer's own card, which American Express charges. */
export const amexExpressCheckoutCard = defineCard({
  types: [TYPE],
  instrumentType: 'amex_express_checkout_card',
  root: 'amexExpressCheckoutCard',
  describe(instrument) {
    const card = describeCard(instrument);
    const [number, month, year] = ['last4', 'expirationMonth', 'expirationYear'].map((name) => textAt(card, name) ?? '');
    return {
      ...card,
      cardMemberNumber: number,
      cardMemberExpiryDate: `${month}/${year?.slice(-2)}`,
      sourceDescription: `AmEx ${number}`,
    };
  },
  fakeNonces: { 'fake-amex-express-checkout-nonce': (context) => createFakeWalletCard(context, TYPE, '378282246310005') },
});
