// The three shapes of a sale between the request and its row.
import { type MerchantAccount } from '../../core/merchant';
import { type Document } from '../../core/store/schema';
import { type CardChecks } from '../cards/verify-card';
import { type Total } from '../instruments/define-instrument';
import { type Instrument } from '../instruments/kinds';
import { type Authorization } from './decide-authorization';
import { type SaleInput } from './sale-input';

/** What a request asks for, and what it charges. */
export interface SaleRequest {
  input: SaleInput;
  /** Undefined when there is no such account, and for a capture: its sale has met what the account demands. */
  account: MerchantAccount | undefined;
  /** Undefined when the payment method itself is invalid, and for a capture. */
  instrument: Instrument | undefined;
}

/** A request without errors. */
export interface Sale extends SaleRequest {
  instrument: Instrument;
  nonceToSpend: string | undefined;
  threeDSecureInfo: Document | null;
  /** Whether the merchant requires an authentication and none has shifted liability. */
  authenticationMissing: boolean;
}

/** A sale that the bank has decided, with its customer and its instrument as they are in the vault. */
export interface DecidedSale extends Sale {
  authorization: Authorization;
  total: Total;
  /** Undefined for payment methods other than cards. */
  checks: CardChecks | undefined;
  merchantAccountId: string;
  /** The statuses that it passes through at once. */
  statuses: readonly string[];
  /** Identifies the card or account, to find duplicates. */
  identity: string | null;
  /** Null for a payment without a customer in the vault. */
  customerId: string | null;
  /** The customer as the transaction shows it. */
  customer: Document;
  billing: Document;
  shipping: Document;
}
