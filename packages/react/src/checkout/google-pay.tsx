import type { GooglePaymentCreateOptions, GooglePaymentDataRequestOverrides } from '@tender/google-pay';
import type { CheckoutMethod } from './checkout-method';
import { GooglePayMark } from './marks/wallet-marks';
import { onDemand } from './on-demand';

/** Options of `googlePay`. */
export interface GooglePayMethodOptions extends Pick<GooglePaymentCreateOptions, 'googleMerchantId'> {
  /** Overrides of the payment data request. Default: a request with the checkout's amount. */
  readonly request?: GooglePaymentDataRequestOverrides;
}

const { load, render } = onDemand(() => import('./google-pay-panel'));

/**
 * Google Pay with Google's own button.
 * @example <Checkout methods={[googlePay({ googleMerchantId })]} {...props} />
 */
export function googlePay(options: GooglePayMethodOptions = {}): CheckoutMethod {
  return {
    id: 'google-pay',
    title: () => 'Google Pay',
    isOffered: ({ gatewayConfiguration: { androidPay } }) => Boolean(androidPay),
    load,
    render: () => render(({ GooglePayPanel }) => <GooglePayPanel {...options} />),
    express: () => render(({ GooglePayExpress }) => <GooglePayExpress {...options} />, true),
    hasOwnButton: true,
    icon: <GooglePayMark />,
  };
}
