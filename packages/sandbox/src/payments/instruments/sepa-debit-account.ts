import { defineInstrument, type Text } from './define-instrument';
import { createFakeAccount } from './fake-instruments';
import { createImageUrl } from './image-url';
import { createCapture, createPayPalId, UNCAPTURED } from './paypal-payment';
import { settleByAmount } from './settlement';

export interface SepaDetails {
  last4?: Text;
  /** `ONE_OFF` or `RECURRENT`. */
  mandateType?: Text;
  bankReferenceToken?: Text;
  merchantOrPartnerCustomerId?: Text;
}

/** The account of the documented nonce has no order of PayPal's once it is saved. */
const WITHOUT_ORDER = { paypalV2OrderId: null, correlationId: null, debugId: null, settlementType: null };

/** @param approved the order with which the customer approved the mandate, which is that of the first debit */
function createOrder(approved: string | undefined) {
  const id = createPayPalId();
  return { paypalV2OrderId: approved ?? id, correlationId: id, debugId: id, settlementType: 'INSTANT' };
}

export const sepaDebitAccount = defineInstrument<SepaDetails, { merchantAccountId?: Text }>({
  types: ['SEPADebitAccount', 'SEPADebit', 'SEPADirectDebit', 'SEPADirectDebitAccount'],
  instrumentType: 'sepa_debit_account',
  root: 'sepaDebitAccount',
  detail: 'sepaDebitAccountDetail',
  searchNames: ['SEPADebitAccountDetail', 'SEPADebitAccount'],
  searchable: { sepaDebitPaypalV2OrderId: 'paypalV2OrderId' },
  customerCodes: { missing: '87117', unknown: '87116' },
  // A debit that the customer has allowed once is for one payment.
  isVaultable: ({ document }) => document.details.mandateType !== 'ONE_OFF',
  unvaultable: ['mandateType', '87115', 'Payment method mandate type is not supported.'],
  captureStatuses: ['submitted_for_settlement', 'settling'],
  settle: settleByAmount,
  describe({ document: { details } }) {
    const { last4 = null, mandateType = null, bankReferenceToken = null, merchantOrPartnerCustomerId = null } = details;
    const order = (bankReferenceToken ?? '').replace(/^([0-9A-Z]{17})-.*/, '$1');
    return {
      last4,
      mandateType,
      bankReferenceToken,
      merchantOrPartnerCustomerId,
      imageUrl: createImageUrl('sepa_debit_account', 'svg'),
      viewUrl: `https://www.paypal.com/pay/sepa/${encodeURIComponent(order)}`,
    };
  },
  hasPayPalFee: true,
  describePayment({ instrument: { document, token }, isSubmitted, total }) {
    const order = /^([0-9A-Z]{17})-/.exec(document.details.bankReferenceToken ?? '')?.[1];
    const isSaved = token !== null;
    const ids = isSaved && order === undefined ? WITHOUT_ORDER : createOrder(isSaved ? undefined : order);
    return { ...UNCAPTURED, ...ids, ...(isSubmitted ? createCapture(total, ids) : {}) };
  },
  fakeNonces: {
    'fake-sepa-direct-debit-nonce': () =>
      createFakeAccount('SEPADebitAccount', {
        last4: '1234',
        mandateType: 'RECURRENT',
        bankReferenceToken: 'a-fake-bank-reference-token',
        merchantOrPartnerCustomerId: 'a-fake-mp-customer-id',
      }),
  },
});
