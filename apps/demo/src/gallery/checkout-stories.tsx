import { hostedFieldsErrors } from '@tender/hosted-fields';
import { paypal as paypalComponent, paypalErrors } from '@tender/paypal';
import { TenderProvider } from '@tender/react';
import { Checkout, CheckoutProblem, type CheckoutProps } from '@tender/react/checkout';
import { applePay } from '@tender/react/checkout/apple-pay';
import { card } from '@tender/react/checkout/card';
import { googlePay } from '@tender/react/checkout/google-pay';
import { localPayment } from '@tender/react/checkout/local-payment';
import { paypal } from '@tender/react/checkout/paypal';
import { saved } from '@tender/react/checkout/saved';
import { sepa } from '@tender/react/checkout/sepa';
import { usBankAccount } from '@tender/react/checkout/us-bank-account';
import { venmo } from '@tender/react/checkout/venmo';
import { fakeMethod, FakeTender, type FakeMethod } from '@tender/react/testing';
import { createFakeCard, type Typed } from './fake-card';
import { COMPLETE_CARD, createFakeMethods, createGalleryClient, NEVER, neverResolve, UNFINISHED_CARD } from './fakes';
import { createCheckoutProps, type Stories, type Story } from './story';

export const SHOP = 'Mugs & more';
/** The button that pays, once it can be pressed. */
export const PAY = 'form [data-tender-panel]:not([hidden]) [data-tender-button][aria-disabled=false]';
const CARD = { nonce: 'nonce', type: 'CreditCard', description: '', details: { bin: '411111' } };
const cardMethod = card({ cardholderName: true, postalCode: true });
const METHODS = [
  cardMethod,
  paypal(),
  venmo(),
  googlePay(),
  sepa({ shopName: SHOP, merchantAccountId: 'eur', customerId: 'ada' }),
  localPayment({ paymentType: 'ideal', title: 'iDEAL', fallback: { url: 'https://shop.example', buttonText: 'Back to the shop' } }),
];
const declined = (): Promise<never> =>
  Promise.reject(new CheckoutProblem('Your payment was declined.', 'Use another card, or choose another way to pay.'));

interface StoryOptions extends Pick<Story, 'shows'>, Partial<Pick<Story, 'press'>> {
  readonly typed?: Typed;
  /** What card fields tokenize to. */
  readonly tokenized?: Promise<never> | object;
  /** Props that differ from those of a checkout with the usual methods. */
  readonly props?: Partial<CheckoutProps>;
  /** Fakes that replace the usual ones. */
  readonly createFakes?: () => FakeMethod<unknown>[];
}

/** Creates a story of a checkout with the usual methods. */
export function createCheckoutStory({ typed = {}, tokenized = CARD, props, createFakes = () => [], ...story }: StoryOptions): Story {
  return {
    ...story,
    render: (look) => (
      <FakeTender methods={[...createFakes(), createFakeCard(typed, tokenized), ...createFakeMethods()]} client={createGalleryClient()}>
        <Checkout
          methods={METHODS}
          amount="1234.50"
          currency="EUR"
          onPayment={() => Promise.resolve()}
          {...props}
          {...createCheckoutProps(look)}
        />
      </FakeTender>
    ),
  };
}

/** A story of a checkout that is being loaded, or could not be. */
function createUnloadedStory(shows: string, authorization: () => Promise<string>): Story {
  return {
    shows,
    render: (look) => (
      <TenderProvider authorization={authorization}>
        <Checkout methods={METHODS} amount="1234.50" currency="EUR" onPayment={() => Promise.resolve()} {...createCheckoutProps(look)} />
      </TenderProvider>
    ),
  };
}

/** Creates a PayPal that loads as `create` says, and whose window ends as `tokenize` says. */
const failingPayPal = (create: () => Promise<void>, tokenize = neverResolve) => {
  const fake = fakeMethod(paypalComponent, { tokenize });
  fake.onCreate(create);
  return [fake];
};

const refuse = (): Promise<never> => {
  const refusal = Promise.reject(hostedFieldsErrors.HOSTED_FIELDS_FAILED_TOKENIZATION());
  refusal.catch(() => undefined); // it is awaited when the button is pressed
  return refusal;
};

