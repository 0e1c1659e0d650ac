import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { TenderProvider } from '../tender';
import { createFakeClient } from '../testing/fake-client';
import { FakeTender } from '../testing/fake-tender';
import { applePay } from './apple-pay';
import { card } from './card/card';
import { Checkout } from './checkout';
import { CheckoutProblem } from './checkout-problem';
import type { CheckoutProps } from './checkout-props';
import { paypal } from './paypal';
import { anyAttempt, deferred, createError, fakes, showCheckout, type Fakes, type Shown } from './fixtures/fakes';
import { saved } from './saved';
import { ar } from './texts/ar';
import { de } from './texts/de';
import { usBankAccount } from './us-bank-account';
import { venmo } from './venmo';
import { expectNoConsoleErrors } from '../fixtures/console-errors';

const forgetConsoleErrors = expectNoConsoleErrors();

let all: Fakes;
beforeEach(() => {
  Object.assign(window, { CSS: { escape: (text: string) => text } }); // user-event needs it for arrow keys on radio buttons, and jsdom does not have it
  all = fakes();
});

const both = [card(), paypal()];
const payButton = (): HTMLElement => screen.getByRole('button', { name: /^(Pay|Continue|Checking)/ });
const isReady = (): Promise<void> => waitFor(() => expect(payButton().getAttribute('aria-disabled')).toBe('false'));

async function showFilled(props: Partial<CheckoutProps> = {}): Promise<Shown> {
  const shown = await showCheckout(all, { methods: both, ...props });
  await isReady();
  all.card.fill();
  return shown;
}

test('default: one radio button for each method, the first one chosen, its panel and the amount below', async () => {
  const { container } = await showCheckout(all, { methods: both });
  const radios = screen.getAllByRole('radio');
  expect(radios.map((radio) => [(radio as HTMLInputElement).labels?.[0]?.textContent, (radio as HTMLInputElement).checked])).toEqual([
    ['Card', true],
    ['PayPal', false],
  ]);
  expect(screen.getByRole('radiogroup', { name: 'How would you like to pay?' })).toBeTruthy();
  expect(screen.getByRole('group', { name: 'Card' })).toBeTruthy();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Pay €15.00' })).toBeTruthy());
  expect(container.querySelector('[style]')).toBeNull();
});

test('default: paid, from the click to the end', async () => {
  const charged = deferred();
  const onPayment = jest.fn(() => charged.promise);
  const { container } = await showFilled({ onPayment });
  await userEvent.click(payButton());
  await waitFor(() =>
    expect(onPayment).toHaveBeenCalledWith(
      {
        nonce: 'card-nonce',
        type: 'CreditCard',
        description: 'ending in 11',
        details: { bin: '411111', cardType: 'Visa', lastFour: '1111' },
        method: 'card',
      },
      anyAttempt,
    ),
  );
  expect(container.querySelector('form')?.getAttribute('aria-busy')).toBe('true');
  expect(screen.getByRole('status').textContent).toBe('Paying…');
  for (const radio of screen.getAllByRole('radio')) expect((radio as HTMLInputElement).disabled).toBe(true);
  await act(async () => charged.resolve());
  const paid = screen.getByText('Thank you. Your payment is complete.');
  await waitFor(() => expect(document.activeElement).toBe(paid));
  expect(screen.queryByRole('radio')).toBeNull();
});

test('behavior: what merchant, purchase or browser do not allow is left out', async () => {
  const client = createFakeClient({ gatewayConfiguration: { paypalEnabled: false } });
  await showCheckout(all, { methods: [paypal(), card(), venmo(), usBankAccount({ shopName: 'Mugs' })] }, client);
  expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent)).toEqual(['Card', 'Venmo']);
});

