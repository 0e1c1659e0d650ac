import { choose, press, type PopupLike } from '../../core/pages/popup-like';

/** Options of `answerPaymentSheet`. */
export interface PaymentSheetAnswer {
  /**
   * Payment method to choose: `visa`, `mastercard`, `amex`, `discover` or `jcb` for a card saved in the browser, or the same with the prefix
   * `google_` for one of Google Pay. Default: the first method that the shop accepts.
   */
  method?: string;
}

/**
 * Pays in the page that replaces the browser's payment sheet. The console's view "Contexts" links to it.
 * @example await answerPaymentSheet(sheet, { method: 'visa' });
 */
export async function answerPaymentSheet(sheet: PopupLike, { method }: PaymentSheetAnswer = {}): Promise<void> {
  if (method !== undefined) await choose(sheet, 'Payment method', method);
  await press(sheet, 'Pay');
}

/** Closes the payment sheet without paying: `tokenize` rejects with PAYMENT_REQUEST_CANCELED. */
export const cancelPaymentSheet = (sheet: PopupLike): Promise<void> => press(sheet, 'Cancel and go back to the shop');
