import { paypalCheckout, paypalCheckoutErrors, type PayPalCheckout } from '@tender/paypal/checkout';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { PayPalButtons, PayPalCheckoutProvider, type PayPalButtonsProps } from '../paypal-checkout';
import { FakeTender, fakeMethod, type FakeMethod } from '../testing';
import type { PayPalScriptButtonsOptions } from './paypal-script';
import { expectNoConsoleErrors } from '../fixtures/console-errors';

const ORDER = { flow: 'checkout', amount: '5.00', currency: 'EUR', intent: 'sale' } as const;
const PAYLOAD = { nonce: 'nonce', type: 'PayPalAccount', details: {} };
const APPROVED = { orderID: 'EC-1', payerID: 'P', paymentID: 'PAYID-1', paymentSource: 'paypal', facilitatorAccessToken: 'token' };

expectNoConsoleErrors();
let fake: FakeMethod<PayPalCheckout>;
/** How a click ends: with an approval, a closed window, or a failure. */
let customer: 'approves' | 'leaves' | 'fails';
let isEligible: boolean;
let rendered: PayPalScriptButtonsOptions[];

/** Imitates PayPal's script: renders a button that calls the callbacks. */
const script = {
  Buttons(options: PayPalScriptButtonsOptions) {
    rendered.push(options);
    const button = document.createElement('button');
    button.textContent = 'PayPal';
    const pay = async (): Promise<void> => {
      let isWanted = true;
      await options.onClick({ fundingSource: 'paypal' }, { resolve: () => undefined, reject: () => (isWanted = false) });
      if (!isWanted) return;
      await (options.createOrder ?? options.createBillingAgreement)?.();
      if (customer === 'fails') throw new Error('of PayPal');
      if (customer === 'leaves') options.onCancel();
      else await options.onApprove(APPROVED);
    };
    button.addEventListener('click', () => void pay().catch((error: Error) => options.onError(new Error(`wrapped: ${error.message}`))));
    return {
      render: async (container: HTMLElement) => container.append(button),
      close: async () => button.remove(),
      isEligible: () => isEligible,
    };
  },
};
const tree = (props: Partial<PayPalButtonsProps> = {}, isShown = true): ReactNode => (
  <StrictMode>
    <FakeTender methods={[fake]}>
      <PayPalCheckoutProvider>
        {isShown && <PayPalButtons options={ORDER} onNonce={jest.fn()} fallback={<p>Loading PayPal…</p>} {...props} />}
      </PayPalCheckoutProvider>
    </FakeTender>
  </StrictMode>
);
const drawn = (): Promise<HTMLElement> => screen.findByRole('button', { name: 'PayPal' });
const press = async (): Promise<void> => userEvent.click(await drawn());
const readCalls = (): unknown[] => fake.calls.map(({ method, args }) => [method, ...args]);
const paid = (): unknown[] => readCalls().filter((call) => (call as string[])[0] !== 'loadPayPalSDK');
const root = (): string | undefined => document.querySelector<HTMLElement>('[data-tender-paypal-buttons]')?.dataset['tenderPaypalButtons'];

beforeEach(() => {
  [customer, isEligible, rendered] = ['approves', true, []];
  fake = fakeMethod<PayPalCheckout>(paypalCheckout, {
    loadPayPalSDK() {
      Object.assign(window, { paypal: script });
      return Promise.resolve({} as PayPalCheckout);
    },
    createPayment: 'EC-1',
    tokenizePayment: PAYLOAD,
  });
});
afterEach(() => {
  Object.assign(window, { paypal: undefined });
});

test('default: renders PayPal’s own buttons, and calls onNonce after the approval', async () => {
  const onNonce = jest.fn();
  render(tree({ onNonce }));
  expect([screen.queryByText('Loading PayPal…'), root()]).toEqual([expect.anything(), 'loading']);
  await drawn();
  await waitFor(() => expect([screen.queryByText('Loading PayPal…'), root()]).toEqual([null, 'ready']));
  expect(readCalls()).toEqual([['loadPayPalSDK', { currency: 'EUR', intent: 'capture' }]]);
  await press();
  await waitFor(() => expect(onNonce.mock.calls).toEqual([[PAYLOAD]]));
  expect(paid()).toEqual([
    ['createPayment', ORDER],
    ['tokenizePayment', { orderID: 'EC-1', payerID: 'P', paymentID: 'PAYID-1', billingToken: undefined }],
  ]);
  expect([rendered.at(-1)?.createOrder, rendered.at(-1)?.createBillingAgreement]).toEqual([expect.any(Function), undefined]);
});

