import type { Order } from './contract';
import type { Gateway } from './gateway';
import { toGatewayProblem } from './gateway-problem';
import { applyTransaction } from './apply-transaction';
import type { OrderStore } from './order-store';
import { createProblem, type ProblemError } from './problem';
import { toRefusalProblem } from './refusal-problem';

/** Actions on a paid order. `settle` is a test aid: the sandbox settles at once what production settles overnight. */
export const ORDER_ACTIONS = ['void', 'refund', 'settle'] as const;
export type OrderAction = (typeof ORDER_ACTIONS)[number];

export interface OrderManager {
  /** Reads the order's state from the gateway; returns the stored order when the gateway does not respond. */
  find(id: string): Promise<Order>;
  /** Performs an action. Repeating an action has no further effect. */
  act(id: string, action: OrderAction): Promise<Order>;
}

/** An order stored by an earlier run may refer to a payment that this gateway does not know. */
function toFindProblem(error: unknown, id: string): ProblemError {
  const unknown = error instanceof Error && 'type' in error && error.type === 'notFoundError';
  return unknown
    ? createProblem('wrong-state', { orderId: id, detail: 'The payment service does not know this payment.' })
    : toGatewayProblem(error);
}

const results: Readonly<Record<OrderAction, Order['status']>> = { void: 'voided', refund: 'refunded', settle: 'settled' };

/** Creates the functions that read and change existing orders. */
export function createOrderManager(gateway: Gateway, store: OrderStore): OrderManager {
  const queues = new Map<string, Promise<unknown>>();

  /** Runs the actions of each order one after another, so that a double click sees the result of the first click. */
  function enqueue<T>(id: string, work: () => Promise<T>): Promise<T> {
    const turn = (queues.get(id) ?? Promise.resolve()).then(work, work);
    const left = turn.catch(() => undefined).finally(() => queues.get(id) === left && queues.delete(id));
    queues.set(id, left);
    return turn;
  }

  async function refreshOrder(id: string): Promise<Order> {
    const record = store.byId(id);
    if (!record) throw createProblem('not-found');
    const { transactionId } = record.order;
    if (!transactionId) return record.order;
    const transaction = await gateway.transaction.find(transactionId).catch((error: unknown) => Promise.reject(toFindProblem(error, id)));
    const order = applyTransaction(record.order, transaction);
    store.put({ ...record, order });
    return order;
  }

  /** The SDK's `settle` does not report success, so the order is read again. */
  async function settleOrder(order: Order): Promise<Order> {
    await gateway.testing.settle(order.transactionId ?? '');
    const after = await refreshOrder(order.id);
    if (after.status !== 'settled') throw createProblem('wrong-state', { orderId: order.id });
    return after;
  }

  async function act(id: string, action: OrderAction): Promise<Order> {
    const order = await refreshOrder(id);
    if (order.status === results[action]) return order;
    if (!order.transactionId) throw createProblem('wrong-state', { orderId: id, detail: 'Nothing was charged for it.' });
    if (action === 'settle') return settleOrder(order);
    const result = await gateway.transaction[action](order.transactionId);
    if (!result.success) {
      const refused = action === 'refund' && result.transaction ? applyTransaction(order, result.transaction) : undefined;
      throw refused?.refusal ? toRefusalProblem({ ...refused, id }) : createProblem('wrong-state', { orderId: id, detail: result.message });
    }
    return refreshOrder(id);
  }

  return {
    find: (id) => enqueue(id, () => refreshOrder(id)).catch((error: unknown) => readStoredOrder(error, id)),
    act: (id, action) => enqueue(id, () => act(id, action)).catch((error: unknown) => Promise.reject(toGatewayProblem(error))),
  };

  function readStoredOrder(error: unknown, id: string): Order {
    const stored = store.byId(id);
    if (!stored) throw toGatewayProblem(error);
    return stored.order;
  }
}
