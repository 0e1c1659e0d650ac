import { choose, press, type PopupLike } from './popup-like';

export interface GooglePayApproval {
  /**
   * What to pay with: `visa`, `mastercard`, `amex`, `discover`, `jcb`, each also as `visa_device`, `visa_challenge` (its bank asks for a
   * code), or `paypal`. Default: the first the shop takes.
   */
  method?: string;
}

/** Pays in the window that Google Pay opened. It closes by itself. */
export async function approveGooglePay(popup: PopupLike, { method }: GooglePayApproval = {}): Promise<void> {
  if (method !== undefined) await choose(popup, 'Payment method', method);
  await press(popup, 'Pay');
}

/** Goes back to the shop without paying: `loadPaymentData` rejects with the status code CANCELED. */
export const cancelGooglePay = (popup: PopupLike): Promise<void> => press(popup, 'Cancel and go back to the shop');
