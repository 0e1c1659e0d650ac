import { onAbort } from '@tender/client/internal';
import type { GooglePaymentCreateOptions, GooglePaymentPayload, GooglePaymentDataRequestOverrides } from '@tender/google-pay';
import { useRef, useState, type ReactNode } from 'react';
import { GooglePayProvider, useGooglePay } from '../google-pay/context';
import { GooglePayButton } from '../google-pay/google-pay-button';
import { useCheckout } from './checkout-context';
import type { CheckoutMethod } from './checkout-method';
import { fill } from './fill';
import { WalletIcon } from './icons';
import { Notice } from './notice';
import { PayArea } from './pay-area';
import type { Collect, Collected } from './payment';
import { enUnavailable } from './texts/en-unavailable';

/** Options of `googlePay`. */
export interface GooglePayMethodOptions extends Pick<GooglePaymentCreateOptions, 'googleMerchantId'> {
  /** Overrides of the payment data request. Default: a request with the checkout's amount. */
  readonly request?: GooglePaymentDataRequestOverrides;
}

const NAME = { method: 'Google Pay' };

/**
 * Google Pay with Google's own button.
 * @example <Checkout methods={[googlePay({ googleMerchantId })]} {...props} />
 */
export function googlePay({ request, ...options }: GooglePayMethodOptions = {}): CheckoutMethod {
  return {
    id: 'google-pay',
    title: () => NAME.method,
    isOffered: ({ gatewayConfiguration: { androidPay } }) => Boolean(androidPay),
    render: () => (
      <GooglePayProvider googlePayVersion={2} {...options}>
        <GooglePayPanel request={request} />
      </GooglePayProvider>
    ),
    hasOwnButton: true,
    icon: <WalletIcon />,
  };
}

function GooglePayPanel({ request }: { readonly request: GooglePaymentDataRequestOverrides | undefined }): ReactNode {
  const { texts, amount, currency, isBusy, submit, beforePayment, report } = useCheckout();
  const { status, retry } = useGooglePay();
  const [isUnavailable, setUnavailable] = useState(false);
  const pending = useRef<{ resolve(payment: Collected): void; reject(error: unknown): void }>(undefined);

  // Only Google's own button can open the payment sheet, so that `requestPaymentMethod` has to wait until the customer presses it.
  const collect: Collect = (signal) =>
    new Promise((resolve, reject) => {
      pending.current = { resolve, reject };
      onAbort(signal, (reason) => {
        pending.current = undefined;
        reject(reason);
      });
    });
  const deliver = (payload: GooglePaymentPayload): void => {
    const { nonce, type, description, details = {} } = payload;
    const payment: Collected = { nonce, type, description, details };
    if (pending.current) pending.current.resolve(payment);
    else submit(() => Promise.resolve(payment));
    pending.current = undefined;
  };
  const fail = (error: unknown): void => {
    if (pending.current) pending.current.reject(error);
    else report(error);
    pending.current = undefined;
  };
  const { unavailable = enUnavailable } = texts;
  if (isUnavailable) return <Notice title={fill(unavailable.title, NAME)} help={unavailable.help} />;
  return (
    <PayArea status={status} retry={retry} collect={collect}>
      {/* Google's button has no callback before its window opens. `requestPaymentMethod` does not ask. */}
      <div
        hidden={isBusy && !pending.current}
        onClickCapture={(event) => {
          if (!pending.current && !beforePayment()) event.stopPropagation();
        }}
      >
        <GooglePayButton
          request={() => ({ transactionInfo: { currencyCode: currency, totalPriceStatus: 'FINAL', totalPrice: amount }, ...request })}
          fallback={<p data-tender-hint="">{fill(texts.preparing, NAME)}</p>}
          buttonOptions={{ buttonType: 'pay', buttonSizeMode: 'fill' }}
          onNonce={deliver}
          onCancel={() => fail(new DOMException('The customer has closed Google Pay.', 'AbortError'))}
          onError={fail}
          onUnavailable={() => setUnavailable(true)}
        />
      </div>
    </PayArea>
  );
}
