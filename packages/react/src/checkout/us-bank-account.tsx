import type { CheckoutMethod } from './checkout-method';
import { BankIcon } from './icons';
import { onDemand } from './on-demand';
import { enTitles } from './texts/en-titles';

/** Options of `usBankAccount`. */
export interface UsBankAccountMethodOptions {
  /** Your shop's name in the text of the mandate. */
  readonly shopName: string;
  /** Whether the customer logs in at the bank and chooses an account there, instead of entering its numbers. Default: false. */
  readonly bankLogin?: boolean;
}

const { load, render } = onDemand(() => import('./us-bank-account-panel'));

/**
 * US bank accounts by account and routing number, or with `bankLogin` by a login at the bank, for purchases in US dollars. Your server verifies the
 * account.
 * @example <Checkout methods={[usBankAccount({ shopName: 'Mugs' })]} {...props} />
 */
export function usBankAccount(options: UsBankAccountMethodOptions): CheckoutMethod {
  return {
    id: 'us-bank-account',
    title: ({ methods }) => methods.usBankAccount ?? enTitles.usBankAccount,
    currencies: ['USD'],
    rows: 7,
    isOffered: ({ gatewayConfiguration }, { currency }) => Boolean(gatewayConfiguration.usBankAccount) && currency === 'USD',
    findReason: ({ gatewayConfiguration }) => (gatewayConfiguration.usBankAccount ? 'currency' : 'account'),
    load,
    render: () => render(({ UsBankAccountPanel }) => <UsBankAccountPanel {...options} />),
    keepsInput: true,
    icon: <BankIcon />,
  };
}
