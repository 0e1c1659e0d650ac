import type { CheckoutMethod, Purchase } from './checkout-method';
import type { Payment, PaymentAttempt } from './payment';
import type { CheckoutTexts } from './texts/checkout-texts';

export interface CheckoutProps extends Purchase {
  /** In the order in which they are shown; those that merchant, purchase or browser do not allow are left out. */
  readonly methods: readonly CheckoutMethod[];
  /**
   * Charge it on your server. Until the promise resolves nothing can be changed; then the checkout says that it is paid. Where it rejects,
   * what was entered is kept, and the customer is told: in your words if it is a `CheckoutProblem`, else in general ones.
   */
  readonly onPayment: (payment: Payment, attempt: PaymentAttempt) => Promise<unknown> | void;
  /** For your records; a customer who leaves is no error. Customers are told in any case. */
  readonly onError?: ((error: unknown) => void) | undefined;
  /** Whether `requestPaymentMethod` has all it needs: for a pay button of your own. */
  readonly onRequestableChange?: ((isRequestable: boolean) => void) | undefined;
  /** Default English. */
  readonly texts?: CheckoutTexts;
  /** False where the page has a pay button of its own, which calls `requestPaymentMethod`; wallets keep theirs. Default true. */
  readonly submit?: boolean;
  /** Id of the method that is chosen at first; default the first one offered. */
  readonly defaultMethod?: string;
  /** What a data collector tells of the device, or a function that asks it; comes with each payment. */
  readonly deviceData?: string | (() => string | Promise<string>) | undefined;
  readonly className?: string;
}

export interface CheckoutHandle {
  /**
   * Collects with the chosen method, for a pay button of your own: call it in the click, so that windows open. The payment is yours alone:
   * `onPayment` is not called.
   * @throws `CheckoutProblem` where something is missing, which the customer is shown; what went wrong otherwise; the signal's reason
   */
  requestPaymentMethod(options?: { readonly signal?: AbortSignal }): Promise<Payment>;
  /** Whether a method is chosen, ready, and as far as can be said complete. */
  readonly isRequestable: boolean;
  /** No method is chosen then. Ends what is under way, unless you are charging. */
  clearSelection(): void;
}