/** The checkout, in every state. */
export const checkoutStories: Stories = {
  empty: createCheckoutStory({ shows: '[data-tender-accepted] svg' }),
  typing: createCheckoutStory({
    typed: { cardholderName: ['Ada Lovelace', true], number: ['4111 1111', true] },
    shows: '[data-tender-brand] svg',
  }),
  unfinished: createCheckoutStory({ typed: UNFINISHED_CARD, shows: '[data-tender-brand] svg' }),
  complete: createCheckoutStory({ typed: COMPLETE_CARD, shows: '[data-tender-brand] svg' }),
  invalid: createCheckoutStory({
    typed: { number: ['4111 1111 1111 1112', false] },
    press: PAY,
    shows: '[data-tender-field="cvv"][data-invalid]',
  }),
  refused: createCheckoutStory({ typed: COMPLETE_CARD, tokenized: refuse(), press: PAY, shows: '[data-tender-notice]:focus' }),
  declined: createCheckoutStory({
    typed: COMPLETE_CARD,
    props: { onPayment: declined },
    press: PAY,
    shows: '[data-tender-notice]:focus',
  }),
  uncertain: createCheckoutStory({
    typed: COMPLETE_CARD,
    props: { onPayment: () => Promise.reject(new Error()) },
    press: PAY,
    shows: '[data-tender-notice]:focus',
  }),
  collecting: createCheckoutStory({ typed: COMPLETE_CARD, tokenized: NEVER, press: PAY, shows: '[data-pending]' }),
  paying: createCheckoutStory({ typed: COMPLETE_CARD, props: { onPayment: neverResolve }, press: PAY, shows: '[data-pending]' }),
  paid: createCheckoutStory({ typed: COMPLETE_CARD, press: PAY, shows: '[data-tender-paid]:focus' }),
  single: createCheckoutStory({ props: { methods: [cardMethod] }, shows: 'p[data-tender-option]' }),
  paypal: createCheckoutStory({ props: { method: 'paypal' }, shows: PAY }),
  waiting: createCheckoutStory({ props: { method: 'paypal' }, press: PAY, shows: '[data-tender-waiting]' }),
  canceled: createCheckoutStory({
    props: { method: 'paypal' },
    press: PAY,
    shows: '[data-tender-notice=calm]',
    createFakes: () =>
      failingPayPal(
        () => Promise.resolve(),
        () => Promise.reject(paypalErrors.PAYPAL_POPUP_CLOSED()),
      ),
  }),
  'method-loading': createCheckoutStory({
    props: { method: 'paypal' },
    shows: '[data-pending]',
    createFakes: () => failingPayPal(neverResolve),
  }),
  'method-failed': createCheckoutStory({
    props: { method: 'paypal' },
    shows: '[data-tender-retry]',
    createFakes: () => failingPayPal(() => Promise.reject(new Error('The method of this story cannot be loaded.'))),
  }),
  venmo: createCheckoutStory({ props: { method: 'venmo' }, shows: PAY }),
  'apple-pay': createCheckoutStory({ props: { methods: [cardMethod, applePay({ shopName: SHOP })] }, shows: '[data-tender-method]' }),
  mandate: createCheckoutStory({ props: { method: 'sepa' }, press: PAY, shows: '[data-invalid] input:focus' }),
  ideal: createCheckoutStory({ props: { method: 'local-payment-ideal' }, press: PAY, shows: '[data-invalid] input:focus' }),
  'us-bank-account': createCheckoutStory({
    props: { methods: [cardMethod, usBankAccount({ shopName: SHOP })], method: 'us-bank-account', currency: 'USD' },
    press: PAY,
    shows: '[data-invalid] input:focus',
  }),
  saved: createCheckoutStory({ props: { methods: [saved(), ...METHODS] }, shows: '[data-tender-saved-method]' }),
  deleting: createCheckoutStory({
    props: { methods: [saved(), ...METHODS] },
    press: '[data-tender-saved-method] button',
    shows: '[data-tender-question]',
  }),
  express: createCheckoutStory({
    props: { express: [paypal()] },
    shows: '[data-tender-express] button[aria-disabled=false]',
  }),
  nothing: createCheckoutStory({ props: { methods: [] }, shows: '[data-tender-notice]' }),
  loading: createUnloadedStory('[data-tender-method=""]', neverResolve),
  failed: createUnloadedStory('[data-tender-retry]', () => Promise.reject(new Error('The client token of this story cannot be loaded.'))),
};
