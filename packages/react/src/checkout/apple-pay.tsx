import type { ApplePayPaymentRequestOverrides } from '@tender/apple-pay';
import type { ApplePayButtonOptions } from '../apple-pay/apple-pay-button';
import { canMakePayments } from '../apple-pay/apple-session';
import type { CheckoutMethod } from './checkout-method';
import { ApplePayMark } from './marks/wallet-marks';
import { onDemand } from './on-demand';

/** Options of `applePay`. */
export interface ApplePayMethodOptions {
  /** Name of your shop, shown beside the amount in Apple's sheet: at most 64 characters. */
  readonly shopName: string;
  /** Overrides of the payment request. Default: a request with the checkout's amount. */
  readonly request?: ApplePayPaymentRequestOverrides;
  /** Appearance of Apple's button. */
  readonly buttonOptions?: ApplePayButtonOptions;
}

const { load, render } = onDemand(() => import('./apple-pay-panel'));

/**
 * Apple Pay with Apple's own button, where the browser has it. Apple's sheet stays open until the shop has charged the payment.
 * @example <Checkout methods={[applePay({ shopName: 'Shop' })]} {...props} />
 */
export function applePay(options: ApplePayMethodOptions): CheckoutMethod {
  return {
    id: 'apple-pay',
    title: () => 'Apple Pay',
    isOffered: ({ gatewayConfiguration: { applePayWeb } }) => Boolean(applePayWeb) && canMakePayments(),
    findReason: ({ gatewayConfiguration: { applePayWeb } }) => (applePayWeb ? 'browser' : 'account'),
    load,
    render: () => render(({ ApplePayPanel }) => <ApplePayPanel {...options} />),
    express: () => render(({ ApplePayExpress }) => <ApplePayExpress {...options} />, true),
    hasOwnButton: true,
    icon: <ApplePayMark />,
  };
}
