import type { VenmoCreateOptions } from '@tender/venmo';
import { isBrowserSupported } from '@tender/venmo/browser-support';
import type { CheckoutMethod } from './checkout-method';
import { VenmoMark } from './marks/wallet-marks';
import { onDemand } from './on-demand';

/** Options of `venmo`: those of `venmo.create`, without those that `<TenderProvider>` supplies. */
export type VenmoMethodOptions = Omit<VenmoCreateOptions, 'client' | 'authorization' | 'analytics' | 'onEvent'>;

const { load, render } = onDemand(() => import('./venmo-panel'));

/**
 * Venmo: in its app on a phone; on a desktop with a QR code, or with `allowDesktopWebLogin` in a login window.
 * @example <Checkout methods={[venmo()]} {...props} />
 */
export function venmo(customOptions: VenmoMethodOptions = {}): CheckoutMethod {
  const options = { paymentMethodUsage: 'single_use', allowDesktop: true, ...customOptions };
  return {
    id: 'venmo',
    title: () => 'Venmo',
    isOffered: ({ gatewayConfiguration: { payWithVenmo } }) => Boolean(payWithVenmo) && isBrowserSupported(options),
    findReason: ({ gatewayConfiguration: { payWithVenmo } }) => (payWithVenmo ? 'browser' : 'account'),
    load,
    render: () => render(({ VenmoPanel }) => <VenmoPanel options={options} />),
    hasOwnButton: true,
    icon: <VenmoMark />,
    isReturned: () => /venmo_?(success|error|cancel)/i.test(location.hash),
  };
}
