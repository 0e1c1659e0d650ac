import { members } from '@tender/client/internal';
import { usBankAccountErrors } from '../errors';

/**
 * Which of the two kinds it is about; what they hold is looked at later.
 * @returns whether it is a login
 * @throws US_BANK_ACCOUNT_OPTION_REQUIRED, US_BANK_ACCOUNT_MUTUALLY_EXCLUSIVE_OPTIONS
 */
export function checkOptions(options: unknown): boolean {
  const { mandateText, bankDetails, bankLogin } = members(options);
  if (!mandateText) throw usBankAccountErrors.US_BANK_ACCOUNT_OPTION_REQUIRED(undefined, 'mandateText', 'for tokenize');
  if (bankDetails && bankLogin) throw usBankAccountErrors.US_BANK_ACCOUNT_MUTUALLY_EXCLUSIVE_OPTIONS();
  if (!bankDetails && !bankLogin) {
    throw usBankAccountErrors.US_BANK_ACCOUNT_OPTION_REQUIRED(undefined, 'bankDetails or bankLogin', 'for tokenize');
  }
  return !bankDetails;
}
