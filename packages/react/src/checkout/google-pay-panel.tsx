import type { GooglePaymentDataRequestOverrides } from '@tender/google-pay';
import { useState, type ReactNode } from 'react';
import { GooglePayProvider, useGooglePay } from '../google-pay/context';
import { GooglePayButton } from '../google-pay/google-pay-button';
import { useCheckout } from './checkout-context';
import { WalletExpress } from './express/wallet-express';
import { fill } from './fill';
import type { GooglePayMethodOptions } from './google-pay';
import { Notice } from './notice';
import type { CheckoutTexts } from './texts/checkout-texts';
import { enUnavailable } from './texts/en-unavailable';
import { WalletPayArea } from './wallet-pay-area';

const NAME = { method: 'Google Pay' };

/** Has Google's button. */
export function GooglePayPanel({ request, ...options }: GooglePayMethodOptions): ReactNode {
  return (
    <GooglePayProvider googlePayVersion={2} {...options}>
      <PanelContent request={request} />
    </GooglePayProvider>
  );
}

/** Google's button in the express row. */
export function GooglePayExpress({ request, ...options }: GooglePayMethodOptions): ReactNode {
  return (
    <GooglePayProvider googlePayVersion={2} {...options}>
      <ExpressContent request={request} />
    </GooglePayProvider>
  );
}

interface ContentProps {
  readonly request: GooglePaymentDataRequestOverrides | undefined;
}

function PanelContent({ request }: ContentProps): ReactNode {
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

function ExpressContent({ request }: ContentProps): ReactNode {
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
