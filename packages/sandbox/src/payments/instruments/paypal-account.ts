import { type Document } from '../../core/store/schema';
import { textAt } from '../../core/text-at';
import { defineInstrument } from './define-instrument';
import { createFakeAccount } from './fake-instruments';
import { createImageUrl } from './image-url';
import { type Instrument } from './instrument';
import { settleByAmount } from './settlement';

export const FAKE_PAYER = { payerId: 'FAKEPAYERID', firstName: 'Test', lastName: 'Buyer', email: 'payer@example.com' };
/** Who gets what the documented nonce pays for. */
const RECIPIENT = { recipientEmail: 'test@paypal.com', recipientPhone: { countryCode: '1', nationalNumber: '4085550100' } };

/** The account of the documented nonces. */
export const createFakePayPal = (hidden: Document, payer: Document = {}): Instrument =>
  createFakeAccount('PayPalAccount', { email: FAKE_PAYER.email, payerInfo: { ...FAKE_PAYER, ...payer } }, hidden);

export const paypalAccount = defineInstrument({
  types: ['PayPalAccount'],
  instrumentType: 'paypal_account',
  root: 'paypalAccount',
  detail: 'paypal',
  searchNames: ['PayPalDetail'],
  isByPayPal: true,
  captureStatuses: ['submitted_for_settlement', 'settling'],
  authorizationDays: 29,
  tokenInUse: ['92906', 'PayPal account token is already in use.'],
  settle: (cents) => (cents >= 4002_00 && cents <= 4002_99 ? { status: 'settlement_pending', code: '4002' } : settleByAmount(cents)),
  describe({ document, hidden }) {
    const payer = (name: string) => textAt(document, 'details', 'payerInfo', name);
    const accountEmail = textAt(document, 'details', 'email');
    const payerEmail = payer('email') ?? accountEmail ?? 'payer@example.com';
    return {
      payerEmail,
      email: textAt(hidden, 'accountEmail') ?? accountEmail ?? payerEmail,
      payerId: payer('payerId') ?? 'FAKEPAYERID',
      payerFirstName: payer('firstName') ?? 'Test',
      payerLastName: payer('lastName') ?? 'Buyer',
      payerStatus: 'VERIFIED',
      billingAgreementId: textAt(hidden, 'billingAgreementId'),
      imageUrl: createImageUrl('paypal'),
      revokedAt: null,
      fundingSourceDescription: 'Visa ending in 1111',
      customField: textAt(hidden, 'customField'),
      payeeEmail: textAt(hidden, 'payeeEmail'),
      description: textAt(hidden, 'description'),
      debugId: textAt(document, 'details', 'correlationId') ?? 'fake-debug-id',
    };
  },
  fakeNonces: {
    'fake-paypal-one-time-nonce': () => createFakePayPal({ oneTime: true, ...RECIPIENT }),
    'fake-paypal-billing-agreement-nonce': () =>
      createFakePayPal({ billingAgreementId: 'B-FAKEAGREEMENT', accountEmail: 'jane.doe@paypal.com' }),
    'fake-paypal-one-time-billing-agreement-with-purchase-nonce': () => createFakePayPal({ billingAgreementId: 'B-FAKEAGREEMENT' }),
    'fake-paypal-future-nonce': () => createFakePayPal({}),
    'fake-paypal-future-refresh-token-nonce': () => createFakePayPal({}),
    'fake-google-pay-paypal-nonce': () => createFakePayPal({}),
  },
});
