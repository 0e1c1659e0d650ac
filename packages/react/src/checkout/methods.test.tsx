import type { TenderError } from '@tender/client';
import type { VenmoResultOptions } from '@tender/venmo';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { FakeMethod } from '../testing/fake-method';
import { applePay } from './apple-pay';
import { CheckoutProblem } from './checkout-problem';
import type { CheckoutProps } from './checkout-props';
import { googlePay } from './google-pay';
import { localPayment } from './local-payment';
import { paypal } from './paypal';
import { saved } from './saved';
import { sepa } from './sepa';
import { anyAttempt, deferred, createError, fakes, showCheckout, type Fakes, type Shown } from './fixtures/fakes';
import { usBankAccount } from './us-bank-account';
import { venmo } from './venmo';
import { expectNoConsoleErrors } from '../fixtures/console-errors';

const US_BANK_MANDATE =
  'By paying you authorize Braintree, a service of PayPal, on behalf of Mugs, to verify your bank account and to debit $15.00 from it once, by ACH.';

expectNoConsoleErrors();

let all: Fakes;
beforeEach(() => {
  all = fakes();
});

const payButton = (): HTMLElement => screen.getByRole('button', { name: /^(Pay|Continue|Checking)/ });
const isReady = (): Promise<void> => waitFor(() => expect(payButton().getAttribute('aria-disabled')).toBe('false'));
const type = (label: string, text: string): Promise<void> => userEvent.type(screen.getByLabelText(label), text);
const findNotice = (title: string): Promise<HTMLElement> => screen.findByRole('group', { name: title });

interface Case {
  readonly name: string;
  readonly method: CheckoutProps['methods'][number];
  readonly fake: () => FakeMethod<object>;
  readonly action: string;
  readonly props?: Partial<CheckoutProps>;
  readonly fill?: () => Promise<void>;
  /** What the panel loads on demand. */
  readonly load?: () => Promise<unknown>;
  /** Arguments of the method’s action, and the payment that the shop receives. */
  readonly asked: object;
  readonly payment: object;
  readonly left: TenderError;
}

