import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { Order } from '../../server/contract';
import { api, ApiProblem, NoResponse } from '../api';
import { usePlaceOrder, type NewOrder } from './use-place-order';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const placed = { id: 'A' } as Order;
const details = { cart: [{ productId: 'mug', quantity: 1 }], email: 'ada@example.com', currency: 'USD' } as const;
const order = (paymentMethodNonce: string): NewOrder => ({ ...details, cart: [...details.cart], paymentMethodNonce });
const declined = new ApiProblem({
  type: 'urn:x',
  title: 'Declined.',
  detail: 'Use another card.',
  status: 402,
  code: 'declined',
  processor: { code: '2010', text: 'Card Issuer Declined CVV', kind: 'hard' },
});
const unconfirmed = new ApiProblem({ type: 'urn:x', title: 'Not known.', detail: '', status: 503, code: 'unconfirmed' });

const onPlaced = jest.fn();
let place: ReturnType<typeof usePlaceOrder>;
let placeOrder: jest.SpiedFunction<typeof api.placeOrder>;
let root: Root;

function Probe(): ReactNode {
  place = usePlaceOrder(onPlaced);
  return null;
}

beforeEach(async () => {
  placeOrder = jest.spyOn(api, 'placeOrder').mockResolvedValue(placed);
  root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Probe />));
});
afterEach(() => act(async () => root.unmount()));

test('default: every order has a key of its own', async () => {
  await place(order('one'));
  await place(order('two'));
  const [first, second] = placeOrder.mock.calls.map(([request]) => request);
  expect(first).toEqual({ ...order('one'), orderKey: expect.any(String) as string });
  expect(second?.orderKey).not.toBe(first?.orderKey);
  expect(onPlaced.mock.calls).toEqual([[placed], [placed]]);
});

test('behavior: a payment that is confirmed later is ordered by its id', async () => {
  const placeWaitingOrder = jest.spyOn(api, 'placeWaitingOrder').mockResolvedValue(placed);
  await place({ ...details, cart: [...details.cart], paymentId: 'PAY-1', type: 'blik' });
  expect(placeWaitingOrder).toHaveBeenCalledWith(expect.objectContaining({ paymentId: 'PAY-1', type: 'blik' }));
  expect(placeOrder).not.toHaveBeenCalled();
});

test.each([
  ['lost', new NoResponse('lost'), 'The connection broke off while you paid.'],
  ['not confirmed', unconfirmed, 'Not known.'],
])('behavior: an order whose response is %s is sent again as it was', async (_, failure, message) => {
  placeOrder.mockRejectedValueOnce(failure).mockRejectedValueOnce(failure);
  await expect(place(order('one'))).rejects.toMatchObject({ name: 'CheckoutProblem', message });
  await expect(place(order('two'))).rejects.toThrow(message);
  await place(order('three'));
  const [first, second, third] = placeOrder.mock.calls.map(([request]) => request);
  expect(first).toMatchObject({ paymentMethodNonce: 'one' });
  expect([second, third]).toEqual([first, first]);
  expect(onPlaced).toHaveBeenCalledTimes(1);
});

test('behavior: a declined order is described with the code of the bank, and the next one is new', async () => {
  placeOrder.mockRejectedValueOnce(declined);
  await expect(place(order('one'))).rejects.toMatchObject({ message: 'Declined.', help: 'Use another card. (Bank’s answer: 2010.)' });
  await place(order('two'));
  const [first, second] = placeOrder.mock.calls.map(([request]) => request);
  expect(second).toMatchObject({ paymentMethodNonce: 'two' });
  expect(second?.orderKey).not.toBe(first?.orderKey);
});
