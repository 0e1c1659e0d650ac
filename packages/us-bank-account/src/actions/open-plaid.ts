import { onAbort, attempt, type Call } from '@tender/client/internal';
import { PLAID } from '../constants';
import type { UsBankAccountContext } from '../context';
import { usBankAccountErrors } from '../errors';
import type { Plaid, PlaidConfig } from '../plaid';

/** Result of a bank login. */
export interface PlaidResult {
  publicToken: string;
  metadata: unknown;
}

/**
 * Opens the bank login in the caller's task.
 * @throws US_BANK_ACCOUNT_LOGIN_CLOSED, and the errors of the script
 */
export async function openPlaid(
  { signal }: Call,
  plaid: Plaid,
  config: Pick<PlaidConfig, 'clientName' | 'env' | 'key'>,
  track: UsBankAccountContext['track'],
): Promise<PlaidResult> {
  return new Promise((resolve, reject) => {
    let hasEnded = false;
    const link = plaid.create({
      ...config,
      ...PLAID,
      onExit() {
        if (hasEnded) return; // it may be called after a success as well
        hasEnded = true;
        track('banklogin.tokenization.closed.by-user');
        reject(usBankAccountErrors.US_BANK_ACCOUNT_LOGIN_CLOSED());
      },
      onSuccess(publicToken, metadata) {
        hasEnded = true;
        resolve({ publicToken, metadata });
      },
    });
    link.open();
    track('banklogin.tokenization.started');
    onAbort(signal, () => {
      hasEnded = true;
      attempt(() => link.exit?.({ force: true }));
      attempt(() => link.destroy?.());
    });
  });
}
