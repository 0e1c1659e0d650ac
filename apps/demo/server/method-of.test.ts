import type { Transaction } from './gateway';
import { methodOf } from './method-of';

test.each([
  [{ paymentInstrumentType: 'credit_card', creditCard: { cardType: 'Visa', last4: '1111' } }, 'card', 'Visa', 'ending in 1111'],
  [{ paymentInstrumentType: 'paypal_account', paypalAccount: { payerEmail: 'ada@example.com' } }, 'paypal', 'PayPal', 'ada@example.com'],
  [
    { paymentInstrumentType: 'sepa_debit_account', sepaDirectDebitAccountDetails: { last4: '3000' } },
    'sepa',
    'SEPA Direct Debit',
    'IBAN ending in 3000',
  ],
  [{ paymentInstrumentType: 'local_payment', localPayment: { fundingSource: 'ideal' } }, 'local-payment', 'iDEAL', undefined],
  [
    { paymentInstrumentType: 'masterpass_card', masterpassCard: { cardType: 'MasterCard', last4: '4444' } },
    'masterpass',
    'Masterpass',
    'MasterCard ending in 4444',
  ],
])('default: %j', (transaction, kind, name, detail) => {
  expect(methodOf(transaction as unknown as Transaction)).toEqual({ kind, name, ...(detail ? { detail } : {}) });
});

test('behavior: what this shop does not know has no name', () => {
  expect(methodOf({ paymentInstrumentType: 'carrier_pigeon' } as unknown as Transaction)).toBeUndefined();
});