const fallback = { url: 'https://shop.example/back', buttonText: 'Back' };
const cases: readonly Case[] = [
  {
    name: 'paypal',
    method: paypal({ displayName: 'Mugs' }),
    fake: () => all.paypal,
    action: 'tokenize',
    asked: { flow: 'checkout', intent: 'capture', useraction: 'commit', amount: '15.00', currency: 'EUR', displayName: 'Mugs' },
    payment: { nonce: 'paypal-nonce', type: 'PayPalAccount', details: { email: 'ada@example.com' }, method: 'paypal' },
    left: createError('PAYPAL_POPUP_CLOSED', 'CUSTOMER'),
  },
  {
    name: 'venmo',
    method: venmo(),
    fake: () => all.venmo,
    action: 'tokenize',
    load: () => import('./venmo-dialog/venmo-dialog'),
    asked: { onCode: expect.any(Function), onLogin: expect.any(Function) },
    payment: { nonce: 'venmo-nonce', type: 'VenmoAccount', details: { username: '@ada' }, method: 'venmo' },
    left: createError('VENMO_DESKTOP_CANCELED', 'CUSTOMER'),
  },
  {
    name: 'sepa',
    method: sepa({ shopName: 'Mugs', merchantAccountId: 'eur', customerId: '1' }),
    fake: () => all.sepa,
    action: 'tokenize',
    async fill() {
      await type('Account holder', 'Ada Lovelace');
      await type('IBAN', 'de89 3704 0044 0532 0130 00');
    },
    asked: {
      mandateType: 'ONE_OFF',
      locale: 'en',
      merchantAccountId: 'eur',
      customerId: '1',
      iban: 'DE89370400440532013000',
      accountHolderName: 'Ada Lovelace',
      countryCode: 'DE',
    },
    payment: {
      nonce: 'sepa-nonce',
      type: 'SepaDebitAccount',
      details: { ibanLastFour: '3000', customerId: '1', mandateType: 'ONE_OFF' },
      method: 'sepa',
    },
    left: createError('SEPA_CUSTOMER_CANCELED', 'CUSTOMER'),
  },
  {
    name: 'local-payment',
    method: localPayment({ paymentType: 'ideal', title: 'iDEAL', fallback, payment: { paymentTypeCountryCode: 'NL' } }),
    fake: () => all.localPayment,
    action: 'startPayment',
    async fill() {
      await type('First name', 'Ada');
      await type('Last name', 'Lovelace');
    },
    asked: {
      locale: 'en',
      paymentTypeCountryCode: 'NL',
      givenName: 'Ada',
      surname: 'Lovelace',
      paymentType: 'ideal',
      fallback,
      amount: '15.00',
      currencyCode: 'EUR',
      onPaymentStart: expect.any(Function),
    },
    payment: { nonce: 'local-nonce', type: 'PayPalAccount', details: {}, method: 'local-payment-ideal' },
    left: createError('LOCAL_PAYMENT_CANCELED', 'CUSTOMER'),
  },
  {
    name: 'us-bank-account',
    method: usBankAccount({ shopName: 'Mugs' }),
    fake: () => all.usBankAccount,
    action: 'tokenize',
    props: { currency: 'USD' },
    async fill() {
      await type('First name', 'Ada');
      await type('Last name', 'Lovelace');
      await type('Routing number', '011000015');
      await type('Account number', '1000000000');
      await type('Street address', '1 Test Street');
      await type('City', 'Chicago');
      await type('State', 'il');
      await type('ZIP code', '60606');
    },
    asked: {
      mandateText: US_BANK_MANDATE,
      bankDetails: {
        routingNumber: '011000015',
        accountNumber: '1000000000',
        accountType: 'checking',
        ownershipType: 'personal',
        firstName: 'Ada',
        lastName: 'Lovelace',
        billingAddress: { streetAddress: '1 Test Street', locality: 'Chicago', region: 'IL', postalCode: '60606' },
      },
    },
    payment: { nonce: 'bank-nonce', type: 'us_bank_account', description: 'ending in 0000', details: {}, method: 'us-bank-account' },
    left: createError('US_BANK_ACCOUNT_LOGIN_CLOSED', 'CUSTOMER'),
  },
];

describe.each(cases)('$name', ({ method, fake, action, props, fill, load, asked, payment, left }) => {
  async function show(): Promise<Shown> {
    const shown = await showCheckout(all, { methods: [method], ...props });
    await isReady();
    await act(async () => void (await load?.()));
    await fill?.();
    return shown;
  }
  const calls = (): unknown[] =>
    fake()
      .calls.filter((call) => call.method === action)
      .map(({ args }) => args[0] ?? {});

  test('default: collected', async () => {
    const { onPayment } = await show();
    await userEvent.click(payButton());
    await waitFor(() => expect(calls()).toEqual([asked]));
    expect(onPayment).toHaveBeenCalledWith(payment, anyAttempt);
    expect(await screen.findByText('Thank you. Your payment is complete.')).toBeTruthy();
  });

  test('behavior: a customer who leaves is no error, and may come back', async () => {
    const results = { [action]: left };
    const { onPayment, onError } = await show();
    fake().answer(results);
    await userEvent.click(payButton());
    expect((await findNotice('The payment was not completed.')).dataset['tenderNotice']).toBe('calm');
    expect([onPayment.mock.calls, onError.mock.calls]).toEqual([[], []]);
    await userEvent.click(payButton());
    await waitFor(() => expect(calls()).toEqual([asked, asked])); // the input was kept
  });

  test('behavior: a failure is shown to the customer and passed to onError', async () => {
    const failure = createError('CLIENT_REQUEST_TIMEOUT', 'NETWORK');
    const { onError } = await show();
    fake().answer({ [action]: failure });
    await userEvent.click(payButton());
    expect((await findNotice('The payment service could not be reached.')).dataset['tenderNotice']).toBe('failure');
    expect(onError.mock.calls).toEqual([[failure]]);
  });

  if (fill) {
    test('behavior: what is missing is shown, and the first of it gets the focus', async () => {
      await showCheckout(all, { methods: [method], ...props });
      await isReady();
      await userEvent.click(payButton());
      expect(calls()).toEqual([]);
      const [first] = screen.getAllByRole('textbox');
      expect(document.activeElement).toBe(first);
      expect([first?.getAttribute('aria-invalid'), first?.getAttribute('aria-describedby')]).toEqual(['true', expect.any(String)]);
    });
  }
});

