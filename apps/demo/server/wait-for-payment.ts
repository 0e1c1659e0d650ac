import { toAmount } from './catalogue';
import type { Order, PaymentMethod, WaitingOrderRequest } from './contract';
import { findByOrderId } from './find-by-order-id';
import type { Transaction } from './gateway';
import { LOCAL_PAYMENT_NAMES } from './method-of';
import { withTransaction } from './order-from-transaction';
import type { OrderRecord } from './order-store';
import { fingerprintOf, newOrder, type Checkout } from './place-order';
import { problem } from './problem';
import { sale } from './sale';

/**
 * Takes an order whose payment the customer confirms later. The same request gives the same order.
 * @throws a problem: it cannot be ordered
 */
export function placeWaitingOrder(checkout: Checkout, request: WaitingOrderRequest): Order {
  const { orderKey, paymentId, type } = request;
  const fingerprint = fingerprintOf(request, paymentId);
  const known = checkout.store.byKey(orderKey) ?? checkout.store.byPaymentId(paymentId);
  if (known && (known.orderKey !== orderKey || known.fingerprint !== fingerprint)) throw problem('order-key-reused');
  if (known) return known.order;
  const method: PaymentMethod = { kind: 'local-payment', name: LOCAL_PAYMENT_NAMES[type] ?? type };
  const order: Order = { ...newOrder(checkout, request, 'waiting'), method };
  checkout.store.put({ order, orderKey, fingerprint, paymentId });
  return order;
}

/** What the provider's webhook says of a payment that was confirmed. */
export interface Confirmed {
  readonly paymentId: string;
  readonly paymentMethodNonce?: string | null;
  /** Where the provider has charged it already. */
  readonly transaction?: Transaction;
  /** Of the account it was paid from. */
  readonly ibanLastChars?: string | null;
}

/**
 * Charges an order that waited. Told twice, it is charged once; payments of other orders are left alone.
 * @throws what the gateway throws: the order still waits, and the webhook comes again
 */
export async function completeWaitingOrder(checkout: Checkout, confirmed: Confirmed): Promise<void> {
  const record = waiting(checkout, confirmed.paymentId);
  if (!record || checkout.underWay.has(record.orderKey)) return;
  const order = complete(checkout, record, confirmed).finally(() => checkout.underWay.delete(record.orderKey));
  checkout.underWay.set(record.orderKey, { fingerprint: record.fingerprint, order });
  await order;
}

/** Nobody paid in time, or the money went back. */
export function expireWaitingOrder(checkout: Checkout, paymentId: string): void {
  const record = waiting(checkout, paymentId);
  if (record) checkout.store.put({ ...record, order: { ...record.order, status: 'expired' } });
}

function waiting({ store }: Checkout, paymentId: string): OrderRecord | undefined {
  const record = store.byPaymentId(paymentId);
  return record?.order.status === 'waiting' ? record : undefined;
}

async function complete(checkout: Checkout, record: OrderRecord, confirmed: Confirmed): Promise<Order> {
  const { method } = record.order;
  const { ibanLastChars } = confirmed;
  const from = method && ibanLastChars ? { method: { ...method, detail: `IBAN ending in ${ibanLastChars}` } } : {};
  const order = { ...(await charge(checkout, record.order, confirmed)), ...from };
  checkout.store.put({ ...record, order });
  return order;
}

async function charge(checkout: Checkout, order: Order, { paymentMethodNonce, transaction }: Confirmed): Promise<Order> {
  const amount = toAmount(order.total);
  // The page said how much to pay; what counts is what the shop asks for.
  if (transaction?.id && transaction.amount !== amount)
    return failed(order, 'amount', `${transaction.amount} was paid instead of ${amount}`);
  if (transaction?.id) return withTransaction(order, transaction);
  const result = await sale(checkout, order, { paymentMethodNonce: paymentMethodNonce ?? '' });
  const made = result.transaction;
  // An earlier webhook may have charged it without living to see the answer.
  const found = made?.id ? made : await findByOrderId(checkout.gateway, order.id, amount);
  return found ? withTransaction(order, found) : failed(order, 'refused', result.message);
}

const failed = (order: Order, code: string, text: string): Order => ({ ...order, status: 'failed', refusal: { code, text } });
