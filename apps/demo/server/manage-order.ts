import type { Order } from './contract';
import type { Gateway } from './gateway';
import { gatewayProblem } from './gateway-problem';
import { withTransaction } from './order-from-transaction';
import type { OrderStore } from './order-store';
import { problem, type ProblemError } from './problem';
import { refusalProblem } from './refusal-problem';

/** What can be done with an order that was paid. `settle` is a test aid: the provider's sandbox does in a moment what a night does elsewhere. */
export const ORDER_ACTIONS = ['void', 'refund', 'settle'] as const;
export type OrderAction = (typeof ORDER_ACTIONS)[number];

export interface OrderDesk {
  /** The order as the gateway sees it now; as last seen where the gateway does not answer. */
  find(id: string): Promise<Order>;
  /** Doing the same thing twice does it once. */
  act(id: string, action: OrderAction): Promise<Order>;
}

/** An order kept from an earlier run may be about a payment that this gateway never saw. */
function findProblem(error: unknown, id: string): ProblemError {
  const unknown = error instanceof Error && 'type' in error && error.type === 'notFoundError';
  return unknown
    ? problem('wrong-state', { orderId: id, detail: 'The payment service does not know this payment.' })
    : gatewayProblem(error);
}

const results: Readonly<Record<OrderAction, Order['status']>> = { void: 'voided', refund: 'refunded', settle: 'settled' };

export function createOrderDesk(gateway: Gateway, store: OrderStore): OrderDesk {
  const queues = new Map<string, Promise<unknown>>();

  /** One thing after another for each order, so that a double click finds what the first click did. */
  function inTurn<T>(id: string, work: () => Promise<T>): Promise<T> {
    const turn = (queues.get(id) ?? Promise.resolve()).then(work, work);
    const left = turn.catch(() => undefined).finally(() => queues.get(id) === left && queues.delete(id));
    queues.set(id, left);
    return turn;
  }

  async function refreshed(id: string): Promise<Order> {
    const record = store.byId(id);
    if (!record) throw problem('not-found');
    const { transactionId } = record.order;
    if (!transactionId) return record.order;
    const transaction = await gateway.transaction.find(transactionId).catch((error: unknown) => Promise.reject(findProblem(error, id)));
    const order = withTransaction(record.order, transaction);
    store.put({ ...record, order });
    return order;
  }

  /** This call of the SDK does not say whether it succeeded. */
  async function settled(order: Order): Promise<Order> {
    await gateway.testing.settle(order.transactionId ?? '');
    const after = await refreshed(order.id);
    if (after.status !== 'settled') throw problem('wrong-state', { orderId: order.id });
    return after;
  }

  async function act(id: string, action: OrderAction): Promise<Order> {
    const order = await refreshed(id);
    if (order.status === results[action]) return order;
    if (!order.transactionId) throw problem('wrong-state', { orderId: id, detail: 'Nothing was charged for it.' });
    if (action === 'settle') return settled(order);
    const result = await gateway.transaction[action](order.transactionId);
    if (!result.success) {
      const refused = action === 'refund' && result.transaction ? withTransaction(order, result.transaction) : undefined;
      throw refused?.refusal ? refusalProblem({ ...refused, id }) : problem('wrong-state', { orderId: id, detail: result.message });
    }
    return refreshed(id);
  }

  return {
    find: (id) => inTurn(id, () => refreshed(id)).catch((error: unknown) => storedOr(error, id)),
    act: (id, action) => inTurn(id, () => act(id, action)).catch((error: unknown) => Promise.reject(gatewayProblem(error))),
  };

  function storedOr(error: unknown, id: string): Order {
    const stored = store.byId(id);
    if (!stored) throw gatewayProblem(error);
    return stored.order;
  }
}
