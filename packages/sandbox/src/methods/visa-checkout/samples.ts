import { type Sample } from '../../fixtures/sample';

export const SAMPLES: readonly Sample[] = [
  [/visa_checkout_cards$/, { visaCheckoutCard: { callid: '{context}', encryptedPaymentData: 'x', encryptedKey: 'y' } }],
];
