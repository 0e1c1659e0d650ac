import type { GooglePaymentCreateOptions, GooglePaymentDataRequestOverrides } from '@tender/google-pay';
import { useState, type ReactNode } from 'react';
import { GooglePayProvider, useGooglePay } from '../google-pay/context';
import { GooglePayButton } from '../google-pay/google-pay-button';
import { useCheckout } from './checkout-context';
import type { CheckoutMethod } from './checkout-method';
import { fill } from './fill';
import { WalletIcon } from './icons';
import { Notice } from './notice';
import { enUnavailable } from './texts/en-unavailable';
import { WalletPayArea } from './wallet-pay-area';

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
  const { texts, amount, currency } = useCheckout();
  const { status, retry } = useGooglePay();
  const [isUnavailable, setUnavailable] = useState(false);
  const { unavailable = enUnavailable } = texts;
  if (isUnavailable) return <Notice title={fill(unavailable.title, NAME)} help={unavailable.help} />;
  return (
    <WalletPayArea status={status} retry={retry}>
      {({ deliver, fail }) => (
        <GooglePayButton
          request={() => ({ transactionInfo: { currencyCode: currency, totalPriceStatus: 'FINAL', totalPrice: amount }, ...request })}
          fallback={<p data-tender-hint="">{fill(texts.preparing, NAME)}</p>}
          buttonOptions={{ buttonType: 'pay', buttonSizeMode: 'fill' }}
          onNonce={(payload) => deliver(payload)}
          onCancel={() => fail(new DOMException('The customer has closed Google Pay.', 'AbortError'))}
          onError={fail}
          onUnavailable={() => setUnavailable(true)}
        />
      )}
    </WalletPayArea>
  );
}
