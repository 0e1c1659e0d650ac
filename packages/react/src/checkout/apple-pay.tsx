import type { ApplePayPaymentRequestOverrides } from '@tender/apple-pay';
import type { ReactNode } from 'react';
import { ApplePayButton, type ApplePayButtonOptions } from '../apple-pay/apple-pay-button';
import { canMakePayments } from '../apple-pay/apple-session';
import { ApplePayProvider, useApplePay } from '../apple-pay/context';
import { useCheckout } from './checkout-context';
import type { CheckoutMethod } from './checkout-method';
import { ApplePayMark } from './marks/wallet-marks';
import { WalletExpress } from './express/wallet-express';
import { WalletPayArea, type WalletButtonHandlers } from './wallet-pay-area';

/** Options of `applePay`. */
export interface ApplePayMethodOptions {
  /** Name of your shop, shown beside the amount in Apple's sheet: at most 64 characters. */
  readonly shopName: string;
  /** Overrides of the payment request. Default: a request with the checkout's amount. */
  readonly request?: ApplePayPaymentRequestOverrides;
  /** Appearance of Apple's button. */
  readonly buttonOptions?: ApplePayButtonOptions;
}

const NAME = 'Apple Pay';

/**
 * Apple Pay with Apple's own button, where the browser has it. Apple's sheet stays open until the shop has charged the payment.
 * @example <Checkout methods={[applePay({ shopName: 'Shop' })]} {...props} />
 */
export function applePay(options: ApplePayMethodOptions): CheckoutMethod {
  return {
    id: 'apple-pay',
    title: () => NAME,
    isOffered: ({ gatewayConfiguration: { applePayWeb } }) => Boolean(applePayWeb) && canMakePayments(),
    findReason: ({ gatewayConfiguration: { applePayWeb } }) => (applePayWeb ? 'browser' : 'account'),
    render: () => (
      <ApplePayProvider>
        <ApplePayPanel {...options} />
      </ApplePayProvider>
    ),
    express: () => (
      <ApplePayProvider>
        <ApplePayExpress {...options} />
      </ApplePayProvider>
    ),
    hasOwnButton: true,
    icon: <ApplePayMark />,
  };
}

function ApplePayPanel(options: ApplePayMethodOptions): ReactNode {
  const { status, retry } = useApplePay();
  return (
    <WalletPayArea status={status} retry={retry}>
      {(handlers) => <PayButton options={options} handlers={handlers} />}
    </WalletPayArea>
  );
}

function ApplePayExpress(options: ApplePayMethodOptions): ReactNode {
  const { status } = useApplePay();
  return (
    <WalletExpress status={status}>
      {(handlers) => (
        <PayButton options={{ ...options, buttonOptions: { buttonType: 'plain', ...options.buttonOptions } }} handlers={handlers} />
      )}
    </WalletExpress>
  );
}

interface PayButtonProps {
  readonly options: ApplePayMethodOptions;
  readonly handlers: WalletButtonHandlers;
}

function PayButton({ options: { shopName, request, buttonOptions }, handlers: { deliver, fail } }: PayButtonProps): ReactNode {
  const { amount, currency } = useCheckout();
  return (
    <ApplePayButton
      request={() => ({ currencyCode: currency, total: { label: shopName, amount }, ...request })}
      displayName={shopName}
      buttonOptions={{ buttonType: 'buy', ...buttonOptions }}
      onPayment={(payload) =>
        new Promise<void>((resolve, reject) => {
          // The checkout has shown and reported the failure already.
          const unpaid = new DOMException('The payment was not completed.', 'AbortError');
          deliver(payload, (isPaid) => (isPaid ? resolve() : reject(unpaid)));
        })
      }
      onCancel={() => fail(new DOMException('The customer has closed Apple Pay.', 'AbortError'))}
      onError={fail}
    />
  );
}
