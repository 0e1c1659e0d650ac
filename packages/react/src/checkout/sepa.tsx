import type { SepaTokenizeOptions } from '@tender/sepa';
import type { CheckoutMethod } from './checkout-method';
import { hasReturned } from './has-returned';
import { BankIcon } from './icons';
import { onDemand } from './on-demand';
import { enTitles } from './texts/en-titles';

/** Options of `sepa`. */
export interface SepaMethodOptions
  extends
    Pick<SepaTokenizeOptions, 'merchantAccountId' | 'customerId'>,
    Partial<Pick<SepaTokenizeOptions, 'mandateType' | 'locale' | 'billingAddress'>> {
  /** Your shop's name in the text of the mandate. */
  readonly shopName: string;
  /**
   * Absolute URL of the page with this checkout. The customer then signs the mandate on a full page instead of in a popup, and returns to this URL,
   * where the checkout finishes the payment. Meanwhile the tab stores the names that were entered. Use another URL for each method.
   * Default: a popup.
   */
  readonly redirectUrl?: string;
}

const { load, render } = onDemand(() => import('./sepa-panel'));

/**
 * SEPA Direct Debit, for purchases in euros. The customer approves a mandate in a popup, or with `redirectUrl` on a full page: for this payment only,
 * unless `mandateType` is `RECURRENT`.
 * @example <Checkout methods={[sepa({ merchantAccountId, customerId, shopName: 'Mugs' })]} {...props} />
 */
export function sepa(options: SepaMethodOptions): CheckoutMethod {
  const { redirectUrl } = options;
  return {
    id: 'sepa',
    title: ({ methods }) => methods.sepa ?? enTitles.sepa,
    currencies: ['EUR'],
    isOffered: (_, { currency }) => currency === 'EUR',
    findReason: () => 'currency',
    rows: 2,
    load,
    render: () => render(({ SepaPanel }) => <SepaPanel options={options} />),
    keepsInput: true,
    icon: <BankIcon />,
    isReturned: () => hasReturned(redirectUrl, ['cart_id', 'cancel']),
  };
}