test('sepa: an IBAN with a typing error is reported when the customer leaves the field', async () => {
  await showCheckout(all, { methods: [sepa({ shopName: 'Mugs', merchantAccountId: 'eur', customerId: '1' })] });
  await type('IBAN', 'DE89 3704 0044 0532 0130 01');
  expect(screen.queryByText(/typing error/)).toBeNull();
  await userEvent.tab();
  expect(screen.getByText('This IBAN is incomplete or has a typing error.')).toBeTruthy();
  expect(screen.getByText(/By paying you authorise Mugs/)).toBeTruthy();
});

test('us-bank-account: of a business', async () => {
  await showCheckout(all, { methods: [usBankAccount({ shopName: 'Mugs' })], currency: 'USD' });
  await userEvent.click(screen.getByRole('radio', { name: 'A business' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Savings' }));
  for (const [label, text] of Object.entries({
    'Business name': 'Mugs & more',
    'Routing number': '011000015',
    'Account number': '1000000000',
    'Street address': '1 Test Street',
    City: 'Chicago',
    State: 'IL',
    'ZIP code': '60606',
  })) {
    await type(label, text);
  }
  await userEvent.click(payButton());
  expect(all.usBankAccount.calls.at(-1)?.args).toMatchObject([
    { bankDetails: { ownershipType: 'business', businessName: 'Mugs & more', accountType: 'savings' } },
  ]);
});

test('us-bank-account: a login at the bank needs no numbers', async () => {
  await showCheckout(all, { methods: [usBankAccount({ shopName: 'Mugs', bankLogin: true })], currency: 'USD' });
  expect([screen.queryByLabelText('Routing number'), screen.queryByRole('radio', { name: 'Savings' })]).toEqual([null, null]);
  const owner = { 'First name': 'Ada', 'Last name': 'Lovelace' };
  const address = { 'Street address': '1 Test Street', City: 'Chicago', State: 'IL', 'ZIP code': '60606' };
  for (const [label, text] of Object.entries({ ...owner, ...address })) await type(label, text);
  await userEvent.click(payButton());
  expect(all.usBankAccount.calls.at(-1)?.args).toEqual([
    {
      mandateText: US_BANK_MANDATE,
      bankLogin: {
        displayName: 'Mugs',
        ownershipType: 'personal',
        firstName: 'Ada',
        lastName: 'Lovelace',
        billingAddress: { streetAddress: '1 Test Street', locality: 'Chicago', region: 'IL', postalCode: '60606' },
      },
    },
  ]);
});

const BACK = `${window.location.origin}/?from=bank`;
describe.each([
  {
    name: 'sepa',
    method: sepa({ shopName: 'Mugs', merchantAccountId: 'eur', customerId: '1', redirectUrl: BACK }),
    fake: () => all.sepa,
    texts: { 'Account holder': 'Ada Lovelace', IBAN: 'DE89370400440532013000' },
    leave: () => Promise.resolve(undefined),
    query: '&success=true&cart_id=1',
    tokenizePayload: { nonce: 'sepa-nonce', ibanLastFour: '3000', customerId: '1', mandateType: 'ONE_OFF' },
    payment: { nonce: 'sepa-nonce', type: 'SepaDebitAccount', details: { ibanLastFour: '3000', customerId: '1', mandateType: 'ONE_OFF' } },
    canceled: createError('SEPA_CUSTOMER_CANCELED', 'CUSTOMER'),
  },
  {
    name: 'local-payment',
    method: localPayment({ paymentType: 'ideal', title: 'iDEAL', fallback, redirectUrl: BACK }),
    fake: () => all.localPayment,
    texts: { 'First name': 'Ada', 'Last name': 'Lovelace' },
    leave: () => new Promise(() => undefined),
    query: '&token=1',
    tokenizePayload: { nonce: 'local-nonce', type: 'PayPalAccount', details: {} },
    payment: { nonce: 'local-nonce', type: 'PayPalAccount', details: {} },
    canceled: createError('LOCAL_PAYMENT_CANCELED', 'CUSTOMER'),
  },
])('$name: options: redirectUrl', ({ method, fake, texts, leave, query, tokenizePayload, payment, canceled }) => {
  const methods = [paypal(), method];
  const returnToShop = (result: object): void => {
    const returned: FakeMethod<object> = fake();
    const { create } = returned;
    jest.spyOn(returned, 'create').mockImplementation(async (options) => Object.assign(Object.create(await create(options)), result));
    window.history.replaceState(null, '', `${BACK}${query}#here`);
  };
  afterEach(() => window.history.replaceState(null, '', '/'));

  test('default: the customer who returns pays at once, and a reload does not pay again', async () => {
    returnToShop({ tokenizePayload, startedInThisTab: true });
    const { onPayment } = await showCheckout(all, { methods });
    expect(onPayment.mock.calls).toEqual([[expect.objectContaining(payment), anyAttempt]]);
    expect(window.location.href).toBe(`${BACK}#here`);
    expect(fake().created.at(-1)).toMatchObject({ redirectUrl: BACK });
  });

  test('behavior: a payment that the customer has approved is paid, although beforePayment would stop a new one', async () => {
    returnToShop({ tokenizePayload, startedInThisTab: true });
    const { onPayment } = await showCheckout(all, { methods, beforePayment: () => false });
    expect(onPayment.mock.calls).toEqual([[expect.objectContaining(payment), anyAttempt]]);
  });

  test('behavior: a payment that was not started in this tab is paid only when the customer clicks', async () => {
    returnToShop({ tokenizePayload });
    const { onPayment } = await showCheckout(all, { methods });
    await isReady();
    expect([onPayment.mock.calls, window.location.href]).toEqual([[], `${BACK}${query}#here`]);
    expect(screen.getByText(/^You have come back from/)).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    await userEvent.click(payButton());
    expect(onPayment.mock.calls).toEqual([[expect.objectContaining(payment), anyAttempt]]);
    expect([window.location.href, fake().calls]).toEqual([`${BACK}#here`, []]);
  });

  test('behavior: after a decline of a payment that was not started in this tab, the customer can start another one', async () => {
    returnToShop({ tokenizePayload });
    const onPayment = jest.fn(() => Promise.reject(new Error('declined')));
    await showCheckout(all, { methods: [method], onPayment });
    await isReady();
    await userEvent.click(payButton());
    for (const label of Object.keys(texts)) expect(await screen.findByLabelText(label)).toBeTruthy();
    expect(onPayment).toHaveBeenCalledTimes(1);
  });

  test('behavior: a customer who returns without paying is no error, and finds the names that they entered', async () => {
    fake().answer({ [method.id === 'sepa' ? 'tokenize' : 'startPayment']: leave as never });
    const { unmount } = await showCheckout(all, { methods: [method] });
    for (const [label, text] of Object.entries(texts)) await type(label, text);
    await userEvent.click(payButton());
    unmount();
    returnToShop({ redirectError: canceled });
    const { onPayment, onError } = await showCheckout(all, { methods });
    expect((await findNotice('The payment was not completed.')).dataset['tenderNotice']).toBe('calm');
    expect([onPayment.mock.calls, onError.mock.calls]).toEqual([[], []]);
    for (const [label, text] of Object.entries(texts)) {
      expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe(label === 'IBAN' ? '' : text);
    }
    expect(sessionStorage).toHaveLength(0);
  });

  test('behavior: another page is no return', async () => {
    window.history.replaceState(null, '', `/other${query.replace('&', '?')}`);
    await showCheckout(all, { methods });
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'PayPal' }).checked).toBe(true);
  });

  test('behavior: the page stays busy while it is left, and a customer who steps back to it can pay again', async () => {
    fake().answer({ [method.id === 'sepa' ? 'tokenize' : 'startPayment']: leave as never });
    const { onPayment, onError } = await showCheckout(all, { methods: [method] });
    await isReady();
    for (const [label, text] of Object.entries(texts)) await type(label, text);
    await userEvent.click(payButton());
    expect([payButton().getAttribute('aria-disabled'), screen.queryByRole('button', { name: 'Cancel' })]).toEqual(['true', null]);
    await act(async () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    await isReady();
    expect([onPayment.mock.calls, onError.mock.calls]).toEqual([[], []]);
  });
});

test('local-payment: the customer goes to the bank once the shop knows the payment', async () => {
  const order: string[] = [];
  const onPaymentStart = jest.fn(async () => void order.push('kept'));
  all.localPayment.answer({
    startPayment: (async ({ onPaymentStart: start }: { onPaymentStart: (payment: object, go: () => void) => unknown }) => {
      await start({ paymentId: 'payment-1' }, () => order.push('sent'));
      return { nonce: 'local-nonce', type: 'PayPalAccount', details: {} };
    }) as never,
  });
  await showCheckout(all, { methods: [localPayment({ paymentType: 'ideal', title: 'iDEAL', fallback, onPaymentStart })] });
  await type('First name', 'Ada');
  await type('Last name', 'Lovelace');
  await userEvent.click(payButton());
  await waitFor(() => expect(onPaymentStart).toHaveBeenCalledWith({ paymentId: 'payment-1' }));
  expect(order).toEqual(['kept', 'sent']);
});

test('venmo: a result that was not started in this tab is paid only when the customer clicks', async () => {
  window.history.replaceState(null, '', '#venmoSuccess=1&paymentMethodNonce=forged');
  all.venmo.answer({ hasTokenizationResult: (options?: VenmoResultOptions) => !options?.startedInThisTab });
  const { onPayment } = await showCheckout(all, { methods: [paypal(), venmo()] });
  await isReady();
  expect([onPayment.mock.calls, all.venmo.calls.filter(({ method }) => method === 'tokenize')]).toEqual([[], []]);
  expect(screen.getByText(/^You have come back from Venmo/)).toBeTruthy();
  await userEvent.click(payButton());
  expect(onPayment.mock.calls).toEqual([[expect.objectContaining({ nonce: 'venmo-nonce', method: 'venmo' }), anyAttempt]]);
  window.history.replaceState(null, '', '/');
});

test('venmo: a page that the app came back to pays at once, also when its address says no more', async () => {
  const approved = deferred<object>();
  window.history.replaceState(null, '', '#venmoSuccess=1&paymentMethodNonce=n&username=ada');
  all.venmo.answer({ hasTokenizationResult: () => true, tokenize: (() => approved.promise) as never });
  const { onPayment, show } = await showCheckout(all, { methods: [paypal(), venmo()] });
  window.history.replaceState(null, '', '#');
  show({ amount: '20.00', methods: [paypal(), venmo()] });
  await act(async () => approved.resolve({ nonce: 'venmo-nonce', type: 'VenmoAccount', details: {} }));
  expect(onPayment.mock.calls).toEqual([[expect.objectContaining({ nonce: 'venmo-nonce', method: 'venmo' }), anyAttempt]]);
  expect(screen.getByText('Thank you. Your payment is complete.')).toBeTruthy();
});

describe('saved', () => {
  const visa = {
    nonce: 'saved-visa',
    type: 'CreditCard',
    default: true,
    hasSubscription: false,
    details: { cardType: 'Visa', lastFour: '1111' },
  };
  const account = {
    nonce: 'saved-paypal',
    type: 'PayPalAccount',
    default: false,
    hasSubscription: false,
    details: { email: 'ada@example.com' },
  };

  test('default: the first one is chosen, and paid with', async () => {
    all.vault.answer({ fetchPaymentMethods: [visa, account] as never });
    const { onPayment } = await showCheckout(all, { methods: [saved(), paypal()] });
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('radio', { name: /1111/ }).checked).toBe(true));
    await userEvent.click(payButton());
    await waitFor(() =>
      expect(onPayment).toHaveBeenCalledWith(
        { nonce: 'saved-visa', type: 'CreditCard', details: visa.details, method: 'saved' },
        anyAttempt,
      ),
    );
  });

  test('behavior: another one is chosen', async () => {
    all.vault.answer({ fetchPaymentMethods: [visa, account] as never });
    const { onPayment } = await showCheckout(all, { methods: [saved(), paypal()] });
    await userEvent.click(await screen.findByRole('radio', { name: /ada@example\.com/ }));
    await userEvent.click(payButton());
    await waitFor(() =>
      expect(onPayment).toHaveBeenCalledWith(expect.objectContaining({ nonce: 'saved-paypal', type: 'PayPalAccount' }), anyAttempt),
    );
  });

  test.each<[string, CheckoutProps['methods'], () => Element | null]>([
    ['the method that is chosen then', [paypal(), venmo()], () => screen.getByRole('radio', { name: 'PayPal' })],
    ['the list, where there is no other', [paypal()], () => document.querySelector('[data-tender-methods]')],
  ])('behavior: with the last one removed it is left out, and the focus is on %s', async (_, others, focused) => {
    all.vault.answer({ fetchPaymentMethods: [visa] as never });
    await showCheckout(all, { methods: [saved(), ...others] });
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Visa ending in 1111' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByRole('radio', { name: 'Saved payment methods' })).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(focused())); // an effect moves it after the list has changed
  });

  test('behavior: onError is called for a list that could not be loaded and a method that could not be removed', async () => {
    const failure = createError('CLIENT_GATEWAY_NETWORK');
    all.vault.answer({ fetchPaymentMethods: failure });
    const { onError } = await showCheckout(all, { methods: [saved(), paypal()] });
    expect((await screen.findByRole('alert')).textContent).toBe('Your saved payment methods could not be loaded.');
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull(); // there is nothing to pay with yet
    all.vault.answer({ fetchPaymentMethods: [visa] as never, deletePaymentMethod: failure });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Visa ending in 1111' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await screen.findByText(/could not be removed/);
    expect(onError.mock.calls).toEqual([[failure], [failure]]);
  });

  test('behavior: an instance that could not be created is shown once and passed to onError once', async () => {
    const failure = createError('CLIENT_GATEWAY_NETWORK');
    all.vault.onCreate(() => Promise.reject(failure));
    const { onError } = await showCheckout(all, { methods: [saved(), paypal()] });
    expect((await screen.findByRole('alert')).textContent).toBe('Your saved payment methods could not be loaded.');
    expect([screen.getAllByRole('button', { name: 'Try again' }).length, onError.mock.calls]).toEqual([1, [[failure]]]);
  });

  test('behavior: where nothing is saved it is left out', async () => {
    await showCheckout(all, { methods: [saved(), paypal(), venmo()] });
    await waitFor(() => expect(screen.queryByRole('radio', { name: 'Saved payment methods' })).toBeNull());
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'PayPal' }).checked).toBe(true);
    await act(async () => Promise.resolve());
  });
});

