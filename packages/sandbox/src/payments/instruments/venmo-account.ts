import { type Document } from '../../core/store/schema';
import { textAt } from '../../core/text-at';
import { defineInstrument } from './define-instrument';
import { createFakeAccount } from './fake-instruments';
import { createImageUrl } from './image-url';
import { settleByAmount } from './settlement';

const USER_ID = '1234567891234567891';

export const venmoAccount = defineInstrument({
  types: ['VenmoAccount'],
  instrumentType: 'venmo_account',
  root: 'venmoAccount',
  searchNames: ['VenmoAccountDetail'],
  authorizationDays: 10,
  settle: settleByAmount,
  describe({ document }) {
    const username = (textAt(document, 'details', 'username') ?? 'venmojoe').replace(/^@/, '');
    return {
      username,
      venmoUserId: textAt(document, 'details', 'payerInfo', 'externalId') ?? USER_ID,
      sourceDescription: `Venmo Account: ${username}`,
      imageUrl: createImageUrl('venmo'),
    };
  },
  fakeNonces: {
    'fake-venmo-account-nonce': () => createFake(),
    'fake-token-issuance-error-venmo-account-nonce': () => createFake({ refused: 'token_issuance' }),
  },
});

const createFake = (hidden: Document = {}) =>
  createFakeAccount(
    'VenmoAccount',
    { username: 'venmojoe', lastTwo: '99', venmoUserId: USER_ID, payerInfo: { externalId: USER_ID } },
    hidden,
  );