describe('behavior: before the account is known', () => {
  const postalCard = card({ postalCode: true });
  test.each<[what: string, placeholders: number | undefined, props: Partial<CheckoutProps>]>([
    ['a card form that is the same for every account is shown', 1, { methods: [postalCard, paypal()] }],
    ['also alone', 0, { methods: [card({ postalCode: false })] }],
    ['also below a method for another currency', 0, { methods: [usBankAccount({ shopName: 'Mugs' }), postalCard], defaultMethod: 'card' }],
    ['not one that has a postal code if the account wants it', undefined, { methods: both }],
    ['not below another method, which may be left out', undefined, { methods: [paypal(), postalCard], defaultMethod: 'card' }],
    ['not below an express row', undefined, { methods: [postalCard], express: [paypal()] }],
    ['not where the customer returns from another method', undefined, { methods: [postalCard, { ...paypal(), isReturned: () => true }] }],
  ])('%s', async (_, placeholders, props) => {
    const { container } = render(
      <TenderProvider authorization={() => new Promise(() => undefined)}>
        <Checkout methods={[]} amount="15.00" currency="EUR" onPayment={() => Promise.resolve()} {...props} />
      </TenderProvider>,
    );
    await act(async () => Promise.resolve());
    const isShown = placeholders !== undefined;
    expect(screen.queryByText('Card number')?.closest('[hidden]') === null).toBe(isShown);
    expect(container.querySelector('[data-tender-skeleton]') === null).toBe(isShown);
    expect(container.querySelectorAll(':not([hidden]) > [data-tender-method=""]')).toHaveLength(placeholders ?? 0);
  });
});

test('behavior: a method that the customer returns from is selected, unless it is not offered', async () => {
  const returning = { ...paypal(), isReturned: () => true };
  const selected = (): string | undefined => screen.getByRole<HTMLInputElement>('radio', { checked: true }).labels?.[0]?.textContent;
  const { unmount } = await showCheckout(all, { methods: [card(), returning, venmo()] });
  expect(selected()).toBe('PayPal');
  unmount();
  await showCheckout(all, { methods: [card(), returning, venmo()] }, createFakeClient({ gatewayConfiguration: { paypalEnabled: false } }));
  expect(selected()).toBe('Card');
});

test('behavior: a single method is no choice', async () => {
  await showCheckout(all, { methods: [card()] });
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByRole('group', { name: 'Card' })).toBeTruthy();
});

test('behavior: says when no method is offered', async () => {
  await showCheckout(all, { methods: [usBankAccount({ shopName: 'Mugs' })] });
  expect(screen.getByRole('alert').textContent).toMatch(/^No way to pay is available/);
});

describe('options: onUnavailable', () => {
  const methods = [paypal(), card(), venmo(), applePay({ shopName: 'Mugs' }), usBankAccount({ shopName: 'Mugs' }), saved()];
  const client = createFakeClient({ gatewayConfiguration: { paypalEnabled: false } });
  const unavailable = [
    { method: 'paypal', reason: 'account' },
    { method: 'apple-pay', reason: 'browser' },
    { method: 'us-bank-account', reason: 'currency' },
  ];
  const { NODE_ENV } = process.env;
  let warn: jest.SpyInstance;
  beforeEach(() => {
    warn = jest.spyOn(console, 'warn').mockImplementation();
  });
  afterEach(() => {
    process.env.NODE_ENV = NODE_ENV;
    jest.restoreAllMocks();
  });

  test('default: each method that is left out is reported once, with the reason, also in the console', async () => {
    const onUnavailable = jest.fn();
    const { show } = await showCheckout(all, { methods, onUnavailable }, client);
    await waitFor(() => expect(warn).toHaveBeenCalledTimes(unavailable.length));
    show({ methods: [...methods], amount: '16.00', onUnavailable });
    await act(() => import('./unavailable'));
    expect(onUnavailable.mock.calls).toEqual(unavailable.map((each) => [each]));
    expect(warn.mock.calls.map(([message]) => message as string)).toEqual([
      expect.stringMatching(/^<Checkout> leaves out "paypal": your account does not accept it\./),
      '<Checkout> leaves out "apple-pay": this browser does not support it.',
      '<Checkout> leaves out "us-bank-account": it cannot pay in EUR.',
    ]);
  });

  test('behavior: an error that it throws is an error of the page, and the others are reported', async () => {
    const thrown: unknown[] = [];
    const hear = (event: ErrorEvent): void => {
      event.preventDefault();
      thrown.push(event.error);
    };
    window.addEventListener('error', hear);
    const failure = new Error('a bug of the shop');
    const onUnavailable = jest.fn(() => {
      throw failure;
    });
    await showCheckout(all, { methods, onUnavailable }, client);
    await waitFor(() => expect(thrown).toEqual(unavailable.map(() => failure)));
    window.removeEventListener('error', hear);
    expect(onUnavailable.mock.calls).toEqual(unavailable.map((each) => [each]));
  });

  test('behavior: the console says that there are no methods', async () => {
    const onUnavailable = jest.fn();
    await showCheckout(all, { methods: [], onUnavailable });
    await waitFor(() => expect(warn).toHaveBeenCalled());
    expect(warn.mock.calls).toEqual([['<Checkout> has no methods: pass some, such as methods={[card()]}.']]);
    expect(onUnavailable).not.toHaveBeenCalled();
  });

  test('behavior: in production the console says nothing', async () => {
    process.env.NODE_ENV = 'production';
    const onUnavailable = jest.fn();
    await showCheckout(all, { methods, onUnavailable }, client);
    await waitFor(() => expect(onUnavailable).toHaveBeenCalledTimes(unavailable.length));
    expect(warn).not.toHaveBeenCalled();
  });
});