describe('google-pay', () => {
  let isReady: boolean;
  let respond: () => Promise<object>;
  class PaymentsClient {
    isReadyToPay = (): Promise<object> => Promise.resolve({ result: isReady });
    loadPaymentData = (): Promise<object> => respond();
    createButton({ onClick }: { onClick(): void }): HTMLElement {
      const button = Object.assign(document.createElement('button'), { textContent: 'Pay with G' }); // its type is `submit` by default
      button.addEventListener('click', onClick);
      return button;
    }
  }
  beforeEach(() => {
    isReady = true;
    respond = () => Promise.resolve({ apiVersion: 2 });
    jest.spyOn(document.head, 'append').mockImplementation((node) => {
      Object.assign(window, { google: { payments: { api: { PaymentsClient } } } });
      queueMicrotask(() => (node as HTMLScriptElement).onload?.(new Event('load')));
    });
  });
  const press = async (): Promise<void> => userEvent.click(await screen.findByRole('button', { name: 'Pay with G' }));
  const payment = {
    nonce: 'google-nonce',
    type: 'AndroidPayCard',
    description: 'Visa 1111',
    details: { lastFour: '1111' },
    method: 'google-pay',
  };

  test('default: collected by Google’s own button, the only one', async () => {
    const { onPayment } = await showCheckout(all, { methods: [googlePay()] });
    await press();
    await waitFor(() => expect(onPayment).toHaveBeenCalledWith(payment, anyAttempt));
    expect(await screen.findByText('Thank you. Your payment is complete.')).toBeTruthy();
    expect(onPayment).toHaveBeenCalledTimes(1);
    expect(all.google.calls.filter(({ method }) => method === 'createPaymentDataRequest').at(-1)?.args).toEqual([
      { transactionInfo: { currencyCode: 'EUR', totalPriceStatus: 'FINAL', totalPrice: '15.00' } },
    ]);
  });

  test('behavior: requestPaymentMethod waits for that button', async () => {
    const { handle, onPayment } = await showCheckout(all, { methods: [googlePay()], submit: false });
    await screen.findByRole('button', { name: 'Pay with G' });
    let asked: Promise<unknown> | undefined;
    act(() => void (asked = handle.current?.requestPaymentMethod()));
    await press();
    await act(async () => expect(await asked).toEqual(payment));
    expect(onPayment).not.toHaveBeenCalled();
  });

  test('behavior: a customer who closes Google’s window is no error, and may open it again', async () => {
    respond = () => Promise.reject({ statusCode: 'CANCELED' });
    const { onPayment, onError } = await showCheckout(all, { methods: [googlePay()] });
    await press();
    expect((await findNotice('The payment was not completed.')).dataset['tenderNotice']).toBe('calm');
    expect([onPayment.mock.calls, onError.mock.calls]).toEqual([[], []]);
    respond = () => Promise.resolve({ apiVersion: 2 });
    await press();
    await waitFor(() => expect(onPayment).toHaveBeenCalledWith(payment, anyAttempt));
  });

  test.each<[string, unknown, unknown]>([
    ['closes Google’s window', { statusCode: 'CANCELED' }, expect.objectContaining({ name: 'AbortError' })],
    ['is refused', createError('GOOGLE_PAYMENT_GATEWAY_ERROR'), expect.objectContaining({ code: 'GOOGLE_PAYMENT_GATEWAY_ERROR' })],
  ])('behavior: requestPaymentMethod rejects for a customer who %s, and can be called again', async (_, failure, reason) => {
    respond = () => Promise.reject(failure);
    const { handle } = await showCheckout(all, { methods: [googlePay()], submit: false });
    await screen.findByRole('button', { name: 'Pay with G' });
    let asked: Promise<unknown> | undefined;
    const ask = (): void => act(() => void (asked = handle.current?.requestPaymentMethod().catch((error: unknown) => error)));
    ask();
    await press();
    await act(async () => expect(await asked).toEqual(reason));
    respond = () => Promise.resolve({ apiVersion: 2 });
    ask();
    await press();
    await act(async () => expect(await asked).toEqual(payment));
  });

  test('behavior: beforePayment keeps Google’s window closed', async () => {
    const loadPaymentData = jest.fn(() => Promise.resolve({ apiVersion: 2 }));
    respond = loadPaymentData;
    const { onPayment, show } = await showCheckout(all, { methods: [googlePay()], beforePayment: () => false });
    await press();
    expect(loadPaymentData).not.toHaveBeenCalled();
    show({ beforePayment: () => true });
    await press();
    await waitFor(() => expect(onPayment).toHaveBeenCalledWith(payment, anyAttempt));
  });

  test('behavior: a failure is shown to the customer and passed to onError', async () => {
    const failure = createError('GOOGLE_PAYMENT_GATEWAY_ERROR');
    respond = () => Promise.reject(failure);
    const { onError } = await showCheckout(all, { methods: [googlePay()] });
    await press();
    expect(await findNotice('The payment did not work.')).toBeTruthy();
    expect(onError.mock.calls).toEqual([[failure]]);
  });

  test('behavior: says when the browser does not support Google Pay', async () => {
    isReady = false;
    await showCheckout(all, { methods: [googlePay(), paypal()] });
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Google Pay is not available in this browser\./);
  });
});

