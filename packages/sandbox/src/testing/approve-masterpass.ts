import { choose, press, type PopupLike } from './popup-like';

/**
 * Pays on the page that Masterpass opened. The window closes by itself.
 * @param card what to pay with: `visa`, `master`, `amex` or `discover`. Default: the first the merchant takes
 */
export async function approveMasterpass(popup: PopupLike, { card }: { card?: string } = {}): Promise<void> {
  if (card !== undefined) await choose(popup, 'Card', card);
  await press(popup, 'Pay with this card');
}

/** Goes back to the shop without paying. */
export const cancelMasterpass = (popup: PopupLike): Promise<void> => press(popup, 'Cancel and go back to the shop');
