import { onAbort } from '@tender/client/internal';
import { useRef, type ReactNode } from 'react';
import { useCheckout } from './checkout-context';
import { PayArea, type PayAreaProps } from './pay-area';
import type { Collect, Collected } from './payment';

/** A payment as the component of a wallet returns it. */
type WalletPayload = Pick<Collected, 'nonce' | 'type' | 'description'> & { readonly details?: Collected['details'] };

/** Functions with which a wallet's button reports how a payment has ended. */
export interface WalletButtonHandlers {
  /**
   * Passes a payment to the shop.
   * @param onResult receives whether the shop has charged the payment; the checkout has shown a failure before
   */
  deliver(payload: WalletPayload, onResult?: (isPaid: boolean) => void): void;
  fail(error: unknown): void;
}

/** Props of `WalletPayArea`. */
export interface WalletPayAreaProps extends Pick<PayAreaProps, 'status' | 'retry'> {
  /** Renders the wallet's own button. */
  readonly children: (handlers: WalletButtonHandlers) => ReactNode;
}

/** The pay area of a wallet that has its own button. Only that button can open the wallet's sheet, so `requestPaymentMethod` has to wait for it. */
export function WalletPayArea({ children, ...props }: WalletPayAreaProps): ReactNode {
  const { isBusy, submit, beforePayment, report } = useCheckout();
  const pending = useRef<{ resolve(payment: Collected): void; reject(error: unknown): void }>(undefined);

  const collect: Collect = (signal) =>
    new Promise((resolve, reject) => {
      pending.current = { resolve, reject };
      onAbort(signal, (reason) => {
        pending.current = undefined;
        reject(reason);
      });
    });
  const takePending = (): typeof pending.current => {
    const { current } = pending;
    pending.current = undefined;
    return current;
  };
  const deliver: WalletButtonHandlers['deliver'] = ({ nonce, type, description, details = {} }, onResult) => {
    const payment: Collected = { nonce, type, description, details };
    const request = takePending();
    if (!request) return submit(() => Promise.resolve(payment), onResult);
    request.resolve(payment);
    onResult?.(true);
  };
  const fail = (error: unknown): void => {
    const request = takePending();
    if (request) request.reject(error);
    else report(error);
  };
  return (
    <PayArea {...props} collect={collect}>
      {/* Wallets' buttons have no callback before their window opens. `requestPaymentMethod` does not ask. */}
      <div
        hidden={isBusy && !pending.current}
        onClickCapture={(event) => {
          if (!pending.current && !beforePayment()) event.stopPropagation();
        }}
      >
        {children({ deliver, fail })}
      </div>
    </PayArea>
  );
}
