import type { ReactNode } from 'react';
import type { CheckoutAppearance } from './appearance';
import type { CheckoutMethod, Purchase, UnavailableMethod } from './checkout-method';
import type { Payment, PaymentAttempt } from './payment';
import type { CheckoutTexts } from './texts/checkout-texts';
import type { CheckoutRunState } from './use-run';

/** What `onChange` receives. */
export interface CheckoutChange {
  /** Id of the selected method. Undefined while none is selected. */
  readonly method: string | undefined;
  /** Whether the selected method has all the input it needs, as far as the page knows. */
  readonly complete: boolean;
  /** Progress of the payment. */
  readonly status: CheckoutRunState['status'];
}

/** Props of `<Checkout>`. */
export interface CheckoutProps extends Purchase {
  /** Payment methods, in the order in which they are shown. Those that the account, the purchase or the browser do not allow are left out. */
  readonly methods: readonly CheckoutMethod[];
  /**
   * Called with the payment: charge it on your server. Until the promise resolves, the customer cannot change anything; then the checkout shows that
   * the payment is complete. If the promise rejects, the input is kept and the customer sees the message of a `CheckoutProblem`; after any other error,
   * that they may have paid.
   */
  readonly onPayment: (payment: Payment, attempt: PaymentAttempt) => Promise<unknown> | void;
  /**
   * Called before a payment is collected, in the task of the click. Return false to stop it, for example while a required field of your own page is
   * empty: show the customer which. Not called by `requestPaymentMethod`, nor for a payment that was approved on another page before the customer
   * returned.
   */
  readonly beforePayment?: (() => boolean) | undefined;
  /** Called with each error, for your records. The checkout informs the customer. Not called for cancellations. */
  readonly onError?: ((error: unknown) => void) | undefined;
  /**
   * Called once for each method that is left out, with the reason: for your records, or to correct your settings. During development the console says
   * the same.
   */
  readonly onUnavailable?: ((unavailable: UnavailableMethod) => void) | undefined;
  /** Called when it changes whether `requestPaymentMethod` has all the input it needs. For a pay button of your own. */
  readonly onRequestableChange?: ((isRequestable: boolean) => void) | undefined;
  /**
   * Called once, when the payment methods are shown and the selected one can be used, or when none is offered.
   * @example onReady={() => setSpinner(false)}
   */
  readonly onReady?: (() => void) | undefined;
  /**
   * Called when the selected method, the completeness of its input or the progress of the payment changes, and once at the start.
   * @example onChange={({ method, complete }) => track(method, complete)}
   */
  readonly onChange?: ((change: CheckoutChange) => void) | undefined;
  /**
   * Language, as a BCP 47 tag such as `de-AT`, or `auto` for that of the browser. Its texts are loaded on demand; a language without texts is shown in
   * English. Not used if there are `texts`. Default: English.
   * @example <Checkout locale="auto" {...props} />
   */
  readonly locale?: string | undefined;
  /** Texts of the checkout, from `@tender/react/checkout/texts`. They take precedence over `locale`. Default: English. */
  readonly texts?: CheckoutTexts | undefined;
  /**
   * Theme and variables. They also apply to the card fields and to the dialogs. Compared by value between renders.
   * Default: the style sheets, and the custom properties of your page.
   * @example <Checkout appearance={{ theme: 'dark', variables: { accent: '#7b3fe4', radius: '4px' } }} {...props} />
   */
  readonly appearance?: CheckoutAppearance | undefined;
  /** Whether labels are above their fields, or inside them and move up when there is input. Default: `above`. */
  readonly labels?: 'above' | 'floating' | undefined;
  /**
   * Placeholders by field: `number`, `expirationDate`, `cvv`, `postalCode`, `cardholderName`, `iban`, `accountHolder`, `givenName`, `surname`,
   * `routingNumber`, … Default: only that of the expiration date.
   * @example <Checkout placeholders={{ number: '1234 1234 1234 1234' }} {...props} />
   */
  readonly placeholders?: Readonly<Partial<Record<string, string>>> | undefined;
  /**
   * Pictures that replace those of the checkout, by id of a method or by type of a card: `paypal`, `card`, `visa`, `mastercard`, … 38 by 24 pixels fit
   * best. Default: drawings of the checkout's own.
   * @example <Checkout marks={{ paypal: <img src="/paypal.svg" alt="" width={38} height={24} /> }} {...props} />
   */
  readonly marks?: Readonly<Partial<Record<string, ReactNode>>> | undefined;
  /**
   * Wallets with a button above the list of methods: `applePay`, `googlePay` and `paypal`. The list does not repeat them, unless they are also in
   * `methods`. Default: none.
   * @example <Checkout express={[applePay({ shopName: 'Mugs' }), googlePay()]} {...props} />
   */
  readonly express?: readonly CheckoutMethod[] | undefined;
  /** Whether the checkout renders a pay button. With false, your own button calls `requestPaymentMethod`; wallets keep theirs. Default: true. */
  readonly submit?: boolean;
  /** Id of the method that is selected at first. Default: the first one offered. */
  readonly defaultMethod?: string;
  /**
   * Id of the selected method, if your page keeps the selection, for example in its URL: change it in `onMethodChange`. A change cancels a running
   * payment, unless it is being charged. Default: the checkout keeps the selection.
   */
  readonly method?: string | undefined;
  /** Called with the id of the method that the customer selects. */
  readonly onMethodChange?: ((id: string) => void) | undefined;
  /**
   * Adds device data against fraud to each payment. `true` takes it from the `<DataCollectorProvider>` above, for which a payment waits for
   * 5 seconds at most; otherwise the device data of a data collector of your own, or a function that returns it, for which a payment waits. When it
   * fails, which `onError` reports, the payment takes place without it. Default: false.
   */
  readonly deviceData?: boolean | string | (() => string | Promise<string>) | undefined;
  /** Class of the root element. */
  readonly className?: string;
}

/** Ref of `<Checkout>`. */
export interface CheckoutHandle {
  /**
   * Collects a payment with the selected method, for a pay button of your own. Call it in a click handler, or the browser blocks popups. You charge the
   * payment yourself: `onPayment` is not called.
   * @example const { nonce, type } = await ref.current.requestPaymentMethod();
   * @throws a `CheckoutProblem` when input is missing, which the customer sees; the method's error; an `AbortError` when a payment is running
   * already; the reason of the signal when it aborts
   */
  requestPaymentMethod(options?: { readonly signal?: AbortSignal }): Promise<Payment>;
  /** Whether a method is selected and ready, its input is complete as far as the page knows, and no payment is running. */
  readonly isRequestable: boolean;
  /**
   * Deselects the selected method and cancels a running payment, unless it is being charged.
   * @example ref.current.clearSelection();
   */
  clearSelection(): void;
}
