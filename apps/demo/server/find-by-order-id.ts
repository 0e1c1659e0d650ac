import type { Gateway, Transaction } from './gateway';

/** Finds the transaction of an order whose response was lost; undefined when there is none or the gateway cannot be reached. */
export async function findByOrderId(gateway: Gateway, orderId: string, amount: string): Promise<Transaction | undefined> {
  try {
    const found = gateway.transaction.search((search) => {
      search.orderId().is(orderId);
    });
    for await (const transaction of found as AsyncIterable<Transaction>) {
      if (transaction.orderId === orderId && transaction.amount === amount) return transaction;
    }
  } catch {
    // Treated as not found: the order stays unconfirmed, and the request can be repeated.
  }
  return undefined;
}
