import type { Order, OrderStatus } from './contract';
import type { Transaction } from './gateway';
import { methodOf } from './method-of';

const statuses: Readonly<Record<string, OrderStatus>> = {
  settled: 'settled',
  voided: 'voided',
  processor_declined: 'declined',
  settlement_declined: 'declined',
  gateway_rejected: 'rejected',
  failed: 'failed',
};

/** The order with what its transaction says now. Every state on the way to settlement is `paid`. */
export function withTransaction(order: Order, transaction: Transaction): Order {
  const status = statuses[transaction.status] ?? 'paid';
  const method = methodOf(transaction);
  const [refund] = transaction.refundIds ?? [];
  return {
    ...order,
    transactionId: transaction.id,
    status: refund ? 'refunded' : status,
    // What was known of it before, such as the account a bank named, is not in the transaction.
    ...(method ? { method: { ...order.method, ...method } } : {}),
    ...(refund ? { refundTransactionId: refund } : {}),
    ...(status === 'declined' || status === 'failed' || status === 'rejected' ? { refusal: refusalOf(transaction, status) } : {}),
  };
}

function refusalOf(transaction: Transaction, status: OrderStatus): NonNullable<Order['refusal']> {
  if (status === 'rejected') {
    const reason = transaction.gatewayRejectionReason ?? 'unknown';
    return { code: reason, text: reason.replaceAll('_', ' ') };
  }
  return { code: transaction.processorResponseCode, text: transaction.processorResponseText };
}
