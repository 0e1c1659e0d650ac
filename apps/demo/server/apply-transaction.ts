import type { Order, OrderStatus } from './contract';
import type { Transaction } from './gateway';
import { readPaymentMethod } from './read-payment-method';

const statuses: Readonly<Record<string, OrderStatus>> = {
  settling: 'settling',
  settled: 'settled',
  voided: 'voided',
  processor_declined: 'declined',
  settlement_declined: 'declined',
  gateway_rejected: 'rejected',
  failed: 'failed',
};

/** Updates an order from its transaction. Every other state before settlement is `paid`. */
export function applyTransaction(order: Order, transaction: Transaction): Order {
  const status = statuses[transaction.status] ?? 'paid';
  const method = readPaymentMethod(transaction);
  const [refund] = transaction.refundIds ?? [];
  return {
    ...order,
    transactionId: transaction.id,
    status: refund ? 'refunded' : status,
    // The order may know more than the transaction, such as the account that a bank named.
    ...(method ? { method: { ...order.method, ...method } } : {}),
    ...(refund ? { refundTransactionId: refund } : {}),
    ...(status === 'declined' || status === 'failed' || status === 'rejected' ? { refusal: readRefusal(transaction, status) } : {}),
  };
}

function readRefusal(transaction: Transaction, status: OrderStatus): NonNullable<Order['refusal']> {
  if (status === 'rejected') {
    const reason = transaction.gatewayRejectionReason ?? 'unknown';
    return { code: reason, text: reason.replaceAll('_', ' ') };
  }
  return { code: transaction.processorResponseCode, text: transaction.processorResponseText };
}