test('error: outside of a provider, the message names the component', () => {
  expect(() => render(<Checkout methods={[]} amount="1.00" currency="EUR" onPayment={() => undefined} />)).toThrow(
    '<Checkout> must be used within <TenderProvider>.',
  );
  forgetConsoleErrors(); // React logs the error too
});

test('options: defaultMethod', async () => {
  await showCheckout(all, { methods: both, defaultMethod: 'paypal' });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'PayPal' }).checked).toBe(true);
});

describe('options: method and onMethodChange', () => {
  const isChosen = (name: string): boolean => screen.getByRole<HTMLInputElement>('radio', { name }).checked;

  test('default: the page decides which method is selected', async () => {
    const onMethodChange = jest.fn();
    const { show } = await showCheckout(all, { methods: both, method: 'paypal', onMethodChange });
    expect(isChosen('PayPal')).toBe(true);
    await userEvent.click(screen.getByRole('radio', { name: 'Card' }));
    expect(onMethodChange.mock.calls).toEqual([['card']]);
    expect(isChosen('PayPal')).toBe(true);
    show({ method: 'card', onMethodChange });
    expect(isChosen('Card')).toBe(true);
    await isReady();
    expect(onMethodChange).toHaveBeenCalledTimes(1);
  });

  test('behavior: onMethodChange alone observes the selection', async () => {
    const onMethodChange = jest.fn();
    await showCheckout(all, { methods: both, onMethodChange });
    await userEvent.click(screen.getByRole('radio', { name: 'PayPal' }));
    expect([onMethodChange.mock.calls, isChosen('PayPal')]).toEqual([[['paypal']], true]);
  });

  test('behavior: a page that selects another method cancels the payment', async () => {
    let signal: AbortSignal | undefined;
    all.card.fake.answer({
      tokenize: ((options: { signal: AbortSignal }) => ((signal = options.signal), new Promise(() => undefined))) as never,
    });
    const { show, onPayment } = await showFilled({ method: 'card' });
    await userEvent.click(payButton());
    show({ method: 'paypal' });
    expect([signal?.aborted, isChosen('PayPal')]).toEqual([true, true]);
    expect(all.card.fake.alive).toBe(1); // its input is kept
    await isReady();
    await userEvent.click(payButton());
    await waitFor(() => expect(onPayment.mock.calls).toEqual([[expect.objectContaining({ method: 'paypal' }), anyAttempt]]));
  });
});

