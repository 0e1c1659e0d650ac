import type { Transaction } from './gateway';
import { readPaymentMethod } from './read-payment-method';

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
    { paymentInstrumentType: 'purse_card', purseCard: { cardType: 'MasterCard', last4: '4444' } },
    'purse',
    'Purse',
    'MasterCard ending in 4444',
  ],
  [{ paymentInstrumentType: 'visa_checkout_card' }, 'visa-checkout', 'Visa Checkout', undefined],
  [{ paymentInstrumentType: 'purse_account', purseAccount: { handle: 'ada' } }, 'purse', 'Purse', undefined],
  [
    { paymentInstrumentType: 'visa_checkout_card', visaCheckoutCard: { cardType: 'Visa', last4: '1111' } },
    'visa-checkout',
    'Visa Checkout',
    'Visa ending in 1111',
  ],
  [{ creditCard: { cardType: 'China UnionPay', last4: '1232' } }, 'card', 'China UnionPay', 'ending in 1232'],
  [
    { creditCard: { cardType: 'Visa', last4: '2503' }, threeDSecureInfo: { liabilityShifted: true } },
    'card',
    'Visa',
    'ending in 2503, verified by the bank',
  ],
  [{ creditCard: { cardType: 'Visa', last4: '1111' }, threeDSecureInfo: { liabilityShifted: false } }, 'card', 'Visa', 'ending in 1111'],
  [
    { paymentInstrumentType: 'android_pay_card', androidPayCard: { sourceCardType: 'Visa', sourceCardLast4: '1111' } },
    'google-pay',
    'Google Pay',
    'Visa ending in 1111',
  ],
  [{ paymentInstrumentType: 'android_pay_card' }, 'google-pay', 'Google Pay', undefined],
  [
    { paymentInstrumentType: 'apple_pay_card', applePayCard: { cardType: 'Apple Pay - Visa', last4: '1111' } },
    'apple-pay',
    'Apple Pay',
    'Visa ending in 1111',
  ],
  [{ paymentInstrumentType: 'venmo_account', venmoAccountDetails: { username: 'venmojoe' } }, 'venmo', 'Venmo', '@venmojoe'],
  [{ paymentInstrumentType: 'venmo_account', venmoAccountDetails: { username: '@venmojoe' } }, 'venmo', 'Venmo', '@venmojoe'],
  [
    { paymentInstrumentType: 'us_bank_account', usBankAccount: { accountType: 'checking', last4: '0000' } },
    'us-bank-account',
    'US bank account',
    'checking ending in 0000',
  ],
])('default: %j', (transaction, kind, name, detail) => {
  expect(readPaymentMethod(transaction as unknown as Transaction)).toEqual({ kind, name, ...(detail ? { detail } : {}) });
});

test('behavior: what this shop does not know has no name', () => {
  expect(readPaymentMethod({ paymentInstrumentType: 'carrier_pigeon' } as unknown as Transaction)).toBeUndefined();
});
