import type { OrderRequest } from './contract';
import type { Transaction } from './gateway';
import type { ValidationErrors } from './validation-problem';

/** The result of a sale, reduced to what this server reads. */
export interface SaleResult {
  readonly transaction?: Transaction;
  readonly message: string;
  readonly errors: { deepErrors(): ValidationErrors };
}
/** The nonce to charge, and the points to pay with. */
export type PaymentInput = Pick<OrderRequest, 'paymentMethodNonce' | 'rewards'>;
