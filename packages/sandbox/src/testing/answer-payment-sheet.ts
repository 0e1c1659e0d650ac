import { choose, press, type PopupLike } from './popup-like';

export interface PaymentSheetAnswer {
  /**
   * What to pay with: `visa`, `mastercard`, `amex`, `discover` or `jcb` for a card that the browser keeps, the same behind `google_` for
   * one of Google Pay's. Default: the first the shop takes.
   */
  method?: string;
}

/** Pays in the sheet that stands for the browser's own: the page that the console's "Contexts" leads to. */
export async function answerPaymentSheet(sheet: PopupLike, { method }: PaymentSheetAnswer = {}): Promise<void> {
  if (method !== undefined) await choose(sheet, 'Payment method', method);
  await press(sheet, 'Pay');
}

/** Closes the sheet without paying: `tokenize` rejects with PAYMENT_REQUEST_CANCELED. */
export const cancelPaymentSheet = (sheet: PopupLike): Promise<void> => press(sheet, 'Cancel and go back to the shop');
