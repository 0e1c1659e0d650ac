import type { LocalPaymentCreateOptions } from '@tender/local-payment';
import type { CheckoutMethod } from './checkout-method';
import { hasReturned } from './has-returned';
import { BankIcon } from './icons';
import { onDemand } from './on-demand';

/** Options of `localPayment`. */
export interface LocalPaymentMethodOptions extends Pick<LocalPaymentCreateOptions, 'merchantAccountId'> {
  /** Type of the payment: `ideal`, `bancontact`, `eps`, `p24`, `blik`, … The customer approves it in a window of the bank or wallet. */
  readonly paymentType: string;
  /** Name that customers know, such as `iDEAL`. */
  readonly title: string;
  /** Currencies for which the method is offered, as ISO 4217 codes. Default: `['EUR']`. */
  readonly currencies?: readonly string[];
  /**
   * Absolute URL of the page with this checkout. The customer then pays on a full page instead of in a window, and returns to this URL, where the
   * checkout finishes the payment. Meanwhile the tab stores the names that were entered. Use another URL for each method.
   * Default: a window.
   */
  readonly redirectUrl?: string;
  /** Link shown to a customer who returns from the bank's app when the page that started the payment is no longer open. */
  readonly fallback: { readonly url: string; readonly buttonText: string; readonly cancelUrl?: string; readonly cancelButtonText?: string };
  /** Called when the payment has been created, with its id: save it on your server. A returned promise is awaited before the window continues. */
  readonly onPaymentStart?: (payment: { readonly paymentId: string }) => unknown;
  /** Further options of `startPayment` that the payment type needs. */
  readonly payment?: Readonly<Record<string, unknown>>;
}

const { load, render } = onDemand(() => import('./local-payment-panel'));

/**
 * A local payment method, such as iDEAL, in a window, or with `redirectUrl` on a full page. Call it once for each payment type.
 * @example <Checkout methods={[localPayment({ paymentType: 'ideal', title: 'iDEAL', fallback })]} {...props} />
 */
export function localPayment(options: LocalPaymentMethodOptions): CheckoutMethod {
  const { paymentType, title, redirectUrl, currencies = ['EUR'] } = options;
  return {
    id: `local-payment-${paymentType}`,
    title: () => title,
    currencies,
    rows: 1,
    isOffered: ({ gatewayConfiguration }, { currency }) => gatewayConfiguration.paypalEnabled === true && currencies.includes(currency),
    findReason: ({ gatewayConfiguration }) => (gatewayConfiguration.paypalEnabled ? 'currency' : 'account'),
    load,
    render: () => render(({ LocalPaymentPanel }) => <LocalPaymentPanel options={options} />),
    keepsInput: true,
    icon: <BankIcon />,
    isReturned: () => hasReturned(redirectUrl, ['token', 'wasCanceled']),
  };
}
