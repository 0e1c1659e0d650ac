import { toAmount } from './catalogue';
import type { Order, PaymentMethod, WaitingOrderRequest } from './contract';
import { findByOrderId } from './find-by-order-id';
import type { Transaction } from './gateway';
import { LOCAL_PAYMENT_NAMES } from './read-payment-method';
import { applyTransaction } from './apply-transaction';
import type { OrderRecord } from './order-store';
import { createFingerprint, createOrder } from './place-order';
import { type Checkout } from './checkout';
import { createProblem } from './problem';
import { sellWithNonce } from './sale';

/**
 * Places an order whose payment the customer confirms later. Repeating the request returns the same order.
 * @throws ProblemError when the request is invalid or the order key is already used
 */
export function placeWaitingOrder(checkout: Checkout, request: WaitingOrderRequest): Order {
  const { orderKey, paymentId, type } = request;
  const fingerprint = createFingerprint(request, paymentId);
  const known = checkout.store.byKey(orderKey) ?? checkout.store.byPaymentId(paymentId);
  if (known && (known.orderKey !== orderKey || known.fingerprint !== fingerprint)) throw createProblem('order-key-reused');
  if (known) return known.order;
  const method: PaymentMethod = { kind: 'local-payment', name: LOCAL_PAYMENT_NAMES[type] ?? type };
  const order: Order = { ...createOrder(checkout, request, 'waiting'), method };
  checkout.store.put({ order, orderKey, fingerprint, paymentId });
  return order;
}

/** A confirmed payment, as the provider's webhook describes it. */
export interface ConfirmedPayment {
  readonly paymentId: string;
  readonly paymentMethodNonce?: string | null;
  /** Set if the provider has charged the payment already. */
  readonly transaction?: Transaction;
  /** Last characters of the IBAN of the account that paid. */
  readonly ibanLastChars?: string | null;
}

/**
 * Charges a waiting order, once even if the webhook is repeated. Payments that belong to no waiting order are ignored.
 * @throws the error of the gateway; the order then still waits, and the provider repeats the webhook
 */
export async function completeWaitingOrder(checkout: Checkout, confirmed: ConfirmedPayment): Promise<void> {
  const record = findWaitingRecord(checkout, confirmed.paymentId);
  if (!record || checkout.pendingCharges.has(record.orderKey)) return;
  const order = completePayment(checkout, record, confirmed).finally(() => checkout.pendingCharges.delete(record.orderKey));
  checkout.pendingCharges.set(record.orderKey, { fingerprint: record.fingerprint, order });
  await order;
}

/** Marks an order as expired: it was not paid in time, or the payment was reversed. */
export function expireWaitingOrder(checkout: Checkout, paymentId: string): void {
  const record = findWaitingRecord(checkout, paymentId);
  if (record) checkout.store.put({ ...record, order: { ...record.order, status: 'expired' } });
}

function findWaitingRecord({ store }: Checkout, paymentId: string): OrderRecord | undefined {
  const record = store.byPaymentId(paymentId);
  return record?.order.status === 'waiting' ? record : undefined;
}

async function completePayment(checkout: Checkout, record: OrderRecord, confirmed: ConfirmedPayment): Promise<Order> {
  const { method } = record.order;
  const { ibanLastChars } = confirmed;
  const from = method && ibanLastChars ? { method: { ...method, detail: `IBAN ending in ${ibanLastChars}` } } : {};
  const order = { ...(await charge(checkout, record.order, confirmed)), ...from };
  checkout.store.put({ ...record, order });
  return order;
}

async function charge(checkout: Checkout, order: Order, { paymentMethodNonce, transaction }: ConfirmedPayment): Promise<Order> {
  const amount = toAmount(order.total);
  // The page set the amount of the payment, so it has to equal the order's total.
  if (transaction?.id && transaction.amount !== amount)
    return createFailedOrder(order, 'amount', `${transaction.amount} was paid instead of ${amount}`);
  if (transaction?.id) return applyTransaction(order, transaction);
  const result = await sellWithNonce(checkout, order, { paymentMethodNonce: paymentMethodNonce ?? '' });
  const created = result.transaction;
  // An earlier webhook may have charged the order without receiving the response.
  const found = created?.id ? created : await findByOrderId(checkout.gateway, order.id, amount);
  return found ? applyTransaction(order, found) : createFailedOrder(order, 'refused', result.message);
}

const createFailedOrder = (order: Order, code: string, text: string): Order => ({ ...order, status: 'failed', refusal: { code, text } });
