import { type Sample } from '../../fixtures/sample';

export const SAMPLES: readonly Sample[] = [
  [
    /masterpass\/request_token$/,
    { requestToken: { originUrl: 'https://shop.example', subtotal: '10.00', currencyCode: 'USD', callbackUrl: 'https://shop.example' } },
  ],
  [/masterpass_cards$/, { masterpassCard: { checkoutResourceUrl: '{context}', requestToken: '{context}', verifierToken: '{context}' } }],
];
