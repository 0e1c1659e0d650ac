import { createHash, randomUUID } from 'node:crypto';
import { CURRENCY, priceCart, toAmount, type PricedCart } from './catalogue';
import type { Order, OrderRequest } from './contract';
import { findByOrderId } from './find-by-order-id';
import type { Transaction } from './gateway';
import { toGatewayProblem, isUncertain } from './gateway-problem';
import { applyTransaction } from './apply-transaction';
import type { OrderRecord } from './order-store';
import { createProblem, ProblemError } from './problem';
import { toRefusalProblem } from './refusal-problem';
import { sellWithNonce } from './sale';
import { type SaleResult } from './sale-result';
import { sellToBankAccount } from './sell-to-bank-account';
import { isNonceUsed, toValidationProblem, type ValidationErrors } from './validation-problem';
import type { Checkout } from './checkout';

/**
 * Charges an order once, however often the same request arrives: repeated requests get the result of the first. A request with an unknown
 * outcome is sent again with the same nonce, which the gateway accepts only once.
 * @throws ProblemError when the order was not paid
 */
export function placeOrder(checkout: Checkout, request: OrderRequest): Promise<Order> {
  const { orderKey } = request;
  const fingerprint = createFingerprint(request, request.paymentMethodNonce);
  const known = checkout.pendingCharges.get(orderKey) ?? checkout.store.byKey(orderKey);
  if (known && known.fingerprint !== fingerprint) return Promise.reject(createProblem('order-key-reused'));
  const running = checkout.pendingCharges.get(orderKey);
  if (running) return running.order;
  const order = attemptPayment(checkout, request, fingerprint).finally(() => checkout.pendingCharges.delete(orderKey));
  checkout.pendingCharges.set(orderKey, { fingerprint, order });
  return order;
}

async function attemptPayment(checkout: Checkout, request: OrderRequest, fingerprint: string): Promise<Order> {
  const { store } = checkout;
  const before = store.byKey(request.orderKey);
  if (before && before.order.status !== 'unconfirmed') return paidOrThrow(before.order);
  const record: OrderRecord = before ?? {
    orderKey: request.orderKey,
    fingerprint,
    order: createOrder(checkout, request, 'unconfirmed'),
  };
  store.put(record); // before the charge, so that a crash during it leaves an unconfirmed order
  const transaction = await charge(checkout, record, request, before !== undefined);
  const order = applyTransaction(record.order, transaction);
  store.put({ ...record, order });
  return paidOrThrow(order);
}

/**
 * @throws a problem `unknown-product`, or `invalid-request` for a currency that the shop has no account in
 */
export function createOrder(
  { products, merchantAccounts }: Checkout,
  {
    email,
    currency,
    cart,
    gift,
    rewards,
    deviceData,
  }: Pick<OrderRequest, 'email' | 'currency' | 'cart' | 'gift' | 'rewards' | 'deviceData'>,
  status: Order['status'],
): Order {
  if (currency !== CURRENCY && !merchantAccounts[currency]) {
    throw createProblem('invalid-request', {
      errors: [{ code: 'currency', field: 'currency', message: `This shop has no account in ${currency}.` }],
    });
  }
  const priced: PricedCart = priceCart(cart, products);
  return {
    id: randomUUID().slice(0, 8).toUpperCase(),
    createdAt: new Date().toISOString(),
    status,
    email,
    currency,
    ...priced,
    ...(gift ? { gift } : {}),
    ...(rewards ? { points: rewards.points } : {}),
    ...(deviceData ? { deviceData } : {}),
  };
}

async function charge(checkout: Checkout, record: OrderRecord, request: OrderRequest, again: boolean): Promise<Transaction> {
  const { gateway, store } = checkout;
  const { id, total } = record.order;
  const sell = request.isBankAccount ? sellToBankAccount : sellWithNonce;
  const result: SaleResult = await sell(checkout, record.order, request).catch((error: unknown) => {
    const isKnown = error instanceof ProblemError;
    if (!isKnown && (again || isUncertain(error))) throw createProblem('unconfirmed', { orderId: id });
    store.remove(id); // nothing reached the gateway; the same request may start over
    throw toGatewayProblem(error);
  });
  // A declined sale has a transaction; a validation error means that none was created.
  const { transaction } = result;
  if (transaction?.id) return transaction;
  const errors: ValidationErrors = result.errors.deepErrors();
  if (again && isNonceUsed(errors)) {
    const earlier = await findByOrderId(gateway, id, toAmount(total));
    if (earlier) return earlier;
    throw createProblem('unconfirmed', { orderId: id });
  }
  store.remove(id);
  throw toValidationProblem(errors);
}

function paidOrThrow(order: Order): Order {
  if (order.status === 'declined' || order.status === 'rejected' || order.status === 'failed') throw toRefusalProblem(order);
  return order;
}

/** Hashes a request: the same request gives the same hash, and the nonce cannot be read from it. */
export function createFingerprint(
  { cart, email, currency, gift, rewards }: Pick<OrderRequest, 'cart' | 'email' | 'currency' | 'gift' | 'rewards'>,
  secret: string,
): string {
  return createHash('sha256')
    .update(JSON.stringify([cart, email, currency, secret, gift, rewards]))
    .digest('hex');
}
