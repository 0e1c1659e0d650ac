import type { Namespace } from '../differential/library';
import type { Shop } from '../differential/shop';

/** A kind of nonce, created as a customer does, and what the merchant's server sees of it. */
export interface NonceKind {
  /** Creates another nonce with Tender, in the browser. */
  readonly make: (shop: Shop) => Promise<string>;
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

/** Calls a method that resolves with a nonce. */
export async function callForNonce(shop: Shop, namespace: Namespace, method: string, options: object): Promise<string> {
  return nonceIn(await shop.call(namespace, method, options));
}

export function nonceIn({ value, error }: Awaited<ReturnType<Shop['call']>>): string {
  if (error) throw new Error(`No nonce: ${JSON.stringify(error)}`);
  return (value as { nonce: string }).nonce;
}
