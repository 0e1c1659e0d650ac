import { applePay } from '@tender/apple-pay';
import { TenderError, type Client } from '@tender/client';
import { dataCollector } from '@tender/data-collector';
import { googlePayment } from '@tender/google-pay';
import { hostedFields, hostedFieldsErrors, type HostedFieldKey, type HostedFieldsState } from '@tender/hosted-fields';
import { localPayment } from '@tender/local-payment';
import { paypal } from '@tender/paypal';
import { sepa } from '@tender/sepa';
import { threeDSecure } from '@tender/three-d-secure';
import { usBankAccount } from '@tender/us-bank-account';
import { vaultManager } from '@tender/vault-manager';
import { venmo } from '@tender/venmo';
import { act, render, type RenderResult } from '@testing-library/react';
import { createRef, StrictMode, type ReactNode } from 'react';
import { DataCollectorProvider } from '../../data-collector/context';
import { fakeMethod } from '../../testing/fake-method';
import { FakeTender } from '../../testing/fake-tender';
import { Checkout } from '../checkout';
import type { CheckoutHandle, CheckoutProps } from '../checkout-props';

export const CARD = {
  nonce: 'card-nonce',
  type: 'CreditCard',
  description: 'ending in 11',
  details: { bin: '411111', cardType: 'Visa', lastFour: '1111' },
};

const field = (status: Partial<HostedFieldsState['fields']['number']> = {}) => ({
  container: document.body,
  isEmpty: true,
  isValid: false,
  isPotentiallyValid: true,
  isFocused: false,
  ...status,
});

/** Creates fake card fields that a test can fill in. */
export function fakeFields() {
  const state: HostedFieldsState = { cards: [], fields: { number: field(), expirationDate: field(), cvv: field() } };
  const done = (): Promise<void> => Promise.resolve();
  const fake = fakeMethod(hostedFields, {
    getState: () => state,
    tokenize() {
      const invalidFieldKeys = (Object.keys(state.fields) as HostedFieldKey[]).filter((key) => !state.fields[key]?.isValid);
      if (invalidFieldKeys.length === 0) return Promise.resolve(CARD as never);
      return Promise.reject(hostedFieldsErrors.HOSTED_FIELDS_FIELDS_INVALID({ invalidFieldKeys }));
    },
    focus: done as never,
    setAttribute: done as never,
    removeAttribute: done as never,
    setMessage: () => undefined,
  });
  const change = (key: HostedFieldKey, status: object, event = 'validityChange'): void => {
    state.fields = { ...state.fields, [key]: field({ ...state.fields[key], ...status }) };
    act(() => fake.emit(event, { ...state, emittedBy: key }));
  };
  const fill = (): void => {
    for (const key of Object.keys(state.fields) as HostedFieldKey[]) change(key, { isEmpty: false, isValid: true });
  };
  const setCards = (cards: HostedFieldsState['cards']): void => {
    state.cards = cards;
    act(() => fake.emit('cardTypeChange', { ...state, emittedBy: 'number' }));
  };
  return { fake, change, fill, setCards };
}

export function fakes() {
  return {
    card: fakeFields(),
    paypal: fakeMethod(paypal, {
      tokenize: { nonce: 'paypal-nonce', type: 'PayPalAccount', details: { email: 'ada@example.com' } } as never,
    }),
    venmo: fakeMethod(venmo, {
      tokenize: { nonce: 'venmo-nonce', type: 'VenmoAccount', details: { username: '@ada' } } as never,
      hasTokenizationResult: () => false,
    }),
    sepa: fakeMethod(sepa, {
      tokenize: { nonce: 'sepa-nonce', ibanLastFour: '3000', customerId: '1', mandateType: 'ONE_OFF' } as never,
    }),
    localPayment: fakeMethod(localPayment, { startPayment: { nonce: 'local-nonce', type: 'PayPalAccount', details: {} } as never }),
    usBankAccount: fakeMethod(usBankAccount, {
      tokenize: { nonce: 'bank-nonce', type: 'us_bank_account', description: 'ending in 0000', details: {} } as never,
    }),
    vault: fakeMethod(vaultManager, { fetchPaymentMethods: [] as never, deletePaymentMethod: undefined as never }),
    collector: fakeMethod(dataCollector, { getDeviceData: 'of the device' }),
    apple: fakeMethod(applePay, {
      createPaymentRequest: (overrides?: object) => ({ countryCode: 'DE', ...overrides }) as never,
      performValidation: { _httpStatus: 200 },
      tokenize: { nonce: 'apple-nonce', type: 'ApplePayCard', description: 'Apple Pay - Visa', details: { dpanLastTwo: '11' } },
    }),
    google: fakeMethod(googlePayment, {
      createPaymentDataRequest: ((overrides: object) => ({ environment: 'TEST', apiVersion: 2, ...overrides })) as never,
      parseResponse: { nonce: 'google-nonce', type: 'AndroidPayCard', description: 'Visa 1111', details: { lastFour: '1111' } } as never,
    }),
    threeDSecure: fakeMethod(threeDSecure, {
      verifyCard: { nonce: 'verified-nonce', liabilityShifted: true } as never,
      cancelVerifyCard: {} as never,
    }),
  };
}
export type Fakes = ReturnType<typeof fakes>;

export const createError = (code: string, type: TenderError['type'] = 'UNKNOWN'): TenderError =>
  new TenderError({ code, type, message: 'no' });

export interface Shown extends RenderResult {
  readonly handle: { readonly current: CheckoutHandle | null };
  readonly onPayment: jest.Mock;
  readonly onError: jest.Mock;
  show(changed: Partial<CheckoutProps>): void;
}

/** Renders a checkout of 15 euros in StrictMode. */
export async function showCheckout(all: Fakes, changed: Partial<CheckoutProps>, client?: Client): Promise<Shown> {
  const handle = createRef<CheckoutHandle>();
  const onPayment = jest.fn(() => Promise.resolve());
  const onError = jest.fn();
  const { card, ...others } = all;
  const methods = [card.fake, ...Object.values(others)];
  const props: CheckoutProps = { methods: [], amount: '15.00', currency: 'EUR', onPayment, onError, ...changed };
  const tree = (now: CheckoutProps): ReactNode => (
    <StrictMode>
      <FakeTender methods={methods} {...(client && { client })}>
        <DataCollectorProvider>
          <Checkout ref={handle} {...now} />
        </DataCollectorProvider>
      </FakeTender>
    </StrictMode>
  );
  const shown = render(tree(props));
  await act(async () => Promise.resolve()); // lets the instances arrive
  return { ...shown, handle, onPayment, onError, show: (next) => shown.rerender(tree({ ...props, ...next })) };
}

/** Creates a promise with the functions that resolve and reject it. */
export function deferred<T = void>() {
  let resolve = (_: T): void => undefined;
  let reject = (_: unknown): void => undefined;
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}

/** Matches the second argument of `onPayment`. */
export const anyAttempt = { key: expect.any(String) as string };
