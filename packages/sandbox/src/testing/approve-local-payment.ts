import { choose, press, type PopupLike } from './popup-like';

/**
 * Pays on the bank's or wallet's page that a local payment opened.
 * @param bank `Second Test Bank`, where the payment type asks for one. Default: the first of the list
 */
export async function approveLocalPayment(popup: PopupLike, { bank }: { bank?: string } = {}): Promise<void> {
  if (bank !== undefined) await choose(popup, 'Your bank', bank);
  await press(popup, 'Approve the payment');
}

/** Goes back to the shop without paying. */
export const cancelLocalPayment = (popup: PopupLike): Promise<void> => press(popup, 'Cancel and go back to the shop');

/** Has the bank refuse: the shop is told `errorcode=processing_error`. */
export const declineLocalPayment = (popup: PopupLike): Promise<void> => press(popup, 'Have the bank decline');
