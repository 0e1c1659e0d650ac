import type { ShopConfiguration } from '../../server/contract';
import type { PricedLine } from '../cart';
import type { Authorize } from '../use-component';
import type { Arrival } from './arrival';
import type { Draft } from './draft';
import type { Collect, Payment } from './use-payment';

/** What every payment method is given: what is bought, what was typed, and how to begin. */
export interface Checkout {
  readonly configuration: ShopConfiguration;
  readonly lines: readonly PricedLine[];
  /** In cents. */
  readonly total: number;
  readonly currency: string;
  readonly draft: Draft;
  change(changed: Partial<Draft>): void;
  /** After the first press of “Pay”, what is missing is said too. */
  readonly complete: boolean;
  /** Takes that back. Stable between renders. */
  forgive(): void;
  readonly payment: Payment;
  readonly authorize: Authorize;
  /** Begins a payment, unless something is missing: then it says so, and leads to the first. */
  begin(wish: Wish): void;
  /** The customer has just come back from this method's full page. */
  readonly arrival?: Arrival;
  /** What they brought back has been read. */
  settleArrival(): void;
}

export interface Wish {
  /** Each focuses a field in which something is missing or wrong. */
  readonly wrong: readonly (() => void)[];
  readonly collect: Collect;
  /** Of an attempt that was begun before. */
  readonly orderKey?: string;
  restart(): void;
}

/** What the form asks of the panel that is shown. */
export interface PanelHandle {
  submit(): void;
  /** Starts the method over. */
  restart(): void;
}

/** As providers take amounts: `18.00`. */
export const amountOf = (cents: number): string => (cents / 100).toFixed(2);
