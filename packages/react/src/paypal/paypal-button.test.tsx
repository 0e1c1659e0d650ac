import { paypal, paypalErrors, type PayPal, type PayPalTokenizeOptions, type PayPalTokenizePayload } from '@tender/paypal';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { PayPalButton, PayPalProvider, type PayPalButtonProps } from '../paypal';
import { FakeTender, fakeMethod, type FakeMethod } from '../testing';
import { expectNoConsoleErrors } from '../fixtures/console-errors';

const ORDER: PayPalTokenizeOptions = { flow: 'checkout', amount: 5, currency: 'EUR' };
const PAYLOAD: PayPalTokenizePayload = { nonce: 'nonce', type: 'PayPalAccount', details: {} };
expectNoConsoleErrors();
let fake: FakeMethod<PayPal>;
let aborted: () => boolean;
let settle: { resolve(payload: PayPalTokenizePayload): void; reject(error: unknown): void };
const tree = (props: Partial<PayPalButtonProps> = {}): ReactNode => (
  <StrictMode>
    <FakeTender methods={[fake]}>
      <PayPalProvider>
        <PayPalButton options={ORDER} onNonce={jest.fn()} {...props} />
      </PayPalProvider>
    </FakeTender>
  </StrictMode>
);
const button = (): HTMLButtonElement => screen.getByRole('button');
const ready = (): Promise<void> => waitFor(() => expect(button().disabled).toBe(false));
const readCalls = (): unknown[] => fake.calls.map(({ method, args }) => [method, ...args]);

beforeEach(() => {
  fake = fakeMethod<PayPal>(paypal, {
    tokenize(options: PayPalTokenizeOptions & { signal?: AbortSignal }) {
      aborted = () => options.signal?.aborted === true;
      return new Promise<PayPalTokenizePayload>((resolve, reject) => (settle = { resolve, reject }));
    },
    focusWindow: () => undefined,
  });
});

test('default: is named PayPal, is disabled until it is ready, and calls onNonce after a click', async () => {
  const onNonce = jest.fn();
  render(tree({ onNonce }));
  expect(screen.getByRole('button', { name: 'PayPal' })).toBe(button());
  expect([button().type, button().disabled, button().getAttribute('aria-busy')]).toEqual(['button', true, 'true']);
  await ready();
  expect(button().getAttribute('aria-busy')).toBe('false');
  await userEvent.click(button());
  expect(readCalls()).toEqual([['tokenize', ORDER]]);
  expect([button().getAttribute('aria-busy'), button().getAttribute('aria-disabled')]).toEqual(['true', 'true']);
  await act(async () => settle.resolve(PAYLOAD));
  expect(onNonce.mock.calls).toEqual([[PAYLOAD]]);
  expect([button().getAttribute('aria-busy'), button().getAttribute('aria-disabled')]).toEqual(['false', null]);
});

test('behavior: works with the keyboard, keeps the focus while the popup is open, and a second press brings the popup to the front', async () => {
  render(tree());
  await ready();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(button());
  await userEvent.keyboard(' ');
  expect(readCalls()).toEqual([['tokenize', ORDER], ['focusWindow']]);
});

test('options: the latest options function is called when the button is pressed', async () => {
  const { rerender } = render(tree({ options: () => ORDER }));
  await ready();
  rerender(tree({ options: () => ({ flow: 'vault' }) }));
  await userEvent.click(button());
  expect(readCalls()).toEqual([['tokenize', { flow: 'vault' }]]);
});

test('options: other props are passed to the button', async () => {
  render(tree({ id: 'pay', className: 'wide', children: 'Pay by PayPal', disabled: true, 'aria-describedby': 'terms' }));
  await act(async () => Promise.resolve());
  const { id, className, textContent, disabled } = button();
  expect([id, className, textContent, disabled]).toEqual(['pay', 'wide', 'Pay by PayPal', true]);
  expect(button().getAttribute('aria-describedby')).toBe('terms');
});

test('options: an onClick that prevents the default keeps the popup closed', async () => {
  const onClick = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
  render(tree({ onClick }));
  await ready();
  await userEvent.click(button());
  expect([onClick.mock.calls.length, readCalls()]).toEqual([1, []]);
});

test('behavior: the handlers of the latest render are called', async () => {
  const [first, second] = [jest.fn(), jest.fn()];
  const { rerender } = render(tree({ onNonce: first }));
  await ready();
  await userEvent.click(button());
  rerender(tree({ onNonce: second }));
  await act(async () => settle.resolve(PAYLOAD));
  expect([first.mock.calls.length, second.mock.calls]).toEqual([0, [[PAYLOAD]]]);
});

test('behavior: closing the popup calls onCancel, and the button can be pressed again', async () => {
  const handlers = { onNonce: jest.fn(), onCancel: jest.fn(), onError: jest.fn() };
  render(tree(handlers));
  await ready();
  await userEvent.click(button());
  await act(async () => settle.reject(paypalErrors.PAYPAL_POPUP_CLOSED()));
  expect([handlers.onCancel.mock.calls, handlers.onError.mock.calls]).toEqual([[[]], []]);
  await userEvent.click(button());
  await act(async () => settle.resolve(PAYLOAD));
  expect(handlers.onNonce.mock.calls).toEqual([[PAYLOAD]]);
});

test('error: PAYPAL_ACCOUNT_TOKENIZATION_FAILED', async () => {
  const handlers = { onCancel: jest.fn(), onError: jest.fn() };
  render(tree(handlers));
  await ready();
  await userEvent.click(button());
  const failure = paypalErrors.PAYPAL_ACCOUNT_TOKENIZATION_FAILED();
  await act(async () => settle.reject(failure));
  expect([handlers.onCancel.mock.calls, handlers.onError.mock.calls]).toEqual([[], [[failure]]]);
});

test('error: PAYPAL_NOT_ENABLED is reported once, and the button stays disabled', async () => {
  const onError = jest.fn();
  const failure = paypalErrors.PAYPAL_NOT_ENABLED();
  fake.onCreate(() => Promise.reject(failure));
  const { rerender } = render(tree({ onError }));
  await waitFor(() => expect(onError.mock.calls).toEqual([[failure]]));
  rerender(tree({ onError }));
  expect([onError.mock.calls.length, button().disabled, button().getAttribute('aria-busy')]).toEqual([1, true, 'false']);
});

test('behavior: unmounting aborts the payment and calls no handler', async () => {
  const handlers = { onNonce: jest.fn(), onCancel: jest.fn(), onError: jest.fn() };
  const { unmount } = render(tree(handlers));
  await ready();
  await userEvent.click(button());
  expect(aborted()).toBe(false);
  unmount();
  expect(aborted()).toBe(true);
  await act(async () => settle.resolve(PAYLOAD));
  expect(Object.values(handlers).flatMap(({ mock }) => mock.calls)).toEqual([]);
  expect(fake.alive).toBe(0);
});

test('behavior: renders a disabled button on a server', () => {
  expect(renderToString(tree())).toMatch(
    /^<button type="button" data-tender-button="paypal" disabled="" aria-busy="true">PayPal<\/button>$/,
  );
});
