import type { Gateway, Transaction } from './gateway';

/** The transaction made for an order, where its answer was lost; undefined when the gateway cannot say. */
export async function findByOrderId(gateway: Gateway, orderId: string, amount: string): Promise<Transaction | undefined> {
  try {
    const found = gateway.transaction.search((search) => {
      search.orderId().is(orderId);
    });
    for await (const transaction of found as AsyncIterable<Transaction>) {
      if (transaction.orderId === orderId && transaction.amount === amount) return transaction;
    }
  } catch {
    // As good as not found: the order stays unconfirmed and can be asked about again.
  }
  return undefined;
}
