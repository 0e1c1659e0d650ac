import type { PayOnPage } from '../third-parties/csp/shop';

/** A kind of nonce, and what the merchant's server sees of it. */
export interface NonceKind {
  /** Pays as a customer does, and resolves with another nonce. Default: the method's `payOnPage`. */
  readonly pay?: PayOnPage;
  /** `type` of the nonce, by `paymentMethodNonce.find`. */
  readonly type: string;
  readonly instrument: string;
  /** Can be kept in the vault; the rest pays once. */
  readonly vaulted: boolean;
  /** Where a customer of the server's SDK has it, if not in `paymentMethods`. */
  readonly list?: string;
  /** How the vault verifies it; it is charged from there alone. */
  readonly verification?: string;
  readonly merchantAccountId?: string;
}

/** What the server sees of every card but those of wallets. */
export const CARD_NONCE = { type: 'CreditCard', instrument: 'credit_card', vaulted: true } as const;
