import { asRecord } from '@tender/client/internal';
import type { UsBankAccountContext } from '../context';
import { usBankAccountErrors } from '../errors';
import type { UsBankAccountTokenizeOptions, UsBankAccountTokenizePayload } from '../types';
import { createNonce } from './create-nonce';
import { toWireOwner } from './to-wire-owner';

/** Exchanges an account, identified by its numbers, for a nonce. The gateway validates the numbers. Calls may overlap. */
export async function tokenizeDetails(
  signal: AbortSignal,
  context: UsBankAccountContext,
  options: UsBankAccountTokenizeOptions,
): Promise<UsBankAccountTokenizePayload> {
  const details = asRecord(options.bankDetails);
  const { routingNumber, accountNumber, accountType } = details;
  if (typeof accountType !== 'string') {
    throw usBankAccountErrors.US_BANK_ACCOUNT_OPTION_REQUIRED({ property: 'accountType', context: 'with bankDetails' });
  }
  return createNonce(signal, context, false, () => ({
    achMandate: options.mandateText,
    routingNumber,
    accountNumber,
    accountType: accountType.toUpperCase(),
    ...toWireOwner(details),
  }));
}