describe('apple-pay', () => {
  let sessions: Session[];
  class Session {
    static STATUS_SUCCESS = 0;
    static STATUS_FAILURE = 1;
    static canMakePayments = (): boolean => true;
    onpaymentauthorized = (_: object): void => {};
    oncancel = (): void => {};
    readonly completed: unknown[] = [];
    constructor(
      readonly version: number,
      readonly request: object,
    ) {
      sessions.push(this);
    }
    begin(): void {}
    abort(): void {}
    completePayment = (result: unknown): void => void this.completed.push(result);
  }
  beforeEach(() => {
    sessions = [];
    Object.assign(window, { ApplePaySession: Session });
  });
  afterEach(() => void Reflect.deleteProperty(window, 'ApplePaySession'));
  const methods = [applePay({ shopName: 'Shop' })];
  const press = async (): Promise<void> => {
    await waitFor(() => expect(document.querySelectorAll('[data-tender-apple-pay="ready"]')).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: 'Apple Pay' }));
  };
  const approve = (): Promise<void> => act(async () => sessions.at(-1)?.onpaymentauthorized({ payment: { token: {} } }));
  const payment = {
    nonce: 'apple-nonce',
    type: 'ApplePayCard',
    description: 'Apple Pay - Visa',
    details: { dpanLastTwo: '11' },
    method: 'apple-pay',
  };

  test('default: Apple’s sheet stays open until the shop has charged the payment', async () => {
    const charge = deferred();
    await showCheckout(all, { methods, onPayment: () => charge.promise });
    await press();
    expect(sessions[0]?.request).toEqual({ countryCode: 'DE', currencyCode: 'EUR', total: { label: 'Shop', amount: '15.00' } });
    await approve();
    expect(sessions[0]?.completed).toEqual([]);
    await act(async () => charge.resolve());
    expect(await screen.findByText('Thank you. Your payment is complete.')).toBeTruthy();
    expect(sessions[0]?.completed).toEqual([{ status: 0 }]);
  });

  test('behavior: the payment of a shop', async () => {
    const { onPayment } = await showCheckout(all, { methods });
    await press();
    await approve();
    expect(onPayment.mock.calls).toEqual([[payment, anyAttempt]]);
  });

  test('behavior: a decline is shown once, in the sheet and in the checkout', async () => {
    const onPayment = jest.fn(() => Promise.reject(new CheckoutProblem('Declined.', 'Use another card.')));
    const { onError } = await showCheckout(all, { methods, onPayment });
    await press();
    await approve();
    expect(sessions[0]?.completed).toEqual([{ status: 1 }]);
    expect((await findNotice('Declined.')).textContent).toContain('Declined.');
    expect(onError).toHaveBeenCalledTimes(1);
    await press();
    expect(sessions).toHaveLength(2);
  });

  test('behavior: requestPaymentMethod waits for that button', async () => {
    const { handle, onPayment } = await showCheckout(all, { methods, submit: false });
    let asked: Promise<unknown> | undefined;
    act(() => void (asked = handle.current?.requestPaymentMethod()));
    await press();
    await approve();
    await act(async () => expect(await asked).toEqual(payment));
    expect([onPayment.mock.calls, sessions[0]?.completed]).toEqual([[], [{ status: 0 }]]);
  });

  test('behavior: a customer who closes the sheet is no error', async () => {
    const { onError } = await showCheckout(all, { methods });
    await press();
    await act(async () => sessions[0]?.oncancel());
    expect((await findNotice('The payment was not completed.')).dataset['tenderNotice']).toBe('calm');
    expect(onError).not.toHaveBeenCalled();
  });

  test('behavior: beforePayment keeps the sheet closed', async () => {
    await showCheckout(all, { methods, beforePayment: () => false });
    await press();
    expect(sessions).toEqual([]);
  });

  test('behavior: is offered only where the browser and the account have it', async () => {
    Session.canMakePayments = () => false;
    await showCheckout(all, { methods: [...methods, paypal()] });
    expect(document.body.textContent).not.toContain('Apple Pay');
    Session.canMakePayments = () => true;
  });
});
