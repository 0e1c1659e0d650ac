import type { ShopConfiguration } from '../../server/contract';
import type { PricedLine } from '../cart';

/** What the methods know of the order. */
export interface Purchase {
  readonly configuration: ShopConfiguration;
  readonly lines: readonly PricedLine[];
  readonly email: string;
}

/** Formats cents as providers expect amounts: `18.00`. */
export const toAmount = (cents: number): string => (cents / 100).toFixed(2);
