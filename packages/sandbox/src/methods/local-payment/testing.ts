import { choose, press, type PopupLike } from '../../core/pages/popup-like';

/**
 * Approves a local payment on the page of the bank or wallet.
 * @param options.bank `First Test Bank`, `Second Test Bank` or `Test Savings Bank`, where the payment type offers a choice. Default: the first
 * @example await approveLocalPayment(popup, { bank: 'Second Test Bank' });
 */
export async function approveLocalPayment(popup: PopupLike, { bank }: { bank?: string } = {}): Promise<void> {
  if (bank !== undefined) await choose(popup, 'Your bank', bank);
  await press(popup, 'Approve the payment');
}

/** Cancels on the page of the bank or wallet. The customer returns to the shop. */
export const cancelLocalPayment = (popup: PopupLike): Promise<void> => press(popup, 'Cancel and go back to the shop');

/** Makes the bank decline the payment: the shop receives `errorcode=processing_error`. */
export const declineLocalPayment = (popup: PopupLike): Promise<void> => press(popup, 'Have the bank decline');
