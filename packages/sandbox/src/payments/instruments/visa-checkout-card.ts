import { defineCard, describeCard } from './card';
import { type Text } from './define-instrument';
import { createFakeWalletCard, withDetails, withFacts } from './fake-instruments';

const TYPE = 'VisaCheckoutCard';

export interface VisaCheckoutFacts {
  /** Visa's id of the checkout. */
  callId?: Text;
}

export const visaCheckoutCard = defineCard<object, VisaCheckoutFacts>({
  types: [TYPE],
  instrumentType: 'visa_checkout_card',
  root: 'visaCheckoutCard',
  searchNames: ['VisaCheckoutCardDetail'],
  describe: (instrument) => ({ ...describeCard(instrument), callId: instrument.facts.callId ?? null }),
  fakeCards: {
    pattern: /^fake-visa-checkout-(.+)-nonce$/,
    create: (context, number) =>
      withDetails(withFacts(createFakeWalletCard(context, TYPE, number), { callId: 'abc123' }), {
        cardholderName: 'Visa Checkout Cardholder',
      }),
  },
});