test('options: beforePayment stops a payment before anything is collected', async () => {
  const beforePayment = jest.fn(() => false);
  const { onPayment, show } = await showCheckout(all, { methods: both, beforePayment });
  await isReady();
  await userEvent.click(payButton());
  await waitFor(() => expect(beforePayment).toHaveBeenCalledTimes(1));
  expect(screen.queryByText('Enter your card number.')).toBeNull();
  show({ beforePayment: () => true });
  all.card.fill();
  await userEvent.click(payButton());
  await waitFor(() => expect(onPayment).toHaveBeenCalledTimes(1));
});

test('options: texts in another language, with its way of writing money', async () => {
  const { container } = await showCheckout(all, { methods: both, texts: de });
  await waitFor(() => expect(screen.getByRole('button', { name: /^15,00\s€ bezahlen$/ })).toBeTruthy());
  expect(container.querySelector('form')?.lang).toBe('de');
});

test('options: texts from right to left', async () => {
  const { container } = await showCheckout(all, { methods: both, texts: ar });
  const form = container.querySelector('form');
  expect([form?.dir, form?.lang]).toEqual(['rtl', 'ar']);
  await waitFor(() => expect(all.card.fake.created.at(-1)).toMatchObject({ styles: { input: { 'text-align': 'right' } } }));
});

test('behavior: the arrow keys select, and the tab key moves into the panel of the selected method', async () => {
  await showCheckout(all, { methods: [paypal(), venmo()] });
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'PayPal' }));
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Venmo' }).checked).toBe(true);
  await isReady();
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Continue with Venmo' }));
  await userEvent.keyboard('{Enter}');
  expect(all.venmo.calls.map(({ method }) => method)).toContain('tokenize'); // with Venmo's dialog if it has been loaded by then
});

test('behavior: card fields stay mounted while another method is selected, other panels do not', async () => {
  await showFilled();
  const { length } = all.card.fake.created;
  await userEvent.click(screen.getByRole('radio', { name: 'PayPal' }));
  expect(all.card.fake.alive).toBe(1);
  expect(all.paypal.alive).toBe(1);
  await userEvent.click(screen.getByRole('radio', { name: 'Card' }));
  expect(all.card.fake.created).toHaveLength(length);
  expect(all.paypal.alive).toBe(0);
});

test('behavior: two clicks pay once', async () => {
  const { onPayment } = await showFilled();
  await userEvent.dblClick(payButton());
  expect(onPayment).toHaveBeenCalledTimes(1);
  expect(all.card.fake.calls.filter(({ method }) => method === 'tokenize')).toHaveLength(1);
});

test('behavior: a second click before the confirmation is shown does not pay again', async () => {
  const { onPayment, container } = await showFilled();
  const form = container.querySelector('form') as HTMLFormElement;
  await act(async () => {
    form.requestSubmit();
    for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
    expect(onPayment).toHaveBeenCalledTimes(1);
    form.requestSubmit(); // within `act`, React does not render
  });
  expect(onPayment).toHaveBeenCalledTimes(1);
  expect(await screen.findByText('Thank you. Your payment is complete.')).toBeTruthy();
});

test('behavior: an onPayment that rejects keeps what was typed, and may be tried again', async () => {
  const onPayment = jest.fn().mockRejectedValueOnce(new Error('secret')).mockResolvedValue(undefined);
  const { onError } = await showFilled({ onPayment });
  const { length } = all.card.fake.created;
  await userEvent.click(payButton());
  const notice = await screen.findByRole('group', { name: 'We do not know yet whether you have paid.' });
  await waitFor(() => expect(document.activeElement).toBe(notice));
  expect(notice.textContent).not.toContain('secret');
  expect(onError).toHaveBeenCalledWith(new Error('secret'));
  expect([all.card.fake.alive, all.card.fake.created.length]).toEqual([1, length]);
  await userEvent.click(payButton());
  expect(await screen.findByText('Thank you. Your payment is complete.')).toBeTruthy();
  expect(onPayment).toHaveBeenCalledTimes(2);
});

