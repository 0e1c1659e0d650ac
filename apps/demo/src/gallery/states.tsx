import { googlePayment } from '@tender/google-pay';
import { paypal as paypalComponent } from '@tender/paypal';
import { sepa as sepaComponent } from '@tender/sepa';
import { TenderProvider } from '@tender/react';
import { CheckoutProblem, type CheckoutProps } from '@tender/react/checkout';
import { card } from '@tender/react/checkout/card';
import { googlePay } from '@tender/react/checkout/google-pay';
import { paypal } from '@tender/react/checkout/paypal';
import { sepa } from '@tender/react/checkout/sepa';
import { venmo } from '@tender/react/checkout/venmo';
import { createFakeClient, fakeMethod, FakeTender } from '@tender/react/testing';
import { venmo as venmoComponent } from '@tender/venmo';
import type { ReactNode } from 'react';
import { createFakeCard, type Typed } from './fake-card';

/** A state of the checkout, from fakes. */
interface State {
  readonly props: CheckoutProps;
  /** Provides the fakes. */
  readonly wrap: (checkout: ReactNode) => ReactNode;
  /** Whether the pay button is pressed as soon as it is ready. */
  readonly pays?: boolean;
}

const COMPLETE: Typed = {
  cardholderName: ['Ada Lovelace', true],
  number: ['4111 1111 1111 1111', true],
  expirationDate: ['12 / 30', true],
  cvv: ['123', true],
  postalCode: ['60601', true],
};
const NEVER = new Promise<never>(() => undefined);
const CARD = { nonce: 'nonce', type: 'CreditCard', description: '', details: { bin: '411111' } };
const declined = (): Promise<never> =>
  Promise.reject(new CheckoutProblem('Your payment was declined.', 'Use another card, or choose another way to pay.'));

interface StateOptions {
  readonly typed?: Typed;
  readonly nonce?: Promise<never> | object;
  readonly props?: Partial<CheckoutProps>;
  readonly pays?: boolean;
}

function createState({ typed = {}, nonce = CARD, props, pays = false }: StateOptions): State {
  const fakes = [
    createFakeCard(typed, nonce),
    fakeMethod(paypalComponent, { tokenize: () => NEVER }),
    fakeMethod(venmoComponent, { tokenize: () => NEVER, hasTokenizationResult: () => false }),
    fakeMethod(sepaComponent),
    fakeMethod(googlePayment),
  ];
  const client = createFakeClient({ gatewayConfiguration: { challenges: ['cvv', 'postal_code'] } });
  return {
    pays,
    wrap: (checkout) => (
      <FakeTender methods={fakes} client={client}>
        {checkout}
      </FakeTender>
    ),
    props: {
      methods: [
        card({ cardholderName: true, postalCode: true }),
        paypal(),
        venmo(),
        googlePay(),
        sepa({ shopName: 'Mugs & more', merchantAccountId: 'eur', customerId: 'ada' }),
      ],
      amount: '1234.50',
      currency: 'EUR',
      onPayment: () => Promise.resolve(),
      ...props,
    },
  };
}

const waitForToken = (): Promise<string> => NEVER;

/** The states by the name in the address. */
export const STATES: Readonly<Record<string, () => State>> = {
  empty: () => createState({}),
  typing: () => createState({ typed: { cardholderName: ['Ada Lovelace', true], number: ['4111 1111', true] } }),
  invalid: () => createState({ typed: { number: ['4111 1111 1111 1112', false] }, pays: true }),
  declined: () => createState({ typed: COMPLETE, props: { onPayment: declined }, pays: true }),
  uncertain: () => createState({ typed: COMPLETE, props: { onPayment: () => Promise.reject(new Error()) }, pays: true }),
  paying: () => createState({ typed: COMPLETE, props: { onPayment: () => NEVER }, pays: true }),
  paid: () => createState({ typed: COMPLETE, pays: true }),
  waiting: () => createState({ props: { method: 'paypal' }, pays: true }),
  mandate: () => createState({ props: { method: 'sepa' }, pays: true }),
  express: () => createState({ props: { express: [paypal()] } }),
  nothing: () => createState({ props: { methods: [] } }),
  loading: () => ({ ...createState({}), wrap: (checkout) => <TenderProvider authorization={waitForToken}>{checkout}</TenderProvider> }),
};
