import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { Order } from '../../server/contract';
import { api, ApiProblem, NoAnswer } from '../api';
import { untilAborted } from './customer-left';
import { usePayment, type Attempt, type Collect, type Payment } from './use-payment';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const order = { id: 'A' } as Order;
const cart = [{ productId: 'mug', quantity: 1 }];
const attempt: Attempt = { method: 'card', cart, email: 'ada@example.com', currency: 'USD' };
const onExpired = jest.fn();
const tokenize = jest.fn<ReturnType<Collect>, Parameters<Collect>>();
const onPaid = jest.fn();
let placeOrder: jest.SpiedFunction<typeof api.placeOrder>;
let payment: Payment;
let root: Root;

function Probe(): ReactNode {
  payment = usePayment(onPaid, onExpired);
  return null;
}

const declined = new ApiProblem({ type: 'urn:x', title: 'Declined.', detail: '', status: 402, code: 'declined' });
const pay = (more: Partial<Attempt> = {}): Promise<void> => act(() => payment.pay({ ...attempt, ...more }, tokenize));

beforeEach(async () => {
  let count = 0;
  placeOrder = jest.spyOn(api, 'placeOrder');
  tokenize.mockImplementation(async () => ({ nonce: `nonce ${(count += 1)}` }));
  root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Probe />));
});
afterEach(() => act(async () => root.unmount()));

test('default: nonce, order, paid', async () => {
  placeOrder.mockResolvedValueOnce(order);
  await pay();
  expect(placeOrder).toHaveBeenCalledWith(
    expect.objectContaining({ cart, email: 'ada@example.com', currency: 'USD', paymentMethodNonce: 'nonce 1' }),
  );
  expect(onPaid).toHaveBeenCalledWith(order);
  expect(payment).toMatchObject({ step: 'idle', failure: undefined });
});

test('behavior: two presses at once are one payment', async () => {
  placeOrder.mockResolvedValue(order);
  await act(() => Promise.all([payment.pay(attempt, tokenize), payment.pay(attempt, tokenize)]));
  expect(placeOrder).toHaveBeenCalledTimes(1);
});

test('behavior: an order without an answer is sent again as it was, by either button', async () => {
  placeOrder.mockRejectedValueOnce(new NoAnswer('lost')).mockRejectedValueOnce(new NoAnswer('lost')).mockResolvedValueOnce(order);
  await pay();
  expect(payment.failure?.remedy).toBe('check-again');
  await pay();
  await act(() => payment.checkAgain());
  const [first, second, third] = placeOrder.mock.calls.map(([request]) => request);
  expect(second).toEqual(first);
  expect(third).toEqual(first);
  expect(tokenize).toHaveBeenCalledTimes(1);
  expect(onPaid).toHaveBeenCalledTimes(1);
});

test('behavior: after a decline the next press is a new payment', async () => {
  placeOrder.mockRejectedValueOnce(declined).mockResolvedValueOnce(order);
  await pay();
  expect(payment).toMatchObject({ failures: 1, failure: { title: 'Declined.' } });
  await pay();
  const [first, second] = placeOrder.mock.calls.map(([request]) => request);
  expect(second?.orderKey).not.toBe(first?.orderKey);
  expect(second?.paymentMethodNonce).toBe('nonce 2');
});

test('behavior: an expired token begins a new session', async () => {
  tokenize.mockRejectedValueOnce({ code: 'CLIENT_AUTHORIZATION_INVALID' });
  await pay();
  expect(onExpired).toHaveBeenCalledTimes(1);
  expect(placeOrder).not.toHaveBeenCalled();
});

test('options: orderKey, of an attempt begun before the page was left', async () => {
  placeOrder.mockResolvedValueOnce(order);
  await pay({ orderKey: 'the key' });
  expect(placeOrder).toHaveBeenCalledWith(expect.objectContaining({ orderKey: 'the key' }));
});

test('behavior: a payment that is confirmed later is ordered by its id', async () => {
  const placeWaitingOrder = jest.spyOn(api, 'placeWaitingOrder').mockResolvedValueOnce(order);
  tokenize.mockResolvedValueOnce({ paymentId: 'PAY-1', type: 'blik' });
  await pay({ method: 'local-payment', currency: 'PLN' });
  expect(placeWaitingOrder).toHaveBeenCalledWith(expect.objectContaining({ paymentId: 'PAY-1', type: 'blik', currency: 'PLN' }));
  expect(placeOrder).not.toHaveBeenCalled();
  expect(onPaid).toHaveBeenCalledWith(order);
});

test('behavior: of what a method gives, the server is told the nonce, and that it is of a bank account', async () => {
  placeOrder.mockResolvedValue(order);
  tokenize.mockResolvedValueOnce({ nonce: 'of a bank', isBankAccount: true });
  await pay({ method: 'us-bank-account' });
  expect(placeOrder).toHaveBeenLastCalledWith(expect.objectContaining({ paymentMethodNonce: 'of a bank', isBankAccount: true }));
  tokenize.mockResolvedValueOnce({ nonce: 'of a card', type: 'CreditCard' } as { nonce: string });
  await pay();
  expect(placeOrder.mock.calls.at(-1)?.[0]).not.toHaveProperty('isBankAccount');
  expect(placeOrder.mock.calls.at(-1)?.[0]).not.toHaveProperty('type');
});

async function whileCollecting(method: Attempt['method'], work: () => unknown): Promise<void> {
  await act(async () => {
    const paid = payment.pay({ ...attempt, method }, tokenize);
    work();
    await paid;
  });
}

test('behavior: leaving gives up what is collected, and is told calmly', async () => {
  tokenize.mockImplementationOnce(untilAborted);
  await whileCollecting('paypal', () => payment.leave());
  expect(payment).toMatchObject({ step: 'idle', failure: { title: 'You left PayPal before paying.', isCalm: true } });
  expect(placeOrder).not.toHaveBeenCalled();
});

test('behavior: who steps back to a page that was left finds it as it was', async () => {
  tokenize.mockImplementationOnce(untilAborted);
  const back = Object.assign(new Event('pageshow'), { persisted: true });
  await whileCollecting('sepa', () => dispatchEvent(back));
  expect(payment).toMatchObject({ step: 'idle', failure: { isCalm: true } });
});
