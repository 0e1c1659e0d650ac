import type { ReactNode } from 'react';
import { ApplePayButton } from '../apple-pay/apple-pay-button';
import { ApplePayProvider, useApplePay } from '../apple-pay/context';
import type { ApplePayMethodOptions } from './apple-pay';
import { useCheckout } from './checkout-context';
import { WalletExpress } from './express/wallet-express';
import { WalletPayArea, type WalletButtonHandlers } from './wallet-pay-area';

/** Has Apple's button. */
export function ApplePayPanel(options: ApplePayMethodOptions): ReactNode {
  return (
    <ApplePayProvider>
      <PanelContent {...options} />
    </ApplePayProvider>
  );
}

/** Apple's button in the express row. */
export function ApplePayExpress(options: ApplePayMethodOptions): ReactNode {
  return (
    <ApplePayProvider>
      <ExpressContent {...options} />
    </ApplePayProvider>
  );
}

function PanelContent(options: ApplePayMethodOptions): ReactNode {
  const { status, retry } = useApplePay();
  return (
    <WalletPayArea status={status} retry={retry}>
      {(handlers) => <PayButton options={options} handlers={handlers} />}
    </WalletPayArea>
  );
}

function ExpressContent(options: ApplePayMethodOptions): ReactNode {
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
