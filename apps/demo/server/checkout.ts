import type { Product, MerchantAccounts, Order } from './contract';
import type { Gateway } from './gateway';
import type { OrderStore } from './order-store';

/** What the functions that place and charge orders need. */
export interface Checkout {
  readonly gateway: Gateway;
  readonly store: OrderStore;
  readonly products: readonly Product[];
  readonly merchantAccounts: MerchantAccounts;
  /** Charges that have not finished yet, by order key. */
  readonly pendingCharges: Map<string, { readonly fingerprint: string; readonly order: Promise<Order> }>;
}
