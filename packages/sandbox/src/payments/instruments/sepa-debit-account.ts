import { textAt } from '../../core/text-at';
import { defineInstrument, readDetail } from './define-instrument';
import { createFakeAccount } from './fake-instruments';
import { createImageUrl } from './image-url';
import { type Instrument } from './instrument';
import { settleByAmount } from './settlement';

export const sepaDebitAccount = defineInstrument({
  types: ['SEPADebitAccount', 'SEPADebit', 'SEPADirectDebit', 'SEPADirectDebitAccount'],
  instrumentType: 'sepa_debit_account',
  root: 'sepaDebitAccount',
  detail: 'sepaDebitAccountDetail',
  searchNames: ['SEPADebitAccountDetail', 'SEPADebitAccount'],
  captureStatuses: ['submitted_for_settlement', 'settling'],
  settle: settleByAmount,
  describe(instrument) {
    const read = (...names: string[]) => names.map((name) => readDetail(instrument, name)).find(Boolean) ?? null;
    const reference = read('bankReferenceToken');
    return {
      last4: read('last4', 'ibanLastFour', 'lastFour'),
      mandateType: read('mandateType'),
      bankReferenceToken: reference,
      merchantOrPartnerCustomerId: read('merchantOrPartnerCustomerId', 'customerId'),
      imageUrl: createImageUrl('sepa_debit_account', 'svg'),
      viewUrl: `https://www.paypal.com/pay/sepa/${encodeURIComponent((reference ?? '').replace(/^([0-9A-Z]{17})-.*/, '$1'))}`,
    };
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

/** A bank debit that the customer has allowed once. */
export const isOneOffMandate = ({ document }: Pick<Instrument, 'document'>): boolean =>
  textAt(document, 'details', 'mandateType') === 'ONE_OFF';
