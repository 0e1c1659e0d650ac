import type { CheckoutMethod } from './checkout-method';
import { SavedIcon } from './icons';
import { onDemand } from './on-demand';
import { enTitles } from './texts/en-titles';

const { load, render } = onDemand(() => import('./saved-panel'));

/**
 * The saved payment methods of the client token's customer. Left out if there are none, and with a tokenization key.
 * @example <Checkout methods={[saved(), card()]} {...props} />
 */
export function saved(): CheckoutMethod {
  return {
    id: 'saved',
    title: ({ methods }) => methods.saved ?? enTitles.saved,
    isOffered: ({ authorizationType }) => authorizationType === 'CLIENT_TOKEN',
    findReason: () => 'authorization',
    load,
    render: () => render(({ SavedPanel }) => <SavedPanel />),
    keepsInput: true,
    mayWithdraw: true,
    icon: <SavedIcon />,
  };
}
