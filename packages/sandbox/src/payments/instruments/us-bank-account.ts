import { type Document } from '../../core/store/schema';
import { defineInstrument, type Text } from './define-instrument';
import { createFakeAccount } from './fake-instruments';
import { createImageUrl } from './image-url';
import { SETTLED } from './settlement';

export interface BankDetails {
  last4?: Text;
  routingNumber?: Text;
  accountType?: Text;
  bankName?: Text;
  accountHolderName?: Text;
  /** `personal` or `business`. */
  ownershipType?: Text;
}
export interface BankFacts {
  /** One of the documented numbers, which decide the verification. Others are not stored. */
  accountNumber?: Text;
  mandateText?: Text;
  /** ISO 8601. */
  mandateAcceptedAt?: Text;
  billingAddress?: Document | null;
  verified?: boolean;
  /** Milliseconds since the epoch from which it is verified, once its deposits have settled. */
  verifiesAt?: number | null;
  /** Whether the customer has chosen it in a login at the bank, and when. */
  bankLogin?: boolean;
  bankLoginAt?: Text;
}

/** Amounts in cents of bank debits that the bank returns, with its reason. */
const RETURNED = new Map([
  [44_444_44, 'R01'], // no funds
  [55_555_55, 'R29'], // not authorized
  [6_666_66, 'R02'], // account closed
  [7_777_77, 'R03'], // account not found
]);

/** The mandate of a request, with its time in UTC. Servers write times in their own zones. */
export function readMandate(
  mandate: { achMandateText?: Text | undefined; achMandateAcceptedAt?: Text | undefined } | null | undefined,
): Pick<BankFacts, 'mandateText' | 'mandateAcceptedAt'> {
  const { achMandateText: text, achMandateAcceptedAt: time } = mandate ?? {};
  const acceptedAt = time && !Number.isNaN(Date.parse(time)) ? new Date(time).toISOString() : time;
  return { ...(text ? { mandateText: text } : {}), ...(acceptedAt ? { mandateAcceptedAt: acceptedAt } : {}) };
}

const describeMandate = ({ mandateText, mandateAcceptedAt }: BankFacts) => ({
  text: mandateText || 'cl mandate text',
  acceptedAt: mandateAcceptedAt ?? null,
});

export const usBankAccount = defineInstrument<BankDetails, BankFacts>({
  types: ['UsBankAccount'],
  instrumentType: 'us_bank_account',
  root: 'usBankAccount',
  searchNames: ['UsBankAccountDetail'],
  initialStatuses: ['settlement_pending'],
  authorize: (cents) => (cents === 33_333_33 ? '3000' : '1000'),
  settle(cents) {
    const achReturnCode = RETURNED.get(cents);
    return achReturnCode ? { status: 'settlement_declined', code: '4001', achReturnCode } : SETTLED;
  },
  describe: ({ document: { details }, facts }) => ({
    routingNumber: details.routingNumber || '021000021',
    last4: details.last4 || '0000',
    accountType: (details.accountType || 'checking').toLowerCase(),
    accountHolderName: details.accountHolderName || null,
    bankName: details.bankName || 'Test Bank',
    ownershipType: details.ownershipType || null,
    accountDescription: null,
    plaidVerifiedAt: facts.bankLoginAt ?? null,
    verified: facts.verified === true,
    imageUrl: createImageUrl('us_bank_account'),
    achMandate: describeMandate(facts),
    verifications: [],
  }),
  // The mandate that the server sends replaces that of the page.
  describePayment: ({ instrument: { facts }, input: { usBankAccount: sent } }) => ({
    achMandate: describeMandate({ ...facts, ...readMandate(sent) }),
  }),
  fakeNonces: {
    'fake-us-bank-account-nonce': () =>
      createFakeAccount(
        'UsBankAccount',
        {
          last4: '0000',
          routingNumber: '123456789',
          accountType: 'checking',
          bankName: 'Wells Fargo',
          accountHolderName: 'Marty McFly',
          ownershipType: 'personal',
        },
        { accountNumber: '1000000000', mandateText: 'example mandate text', mandateAcceptedAt: '2020-01-01T00:00:00Z' },
      ),
  },
});
