import type { PayPalTokenizeOptions } from '@tender/paypal';
import type { CheckoutMethod } from './checkout-method';
import { PayPalMark } from './marks/wallet-marks';
import { onDemand } from './on-demand';

/** Options of `paypal`: those of PayPal's `tokenize`. Default: one payment of the checkout's amount, with the intent `capture`. */
export type PayPalMethodOptions = Partial<PayPalTokenizeOptions>;

const { load, render } = onDemand(() => import('./paypal-panel'));

/**
 * PayPal in a popup.
 * @example <Checkout methods={[paypal()]} {...props} />
 */
export function paypal(options: PayPalMethodOptions = {}): CheckoutMethod {
  return {
    id: 'paypal',
    title: () => 'PayPal',
    isOffered: ({ gatewayConfiguration: { paypalEnabled, paypal: account } }) => paypalEnabled === true && Boolean(account),
    load,
    render: () => render(({ PayPalPanel }) => <PayPalPanel options={options} />),
    express: () => render(({ PayPalExpress }) => <PayPalExpress options={options} />, true),
    hasOwnButton: true,
    icon: <PayPalMark />,
  };
}
