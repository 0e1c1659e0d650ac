import { address, pages, sale } from '../../fixtures/merchant-samples';
import { type Sample } from '../../fixtures/sample';

export const SAMPLES: readonly Sample[] = [
  [
    /create_payment_resource$/,
    {
      ...pages,
      amount: '10.00',
      currencyIsoCode: 'USD',
      intent: 'authorize',
      offerPaypalCredit: true,
      lineItems: sale.lineItems,
      shippingOptions: [{ id: '1', label: 'x', type: 'SHIPPING', selected: true, amount: { value: '1.00', currency: 'USD' } }],
      experienceProfile: { noShipping: 'false', addressOverride: true, brandName: 'x', landingPageType: 'login', userAction: 'commit' },
      line1: 'x',
      city: 'y',
      countryCode: 'DE',
    },
  ],
  [
    /setup_billing_agreement$/,
    {
      ...pages,
      description: 'x',
      shippingAddress: address,
      experienceProfile: { noShipping: 'true' },
      planType: 'RECURRING',
      planMetadata: {
        currencyIsoCode: 'USD',
        totalAmount: '1.00',
        billingCycles: [
          { sequence: 1, startDate: '2030-01-01', numberOfExecutions: 1, billingFrequency: 1, trial: false, pricingScheme: 'FIXED' },
        ],
      },
    },
  ],
  [
    /patch_payment_resource$/,
    { paymentId: '{context}', amount: '11.00', currencyIsoCode: 'USD', lineItems: sale.lineItems, shippingOptions: [] },
  ],
  [
    /paypal_accounts$/,
    {
      paypalAccount: {
        correlationId: '{context}',
        paymentToken: '{context}',
        payerId: '{context}',
        billingAgreementToken: '{context}',
        options: { validate: true },
        intent: 'sale',
      },
    },
  ],
];
