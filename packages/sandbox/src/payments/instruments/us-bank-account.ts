import { textAt, valueAt } from '../../core/text-at';
import { defineInstrument, readDetail } from './define-instrument';
import { createFakeAccount } from './fake-instruments';
import { createImageUrl } from './image-url';
import { SETTLED } from './settlement';

/** Amounts in cents of bank debits that the bank returns, with its reason. */
const RETURNED = new Map([
  [44_444_44, 'R01'], // no funds
  [55_555_55, 'R29'], // not authorized
  [6_666_66, 'R02'], // account closed
  [7_777_77, 'R03'], // account not found
]);

export const usBankAccount = defineInstrument({
  types: ['UsBankAccount'],
  instrumentType: 'us_bank_account',
  root: 'usBankAccount',
  searchNames: ['UsBankAccountDetail'],
  initialStatuses: ['settlement_pending'],
  settle(cents) {
    const achReturnCode = RETURNED.get(cents);
    return achReturnCode ? { status: 'settlement_declined', code: '4001', achReturnCode } : SETTLED;
  },
  describe(instrument) {
    const { hidden } = instrument;
    return {
      routingNumber: readDetail(instrument, 'routingNumber') ?? '021000021',
      last4: readDetail(instrument, 'last4') ?? readDetail(instrument, 'lastFour') ?? '0000',
      accountType: (readDetail(instrument, 'accountType') ?? 'checking').toLowerCase(),
      accountHolderName: readDetail(instrument, 'accountHolderName'),
      bankName: readDetail(instrument, 'bankName') ?? 'Test Bank',
      ownershipType: readDetail(instrument, 'ownershipType'),
      accountDescription: null,
      plaidVerifiedAt: textAt(hidden, 'bankLoginAt'),
      verified: valueAt(hidden, 'verified') === true,
      imageUrl: createImageUrl('us_bank_account'),
      achMandate: { text: textAt(hidden, 'mandateText') ?? 'cl mandate text', acceptedAt: textAt(hidden, 'mandateAcceptedAt') },
      verifications: [],
    };
  },
  fakeNonces: {
    'fake-us-bank-account-nonce': () =>
      createFakeAccount(
        'UsBankAccount',
        {
          last4: '0000',
          routingNumber: '123456789',
          accountType: 'checking',
          bankName: 'Wells Fargo',
          accountHolderName: 'Dan Schulman',
          ownershipType: 'personal',
        },
        { accountNumber: '1000000000', mandateText: 'example mandate text', mandateAcceptedAt: '2020-01-01T00:00:00Z' },
      ),
  },
});
