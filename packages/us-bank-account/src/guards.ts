import { asRecord } from '@tender/client/internal';
import { usBankAccountErrors } from './errors';

/**
 * Checks that the mandate and one of the two ways to identify an account are present. Their members are checked later.
 * @throws US_BANK_ACCOUNT_OPTION_REQUIRED, US_BANK_ACCOUNT_MUTUALLY_EXCLUSIVE_OPTIONS
 */
export function assertTokenizeOptions(options: unknown): void {
  const { mandateText, bankDetails, bankLogin } = asRecord(options);
  if (!mandateText) throw usBankAccountErrors.US_BANK_ACCOUNT_OPTION_REQUIRED({ property: 'mandateText', context: 'for tokenize' });
  if (bankDetails && bankLogin) throw usBankAccountErrors.US_BANK_ACCOUNT_MUTUALLY_EXCLUSIVE_OPTIONS();
  if (!bankDetails && !bankLogin) {
    throw usBankAccountErrors.US_BANK_ACCOUNT_OPTION_REQUIRED({ property: 'bankDetails or bankLogin', context: 'for tokenize' });
  }
}
