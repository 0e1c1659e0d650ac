import { choose, press, type PopupLike } from '../../core/pages/popup-like';

/**
 * For tests: presses the buttons of a customer who pays on the sandbox's Masterpass page. The popup then closes itself.
 * @param popup the popup, as a page of Playwright or Puppeteer
 * @param options `card`: the card to pay with: `visa`, `master`, `amex` or `discover`. Default: the first that the merchant accepts
 * @example await approveMasterpass(popup, { card: 'master' });
 */
export async function approveMasterpass(popup: PopupLike, { card }: { card?: string } = {}): Promise<void> {
  if (card !== undefined) await choose(popup, 'Card', card);
  await press(popup, 'Pay with this card');
}

/** For tests: cancels on the sandbox's Masterpass page. The popup then closes itself. */
export const cancelMasterpass = (popup: PopupLike): Promise<void> => press(popup, 'Cancel and go back to the shop');
