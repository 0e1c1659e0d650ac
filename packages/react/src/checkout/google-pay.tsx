import { follow } from '@tender/client/internal';
import type { GooglePaymentCreateOptions, ParsedResponse, PaymentDataRequestOverrides } from '@tender/google-pay';
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

export interface GooglePayMethodOptions extends Pick<GooglePaymentCreateOptions, 'googleMerchantId'> {
  /** Of what Google is asked for; default the checkout's amount. */
  readonly request?: PaymentDataRequestOverrides;
}

const NAME = { method: 'Google Pay' };

/** Google Pay, by Google's own button. */
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

function GooglePayPanel({ request }: { readonly request: PaymentDataRequestOverrides | undefined }): ReactNode {
  const { texts, amount, currency, isBusy, submit, report } = useCheckout();
  const { status, retry } = useGooglePay();
  const [isUnavailable, setUnavailable] = useState(false);
  const waiting = useRef<{ resolve(payment: Collected): void; reject(error: unknown): void }>(undefined);

  // Google's button alone opens its window: whoever asks for a payment waits for it.
  const collect: Collect = (signal) =>
    new Promise((resolve, reject) => {
      waiting.current = { resolve, reject };
      follow(signal, (reason) => {
        waiting.current = undefined;
        reject(reason);
      });
    });
  const deliver = (payload: ParsedResponse): void => {
    const { nonce, type, description, details = {} } = payload;
    const payment: Collected = { nonce, type, description, details };
    if (waiting.current) waiting.current.resolve(payment);
    else submit(() => Promise.resolve(payment));
    waiting.current = undefined;
  };
  const fail = (error: unknown): void => {
    if (waiting.current) waiting.current.reject(error);
    else report(error);
    waiting.current = undefined;
  };
  if (isUnavailable) return <Notice title={fill(texts.unavailable.title, NAME)} help={texts.unavailable.help} />;
  return (
    <PayArea status={status} retry={retry} collect={collect}>
      <div hidden={isBusy && !waiting.current}>
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
