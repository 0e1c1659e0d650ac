import { applePay } from '@tender/apple-pay';
import type { Client } from '@tender/client';
import { googlePayment } from '@tender/google-pay';
import { localPayment } from '@tender/local-payment';
import { paypal } from '@tender/paypal';
import { createFakeClient, fakeMethod, type FakeMethod } from '@tender/react/testing';
import { sepa } from '@tender/sepa';
import { usBankAccount } from '@tender/us-bank-account';
import { vaultManager } from '@tender/vault-manager';
import { venmo } from '@tender/venmo';
import { createFakeBank } from './fake-bank';
import type { Typed } from './fake-card';

/** For states that last. */
export const NEVER = new Promise<never>(() => undefined);
export const neverResolve = (): Promise<never> => NEVER;

export const COMPLETE_CARD: Typed = {
  cardholderName: ['Ada Lovelace', true],
  number: ['4111 1111 1111 1111', true],
  expirationDate: ['12 / 30', true],
  cvv: ['123', true],
  postalCode: ['60601', true],
};

export const UNFINISHED_CARD: Typed = {
  number: ['4111', false, true],
  expirationDate: ['12', false, true],
  cvv: ['1', false, true],
  postalCode: ['1', false, true],
};

const SAVED = [
  { nonce: 'one', type: 'CreditCard', details: { cardType: 'Visa', lastFour: '1111', expirationMonth: '12', expirationYear: '2030' } },
  { nonce: 'two', type: 'PayPalAccount', details: { email: 'ada.lovelace.countess@analytical-engine.example' } },
  { nonce: 'three', type: 'VenmoAccount', details: { username: '@ada' } },
].map((method, index) => ({ ...method, default: index === 0, hasSubscription: false, description: '' }));

const GOOGLE_REQUEST = {
  environment: 'TEST',
  apiVersion: 2,
  apiVersionMinor: 0,
  allowedPaymentMethods: [{ type: 'CARD', parameters: { allowedCardNetworks: ['VISA'] }, tokenizationSpecification: {} }],
} as const;

/** Creates fakes of all methods but cards. What a customer approves in a window or an app stays unapproved. */
export function createFakeMethods(): FakeMethod<unknown>[] {
  return [
    fakeMethod(paypal, { tokenize: neverResolve, focusWindow: () => undefined }),
    fakeMethod(venmo, { tokenize: neverResolve, hasTokenizationResult: () => false, isBrowserSupported: () => true }),
    fakeMethod(sepa),
    fakeMethod(localPayment, { startPayment: neverResolve }),
    fakeMethod(usBankAccount),
    fakeMethod(vaultManager, { fetchPaymentMethods: SAVED as never, deletePaymentMethod: neverResolve }),
    fakeMethod(applePay, { createPaymentRequest: (overrides: object) => overrides as never }),
    fakeMethod(googlePayment, { createPaymentDataRequest: ((overrides: object) => ({ ...GOOGLE_REQUEST, ...overrides })) as never }),
    createFakeBank(),
  ];
}

/**
 * Creates a client that asks for the security code and the postal code.
 * @param sandbox origin of the sandbox whose scripts stand in for those of the partners
 */
export function createGalleryClient(sandbox?: string): Client {
  const development = sandbox && {
    environment: 'development',
    clientApiUrl: `${sandbox}/merchants/gallery/client_api`,
    assetsUrl: sandbox,
  };
  return createFakeClient({ gatewayConfiguration: { challenges: ['cvv', 'postal_code'], ...development } });
}
