import { choose, press, type PopupLike } from './popup-like';

export interface BankAccountChoice {
  /** `First Test Bank`, `Second Test Bank` or `Test Savings Bank`. Default: the first. */
  bank?: string;
  /** `checking`, `savings`, `unverifiable`, or `deposit`, which the gateway does not take. Default: `checking`. */
  account?: string;
}

/** Logs in at the bank and chooses an account. @param frame that of the bank login: `page.frameLocator('#plaid-link-iframe-1')` */
export async function chooseBankAccount(frame: PopupLike, { bank, account }: BankAccountChoice = {}): Promise<void> {
  if (bank !== undefined) await choose(frame, 'Your bank', bank);
  if (account !== undefined) await choose(frame, 'Account', account);
  await press(frame, 'Use this account');
}

/** Goes back to the shop without an account. */
export const cancelBankLogin = (frame: PopupLike): Promise<void> => press(frame, 'Cancel');
