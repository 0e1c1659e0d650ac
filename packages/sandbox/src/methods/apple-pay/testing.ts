import { choose, press, type PopupLike } from '../../core/pages/popup-like';

/** Options of `approveApplePay`. */
export interface ApproveApplePayOptions {
  /** Card to choose: `visa_device`, `mastercard_device`, `amex_device`, `discover_device` or `jcb_device`. Default: the first that the shop accepts. */
  method?: string;
}

/**
 * For tests: presses the buttons of a customer who pays in the sandbox's Apple Pay sheet. The shop then completes the payment, which closes the sheet.
 * @example await approveApplePay(popup, { method: 'mastercard_device' });
 */
export async function approveApplePay(popup: PopupLike, { method }: ApproveApplePayOptions = {}): Promise<void> {
  if (method !== undefined) await choose(popup, 'Payment method', method);
  await press(popup, 'Pay');
}

/** For tests: approves a payment in the sandbox's Apple Pay sheet that the gateway refuses. `tokenize` then rejects. */
export const refuseApplePay = (popup: PopupLike): Promise<void> => press(popup, 'Have the gateway refuse it');

/** For tests: cancels in the sandbox's Apple Pay sheet. The session's `oncancel` is then called. */
export const cancelApplePay = (popup: PopupLike): Promise<void> => press(popup, 'Cancel and go back to the shop');
