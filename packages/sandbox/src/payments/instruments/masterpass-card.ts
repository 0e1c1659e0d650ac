import { defineCard } from './card';
import { createFakeWalletCard, withDetails } from './fake-instruments';

const TYPE = 'MasterpassCard';

export const masterpassCard = defineCard({
  types: [TYPE],
  instrumentType: 'masterpass_card',
  root: 'masterpassCard',
  searchNames: ['MasterpassCardDetail'],
  fakeCards: {
    pattern: /^fake-masterpass-(.+)-nonce$/,
    create: (context, number) => withDetails(createFakeWalletCard(context, TYPE, number), { cardholderName: 'Masterpass Cardholder' }),
  },
});
