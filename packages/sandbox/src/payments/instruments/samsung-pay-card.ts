import { defineCard } from './card';
import { createFakeWalletCard } from './fake-instruments';

const TYPE = 'SamsungPayCard';

export const samsungPayCard = defineCard({
  types: [TYPE],
  instrumentType: 'samsung_pay_card',
  root: 'samsungPayCard',
  searchNames: ['SamsungPayCardDetail'],
  fakeCards: { pattern: /^tokensam_fake_(.+)$/, create: (context, number) => createFakeWalletCard(context, TYPE, number) },
});
