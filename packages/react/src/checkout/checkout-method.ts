import type { Configuration } from '@tender/client';
import type { ReactNode } from 'react';
import type { CheckoutTexts } from './texts/checkout-texts';

/** The purchase that is paid. It decides which methods are offered. */
export interface Purchase {
  /** Amount in units of the currency, such as `15.00`. */
  readonly amount: string;
  /** Currency as an ISO 4217 code, such as `EUR`. */
  readonly currency: string;
}

/**
 * Why a method is left out: the merchant's account does not accept it, the authorization does not allow it (it is a tokenization key), the currency
 * of the purchase is not one of the method's, or the browser lacks it.
 */
export type UnavailableReason = 'account' | 'authorization' | 'browser' | 'currency';

/** What `onUnavailable` of `<Checkout>` is called with. */
export interface UnavailableMethod {
  /** Id of the method. */
  readonly method: string;
  /** Why it is left out. */
  readonly reason: UnavailableReason;
}

/** A payment method of the checkout, as `card()`, `paypal()` and the others return it. Create your own with `useCheckout` and `<PayArea>`. */
export interface CheckoutMethod {
  /** Unique id among the methods of the checkout. */
  readonly id: string;
  /** Returns the name of the method as the customer sees it. */
  title(texts: CheckoutTexts): string;
  /** Returns whether the merchant's account, the purchase and the browser allow the method. If not, it is left out. */
  isOffered(configuration: Configuration, purchase: Purchase): boolean;
  /** Returns why `isOffered` is false, for `onUnavailable`. Default: `account`. */
  findReason?(configuration: Configuration, purchase: Purchase): UnavailableReason;
  /**
   * Loads the scripts of the panel and of the express button, if they are not on the page at once. It is called for the method that will be selected and
   * those of the express row, and for all methods some seconds after the selected one is ready. It must not throw. Default: there is nothing to load.
   */
  load?(): void;
  /** Renders the panel that is shown while the method is selected. It contains a `<PayArea>`. */
  render(): ReactNode;
  /** Keeps the panel and its input mounted while another method is selected. Default: false. */
  readonly keepsInput?: boolean;
  /** Shows the method's button even if the page has a pay button of its own, because the wallet prescribes how it looks. Default: false. */
  readonly hasOwnButton?: boolean;
  /** Small picture beside the title. Default: none. */
  readonly icon?: ReactNode;
  /**
   * Renders the method's button in the express row. It pays with `submit` of `useCheckout`, without a panel. Default: the method cannot be in the row.
   * @example express: () => <WalletButton />
   */
  express?(): ReactNode;
  /** Currencies for which the method may be offered, as ISO 4217 codes. It is known before the account is. Default: any. */
  readonly currencies?: readonly string[];
  /** Number of rows of fields in the panel, for the placeholder before the account is known. Default: 0. */
  readonly rows?: number;
  /**
   * Mounts the panel, hidden unless it `showsEarly`, before the account is known, if it is the one that will be selected: what it loads is there sooner. `configuration` of
   * `useCheckout` has an empty `gatewayConfiguration` until then. Default: false.
   */
  readonly startsEarly?: boolean;
  /**
   * Shows the panel that `startsEarly` at once, if the method is the first one and there is no express row, because it is the same for every account.
   * Placeholders stand for the other methods meanwhile. Default: false.
   */
  readonly showsEarly?: boolean;
  /** Whether the panel may call `withdraw` of `useCheckout` once it has loaded. Meanwhile the next method starts, if it `startsEarly`. Default: false. */
  readonly mayWithdraw?: boolean;
  /** Returns whether the customer has just returned to the page from this method. Then it is selected at once. */
  isReturned?(): boolean;
}
