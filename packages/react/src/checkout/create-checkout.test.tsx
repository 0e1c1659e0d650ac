import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createFakeClient } from '../testing/fake-client';
import type { CheckoutMethod } from './checkout-method';
import { createCheckout, type CreatedCheckout } from './create-checkout';
import { PayArea } from './pay-area';
import { de } from './texts/de';
import { expectNoConsoleErrors } from '../fixtures/console-errors';

expectNoConsoleErrors();

/** A method without a component, so that only the client has to be faked. */
const voucher: CheckoutMethod = {
  id: 'voucher',
  title: () => 'Voucher',
  isOffered: () => true,
  render: () => (
    <PayArea
      status="ready"
      retry={() => undefined}
      collect={() => Promise.resolve({ nonce: 'voucher-nonce', type: 'Voucher', details: {} })}
    />
  ),
};

let container: HTMLElement;
beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'));
  container.id = 'container';
});
afterEach(() => {
  container.remove();
});

type Changed = Partial<Parameters<typeof createCheckout>[0]>;
/** React renders only at the end of `act`, so that the promise has to be awaited outside. */
async function create(changed: Changed = {}): Promise<CreatedCheckout> {
  const options = { container: '#container', client: createFakeClient(), methods: [voucher], amount: '15.00', currency: 'EUR', ...changed };
  let creation: Promise<CreatedCheckout> | undefined;
  await act(async () => {
    creation = createCheckout({ onPayment: () => undefined, ...options } as Parameters<typeof createCheckout>[0]);
    creation.catch(() => undefined); // the rejection is tested below
  });
  await act(async () => Promise.resolve());
  return creation as Promise<CreatedCheckout>;
}

test('default: is on the page when it resolves, pays, and leaves nothing after teardown', async () => {
  const onPayment = jest.fn(() => Promise.resolve());
  const created = await create({ onPayment });
  await userEvent.click(screen.getByRole('button', { name: 'Pay €15.00' }));
  expect(onPayment).toHaveBeenCalledWith(
    { nonce: 'voucher-nonce', type: 'Voucher', details: {}, method: 'voucher' },
    { key: expect.any(String) as string },
  );
  expect(await screen.findByText('Thank you. Your payment is complete.')).toBeTruthy();
  act(() => created.teardown());
  expect(container.childNodes).toHaveLength(0);
});

test('options: container is an element', async () => {
  const created = await create({ container });
  expect(container.querySelector('form')).not.toBeNull();
  act(() => created.teardown());
});

test('options: a container that does not exist', async () => {
  await expect(create({ container: '#elsewhere' })).rejects.toThrow('createCheckout: there is no element #elsewhere.');
});

test('behavior: update changes only the named options', async () => {
  const created = await create({ texts: de });
  await act(async () => created.update({ amount: '20.00' }));
  expect(screen.getByRole('button', { name: /^20,00\s€ bezahlen$/ })).toBeTruthy();
  act(() => created.teardown());
});

test('behavior: requestPaymentMethod, isRequestable and clearSelection', async () => {
  const created = await create({ submit: false });
  expect(created.isRequestable).toBe(true);
  await act(async () => expect(await created.requestPaymentMethod()).toMatchObject({ nonce: 'voucher-nonce' }));
  act(() => created.clearSelection());
  expect(created.isRequestable).toBe(false);
  act(() => created.teardown());
  expect(created.isRequestable).toBe(false);
  expect(() => created.requestPaymentMethod()).toThrow('The checkout has been torn down.');
});

test('behavior: a load failure is shown to the customer and passed to onError', async () => {
  const onError = jest.fn();
  const created = await create({ client: undefined, authorization: () => Promise.reject(new Error('no')), onError });
  expect(screen.getByRole('alert').textContent).toMatch(/^The ways to pay could not be loaded\./);
  expect(onError).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy());
  act(() => created.teardown());
});
