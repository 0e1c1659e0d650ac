import { createHash, randomUUID } from 'node:crypto';
import { CURRENCY, priceCart, toAmount, type PricedCart } from './catalogue';
import type { MerchantAccounts, Order, OrderRequest, Product } from './contract';
import { findByOrderId } from './find-by-order-id';
import type { Gateway, Transaction } from './gateway';
import { gatewayProblem, isUncertain } from './gateway-problem';
import { withTransaction } from './order-from-transaction';
import type { OrderRecord, OrderStore } from './order-store';
import { problem, ProblemError } from './problem';
import { refusalProblem } from './refusal-problem';
import { sale, type Sold } from './sale';
import { sellToBankAccount } from './sell-to-bank-account';
import { isNonceUsed, validationProblem, type ValidationErrors } from './validation-problem';

export interface Checkout {
  readonly gateway: Gateway;
  readonly store: OrderStore;
  readonly products: readonly Product[];
  readonly merchantAccounts: MerchantAccounts;
  /** Charges under way, by order key. */
  readonly underWay: Map<string, { readonly fingerprint: string; readonly order: Promise<Order> }>;
}

/**
 * Charges an order once, however often the same request arrives: while the first is under way the others wait for its result; afterwards they
 * get it again. A request whose outcome was lost is sent again with the same nonce, which the gateway takes only once.
 * @throws a problem: why it was not paid
 */
export function placeOrder(checkout: Checkout, request: OrderRequest): Promise<Order> {
  const { orderKey } = request;
  const fingerprint = fingerprintOf(request, request.paymentMethodNonce);
  const known = checkout.underWay.get(orderKey) ?? checkout.store.byKey(orderKey);
  if (known && known.fingerprint !== fingerprint) return Promise.reject(problem('order-key-reused'));
  const running = checkout.underWay.get(orderKey);
  if (running) return running.order;
  const order = begin(checkout, request, fingerprint).finally(() => checkout.underWay.delete(orderKey));
  checkout.underWay.set(orderKey, { fingerprint, order });
  return order;
}

async function begin(checkout: Checkout, request: OrderRequest, fingerprint: string): Promise<Order> {
  const { store } = checkout;
  const before = store.byKey(request.orderKey);
  if (before && before.order.status !== 'unconfirmed') return paidOrThrow(before.order);
  const record: OrderRecord = before ?? {
    orderKey: request.orderKey,
    fingerprint,
    order: newOrder(checkout, request, 'unconfirmed'),
  };
  store.put(record); // before the charge, so that a crash in the middle of it is seen afterwards
  const transaction = await charge(checkout, record, request, before !== undefined);
  const order = withTransaction(record.order, transaction);
  store.put({ ...record, order });
  return paidOrThrow(order);
}

/**
 * @throws a problem `unknown-product`, or `invalid-request` for a currency that the shop has no account in
 */
export function newOrder(
  { products, merchantAccounts }: Checkout,
  { email, currency, cart, gift }: Pick<OrderRequest, 'email' | 'currency' | 'cart' | 'gift'>,
  status: Order['status'],
): Order {
  if (currency !== CURRENCY && !merchantAccounts[currency]) {
    throw problem('invalid-request', {
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
  };
}

async function charge(checkout: Checkout, record: OrderRecord, request: OrderRequest, again: boolean): Promise<Transaction> {
  const { gateway, store } = checkout;
  const { id, total } = record.order;
  const sell = request.isBankAccount ? sellToBankAccount : sale;
  const result: Sold = await sell(checkout, record.order, request).catch((error: unknown) => {
    const isKnown = error instanceof ProblemError;
    if (!isKnown && (again || isUncertain(error))) throw problem('unconfirmed', { orderId: id });
    store.remove(id); // nothing reached the gateway; the same request may start over
    throw gatewayProblem(error);
  });
  // A decline carries the transaction that was made and refused; a validation error means none was made.
  const made = result.transaction;
  if (made?.id) return made;
  const errors: ValidationErrors = result.errors.deepErrors();
  if (again && isNonceUsed(errors)) {
    const earlier = await findByOrderId(gateway, id, toAmount(total));
    if (earlier) return earlier;
    throw problem('unconfirmed', { orderId: id });
  }
  store.remove(id);
  throw validationProblem(errors);
}

function paidOrThrow(order: Order): Order {
  if (order.status === 'declined' || order.status === 'rejected' || order.status === 'failed') throw refusalProblem(order);
  return order;
}

/** The same request gives the same text; the nonce cannot be read from it. */
export function fingerprintOf(
  { cart, email, currency, gift }: Pick<OrderRequest, 'cart' | 'email' | 'currency' | 'gift'>,
  secret: string,
): string {
  return createHash('sha256')
    .update(JSON.stringify([cart, email, currency, secret, gift]))
    .digest('hex');
}
