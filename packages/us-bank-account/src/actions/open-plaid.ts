import { follow, quietly, type Call } from '@tender/client/internal';
import { PLAID } from '../constants';
import type { UsBankAccountContext } from '../context';
import { usBankAccountErrors } from '../errors';
import type { Plaid, PlaidConfig } from '../plaid';

/** What the customer came back from the bank with. */
export interface LoggedIn {
  publicToken: string;
  metadata: unknown;
}

/** Opens the bank login at once. @throws US_BANK_ACCOUNT_LOGIN_CLOSED, and what the script itself throws */
export async function openPlaid(
  { signal }: Call,
  plaid: Plaid,
  config: Pick<PlaidConfig, 'clientName' | 'env' | 'key'>,
  track: UsBankAccountContext['track'],
): Promise<LoggedIn> {
  return new Promise((resolve, reject) => {
    let isOver = false;
    const link = plaid.create({
      ...config,
      ...PLAID,
      onExit() {
        if (isOver) return; // some say so after a success too
        isOver = true;
        track('banklogin.tokenization.closed.by-user');
        reject(usBankAccountErrors.US_BANK_ACCOUNT_LOGIN_CLOSED());
      },
      onSuccess(publicToken, metadata) {
        isOver = true;
        resolve({ publicToken, metadata });
      },
    });
    link.open();
    track('banklogin.tokenization.started');
    follow(signal, () => {
      isOver = true;
      quietly(() => link.exit?.({ force: true }));
      quietly(() => link.destroy?.());
    });
  });
}
