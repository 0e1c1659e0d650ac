import type { ApplePayPaymentRequestOverrides, ApplePayTokenizePayload } from '@tender/apple-pay';
import { onAbort } from '@tender/client/internal';
import { useRef, type ReactNode } from 'react';
import { ApplePayButton, type ApplePayButtonOptions } from '../apple-pay/apple-pay-button';
import { canMakePayments } from '../apple-pay/apple-session';
import { ApplePayProvider, useApplePay } from '../apple-pay/context';
import { useCheckout } from './checkout-context';
import type { CheckoutMethod } from './checkout-method';
import { WalletIcon } from './icons';
import { PayArea } from './pay-area';
import type { Collect, Collected } from './payment';

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
    render: () => (
      <ApplePayProvider>
        <ApplePayPanel {...options} />
      </ApplePayProvider>
    ),
    hasOwnButton: true,
    icon: <WalletIcon />,
  };
}

function ApplePayPanel({ shopName, request, buttonOptions }: ApplePayMethodOptions): ReactNode {
  const { amount, currency, isBusy, submit, beforePayment, report } = useCheckout();
  const { status, retry } = useApplePay();
  const pending = useRef<{ resolve(payment: Collected): void; reject(error: unknown): void }>(undefined);

  // Only a press of Apple's button can open the sheet, so that `requestPaymentMethod` has to wait for it.
  const collect: Collect = (signal) =>
    new Promise((resolve, reject) => {
      pending.current = { resolve, reject };
      onAbort(signal, (reason) => {
        pending.current = undefined;
        reject(reason);
      });
    });
  const deliver = ({ nonce, type, description, details = {} }: ApplePayTokenizePayload): Promise<void> => {
    const payment: Collected = { nonce, type, description, details };
    const { current } = pending;
    pending.current = undefined;
    return new Promise((resolve, reject) => {
      if (current) {
        current.resolve(payment);
        resolve();
      } else {
        submit(
          () => Promise.resolve(payment),
          // The checkout has shown and reported the failure already.
          (isPaid) => (isPaid ? resolve() : reject(new DOMException('The payment was not completed.', 'AbortError'))),
        );
      }
    });
  };
  const fail = (error: unknown): void => {
    if (pending.current) pending.current.reject(error);
    else report(error);
    pending.current = undefined;
  };
  return (
    <PayArea status={status} retry={retry} collect={collect}>
      <div
        hidden={isBusy && !pending.current}
        onClickCapture={(event) => {
          if (!pending.current && !beforePayment()) event.stopPropagation();
        }}
      >
        <ApplePayButton
          request={() => ({ currencyCode: currency, total: { label: shopName, amount }, ...request })}
          displayName={shopName}
          buttonOptions={{ buttonType: 'buy', ...buttonOptions }}
          onPayment={deliver}
          onCancel={() => fail(new DOMException('The customer has closed Apple Pay.', 'AbortError'))}
          onError={fail}
        />
      </div>
    </PayArea>
  );
}
