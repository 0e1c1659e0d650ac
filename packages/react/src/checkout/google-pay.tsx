import type { GooglePaymentCreateOptions, GooglePaymentDataRequestOverrides } from '@tender/google-pay';
import { useState, type ReactNode } from 'react';
import { GooglePayProvider, useGooglePay } from '../google-pay/context';
import { GooglePayButton } from '../google-pay/google-pay-button';
import { useCheckout } from './checkout-context';
import type { CheckoutMethod } from './checkout-method';
import { fill } from './fill';
import { GooglePayMark } from './marks/wallet-marks';
import { Notice } from './notice';
import { enUnavailable } from './texts/en-unavailable';
import type { CheckoutTexts } from './texts/checkout-texts';
import { WalletExpress } from './express/wallet-express';
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
    express: () => (
      <GooglePayProvider googlePayVersion={2} {...options}>
        <GooglePayExpress request={request} />
      </GooglePayProvider>
    ),
    hasOwnButton: true,
    icon: <GooglePayMark />,
  };
}

interface GooglePayPanelProps {
  readonly request: GooglePaymentDataRequestOverrides | undefined;
}

function GooglePayPanel({ request }: GooglePayPanelProps): ReactNode {
  const { texts } = useCheckout();
  const createRequest = useRequest(request);
  const { status, retry } = useGooglePay();
  const [isUnavailable, setUnavailable] = useState(false);
  const { unavailable = enUnavailable } = texts;
  if (isUnavailable) return <Notice title={fill(unavailable.title, NAME)} help={unavailable.help} />;
  return (
    <WalletPayArea status={status} retry={retry}>
      {({ deliver, fail }) => (
        <GooglePayButton
          request={createRequest}
          fallback={<p data-tender-hint="">{fill(texts.preparing, NAME)}</p>}
          buttonOptions={{ buttonType: 'pay', buttonSizeMode: 'fill', ...readLocale(texts) }}
          onNonce={(payload) => deliver(payload)}
          onCancel={() => fail(new DOMException('The customer has closed Google Pay.', 'AbortError'))}
          onError={fail}
          onUnavailable={() => setUnavailable(true)}
        />
      )}
    </WalletPayArea>
  );
}

function GooglePayExpress({ request }: GooglePayPanelProps): ReactNode {
  const { texts, withdraw } = useCheckout();
  const createRequest = useRequest(request);
  const { status } = useGooglePay();
  return (
    <WalletExpress status={status}>
      {({ deliver, fail }) => (
        <GooglePayButton
          request={createRequest}
          buttonOptions={{ buttonType: 'plain', buttonSizeMode: 'fill', ...readLocale(texts) }}
          onNonce={(payload) => deliver(payload)}
          onCancel={() => fail(new DOMException('The customer has closed Google Pay.', 'AbortError'))}
          onError={fail}
          onUnavailable={() => withdraw('google-pay')}
        />
      )}
    </WalletExpress>
  );
}

/** Returns a function that creates the payment data request with the checkout's amount. */
function useRequest(request: GooglePaymentDataRequestOverrides | undefined): () => GooglePaymentDataRequestOverrides {
  const { amount, currency } = useCheckout();
  return () => ({ transactionInfo: { currencyCode: currency, totalPriceStatus: 'FINAL', totalPrice: amount }, ...request });
}

/** The language of the button, where it is not the default: then Google takes that of the browser. */
const readLocale = ({ locale }: CheckoutTexts): { readonly buttonLocale?: string } =>
  locale === 'en' ? {} : { buttonLocale: locale.slice(0, 2) };
