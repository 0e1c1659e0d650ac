import { busySlot, defineComponent, type Component, type Method, type Scope } from '@tender/client/internal';
import { checkOptions } from './actions/check-options';
import { tokenizeDetails } from './actions/tokenize-details';
import { tokenizeLogin } from './actions/tokenize-login';
import { EVENT_PREFIX, NAME } from './constants';
import type { UsBankAccountContext } from './context';
import { usBankAccountErrors } from './errors';
import type { TokenizeOptions, TokenizePayload, UsBankAccountCreateOptions } from './types';

/** What `usBankAccount.create` resolves with. */
export interface UsBankAccount {
  /**
   * Makes a nonce of an account's numbers (`bankDetails`) or of a login at the customer's bank (`bankLogin`), under the mandate whose text
   * the customer has seen.
   * @throws US_BANK_ACCOUNT_OPTION_REQUIRED, US_BANK_ACCOUNT_MUTUALLY_EXCLUSIVE_OPTIONS, US_BANK_ACCOUNT_BANK_LOGIN_NOT_ENABLED,
   * US_BANK_ACCOUNT_LOGIN_REQUEST_ACTIVE, US_BANK_ACCOUNT_LOGIN_LOAD_FAILED, US_BANK_ACCOUNT_LOGIN_CLOSED,
   * US_BANK_ACCOUNT_FAILED_TOKENIZATION, US_BANK_ACCOUNT_TOKENIZATION_NETWORK_ERROR, BRAINTREE_API_ACCESS_RESTRICTED
   */
  readonly tokenize: Method<[options: TokenizeOptions], TokenizePayload>;
  /** Takes away all that `create` put on the page. Calls under way reject, later ones throw METHOD_CALLED_AFTER_TEARDOWN. */
  readonly teardown: Method<[], void>;
}

/** US bank accounts, by ACH Direct Debit. `create` rejects with US_BANK_ACCOUNT_NOT_ENABLED where the merchant does not take them. */
export const usBankAccount: Component<UsBankAccountCreateOptions, UsBankAccount> = /* @__PURE__ */ defineComponent({
  name: NAME,
  prefix: EVENT_PREFIX,
  async create({ client: ready, track, own, method, teardown }: Scope<UsBankAccountCreateOptions>): Promise<UsBankAccount> {
    const client = await ready();
    if (!client.getConfiguration().gatewayConfiguration.usBankAccount) throw usBankAccountErrors.US_BANK_ACCOUNT_NOT_ENABLED();
    const login = busySlot(usBankAccountErrors.US_BANK_ACCOUNT_LOGIN_REQUEST_ACTIVE);
    const context: UsBankAccountContext = { client, track, own, login };
    track('initialized');
    return {
      tokenize: method('tokenize', async (call, options: TokenizeOptions) =>
        checkOptions(options) ? tokenizeLogin(call, context, options) : tokenizeDetails(call.signal, context, options),
      ),
      teardown,
    };
  },
});
