import { address, pages, sale } from '../../fixtures/merchant-samples';
import { type Sample } from '../../fixtures/sample';

export const SAMPLES: readonly Sample[] = [
  [
    /local_payments\/create$/,
    {
      amount: '10.00',
      currencyIsoCode: 'EUR',
      fundingSource: 'ideal',
      intent: 'sale',
      ...pages,
      firstName: 'Ada',
      phone: '123',
      billingAddress: address,
      lineItems: sale.lineItems,
      experienceProfile: { noShipping: true, locale: 'de' },
    },
  ],
];
