// In a file of its own, so that it is loaded on demand.
import { attempt } from '@tender/client/internal';
import type { VenmoLoginView } from '@tender/venmo';
import { useEffect, useRef, type ReactNode } from 'react';
import { VenmoWebLogin } from '../../venmo/venmo-web-login';
import type { CheckoutTexts } from '../texts/checkout-texts';

interface LoginDialogProps {
  readonly view: VenmoLoginView;
  readonly texts: CheckoutTexts['venmoLogin'];
}

/** Shown above the page while Venmo's login window is open. It is in the checkout, whose appearance and language it has. */
export function LoginDialog({ view, texts }: LoginDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => void attempt(() => dialog.current?.showModal()), []); // jsdom has no modal dialogs
  return (
    <dialog
      ref={dialog}
      aria-label="Venmo"
      data-tender-dialog=""
      onCancel={(event) => {
        event.preventDefault(); // Escape does not close the window
      }}
    >
      <VenmoWebLogin view={view} {...(texts && { texts })} />
    </dialog>
  );
}
