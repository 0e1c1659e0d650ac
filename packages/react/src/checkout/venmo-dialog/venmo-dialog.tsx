// In a file of its own, so that it is loaded on demand.
import { attempt } from '@tender/client/internal';
import type { VenmoCodeView, VenmoLoginView } from '@tender/venmo';
import { useEffect, useRef, type ReactNode } from 'react';
import { VenmoQrCode } from '../../venmo/venmo-qr-code';
import { VenmoWebLogin } from '../../venmo/venmo-web-login';
import type { CheckoutTexts } from '../texts/checkout-texts';

interface VenmoDialogProps {
  readonly code: VenmoCodeView | undefined;
  readonly login: VenmoLoginView | undefined;
  readonly texts: CheckoutTexts;
}

/** Shown above the page with Venmo's QR code, or while its login window is open. It is in the checkout, whose appearance and language it has. */
export function VenmoDialog({ code, login, texts: { venmoCode, venmoLogin } }: VenmoDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => void attempt(() => dialog.current?.showModal()), []); // jsdom has no modal dialogs
  return (
    <dialog
      ref={dialog}
      aria-label="Venmo"
      data-tender-dialog=""
      onCancel={(event) => {
        event.preventDefault(); // the dialog is closed when the payment has ended, and Escape does not close the login window
        code?.cancel();
      }}
    >
      <VenmoQrCode view={code} {...(venmoCode && { texts: venmoCode })} />
      <VenmoWebLogin view={login} {...(venmoLogin && { texts: venmoLogin })} />
    </dialog>
  );
}
