import { act, useRef, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { CheckoutContext, type Checkout, type Wish } from './checkout';
import { CustomerLeft } from './customer-left';
import type { MethodLife } from './method-life';
import { useButtonPayment, type ButtonPayment } from './use-button-payment';
import type { Collected } from './use-payment';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const failure = new Error('of the method');
const life: MethodLife = { status: 'ready', error: failure, retry: jest.fn() };
const tell = jest.fn();
let isMissing: boolean;
let collected: Promise<Collected> | undefined;
let leaving: AbortController;
let button: ButtonPayment;
let root: Root;

const begin = ({ collect }: Wish): void => {
  if (isMissing) return;
  collected = collect(leaving.signal);
  collected.catch(() => undefined);
};

function Probe(): ReactNode {
  button = useButtonPayment(life);
  return null;
}

function Page(): ReactNode {
  const panel = useRef(null);
  const checkout = { begin, method: 'paypal-button', payment: { tell }, panel } as unknown as Checkout;
  return (
    <CheckoutContext.Provider value={checkout}>
      <Probe />
    </CheckoutContext.Provider>
  );
}

beforeEach(async () => {
  isMissing = false;
  collected = undefined;
  leaving = new AbortController();
  root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Page />));
});
afterEach(() => act(async () => root.unmount()));

test('default: from the click to the nonce', async () => {
  expect(button.onClick()).toBe(true);
  button.onNonce({ nonce: 'n' });
  expect(await collected).toEqual({ nonce: 'n' });
});

test('behavior: nothing opens as long as something is missing', () => {
  isMissing = true;
  expect(button.onClick()).toBe(false);
});

test('behavior: a second click is none', () => {
  button.onClick();
  expect(button.onClick()).toBe(false);
});

test('behavior: a window that was closed is no failure', async () => {
  button.onClick();
  button.onCancel();
  await expect(collected).rejects.toBeInstanceOf(CustomerLeft);
  expect(button.onClick()).toBe(true);
});

test('behavior: who leaves the page, or the payment, has left the window', async () => {
  button.onClick();
  leaving.abort(new CustomerLeft());
  await expect(collected).rejects.toBeInstanceOf(CustomerLeft);
  button.onClick();
});

test('behavior: a panel that goes away ends its payment', async () => {
  button.onClick();
  await act(async () => root.render(null));
  await expect(collected).rejects.toBeInstanceOf(CustomerLeft);
});

test('error: of a payment, and of the script; the method’s own is told elsewhere', async () => {
  button.onClick();
  const refused = new Error('refused');
  button.onError(refused);
  await expect(collected).rejects.toBe(refused);
  expect(tell).not.toHaveBeenCalled();
  const script = new Error('of the script');
  button.onError(script);
  button.onError(failure);
  expect(tell.mock.calls).toEqual([[script, 'paypal-button']]);
});
