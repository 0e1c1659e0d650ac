import { attempt } from '@tender/client/internal';
import type { PayPalTokenizeOptions, PayPalTokenizePayload } from '@tender/paypal';
import { forwardRef, type ComponentPropsWithoutRef, type MouseEvent, type ReactNode } from 'react';
import { useOutcome, type OutcomeHandlers } from '../core/use-outcome';
import { usePayPal, type PayPalFailure } from './context';

/** Props of `<PayPalButton>`: those of a button, and the callbacks of the payment. */
export interface PayPalButtonProps
  extends Omit<ComponentPropsWithoutRef<'button'>, 'onError'>, OutcomeHandlers<PayPalTokenizePayload, PayPalFailure> {
  /** Options of `tokenize`, or a function that returns them when the button is pressed. */
  readonly options: PayPalTokenizeOptions | (() => PayPalTokenizeOptions);
}

/**
 * A button that opens PayPal in a popup. Must be within `<PayPalProvider>`. It is disabled until PayPal is ready. While the popup is open the button
 * is busy, and a click brings the popup to the front. An `onClick` that prevents the default keeps the popup closed. When the customer closes the
 * popup (PAYPAL_POPUP_CLOSED), `onCancel` is called and `onError` is not.
 * @example <PayPalButton options={{ flow: 'vault' }} onNonce={({ nonce }) => charge(nonce)} />
 */
export const PayPalButton = /* @__PURE__ */ forwardRef<HTMLButtonElement, PayPalButtonProps>(function PayPalButton(
  { options, onNonce, onCancel, onError, onClick, disabled, children = 'PayPal', ...rest },
  ref,
): ReactNode {
  const { status, instance, error, tokenize } = usePayPal();
  const { pending, run } = tokenize;
  const { nonce, cancel, fail } = useOutcome<PayPalTokenizePayload, PayPalFailure>({ onNonce, onCancel, onError }, error);

  function handleClick(event: MouseEvent<HTMLButtonElement>): void {
    if (pending) return void attempt(() => instance?.focusWindow());
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
      aria-disabled={pending || undefined} // unlike `disabled`, this keeps the focus
      aria-busy={pending || status === 'loading'}
      onClick={handleClick}
    >
      {children}
    </button>
  );
});
