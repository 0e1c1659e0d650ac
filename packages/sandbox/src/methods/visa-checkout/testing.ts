import { choose, press, type PopupLike } from '../../core/pages/popup-like';

/** Options of `approveVisaCheckout`. */
export interface ApproveVisaCheckoutOptions {
  /** Card to pay with: `VISA`, `MASTERCARD`, `AMEX` or `DISCOVER`. Default: the first that the shop accepts. */
  card?: string;
}

/**
 * For tests: pays in the sandbox's sheet of Visa Checkout. The sheet then closes itself.
 * @param frame the frame of the sheet: `page.frameLocator('#vcop-src-frame')`
 * @example await approveVisaCheckout(page.frameLocator('#vcop-src-frame'), { card: 'AMEX' });
 */
export async function approveVisaCheckout(frame: PopupLike, { card }: ApproveVisaCheckoutOptions = {}): Promise<void> {
  if (card !== undefined) await choose(frame, 'Card', card);
  await press(frame, 'Pay with this card');
}

/** For tests: cancels in the sandbox's sheet of Visa Checkout. Visa's script then calls the handlers of `payment.cancel`. */
export const cancelVisaCheckout = (frame: PopupLike): Promise<void> => press(frame, 'Cancel and go back to the shop');

/** For tests: makes the sandbox's sheet of Visa Checkout fail. Visa's script then calls the handlers of `payment.error`. */
export const failVisaCheckout = (frame: PopupLike): Promise<void> => press(frame, 'Have the wallet fail');
