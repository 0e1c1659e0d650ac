import { quietly } from '@tender/client/internal';
import type { TokenizePayload } from '@tender/venmo';
import type { ComponentPropsWithoutRef, MouseEvent, ReactNode } from 'react';
import { useLatest } from '../core/by-value';
import { useVenmo, type VenmoFailure, type VenmoTokenize } from './context';

export interface VenmoButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'onError'> {
  readonly onNonce: (payload: TokenizePayload) => void;
  /** The payment failed. It is also `error` of the action. */
  readonly onError?: (error: VenmoFailure) => void;
  /** The customer has left: said no, or closed what was opened. Without it `onError` gets that too. */
  readonly onCancel?: (error: VenmoFailure) => void;
  /** Of `useVenmo` or `useVenmoCode`, to see how it goes; default one of its own. */
  readonly action?: VenmoTokenize;
  /** Shown in its place where customers of this browser cannot pay with Venmo, or this shop's cannot. */
  readonly fallback?: ReactNode;
}

/**
 * Pays with Venmo in the click, within a `<VenmoProvider>`. It is there once a click would work. While a payment is under way it is busy,
 * and keeps the focus. One that is aborted without a reason calls nobody.
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
  // The shop may have torn it down, and then says so itself.
  if (status === 'failed' || quietly(() => instance.isBrowserSupported()) === false) return fallback;

  function click(event: MouseEvent<HTMLButtonElement>): void {
    if (pending) return;
    onClick?.(event);
    if (event.defaultPrevented) return;
    void run().then(
      (payload) => latest.current.onNonce(payload),
      (error: unknown) => {
        const failure = error as VenmoFailure;
        if (failure.name !== 'AbortError') latest.current[hasLeft(failure) ? 'onCancel' : 'onError']?.(failure);
      },
    );
  }
  return (
    <button type="button" data-tender-button="venmo" {...props} aria-disabled={pending} aria-busy={pending} onClick={click}>
      {children}
    </button>
  );
}

/** In the app, from the code, in the window or beside it: in each way another error. */
const hasLeft = ({ code }: { readonly code: string }): boolean => /CANCELED|FRAME_CLOSED/.test(code);
