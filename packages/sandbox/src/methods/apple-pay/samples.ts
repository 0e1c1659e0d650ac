import { type Sample } from '../../fixtures/sample';

export const SAMPLES: readonly Sample[] = [
  [
    /sessions$/,
    { applePayWebSession: { validationUrl: 'https://apple.example', domainName: 'localhost', displayName: 'x', merchantIdentifier: 'y' } },
  ],
  [
    /apple_payment_tokens$/,
    { applePaymentToken: { paymentData: 'e30=', paymentInstrumentName: 'x', paymentNetwork: 'Visa', transactionIdentifier: 'y' } },
  ],
];
