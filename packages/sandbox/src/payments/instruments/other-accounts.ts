import { defineInstrument } from './define-instrument';
import { createFakeAccount } from './fake-instruments';
import { createImageUrl } from './image-url';

/** A wallet that the provider no longer accepts. */
export const coinbaseAccount = defineInstrument({
  types: ['CoinbaseAccount'],
  instrumentType: 'coinbase_account',
  root: 'coinbaseAccount',
  isSupported: false,
  isVaultable: () => false,
  unvaultable: ['base', '93117', 'Payment method is no longer supported.'],
  fakeNonces: { 'fake-coinbase-nonce': () => createFakeAccount('CoinbaseAccount', {}) },
});

export const europeBankAccount = defineInstrument({
  types: ['EuropeBankAccount'],
  instrumentType: 'europe_bank_account',
  root: 'europeBankAccount',
  searchable: { europeBankAccountIban: 'iban' },
  fakeNonces: { 'fake-europe-bank-account-nonce': () => createFakeAccount('EuropeBankAccount', { bic: 'TESTBIC', last4: '3000' }) },
});

/** A method of a type that no SDK knows. It has only a token and an image. */
export const unknownMethod = defineInstrument({
  types: ['AbstractTransactable'],
  instrumentType: 'unknown',
  root: 'unknownPaymentMethod',
  describe: () => ({ imageUrl: createImageUrl('unknown') }),
  fakeNonces: { 'fake-abstract-transactable-nonce': () => createFakeAccount('AbstractTransactable', {}) },
});
