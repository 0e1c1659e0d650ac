import { press, type PopupLike } from '../../core/pages/popup-like';

/**
 * Approves a SEPA mandate on the bank's page. Works in a popup and on a full page.
 * @example await approveSepa(popup);
 */
export const approveSepa = (popup: PopupLike): Promise<void> => press(popup, 'Approve the mandate');

/** Cancels on the page of the mandate. The customer returns to the shop. */
export const cancelSepa = (popup: PopupLike): Promise<void> => press(popup, 'Cancel and go back to the shop');
