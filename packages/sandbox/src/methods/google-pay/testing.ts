import { choose, press, type PopupLike } from '../../core/pages/popup-like';

/** Options of `approveGooglePay`. */
export interface ApproveGooglePayOptions {
  /**
   * Payment method to choose: `visa`, `mastercard`, `amex`, `discover` or `jcb`, each also with the suffix `_device` (a card saved on the
   * phone) or `_challenge` (the bank asks for a code); or `paypal`. Default: the first method that the shop accepts.
   */
  method?: string;
}

/**
 * For tests: chooses and pays in the sandbox's Google Pay window, as a customer would. The window closes itself afterwards, unless the method asks for a code.
 * @example await approveGooglePay(popup, { method: 'visa_challenge' });
 */
export async function approveGooglePay(popup: PopupLike, { method }: ApproveGooglePayOptions = {}): Promise<void> {
  if (method !== undefined) await choose(popup, 'Payment method', method);
  await press(popup, 'Pay');
}

/** For tests: cancels in the sandbox's Google Pay window. Google's `loadPaymentData` then rejects with the status code CANCELED. */
export const cancelGooglePay = (popup: PopupLike): Promise<void> => press(popup, 'Cancel and go back to the shop');
