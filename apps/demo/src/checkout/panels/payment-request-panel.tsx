import { PaymentRequestProvider, usePaymentRequest } from '@tender/react/payment-request';
import type { ReactNode } from 'react';
import { amountOf, useCheckout } from '../checkout';
import { MethodPanel } from '../method-panel';

/** The browser's own payment sheet. */
export function PaymentRequestPanel(): ReactNode {
  return (
    <PaymentRequestProvider googlePayVersion={2}>
      <PaymentRequestForm />
    </PaymentRequestProvider>
  );
}

function PaymentRequestForm(): ReactNode {
  const { begin, configuration, currency, total } = useCheckout();
  const { consoleUrl, shopName } = configuration;
  const sheet = usePaymentRequest();
  const submit = (): void => {
    const details = { total: { label: shopName, amount: { currency, value: amountOf(total) } } };
    begin({ collect: (signal) => sheet.tokenize.run({ details, signal }) });
  };
  return (
    <MethodPanel
      life={sheet}
      onSubmit={submit}
      loading="Getting the payment sheet ready…"
      collecting="Waiting for you in the payment sheet…"
    >
      <p className="panel-lead">Your browser shows a sheet, in which you choose one of the cards that it keeps.</p>
      {consoleUrl && (
        <p className="panel-lead muted">
          Test cards are in no browser. Here the sheet is a page of the sandbox: press the button below, then open the sheet in the{' '}
          <a href={`${consoleUrl}#/contexts`} target="_blank" rel="noreferrer">
            console
          </a>
          .
        </p>
      )}
    </MethodPanel>
  );
}
