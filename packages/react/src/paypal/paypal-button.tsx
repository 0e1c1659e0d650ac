import type { PayPalErrorCode, TokenizeOptions, TokenizePayload } from '@tender/paypal';
import type { ClientErrorCode, SharedErrorCode, TenderError } from '@tender/client';
import { quietly } from '@tender/client/internal';
import { forwardRef, type ComponentPropsWithoutRef, type MouseEvent, type ReactNode } from 'react';
import { useOutcome, type OutcomeHandlers } from '../core/use-outcome';
import { usePayPal } from './context';

export type PayPalFailure = TenderError<PayPalErrorCode | ClientErrorCode | SharedErrorCode>;

export interface PayPalButtonProps
  extends Omit<ComponentPropsWithoutRef<'button'>, 'onError'>, OutcomeHandlers<TokenizePayload, PayPalFailure> {
  /** What PayPal is asked for, or a function that says so when the button is pressed. */
  readonly options: TokenizeOptions | (() => TokenizeOptions);
}

/**
 * A button that opens PayPal in a popup, within a `<PayPalProvider>`. It can be pressed once PayPal is ready. While the popup is open it is
 * busy, and brings that to the front. An `onClick` that prevents the default keeps the popup closed. `onError` is not called for what
 * `onCancel` is (PAYPAL_POPUP_CLOSED).
 */
export const PayPalButton = /* @__PURE__ */ forwardRef<HTMLButtonElement, PayPalButtonProps>(function PayPalButton(
  { options, onNonce, onCancel, onError, onClick, disabled, children = 'PayPal', ...rest },
  ref,
): ReactNode {
  const { status, instance, error, tokenize } = usePayPal();
  const { pending, run } = tokenize;
  const { nonce, cancel, fail } = useOutcome<TokenizePayload, PayPalFailure>({ onNonce, onCancel, onError }, error);

  function press(event: MouseEvent<HTMLButtonElement>): void {
    if (pending) return void quietly(() => instance?.focusWindow());
    onClick?.(event);
    if (event.defaultPrevented) return;
    run(typeof options === 'function' ? options() : options).then(nonce, (reason: PayPalFailure) =>
      reason.code === 'PAYPAL_POPUP_CLOSED' ? cancel() : fail(reason),
    );
  }
  return (
    <button
      type="button"
      data-tender-button="paypal"
      {...rest}
      ref={ref}
      disabled={disabled || status !== 'ready'}
      aria-disabled={pending || undefined} // it keeps the focus
      aria-busy={pending || status === 'loading'}
      onClick={press}
    >
      {children}
    </button>
  );
});
