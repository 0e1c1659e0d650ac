import type { Shop as PolicyShop } from '../third-parties/csp/shop';
import type { DemoPayment } from './demo-payment';
import type { NonceKind } from './nonce-kind';

/** How tests pay with a method, whichever suite they belong to. */
export interface MethodDescription {
  /** Pays on a page of a shop, as a customer does, and expects the result. The page may have no policy, or exactly the one that the method needs. */
  readonly payOnPage: (shop: PolicyShop) => Promise<void>;
  /** The ways in which a customer of the demo pays with it. */
  readonly demo?: readonly DemoPayment[];
  /** What a merchant's server gets of it, by the name in titles of tests. */
  readonly nonces?: Readonly<Record<string, NonceKind>>;
}
