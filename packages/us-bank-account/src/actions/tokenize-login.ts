import { endpointsFromConfiguration, asRecord, plaidScriptUrl, string, type Call } from '@tender/client/internal';
import { TEST_ACCOUNT_ID } from '../constants';
import type { UsBankAccountContext } from '../context';
import { usBankAccountErrors } from '../errors';
import type { UsBankAccountTokenizeOptions, UsBankAccountTokenizePayload } from '../types';
import { createNonce } from './create-nonce';
import { loadPlaid } from './load-plaid';
import { openPlaid } from './open-plaid';
import { toWireOwner } from './to-wire-owner';

/**
 * Has the customer log in at the bank and choose an account, and exchanges the account for a nonce. Only one login at a time is possible.
 * @throws US_BANK_ACCOUNT_OPTION_REQUIRED, US_BANK_ACCOUNT_BANK_LOGIN_NOT_ENABLED, US_BANK_ACCOUNT_LOGIN_REQUEST_ACTIVE,
 * US_BANK_ACCOUNT_LOGIN_LOAD_FAILED, US_BANK_ACCOUNT_LOGIN_CLOSED, and the errors of `createNonce`
 */
export async function tokenizeLogin(
  call: Call,
  context: UsBankAccountContext,
  options: UsBankAccountTokenizeOptions,
): Promise<UsBankAccountTokenizePayload> {
  const bankLogin = asRecord(options.bankLogin);
  const { displayName } = bankLogin;
  if (!displayName) throw usBankAccountErrors.US_BANK_ACCOUNT_OPTION_REQUIRED({ property: 'displayName', context: 'with bankLogin' });
  const configuration = context.client.getConfiguration();
  const { environment, usBankAccount } = configuration.gatewayConfiguration;
  const plaid = usBankAccount?.plaid;
  if (!plaid) throw usBankAccountErrors.US_BANK_ACCOUNT_BANK_LOGIN_NOT_ENABLED();
  const release = context.login.take(call.signal);
  try {
    const isProduction = environment === 'production';
    const { publicToken, metadata } = await openPlaid(
      call,
      window.Plaid ?? (await loadPlaid(call, plaidScriptUrl(endpointsFromConfiguration(configuration)), context.own)),
      { clientName: displayName, env: isProduction ? 'production' : 'sandbox', key: plaid.publicKey },
      context.track,
    ).catch(call.rethrowAs(usBankAccountErrors.US_BANK_ACCOUNT_LOGIN_LOAD_FAILED));
    return await createNonce(call.signal, context, true, () => ({
      publicToken,
      accountId: isProduction ? asRecord(metadata).account_id : TEST_ACCOUNT_ID,
      accountType: string(asRecord(asRecord(metadata).account).subtype).toUpperCase(),
      achMandate: options.mandateText,
      ...toWireOwner(bankLogin),
    }));
  } finally {
    release();
  }
}
