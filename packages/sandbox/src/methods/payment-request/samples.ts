import { type Sample } from '../../fixtures/sample';

export const SAMPLES: readonly Sample[] = [
  [
    /payment-sheets$/,
    {
      methodData: [{ supportedMethods: 'basic-card', data: {} }],
      details: { total: { label: 'x', amount: { currency: 'USD', value: '1.00' } } },
      options: { requestPayerName: true },
    },
  ],
];
