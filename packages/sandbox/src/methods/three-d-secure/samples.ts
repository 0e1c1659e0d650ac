import { type Sample } from '../../fixtures/sample';

export const SAMPLES: readonly Sample[] = [
  [
    /lookup$/,
    {
      amount: '10.00',
      browserColorDepth: 24,
      browserScreenWidth: 1,
      additionalInfo: { billingLine1: 'x', email: 'a@example.com', mobilePhoneNumber: '1' },
      challengeRequested: true,
      dfReferenceId: 'x',
      requestedThreeDSecureVersion: '2',
    },
  ],
  [/authenticate_from_jwt$/, { jwt: 'a.b.c', paymentMethodNonce: '{nonce}' }],
];
