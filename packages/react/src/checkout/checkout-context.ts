import type { Configuration } from '@tender/client';
import { createContext, useContext } from 'react';
import type { CheckoutMethod, Purchase } from './checkout-method';
import type { Collect } from './payment';
import type { CheckoutTexts } from './texts/checkout-texts';
import type { RunState } from './use-run';

/** How the panel of the chosen method collects a payment. */
export interface Collector {
  readonly collect: Collect;
  /** Whether everything is there that it needs, as far as can be said without asking. */
  readonly isComplete: boolean;
  /** What the page knows may lag behind what was typed: `collect` decides, and throws `Incomplete`. */
  readonly isUnsure?: boolean | undefined;
  /** Shows what is missing, and goes there. Called where it is not complete. */
  readonly showMissing?: (() => void) | undefined;
  /** It begins with a button that is not ours. */
  readonly isPassive?: boolean;
}

/** What the panels of a checkout share. */
export interface CheckoutState extends Purchase {
  readonly texts: CheckoutTexts;
  /** Of the merchant. */
  readonly configuration: Configuration;
  readonly state: RunState;
  /** The customer cannot change anything now. */
  readonly isBusy: boolean;
  /** Whether the shop leaves the pay button to the checkout. */
  readonly hasSubmit: boolean;
  /** As on the pay button: `15,00 €`. */
  readonly money: string;
}

/** What only the checkout's own parts call. */
export interface CheckoutControls {
  /** Of the chosen method; returns the undo. */
  register(collector: Collector): () => void;
  /** As the pay button does, where `given` in place of the chosen method's way. */
  submit(given?: Collect): void;
  cancel(): void;
  /** Tells the customer, and the shop, what went wrong with a button that is not ours. */
  report(error: unknown): void;
  /** Tells the shop alone. */
  tell(error: unknown): void;
  /** Takes a method off the list. */
  withdraw(id: string): void;
}

export interface PanelState {
  readonly method: CheckoutMethod;
  readonly isChosen: boolean;
}

export const CheckoutContext = /* @__PURE__ */ createContext<(CheckoutState & CheckoutControls) | undefined>(undefined);
export const PanelContext = /* @__PURE__ */ createContext<PanelState | undefined>(undefined);

/** The checkout around a panel. */
export function useCheckout(): CheckoutState & CheckoutControls {
  const checkout = useContext(CheckoutContext);
  if (!checkout) throw new Error('useCheckout must be used within <Checkout>.');
  return checkout;
}

/** The method whose panel it is. */
export function usePanel(): PanelState {
  const panel = useContext(PanelContext);
  if (!panel) throw new Error('<PayArea> must be used within a method of <Checkout>.');
  return panel;
}