test('options: flow vault loads another script, and creates an agreement', async () => {
  const { rerender } = render(tree());
  await drawn();
  rerender(tree({ options: { flow: 'vault' } }));
  await waitFor(() => expect(readCalls().at(-1)).toEqual(['loadPayPalSDK', { vault: true }]));
  await waitFor(() => expect(rendered.at(-1)?.createBillingAgreement).toEqual(expect.any(Function)));
  await press();
  await waitFor(() => expect(paid()[0]).toEqual(['createPayment', { flow: 'vault' }]));
  expect(rendered.at(-1)?.createOrder).toBeUndefined();
});

test('options: sdkOptions reach the script, including another namespace', async () => {
  fake.answer({
    loadPayPalSDK() {
      Object.assign(window, { shopPayPal: script });
      return Promise.resolve({} as PayPalCheckout);
    },
  });
  const sdkOptions = { 'disable-funding': 'card', intent: 'authorize', dataAttributes: { namespace: 'shopPayPal' } };
  render(tree({ sdkOptions }));
  await drawn();
  expect(readCalls()).toEqual([['loadPayPalSDK', { currency: 'EUR', ...sdkOptions }]]);
});

test('options: buttonOptions reach PayPal’s script, with the functions of the latest render', async () => {
  const [first, second] = [jest.fn(), jest.fn()];
  const look = (onShippingChange: () => void) => ({ fundingSource: 'paypal', style: { color: 'gold' }, onShippingChange });
  const { rerender } = render(tree({ buttonOptions: look(first) }));
  await drawn();
  const { length } = rendered;
  rerender(tree({ buttonOptions: look(second) }));
  expect(rendered).toHaveLength(length);
  expect(rendered.at(-1)).toMatchObject({ fundingSource: 'paypal', style: { color: 'gold' } });
  (rendered.at(-1) as unknown as { onShippingChange(): void }).onShippingChange();
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
});

test('behavior: options and handlers of the latest render are used, and the buttons stay', async () => {
  const [first, second] = [jest.fn(), jest.fn()];
  const { rerender } = render(tree({ options: () => ORDER, onNonce: first }));
  const button = await drawn();
  rerender(tree({ options: () => ({ ...ORDER, amount: '7.00' }), onNonce: second }));
  expect(await drawn()).toBe(button);
  await press();
  await waitFor(() => expect(second.mock.calls).toEqual([[PAYLOAD]]));
  expect(paid()[0]).toEqual(['createPayment', { ...ORDER, amount: '7.00' }]);
  expect(first.mock.calls).toEqual([]);
});

test('options: onClick that returns false keeps the window closed', async () => {
  const onClick = jest.fn(() => Promise.resolve(false));
  const { rerender } = render(tree({ onClick }));
  await press();
  await waitFor(() => expect(onClick.mock.calls).toEqual([[{ fundingSource: 'paypal' }]]));
  expect(paid()).toEqual([]);
  rerender(tree({ onClick: () => undefined }));
  await press();
  await waitFor(() => expect(paid()).toHaveLength(2));
});

test('behavior: closing the window calls onCancel, not onError', async () => {
  customer = 'leaves';
  const handlers = { onNonce: jest.fn(), onCancel: jest.fn(), onError: jest.fn() };
  render(tree(handlers));
  await press();
  await waitFor(() => expect(handlers.onCancel.mock.calls).toEqual([[]]));
  expect([handlers.onNonce.mock.calls, handlers.onError.mock.calls]).toEqual([[], []]);
});

