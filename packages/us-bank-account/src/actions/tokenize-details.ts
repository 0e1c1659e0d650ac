import { members } from '@tender/client/internal';
import type { UsBankAccountContext } from '../context';
import { usBankAccountErrors } from '../errors';
import type { TokenizeOptions, TokenizePayload } from '../types';
import { createNonce } from './create-nonce';
import { ownerOf } from './owner';

/** An account by its numbers; the gateway says whether they are any good. Calls may overlap. */
export async function tokenizeDetails(
  signal: AbortSignal,
  context: UsBankAccountContext,
  options: TokenizeOptions,
): Promise<TokenizePayload> {
  const details = members(options.bankDetails);
  const { routingNumber, accountNumber, accountType } = details;
  if (typeof accountType !== 'string') {
    throw usBankAccountErrors.US_BANK_ACCOUNT_OPTION_REQUIRED(undefined, 'accountType', 'with bankDetails');
  }
  return createNonce(signal, context, false, () => ({
    achMandate: options.mandateText,
    routingNumber,
    accountNumber,
    accountType: accountType.toUpperCase(),
    ...ownerOf(details),
  }));
}
