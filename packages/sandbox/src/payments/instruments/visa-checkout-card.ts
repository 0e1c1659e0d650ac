import { textAt } from '../../core/text-at';
import { defineCard } from './define-instrument';
import { describeCard } from './describe-card';
import { createFakeWalletCard, withDetails, withDocument } from './fake-instruments';

const TYPE = 'VisaCheckoutCard';

export const visaCheckoutCard = defineCard({
  types: [TYPE],
  instrumentType: 'visa_checkout_card',
  root: 'visaCheckoutCard',
  searchNames: ['VisaCheckoutCardDetail'],
  describe: (instrument) => ({ ...describeCard(instrument), callId: textAt(instrument.document, 'callId') }),
  fakeCards: {
    pattern: /^fake-visa-checkout-(.+)-nonce$/,
    create: (context, number) =>
      withDetails(withDocument(createFakeWalletCard(context, TYPE, number), { callId: 'abc123' }), {
        cardholderName: 'Visa Checkout Cardholder',
      }),
  },
});
