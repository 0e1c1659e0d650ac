import { defineInstrument, type Text } from './define-instrument';
import { createFakeAccount } from './fake-instruments';
import { FAKE_PAYER, type PayPalDetails } from './paypal-account';
import { createCapture, createPayPalId, UNCAPTURED } from './paypal-payment';
import { settleByAmount } from './settlement';

export interface LocalPaymentFacts {
  /** The kind of its instrument, because its nonce has the type of a PayPal account. */
  instrumentType?: string;
  fundingSource?: Text;
  paymentId?: Text;
  merchantAccountId?: Text;
  /** What the bank returns for later payments by one click. */
  blikAliases?: { key: string; label: string }[] | null;
}

export const localPayment = defineInstrument<PayPalDetails, LocalPaymentFacts>({
  types: ['LocalPayment'],
  instrumentType: 'local_payment',
  root: 'localPayment',
  searchNames: ['LocalPaymentDetail'],
  searchable: { paypalPaymentId: 'paymentId' },
  // The money has a webhook of its own, `local_payment_funded`.
  announcesSettlement: false,
  isByPayPal: true,
  isVaultable: () => false,
  captureStatuses: ['submitted_for_settlement', 'settling'],
  settle: settleByAmount,
  describe: ({ document, facts: { fundingSource, paymentId, blikAliases } }) => ({
    fundingSource: fundingSource ?? null,
    payerId: document.details.payerInfo?.payerId ?? 'FAKEPAYERID',
    paymentId: paymentId ?? 'FAKEPAYMENTID',
    ...(blikAliases ? { blikAliases } : {}),
  }),
  hasPayPalFee: true,
  // The customer has already paid: PayPal captures the payment with the sale, submitted for settlement or not.
  describePayment: ({ isAuthorized, total }) => ({
    ...UNCAPTURED,
    debugId: createPayPalId(),
    ...(isAuthorized ? createCapture(total) : {}),
  }),
  fakeNonces: {
    'fake-local-payment-method-nonce': () =>
      createFakeAccount('PayPalAccount', { payerInfo: FAKE_PAYER }, { instrumentType: 'local_payment' }),
  },
});