test('the attempt keeps its key while payments fail, whatever the method, and the next purchase gets another', async () => {
  const onPayment = jest
    .fn()
    .mockRejectedValueOnce(new Error('lost'))
    .mockRejectedValueOnce(new Error('lost'))
    .mockResolvedValue(undefined);
  const { handle } = await showFilled({ onPayment });
  await userEvent.click(payButton());
  await userEvent.click(payButton());
  await userEvent.click(screen.getByRole('radio', { name: 'PayPal' }));
  await isReady();
  await userEvent.click(payButton());
  expect(await screen.findByText('Thank you. Your payment is complete.')).toBeTruthy();
  act(() => handle.current?.clearSelection());
  await userEvent.click(screen.getByRole('radio', { name: 'PayPal' }));
  await isReady();
  await userEvent.click(payButton());
  const keys = onPayment.mock.calls.map(([, { key }]: [unknown, { key: string }]) => key);
  expect(keys).toHaveLength(4);
  expect(new Set(keys.slice(0, 3)).size).toBe(1);
  expect(keys[3]).not.toBe(keys[0]);
});

test('behavior: a request of onPayment that was aborted is reported, and not called canceled', async () => {
  const timeout = new DOMException('The server took too long.', 'AbortError');
  const { onError } = await showFilled({ onPayment: jest.fn().mockRejectedValue(timeout) });
  await userEvent.click(payButton());
  expect((await screen.findByRole('group', { name: 'We do not know yet whether you have paid.' })).dataset['tenderNotice']).toBe('failure');
  expect(onError.mock.calls).toEqual([[timeout]]);
});

test('behavior: shows the message of a CheckoutProblem', async () => {
  const onPayment = jest.fn().mockRejectedValue(new CheckoutProblem('Your card was declined.', 'Use another card.'));
  await showFilled({ onPayment });
  await userEvent.click(payButton());
  expect((await screen.findByRole('group', { name: 'Your card was declined.' })).textContent).toBe(
    'Your card was declined.Use another card.',
  );
});

test('behavior: selecting another method removes the failure', async () => {
  all.card.fake.answer({ tokenize: createError('HOSTED_FIELDS_FAILED_TOKENIZATION', 'CUSTOMER') });
  await showFilled();
  await userEvent.click(payButton());
  expect(await screen.findByText('Your details were not accepted.')).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'PayPal' }));
  expect(screen.queryByText('Your details were not accepted.')).toBeNull();
});

test('behavior: unmounting cancels a running payment', async () => {
  let signal: AbortSignal | undefined;
  all.paypal.answer({
    tokenize: ((options: { signal: AbortSignal }) => ((signal = options.signal), new Promise(() => undefined))) as never,
  });
  const { unmount, onPayment, onError } = await showCheckout(all, { methods: [paypal()] });
  await isReady();
  await userEvent.click(payButton());
  expect(signal?.aborted).toBe(false);
  unmount();
  expect(signal?.aborted).toBe(true);
  await act(async () => Promise.resolve());
  expect([onPayment.mock.calls, onError.mock.calls, all.paypal.alive]).toEqual([[], [], 0]);
});

test('behavior: the customer can cancel a payment in another window', async () => {
  all.paypal.answer({ tokenize: (() => new Promise(() => undefined)) as never });
  const { onError } = await showCheckout(all, { methods: [paypal()] });
  await isReady();
  await userEvent.click(payButton());
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await isReady();
  expect(document.activeElement).toBe(payButton());
  expect(onError).not.toHaveBeenCalled();
});

test('behavior: a method that does not load is reported, and can be tried again', async () => {
  const failure = createError('PAYPAL_FLOW_FAILED', 'NETWORK');
  all.paypal.onCreate(() => Promise.reject(failure));
  const { onError } = await showCheckout(all, { methods: [paypal()] });
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/^PayPal could not be loaded\./));
  expect(onError).toHaveBeenCalledWith(failure);
  all.paypal.onCreate(() => undefined);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await isReady();
});

