import { busySlot, defineComponent, type Component } from '@tender/client/internal';
import { assertTokenizeOptions } from './guards';
import { tokenizeDetails } from './actions/tokenize-details';
import { tokenizeLogin } from './actions/tokenize-login';
import type { UsBankAccountContext, UsBankAccountScope } from './context';
import { usBankAccountErrors } from './errors';
import type { UsBankAccount, UsBankAccountCreateOptions, UsBankAccountTokenizeOptions } from './types';

/**
 * US bank accounts, debited by ACH: the customer enters the numbers of an account or logs in at the bank, and `tokenize` resolves with a nonce. `create`
 * rejects with US_BANK_ACCOUNT_NOT_ENABLED where the merchant does not accept them.
 */
export const usBankAccount: Component<UsBankAccountCreateOptions, UsBankAccount> = /* @__PURE__ */ defineComponent({
  name: 'US Bank Account',
  prefix: 'usbankaccount',
  options: () => import('./options'),
  async create({ client: getClient, track, own, method, teardown }: UsBankAccountScope): Promise<UsBankAccount> {
    const client = await getClient();
    if (!client.getConfiguration().gatewayConfiguration.usBankAccount) throw usBankAccountErrors.US_BANK_ACCOUNT_NOT_ENABLED();
    const login = busySlot(usBankAccountErrors.US_BANK_ACCOUNT_LOGIN_REQUEST_ACTIVE);
    const context: UsBankAccountContext = { client, track, own, login };
    track('initialized');
    return {
      tokenize: method('tokenize', async (call, options: UsBankAccountTokenizeOptions) => {
        assertTokenizeOptions(options);
        return options.bankDetails ? tokenizeDetails(call.signal, context, options) : tokenizeLogin(call, context, options);
      }),
      teardown,
    };
  },
});
