import { type Sample } from '../../fixtures/sample';

export const SAMPLES: readonly Sample[] = [[/rewards_balance$/, { jwt: 'a.b.c', paymentMethodNonce: '{nonce}' }]];
