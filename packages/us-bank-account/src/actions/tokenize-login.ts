import { endpointsFor, members, plaidScript, string, type Call } from '@tender/client/internal';
import { TEST_ACCOUNT_ID } from '../constants';
import type { UsBankAccountContext } from '../context';
import { usBankAccountErrors } from '../errors';
import type { TokenizeOptions, TokenizePayload } from '../types';
import { createNonce } from './create-nonce';
import { loadPlaid } from './load-plaid';
import { openPlaid } from './open-plaid';
import { ownerOf } from './owner';

/**
 * Has the customer log in at the bank and choose an account. One at a time.
 * @throws US_BANK_ACCOUNT_OPTION_REQUIRED, US_BANK_ACCOUNT_BANK_LOGIN_NOT_ENABLED, US_BANK_ACCOUNT_LOGIN_REQUEST_ACTIVE,
 * US_BANK_ACCOUNT_LOGIN_LOAD_FAILED, US_BANK_ACCOUNT_LOGIN_CLOSED, and what `createNonce` throws
 */
export async function tokenizeLogin(call: Call, context: UsBankAccountContext, options: TokenizeOptions): Promise<TokenizePayload> {
  const bankLogin = members(options.bankLogin);
  const { displayName } = bankLogin;
  if (!displayName) throw usBankAccountErrors.US_BANK_ACCOUNT_OPTION_REQUIRED(undefined, 'displayName', 'with bankLogin');
  const configuration = context.client.getConfiguration();
  const { environment, usBankAccount } = configuration.gatewayConfiguration;
  const plaid = usBankAccount?.plaid;
  if (!plaid) throw usBankAccountErrors.US_BANK_ACCOUNT_BANK_LOGIN_NOT_ENABLED();
  const release = context.login.take(call.signal);
  try {
    const inProduction = environment === 'production';
    const { publicToken, metadata } = await openPlaid(
      call,
      window.Plaid ?? (await loadPlaid(call, plaidScript(endpointsFor(configuration)), context.own)),
      { clientName: displayName, env: inProduction ? 'production' : 'sandbox', key: plaid.publicKey },
      context.track,
    ).catch(call.convert(usBankAccountErrors.US_BANK_ACCOUNT_LOGIN_LOAD_FAILED));
    return await createNonce(call.signal, context, true, () => ({
      publicToken,
      accountId: inProduction ? members(metadata).account_id : TEST_ACCOUNT_ID,
      accountType: string(members(members(metadata).account).subtype).toUpperCase(),
      achMandate: options.mandateText,
      ...ownerOf(bankLogin),
    }));
  } finally {
    release();
  }
}
