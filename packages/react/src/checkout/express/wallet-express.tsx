import { useEffect, type ReactNode } from 'react';
import { useCheckout, usePanel } from '../checkout-context';
import type { WalletButtonHandlers } from '../wallet-pay-area';

interface WalletExpressProps {
  /** `status` of the wallet's hook. A wallet that cannot be loaded has no button. */
  readonly status: 'loading' | 'ready' | 'failed';
  /** Renders the wallet's button. */
  readonly children: (handlers: WalletButtonHandlers) => ReactNode;
}

/** A wallet's button in the express row. */
export function WalletExpress({ status, children }: WalletExpressProps): ReactNode {
  const { submit, beforePayment, report, withdraw } = useCheckout();
  const { method } = usePanel();
  useEffect(() => {
    if (status === 'failed') withdraw(method.id);
  }, [status, withdraw, method.id]);
  return (
    <div
      onClickCapture={(event) => {
        if (!beforePayment()) event.stopPropagation();
      }}
    >
      {children({
        deliver: ({ nonce, type, description, details = {} }, onResult) =>
          submit(() => Promise.resolve({ nonce, type, description, details }), onResult),
        fail: report,
      })}
    </div>
  );
}
