import { attempt } from '@tender/client/internal';
import type { VenmoTokenizePayload } from '@tender/venmo';
import type { ComponentPropsWithoutRef, MouseEvent, ReactNode } from 'react';
import { useLatest } from '../core/by-value';
import { useVenmo, type VenmoFailure, type VenmoTokenizeAction } from './context';

/** Props of `<VenmoButton>`: those of a button, and the callbacks of the payment. */
export interface VenmoButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'onError'> {
  /** Called when the customer has approved the payment. Send the nonce to your server, which charges it. */
  readonly onNonce: (payload: VenmoTokenizePayload) => void;
  /** Called when the payment fails. The error is also `error` of the action. */
  readonly onError?: (error: VenmoFailure) => void;
  /** Called when the customer cancels: in the app, in the code, or by closing the window. Default: `onError`. */
  readonly onCancel?: (error: VenmoFailure) => void;
  /** `tokenize` of `useVenmo` or `useVenmoCode`, to share its state with the page. Default: an action of the button's own. */
  readonly action?: VenmoTokenizeAction;
  /** Shown instead of the button if this browser or the merchant's account does not support Venmo. Default: nothing. */
  readonly fallback?: ReactNode;
}

/**
 * A button that pays with Venmo. Must be within `<VenmoProvider>`. It is rendered once a click would work. While a payment is running the button is
 * busy and keeps the focus. A payment that is aborted without a reason calls no callback.
 * @example <VenmoButton onNonce={({ nonce }) => charge(nonce)} />
 */
export function VenmoButton({
  onNonce,
  onError,
  onCancel = onError,
  action,
  fallback = null,
  children = 'Venmo',
  onClick,
  ...props
}: VenmoButtonProps): ReactNode {
  const { status, instance, tokenize } = useVenmo();
  const { run, pending } = action ?? tokenize;
  const latest = useLatest({ onNonce, onError, onCancel });
  if (status === 'loading') return null;
  // `attempt` returns undefined if the shop has torn the instance down: then the button stays.
  if (status === 'failed' || attempt(() => instance.isBrowserSupported()) === false) return fallback;

  function handleClick(event: MouseEvent<HTMLButtonElement>): void {
    if (pending) return;
    onClick?.(event);
    if (event.defaultPrevented) return;
    void run().then(
      (payload) => latest.current.onNonce(payload),
      (error: unknown) => {
        const failure = error as VenmoFailure;
        if (failure.name !== 'AbortError') latest.current[isCancellation(failure) ? 'onCancel' : 'onError']?.(failure);
      },
    );
  }
  return (
    <button type="button" data-tender-button="venmo" {...props} aria-disabled={pending} aria-busy={pending} onClick={handleClick}>
      {children}
    </button>
  );
}

/** The app, the QR code and the login window each have an error of their own for a cancellation. */
const isCancellation = ({ code }: { readonly code: string }): boolean => /CANCELED|FRAME_CLOSED/.test(code);
