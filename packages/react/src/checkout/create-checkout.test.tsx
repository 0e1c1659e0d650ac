import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createFakeClient } from '../testing/fake-client';
import type { CheckoutMethod } from './checkout-method';
import { createCheckout, type CreatedCheckout } from './create-checkout';
import { PayArea } from './pay-area';
import { de } from './texts/de';
import { expectNoComplaints } from './testing/complaints';

expectNoComplaints();

/** A method that needs no component, so that nothing is faked but the client. */
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

let place: HTMLElement;
beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'));
  place.id = 'place';
});
afterEach(() => {
  place.remove();
});

type Given = Partial<Parameters<typeof createCheckout>[0]>;
/** React does nothing before an act is over, so what is to come of it cannot be waited for inside. */
async function create(given: Given = {}): Promise<CreatedCheckout> {
  const options = { container: '#place', client: createFakeClient(), methods: [voucher], amount: '15.00', currency: 'EUR', ...given };
  let begun: Promise<CreatedCheckout> | undefined;
  await act(async () => {
    begun = createCheckout({ onPayment: () => undefined, ...options } as Parameters<typeof createCheckout>[0]);
    begun.catch(() => undefined); // it is looked at below
  });
  await act(async () => Promise.resolve());
  return begun as Promise<CreatedCheckout>;
}

test('default: on the page once it resolves, paid, and gone without a trace', async () => {
  const onPayment = jest.fn(() => Promise.resolve());
  const created = await create({ onPayment });
  await userEvent.click(screen.getByRole('button', { name: 'Pay €15.00' }));
  expect(onPayment).toHaveBeenCalledWith(
    { nonce: 'voucher-nonce', type: 'Voucher', details: {}, method: 'voucher' },
    { key: expect.any(String) as string },
  );
  expect(await screen.findByText('Thank you. Your payment is complete.')).toBeTruthy();
  act(() => created.teardown());
  expect(place.childNodes).toHaveLength(0);
});

test('options: container is an element', async () => {
  const created = await create({ container: place });
  expect(place.querySelector('form')).not.toBeNull();
  act(() => created.teardown());
});

test('options: container names nothing', async () => {
  await expect(create({ container: '#elsewhere' })).rejects.toThrow('createCheckout: there is no element #elsewhere.');
});

test('behavior: update changes what it names, and nothing else', async () => {
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

test('behavior: what could not be loaded is told, to both', async () => {
  const onError = jest.fn();
  const created = await create({ client: undefined, authorization: () => Promise.reject(new Error('no')), onError });
  expect(screen.getByRole('alert').textContent).toMatch(/^The ways to pay could not be loaded\./);
  expect(onError).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy());
  act(() => created.teardown());
});
