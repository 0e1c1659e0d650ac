import { choose, press, type PopupLike } from '../../core/pages/popup-like';

/** Options of `chooseBankAccount`. */
export interface BankAccountChoice {
  /** `First Test Bank`, `Second Test Bank` or `Test Savings Bank`. Default: `First Test Bank`. */
  bank?: string;
  /** `checking`, `savings`, `unverifiable`, or `deposit`, which the gateway rejects. Default: `checking`. */
  account?: string;
}

/**
 * Logs in at the bank and chooses an account.
 * @param frame the frame of the bank login: `page.frameLocator('#plaid-link-iframe-1')`
 * @example await chooseBankAccount(page.frameLocator('#plaid-link-iframe-1'), { account: 'savings' });
 */
export async function chooseBankAccount(frame: PopupLike, { bank, account }: BankAccountChoice = {}): Promise<void> {
  if (bank !== undefined) await choose(frame, 'Your bank', bank);
  if (account !== undefined) await choose(frame, 'Account', account);
  await press(frame, 'Use this account');
}

/** Cancels the bank login. The customer returns to the shop without an account. */
export const cancelBankLogin = (frame: PopupLike): Promise<void> => press(frame, 'Cancel');
