import type { TransactionRow } from './transaction-row';

/** A change to a transaction. Members that are left out keep their values. */
export type Change = Partial<Pick<TransactionRow, 'status' | 'amount' | 'orderId' | 'statusHistory' | 'document'>>;
