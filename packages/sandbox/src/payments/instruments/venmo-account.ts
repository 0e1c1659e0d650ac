import { defineInstrument, type Text } from './define-instrument';
import { createFakeAccount } from './fake-instruments';
import { createImageUrl } from './image-url';
import { type PayerInfo } from './paypal-account';
import { settleByAmount } from './settlement';

export interface VenmoDetails {
  username?: Text;
  payerInfo?: PayerInfo | null;
}
export interface VenmoFacts {
  /** Whether the customer has approved one payment. */
  oneTime?: boolean;
  merchantProfileId?: Text;
  paymentContextId?: string;
  /** What the bank refuses with it. */
  refused?: 'token_issuance';
}

const USER_ID = '1234567891234567891';

export const venmoAccount = defineInstrument<VenmoDetails, VenmoFacts>({
  types: ['VenmoAccount'],
  instrumentType: 'venmo_account',
  root: 'venmoAccount',
  searchNames: ['VenmoAccountDetail'],
  isVaultable: ({ facts }) => facts.oneTime !== true,
  authorizationDays: 10,
  disputedAmounts: { '62.00': 'under_review', '62.01': 'open' },
  disputeSubtype: 'Venmo',
  settle: settleByAmount,
  describe({ document }) {
    const username = (document.details.username || 'venmojoe').replace(/^@/, '');
    return {
      username,
      venmoUserId: document.details.payerInfo?.externalId ?? USER_ID,
      sourceDescription: `Venmo Account: ${username}`,
      imageUrl: createImageUrl('venmo'),
    };
  },
  fakeNonces: {
    'fake-venmo-account-nonce': () => createFake(),
    'fake-token-issuance-error-venmo-account-nonce': () => createFake({ refused: 'token_issuance' }),
  },
});

const createFake = (facts: VenmoFacts = {}) =>
  createFakeAccount(
    'VenmoAccount',
    { username: 'venmojoe', lastTwo: '99', venmoUserId: USER_ID, payerInfo: { externalId: USER_ID } },
    facts,
  );
