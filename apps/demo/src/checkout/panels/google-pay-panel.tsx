import { GooglePayButton, GooglePayProvider, useGooglePay } from '@tender/react/google-pay';
import type { ReactNode } from 'react';
import { amountOf, useCheckout } from '../checkout';
import { MethodPanel } from '../method-panel';
import { ToldFailure } from '../told-failure';
import { useButtonPayment } from '../use-button-payment';

/** Google Pay by Google's own button. */
export function GooglePayPanel(): ReactNode {
  return (
    <GooglePayProvider googlePayVersion={2}>
      <GooglePayForm />
    </GooglePayProvider>
  );
}

function GooglePayForm(): ReactNode {
  const { configuration, currency, method, payment, total } = useCheckout();
  const googlePay = useGooglePay();
  const { onClick, ...outcome } = useButtonPayment(googlePay);
  const buttonColor = matchMedia('(prefers-color-scheme: dark)').matches ? 'white' : 'black';
  const button = (
    // Google's button knows of no question before its window: a click goes on to it, or not.
    <div className="wallet-button" onClickCapture={(event) => onClick() || event.stopPropagation()}>
      <GooglePayButton
        {...outcome}
        request={{
          transactionInfo: { currencyCode: currency, totalPriceStatus: 'FINAL', totalPrice: amountOf(total) },
          merchantInfo: { merchantName: configuration.shopName },
        }}
        buttonOptions={{ buttonType: 'pay', buttonSizeMode: 'fill', buttonColor }}
        fallback={<p className="muted status">Loading Google Pay…</p>}
        onUnavailable={() => payment.tell(new ToldFailure(NOT_READY), method)}
      />
    </div>
  );
  return (
    <MethodPanel life={googlePay} button={button} loading="" collecting="Waiting for you at Google Pay…">
      <p className="panel-lead">A window of Google Pay opens, in which you choose a card of your Google account.</p>
    </MethodPanel>
  );
}

const NOT_READY = {
  title: 'Google Pay is not available in this browser.',
  detail: 'You have not been charged. Choose another way to pay. Everything you typed is still here.',
};