describe('failures', () => {
  const onError = jest.fn();
  const failure = paypalCheckoutErrors.PAYPAL_INVALID_PAYMENT_OPTION();

  test('error: PAYPAL_INVALID_PAYMENT_OPTION, not the error of PayPal’s script', async () => {
    fake.answer({ createPayment: failure });
    render(tree({ onError }));
    await press();
    await waitFor(() => expect(onError.mock.calls).toEqual([[failure]]));
    customer = 'fails';
    fake.answer({ createPayment: 'EC-1' });
    await press();
    await waitFor(() => expect(onError.mock.calls[1]).toEqual([new Error('wrapped: of PayPal')]));
  });

  test('error: PAYPAL_ACCOUNT_TOKENIZATION_FAILED', async () => {
    const refused = paypalCheckoutErrors.PAYPAL_ACCOUNT_TOKENIZATION_FAILED();
    fake.answer({ tokenizePayment: refused });
    render(tree({ onError }));
    await press();
    await waitFor(() => expect(onError.mock.calls).toEqual([[refused]]));
  });

  test('error: PAYPAL_FLOW_FAILED when the script does not load; buttons that mount later try again', async () => {
    const away = paypalCheckoutErrors.PAYPAL_FLOW_FAILED();
    fake.answer({ loadPayPalSDK: away });
    const { rerender } = render(tree({ onError }));
    await waitFor(() => expect(onError.mock.calls).toEqual([[away]]));
    await waitFor(() => expect([root(), screen.queryByText('Loading PayPal…')]).toEqual(['failed', null]));
    rerender(tree({ onError }, false));
    fake.answer({
      loadPayPalSDK() {
        Object.assign(window, { paypal: script });
        return Promise.resolve({} as PayPalCheckout);
      },
    });
    rerender(tree({ onError }));
    await drawn();
  });

  test('error: PAYPAL_NOT_ENABLED', async () => {
    const disabled = paypalCheckoutErrors.PAYPAL_NOT_ENABLED();
    fake.onCreate(() => Promise.reject(disabled));
    render(tree({ onError }));
    await waitFor(() => expect(onError.mock.calls).toEqual([[disabled]]));
    await waitFor(() => expect(root()).toBe('failed'));
  });

  test('behavior: reports a script that defines nothing', async () => {
    fake.answer({ loadPayPalSDK: () => Promise.resolve({} as PayPalCheckout) });
    render(tree({ onError }));
    await waitFor(() => expect(onError.mock.calls).toEqual([[new Error('PayPal’s script left nothing on the page.')]]));
  });
});

test('options: onUnavailable is called when PayPal offers no way to pay', async () => {
  isEligible = false;
  const onUnavailable = jest.fn();
  render(tree({ onUnavailable }));
  await waitFor(() => expect(onUnavailable).toHaveBeenCalledTimes(1));
  await waitFor(() => expect([root(), screen.queryByRole('button')]).toEqual(['unavailable', null]));
});

test('behavior: unmounted buttons are closed, and mount again without loading the script again', async () => {
  const { rerender, unmount } = render(tree());
  await drawn();
  rerender(tree({}, false));
  expect(screen.queryByRole('button')).toBeNull();
  rerender(tree());
  await drawn();
  expect(readCalls().filter((call) => (call as string[])[0] === 'loadPayPalSDK')).toHaveLength(1);
  unmount();
  expect(fake.alive).toBe(0);
});

test('behavior: a result after unmount calls no handler', async () => {
  let approve = (_: typeof PAYLOAD): void => undefined;
  fake.answer({ tokenizePayment: () => new Promise<typeof PAYLOAD>((resolve) => (approve = resolve)) });
  const handlers = { onNonce: jest.fn(), onCancel: jest.fn(), onError: jest.fn() };
  const { unmount } = render(tree(handlers));
  await press();
  await waitFor(() => expect(paid()).toHaveLength(2));
  unmount();
  await act(async () => approve(PAYLOAD));
  expect(Object.values(handlers).flatMap(({ mock }) => mock.calls)).toEqual([]);
});

test('behavior: renders the fallback on a server', () => {
  expect(renderToString(tree())).toBe('<div data-tender-paypal-buttons="loading" aria-busy="true"><p>Loading PayPal…</p><div></div></div>');
});
