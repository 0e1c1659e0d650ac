import { textAt, valueAt } from '../../core/text-at';
import { type XmlValue } from '../../core/xml/write-xml';
import { defineInstrument } from './define-instrument';
import { createFakeAccount } from './fake-instruments';
import { FAKE_PAYER } from './paypal-account';
import { settleByAmount } from './settlement';

/** Its nonce has the type of a PayPal account. `hidden` has its own, as `instrumentType`. */
export const localPayment = defineInstrument({
  types: ['LocalPayment'],
  instrumentType: 'local_payment',
  root: 'localPayment',
  searchNames: ['LocalPaymentDetail'],
  isByPayPal: true,
  isVaultable: false,
  captureStatuses: ['submitted_for_settlement', 'settling'],
  settle: settleByAmount,
  describe({ document, hidden }) {
    const aliases = valueAt(hidden, 'blikAliases');
    return {
      fundingSource: textAt(hidden, 'fundingSource') ?? 'ideal',
      payerId: textAt(document, 'details', 'payerInfo', 'payerId') ?? 'FAKEPAYERID',
      paymentId: textAt(hidden, 'paymentId') ?? 'FAKEPAYMENTID',
      ...(Array.isArray(aliases) ? { blikAliases: aliases as XmlValue[] } : {}),
    };
  },
  fakeNonces: {
    'fake-local-payment-method-nonce': () =>
      createFakeAccount('PayPalAccount', { payerInfo: FAKE_PAYER }, { instrumentType: 'local_payment' }),
  },
});
