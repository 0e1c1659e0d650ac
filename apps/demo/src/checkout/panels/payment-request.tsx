import { PayArea, useCheckout, type CheckoutMethod } from '@tender/react/checkout';
import { PaymentRequestProvider, usePaymentRequest } from '@tender/react/payment-request';
import type { ReactNode } from 'react';
import type { Purchase } from '../purchase';
import { Sign } from '../sign';

/** The browser's own payment sheet. Not in production, where browsers have little in it beside Google Pay. */
export function paymentRequest({ configuration }: Purchase): CheckoutMethod {
  const { environment, shopName, consoleUrl } = configuration;
  return {
    id: 'payment-request',
    title: () => 'Payment sheet',
    isOffered: ({ gatewayConfiguration }) => Boolean(gatewayConfiguration.androidPay) && environment !== 'production',
    render: () => (
      <PaymentRequestProvider googlePayVersion={2}>
        <PaymentRequestPanel shopName={shopName} consoleUrl={consoleUrl} />
      </PaymentRequestProvider>
    ),
    icon: <Sign name="window" />,
  };
}

interface PaymentRequestPanelProps {
  readonly shopName: string;
  readonly consoleUrl: string | undefined;
}

function PaymentRequestPanel({ shopName, consoleUrl }: PaymentRequestPanelProps): ReactNode {
  const { amount, currency } = useCheckout();
  const { status, retry, error, tokenize } = usePaymentRequest();
  const details = { total: { label: shopName, amount: { currency, value: amount } } };
  return (
    <>
      <p data-tender-hint="">Your browser shows a sheet, in which you choose one of the cards that it has stored.</p>
      {consoleUrl && (
        <p data-tender-hint="">
          No browser has test cards. In the sandbox the sheet is a page: press the button below, then open the sheet in the{' '}
          <a href={`${consoleUrl}#/contexts`} target="_blank" rel="noreferrer">
            console
          </a>
          .
        </p>
      )}
      <PayArea status={status} retry={retry} error={error} opensWindow collect={(signal) => tokenize.run({ details, signal })} />
    </>
  );
}
