import { createContext, useContext, useImperativeHandle, type RefObject } from 'react';
import type { Currency, ShopConfiguration } from '../../server/contract';
import type { PricedLine } from '../cart';
import type { Arrival } from './arrival';
import type { Draft } from './draft';
import type { Method } from './methods';
import type { Collect, Payment } from './use-payment';

/** What every payment method is given: what is bought, what was typed, and how to begin. */
export interface Checkout {
  readonly configuration: ShopConfiguration;
  readonly lines: readonly PricedLine[];
  /** In cents. */
  readonly total: number;
  readonly currency: Currency;
  /** The one whose page this is. */
  readonly method: Method;
  readonly draft: Draft;
  change(changed: Partial<Draft>): void;
  /** After the first press of “Pay”, what is missing is said too. */
  readonly complete: boolean;
  /** What is to be said below the button. */
  readonly remark: string;
  /** Takes both back. Stable between renders. */
  forgive(): void;
  readonly payment: Payment;
  /** Begins a payment, unless something is missing: then it says so, and leads to the first. */
  begin(wish: Wish): void;
  /** The customer has just come back from this method's full page. */
  readonly arrival?: Arrival;
  /** What they brought back has been read. */
  settleArrival(): void;
  /** Of the method that is shown. */
  readonly panel: RefObject<PanelHandle | null>;
}

export interface Wish {
  /** Each focuses a field in which something is missing or wrong. */
  readonly wrong?: readonly (() => void)[];
  /** The same for fields in frames, of which the page hears later than of a click: `collect` decides. Asked when it has. */
  readonly missing?: () => readonly (() => void)[];
  readonly collect: Collect;
  /** Of an attempt that was begun before. */
  readonly orderKey?: string;
}

/** What the form asks of the panel that is shown. */
export interface PanelHandle {
  submit(): void;
  /** Starts the method over. */
  restart(): void;
}

export const CheckoutContext = createContext<Checkout | undefined>(undefined);

export function useCheckout(): Checkout {
  const checkout = useContext(CheckoutContext);
  if (!checkout) throw new Error('useCheckout must be used within the checkout.');
  return checkout;
}

/** The form is this panel's as long as it is on the page. */
export function usePanel(handle: PanelHandle): void {
  useImperativeHandle(useCheckout().panel, () => handle);
}

/** As providers take amounts: `18.00`. */
export const amountOf = (cents: number): string => (cents / 100).toFixed(2);
