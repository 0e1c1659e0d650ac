import { address, pages } from '../../fixtures/merchant-samples';
import { type Sample } from '../../fixtures/sample';

export const SAMPLES: readonly Sample[] = [
  [
    /sepa_debit$/,
    {
      sepaDebit: {
        accountHolderName: 'Ada',
        billingAddress: address,
        iban: 'DE89370400440532013000',
        mandateType: 'RECURRENT',
        merchantOrPartnerCustomerId: '1',
      },
      ...pages,
      merchantAccountId: 'shop_eur',
    },
  ],
  [
    /sepa_debit_accounts$/,
    { sepaDebitAccount: { last4: '3000', merchantOrPartnerCustomerId: '1', bankReferenceToken: '{context}', mandateType: 'RECURRENT' } },
  ],
];
