import type { SharedCustomer } from '../vault/shared-cards';
import type { BinData } from './bin-data';

export interface TokenizeCardOptions {
  validate?: boolean | undefined;
  /** Whether the bank verifies a validated card. Default: true. */
  verify?: boolean | undefined;
  failOnDuplicatePaymentMethod?: boolean | undefined;
  failOnDuplicatePaymentMethodForCustomer?: boolean | undefined;
  /** The person with whom the page shares the card. */
  sharedCustomer?: SharedCustomer | undefined;
}
/** A card as the client API describes it to the page. The GraphQL API sends the same facts under other names. */
export type CardDocument = {
  type: 'CreditCard';
  nonce: string;
  description: string;
  consumed: boolean;
  isLocked: boolean;
  securityQuestions: never[];
  details: {
    bin: string;
    cardType: string;
    lastFour: string;
    lastTwo: string;
    cardholderName: string | null;
    expirationMonth: string | null;
    expirationYear: string | null;
  };
  binData: BinData;
  threeDSecureInfo: null;
};
