import type { ReactNode } from 'react';
import type { OrderStatus } from '../../server/contract';

export const STATUS_TEXTS: Readonly<Record<OrderStatus, string>> = {
  paid: 'Paid',
  settling: 'Paid',
  settled: 'Paid, settled',
  voided: 'Cancelled',
  refunded: 'Refunded',
  declined: 'Declined',
  rejected: 'Rejected',
  failed: 'Failed',
  unconfirmed: 'Not confirmed',
  waiting: 'Not paid yet',
  expired: 'Expired',
};

export function StatusBadge({ status }: { readonly status: OrderStatus }): ReactNode {
  return <span className={`badge badge-${status}`}>{STATUS_TEXTS[status]}</span>;
}