describe('options: deviceData', () => {
  const withDeviceData = expect.objectContaining({ deviceData: 'of the device' }) as unknown;

  test.each([
    ['a text', 'of the device'],
    ['a function', () => Promise.resolve('of the device')],
  ])('default: comes with the payment, from %s', async (_, deviceData) => {
    const { onPayment } = await showFilled({ deviceData });
    await userEvent.click(payButton());
    await waitFor(() => expect(onPayment).toHaveBeenCalledWith(withDeviceData, anyAttempt));
  });

  test('default: comes with the payment, from the data collector around the checkout, for which the payment waits', async () => {
    const collected = deferred();
    all.collector.onCreate(() => collected.promise);
    const { onPayment } = await showFilled({ deviceData: true });
    await userEvent.click(payButton());
    expect(onPayment).not.toHaveBeenCalled();
    await act(async () => collected.resolve());
    await waitFor(() => expect(onPayment).toHaveBeenCalledWith(withDeviceData, anyAttempt));
  });

  test('options: false adds nothing', async () => {
    const { onPayment } = await showFilled({ deviceData: false });
    await userEvent.click(payButton());
    await waitFor(() => expect(onPayment).toHaveBeenCalledTimes(1));
    expect(onPayment.mock.calls).not.toEqual([[withDeviceData, anyAttempt]]);
  });

  const failure = createError('DATA_COLLECTOR_REQUIRES_CREATE_OPTIONS', 'MERCHANT');
  test.each<[string, () => CheckoutProps['deviceData']]>([
    ['a data collector that fails', () => (all.collector.onCreate(() => Promise.reject(failure)), true)],
    ['a function that rejects', () => () => Promise.reject(failure)],
    [
      'a function that throws',
      () => () => {
        throw failure;
      },
    ],
  ])('behavior: %s does not stop the payment', async (_, prepare) => {
    const { onPayment, onError } = await showFilled({ deviceData: prepare() });
    await userEvent.click(payButton());
    await waitFor(() => expect(onPayment).toHaveBeenCalledTimes(1));
    expect(onPayment.mock.calls).toEqual([[expect.not.objectContaining({ deviceData: expect.anything() as unknown }), anyAttempt]]);
    expect(onError.mock.calls).toEqual([[failure]]);
  });

  test('behavior: a payment waits 5 seconds at most', async () => {
    all.collector.onCreate(() => new Promise(() => {}));
    const { onPayment, onError } = await showFilled({ deviceData: true });
    jest.useFakeTimers();
    act(() => payButton().click());
    await act(() => jest.advanceTimersByTimeAsync(4999));
    expect(onPayment).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(1));
    jest.useRealTimers();
    await waitFor(() => expect(onPayment).toHaveBeenCalledTimes(1));
    expect(onError.mock.calls).toEqual([[expect.objectContaining({ name: 'TimeoutError' })]]);
  });

  test('behavior: throws without a data collector around the checkout', () => {
    const logged = jest.spyOn(console, 'error').mockImplementation();
    const checkout = <Checkout deviceData methods={both} amount="1.00" currency="EUR" onPayment={jest.fn()} />;
    expect(() => render(<FakeTender>{checkout}</FakeTender>)).toThrow('deviceData needs <DataCollectorProvider>.');
    logged.mockReset();
  });
});

