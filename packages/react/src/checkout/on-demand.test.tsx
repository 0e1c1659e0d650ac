import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expectNoConsoleErrors } from '../fixtures/console-errors';
import { card } from './card/card';
import type { CheckoutMethod } from './checkout-method';
import { deferred, fakes, showCheckout, type Fakes } from './fixtures/fakes';
import { onDemand } from './on-demand';
import { PayArea } from './pay-area';
import { threeDSecure } from './three-d-secure/three-d-secure';

expectNoConsoleErrors();

/** What is loaded on demand. */
const parts = {
  VoucherPanel: (): ReactNode => (
    <PayArea
      status="ready"
      retry={() => undefined}
      collect={() => Promise.resolve({ nonce: 'voucher-nonce', type: 'Voucher', details: {} })}
    />
  ),
  VoucherExpress: (): ReactNode => <button type="button">Voucher</button>,
};

/** A method whose parts are loaded by `importModule`. */
function voucher(importModule: () => Promise<typeof parts>): CheckoutMethod {
  const { load, render } = onDemand(importModule);
  return {
    id: 'voucher',
    title: () => 'Voucher',
    isOffered: () => true,
    load,
    render: () => render(({ VoucherPanel }) => <VoucherPanel />),
    express: () => render(({ VoucherExpress }) => <VoucherExpress />, true),
  };
}

let all: Fakes;
beforeEach(() => {
  all = fakes();
});

const findButton = (name: RegExp): Promise<HTMLElement> => screen.findByRole('button', { name });

test('onDemand: says that the panel is being prepared, until it has loaded', async () => {
  const loaded = deferred<typeof parts>();
  await showCheckout(all, { methods: [voucher(() => loaded.promise)] });
  expect((await findButton(/^Getting Voucher ready/)).getAttribute('aria-disabled')).toBe('true');
  loaded.resolve(parts);
  expect((await findButton(/^Pay/)).getAttribute('aria-disabled')).toBe('false');
});

test('the amount is formatted while the panel loads, before a button shows it', async () => {
  const format = jest.spyOn(Intl, 'NumberFormat');
  await showCheckout(all, { methods: [voucher(() => new Promise(() => undefined))] });
  await waitFor(() => expect(format).toHaveBeenCalledWith('en', { style: 'currency', currency: 'EUR' }));
});

test('onDemand: a panel that could not be loaded is loaded again when the customer wants it', async () => {
  const offline = new TypeError('Failed to fetch the script.');
  const importModule = jest.fn(() => Promise.reject<typeof parts>(offline));
  const { onError } = await showCheckout(all, { methods: [voucher(importModule)] });
  const retry = await findButton(/^Try again/);
  expect(onError).toHaveBeenCalledWith(offline);
  importModule.mockResolvedValue(parts);
  await userEvent.click(retry);
  await findButton(/^Pay/);
});

test('onDemand: the method that is selected at first loads at once, the others some seconds after it is ready', async () => {
  jest.useFakeTimers();
  const [first, second] = [jest.fn(() => Promise.resolve(parts)), jest.fn(() => Promise.resolve(parts))];
  await showCheckout(all, { methods: [voucher(first), { ...voucher(second), id: 'other' }] });
  expect(first).toHaveBeenCalled();
  await findButton(/^Pay/);
  expect(second).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(5000));
  expect(second).toHaveBeenCalled();
  jest.useRealTimers();
});

test('onDemand: nothing loads after the checkout has gone', async () => {
  jest.useFakeTimers();
  const importModule = jest.fn(() => Promise.resolve(parts));
  const { unmount } = await showCheckout(all, {
    methods: [voucher(() => Promise.resolve(parts)), { ...voucher(importModule), id: 'other' }],
  });
  await findButton(/^Pay/);
  unmount();
  await jest.advanceTimersByTimeAsync(5000);
  expect(importModule).not.toHaveBeenCalled();
  jest.useRealTimers();
});

test('onDemand: a panel that has been loaded is shown without waiting', async () => {
  const method = voucher(() => Promise.resolve(parts));
  method.load?.();
  await showCheckout(all, { methods: [card(), method] });
  await findButton(/^Pay/);
  await userEvent.click(screen.getByRole('radio', { name: 'Voucher' }));
  expect(screen.getByRole('button', { name: /^Pay/ }).getAttribute('aria-disabled')).toBe('false');
});

test('onDemand: a button of the express row goes if it cannot be loaded', async () => {
  const loads = voucher(() => Promise.resolve(parts));
  const fails = { ...voucher(() => Promise.reject<typeof parts>(new TypeError('Failed to fetch the script.'))), id: 'other' };
  const { container } = await showCheckout(all, { methods: [card()], express: [loads, fails] });
  await findButton(/^Voucher/);
  await waitFor(() => expect(container.querySelectorAll('[data-tender-express-button]')).toHaveLength(1));
});

test('threeDSecure: a payment waits for what asks the bank, and loads what could not be loaded before', async () => {
  jest.doMock('./three-d-secure/bank-verifier', () => {
    throw new TypeError('Failed to fetch the script.');
  });
  const { onPayment, onError } = await showCheckout(all, { methods: [card({ threeDSecure: threeDSecure() })] });
  await waitFor(async () => expect((await findButton(/^Pay/)).getAttribute('aria-disabled')).toBe('false'));
  all.card.fill();
  await userEvent.click(await findButton(/^Pay/));
  await waitFor(() => expect(onError).toHaveBeenCalledTimes(1));
  expect(onPayment).not.toHaveBeenCalled();
  jest.dontMock('./three-d-secure/bank-verifier');
  await userEvent.click(await findButton(/^Pay/));
  await waitFor(() => expect(onPayment).toHaveBeenCalledWith(expect.objectContaining({ nonce: 'verified-nonce' }), expect.anything()));
});
