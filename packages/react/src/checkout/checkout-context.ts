import type { Configuration } from '@tender/client';
import { createContext, useContext, type CSSProperties } from 'react';
import type { CheckoutMethod, Purchase } from './checkout-method';
import type { CheckoutProps } from './checkout-props';
import type { Collect } from './payment';
import type { CheckoutTexts } from './texts/checkout-texts';
import type { CheckoutRunState } from './use-run';

/** How the panel of the selected method collects a payment. */
export interface CheckoutCollector {
  /** Asks the customer and resolves with the payment. Called in the task of the click. */
  readonly collect: Collect;
  /** Whether the customer has entered everything, as far as the page knows without calling `collect`. */
  readonly isComplete: boolean;
  /** Set if `isComplete` may lag behind the customer's typing. Then `collect` is called anyway, and throws `Incomplete` if input is missing. */
  readonly isUnsure?: boolean | undefined;
  /** Shows what is missing and focuses it. Called when the customer wants to pay before the input is complete. */
  readonly showMissing?: (() => void) | undefined;
  /** Set if only the wallet's own button can start the payment. The checkout's pay button does nothing then. */
  readonly usesWalletButton?: boolean;
}

/** State that the panels of a checkout share. */
export interface CheckoutState extends Purchase {
  /** Texts of the checkout. */
  readonly texts: CheckoutTexts;
  /** The client's configuration, with the merchant's account. */
  readonly configuration: Configuration;
  /** Progress of the payment. */
  readonly state: CheckoutRunState;
  /** Whether a payment is being collected or charged: then the customer cannot change anything. */
  readonly isBusy: boolean;
  /** Whether the checkout renders the pay button. False if the page has one of its own. */
  readonly hasSubmit: boolean;
  /** Id of the express method that is paying or has paid or failed. Undefined if it is the selected method. */
  readonly expressMethod?: string | undefined;
  /** How the checkout looks. */
  readonly look: Pick<CheckoutProps, 'appearance' | 'labels' | 'marks' | 'placeholders'> & {
    /** Custom properties of the appearance. They are on the root element. */
    readonly style?: CSSProperties | undefined;
  };
  /** The amount as shown on the pay button, in the format of the locale: `15,00 €`. */
  readonly money: string;
}

/** Functions for the panels of a checkout. */
export interface CheckoutControls {
  /**
   * Sets how the selected method collects a payment. Returns a function that removes it.
   * @example useEffect(() => register({ collect, isComplete }), [register, collect, isComplete]);
   */
  register(collector: CheckoutCollector): () => void;
  /**
   * Pays, as the pay button does. Pass `collect` for a payment that the customer has approved already, in a wallet's window or on a full page: it is
   * collected instead of the panel's, and `beforePayment` cannot stop it any more.
   * @param onResult called when the payment has ended, for a wallet whose sheet stays open until then
   * @param expressMethod id of the method of the express row that pays. Default: the selected method pays
   * @example submit(() => Promise.resolve(payment));
   */
  submit(collect?: Collect, onResult?: (isPaid: boolean) => void, expressMethod?: string): void;
  /**
   * Calls the page's `beforePayment`, as the pay button does, and returns whether the payment may start. For a wallet's own button: call it in the task
   * of the click, before the wallet opens.
   * @example if (beforePayment()) openWallet();
   */
  beforePayment(): boolean;
  /**
   * Cancels the payment, unless the shop is charging it.
   * @example cancel();
   */
  cancel(): void;
  /**
   * Shows the customer what went wrong with a wallet's own button, and calls `onError`.
   * @param expressMethod id of the method of the express row that failed. Default: the selected method
   * @example report(error);
   */
  report(error: unknown, expressMethod?: string): void;
  /**
   * Calls `onError` without showing anything to the customer.
   * @example reportSilently(error);
   */
  reportSilently(error: unknown): void;
  /**
   * Removes a method from the list.
   * @example withdraw('saved');
   */
  withdraw(id: string): void;
}

/** Result of `usePanel`. */
export interface CheckoutPanelState {
  /** The method whose panel it is. */
  readonly method: CheckoutMethod;
  /** Whether the method is selected. A panel that keeps its input stays mounted while another method is selected. */
  readonly isChosen: boolean;
}

/** The state of the nearest `<Checkout>`, and what its parts can change. */
export const CheckoutContext = /* @__PURE__ */ createContext<(CheckoutState & CheckoutControls) | undefined>(undefined);
/** The panel of the method around a component. */
export const PanelContext = /* @__PURE__ */ createContext<CheckoutPanelState | undefined>(undefined);

/** Result of `useCheckout`. */
export type UseCheckoutResult = CheckoutState & CheckoutControls;

/**
 * Returns the checkout around a panel. For payment methods of your own.
 * @example const { amount, currency, submit } = useCheckout();
 */
export function useCheckout(): UseCheckoutResult {
  const checkout = useContext(CheckoutContext);
  if (!checkout) throw new Error('useCheckout must be used within <Checkout>.');
  return checkout;
}

/**
 * Returns the method whose panel the component is in.
 * @example const { method, isChosen } = usePanel();
 */
export function usePanel(): CheckoutPanelState {
  const panel = useContext(PanelContext);
  if (!panel) throw new Error('<PayArea> must be used within a method of <Checkout>.');
  return panel;
}
