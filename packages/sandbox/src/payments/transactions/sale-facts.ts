import type { Document } from '../../core/store/schema';
import type { CardChecks } from '../cards/verify-card';
import { type Instrument } from '../instruments/kinds';
import type { Authorization } from './decide-authorization';
import type { SaleInput } from './sale-input';
import type { TransactionRow } from './transaction-row';

export interface SaleFacts {
  input: SaleInput;
  instrument: Instrument;
  authorization: Authorization;
  total: Pick<TransactionRow, 'amount' | 'currencyIsoCode'>;
  /** Whether the sale is submitted for settlement at once. */
  isSubmitted: boolean;
  /** Undefined for payment methods other than cards. */
  checks: CardChecks | undefined;
  threeDSecureInfo: Document | null;
  merchantAccountId: string;
  customer: Document;
  billing: Document;
  shipping: Document;
}