describe('options: submit is false', () => {
  test('default: requestPaymentMethod resolves with the payment and does not call onPayment', async () => {
    const onRequestableChange = jest.fn();
    const { handle, onPayment, container } = await showCheckout(all, { methods: both, submit: false, onRequestableChange });
    await waitFor(() => expect(all.card.fake.alive).toBe(1));
    expect(container.querySelector('form')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    expect(handle.current?.isRequestable).toBe(false);
    all.card.fill();
    await waitFor(() => expect(onRequestableChange).toHaveBeenLastCalledWith(true));
    expect(handle.current?.isRequestable).toBe(true);
    await act(async () => expect(await handle.current?.requestPaymentMethod()).toMatchObject({ nonce: 'card-nonce', method: 'card' }));
    expect(onPayment).not.toHaveBeenCalled();
    await act(async () => expect(await handle.current?.requestPaymentMethod()).toMatchObject({ nonce: 'card-nonce' }));
  });

  test('behavior: rejects and shows what is missing when the input is incomplete', async () => {
    const { handle } = await showCheckout(all, { methods: both, submit: false });
    await waitFor(() => expect(all.card.fake.alive).toBe(1));
    await waitFor(async () => {
      await act(async () => expect(handle.current?.requestPaymentMethod()).rejects.toThrow('Please complete the fields that are marked.'));
    });
    expect(screen.getByText('Enter your card number.')).toBeTruthy();
  });

  test('behavior: runs one request at a time, and its signal ends it', async () => {
    all.card.fake.answer({ tokenize: (() => new Promise(() => undefined)) as never });
    const { handle } = await showCheckout(all, { methods: both, submit: false });
    await waitFor(() => expect(all.card.fake.alive).toBe(1));
    all.card.fill();
    await waitFor(() => expect(handle.current?.isRequestable).toBe(true));
    const stop = new AbortController();
    let first: Promise<unknown> | undefined;
    act(() => void (first = handle.current?.requestPaymentMethod({ signal: stop.signal })));
    await expect(handle.current?.requestPaymentMethod()).rejects.toMatchObject({ name: 'AbortError' });
    await act(async () => {
      stop.abort('enough');
      await expect(first).rejects.toBe('enough');
    });
    expect(handle.current?.isRequestable).toBe(true);
  });

  test('behavior: wallets keep their button, whose payment is passed to onPayment', async () => {
    const { onPayment } = await showCheckout(all, { methods: [paypal()], submit: false });
    await isReady();
    await userEvent.click(screen.getByRole('button', { name: 'Continue with PayPal' }));
    expect(onPayment).toHaveBeenCalledWith(expect.objectContaining({ nonce: 'paypal-nonce', method: 'paypal' }), anyAttempt);
  });

  test('behavior: clearSelection', async () => {
    const { handle } = await showCheckout(all, { methods: both, submit: false });
    act(() => handle.current?.clearSelection());
    expect(screen.getAllByRole('radio').some((radio) => (radio as HTMLInputElement).checked)).toBe(false);
    await expect(handle.current?.requestPaymentMethod()).rejects.toThrow('How would you like to pay?');
  });
});

describe('behavior: the payment methods have not loaded yet', () => {
  const page = (authorization: string | undefined) => (
    <TenderProvider authorization={authorization}>
      <Checkout methods={both} amount="15.00" currency="EUR" onPayment={() => undefined} />
    </TenderProvider>
  );

  test('default: renders the loading state on a server', () => {
    const markup = renderToString(page('authorization'));
    expect(markup).toContain('Loading the ways to pay…');
    expect(markup).toContain('aria-busy="true"');
    expect(markup).not.toContain('style=');
  });

  test('behavior: hydrates what the server has rendered without a mismatch', async () => {
    const place = document.body.appendChild(document.createElement('div'));
    place.append(...new DOMParser().parseFromString(renderToString(page(undefined)), 'text/html').body.childNodes);
    const mismatches = jest.fn();
    const root = await act(async () => hydrateRoot(place, page(undefined), { onRecoverableError: mismatches }));
    expect(place.querySelector('[data-tender-checkout]')?.getAttribute('aria-busy')).toBe('true');
    act(() => root.unmount());
    place.remove();
    expect(mismatches).not.toHaveBeenCalled();
  });

  test('behavior: a client that cannot be created is shown and passed to onError, and can be tried again', async () => {
    const onError = jest.fn();
    const authorize = jest.fn(() => Promise.reject(new Error('no')));
    render(
      <TenderProvider authorization={authorize}>
        <Checkout methods={both} amount="15.00" currency="EUR" onPayment={() => undefined} onError={onError} />
      </TenderProvider>,
    );
    expect((await screen.findByRole('alert')).textContent).toMatch(/^The ways to pay could not be loaded\./);
    expect(onError).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(onError).toHaveBeenCalledTimes(2));
    expect(authorize).toHaveBeenCalledTimes(2);
  });
});
