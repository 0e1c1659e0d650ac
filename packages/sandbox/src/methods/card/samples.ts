import { address, card } from '../../fixtures/merchant-samples';
import { type Sample } from '../../fixtures/sample';

export const SAMPLES: readonly Sample[] = [
  [
    /credit_cards$/,
    {
      creditCard: { ...card, billingAddress: address, options: { validate: true } },
      authenticationInsight: true,
      merchantAccountId: 'shop_eur',
    },
  ],
];
