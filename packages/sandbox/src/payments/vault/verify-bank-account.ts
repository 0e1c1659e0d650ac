import { and, eq } from 'drizzle-orm';
import { type SandboxContext } from '../../core/context';
import { findEntry } from '../../core/find-entry';
import { randomId } from '../../core/random';
import { verifications, type Document } from '../../core/store/schema';
import { createGlobalId } from '../instruments/global-id';
import { instrumentFromMethod } from '../instruments/instrument';
import { type Facts, describeInstrument } from '../instruments/kinds';
import { paymentMethods, type MethodRow } from '../instruments/tables';
import { findProcessorResponse } from '../transactions/processor-responses';

/** The bank's response for each documented account number: status, response code, and details. */
const NETWORK_CHECK_RESPONSES: Record<string, [status: string, code: string, details?: string]> = {
  '1000000000': ['verified', '1000'],
  '1000000001': ['verified', '1003'],
  '1000000002': ['failed', '3000'],
  '1000000004': ['processor_declined', '2046'],
  '1000000005': ['processor_declined', '2061', 'Invalid routing number'],
  '1000000006': ['processor_declined', '2092'],
  '1000000007': ['processor_declined', '2092'],
  '1000000008': ['processor_declined', '2061', 'Invalid account number'],
  '1000000009': ['processor_declined', '2061', 'Invalid account type'],
};
const MICRO_TRANSFER_RESPONSES: typeof NETWORK_CHECK_RESPONSES = {
  '1000000002': ['failed', '3000'],
  '1000000003': ['processor_declined', '2005'],
};
const KNOWN_DEPOSITS = ['1000000000', '1000000001'];

function decide(method: string, account: string): [status: string, code: string, details?: string] {
  if (method === 'network_check') return findEntry(NETWORK_CHECK_RESPONSES, account) ?? ['processor_declined', '2038'];
  if (method === 'micro_transfers') return findEntry(MICRO_TRANSFER_RESPONSES, account) ?? ['pending', '1000'];
  return ['verified', '1000'];
}

/** Verifies a vaulted bank account. The account number decides the result. Without a method the account stays unverified. */
export async function verifyBankAccount(context: SandboxContext, row: MethodRow, method: string | null | undefined): Promise<MethodRow> {
  if (!method) return row;
  const account = row.facts.accountNumber ?? '';
  const [status, code, details] = decide(method, account);
  const response = findProcessorResponse(code);
  const id = randomId(8);
  const deposits = KNOWN_DEPOSITS.includes(account) ? [17, 29] : [1 + (id.charCodeAt(0) % 48), 50 + (id.charCodeAt(1) % 48)];
  const document: Document = {
    globalId: createGlobalId('usbankaccountverification', id),
    status,
    verificationMethod: method,
    verificationDeterminedAt: status === 'pending' ? null : new Date(context.clock.now()).toISOString(),
    processorResponseCode: code,
    processorResponseText: response.text,
    processorResponseType: response.type,
    additionalProcessorResponse: details ?? null,
    gatewayRejectionReason: null,
    usBankAccount: describeInstrument(instrumentFromMethod(row)),
    internal: { deposits, tries: 0, settlesLater: account === '1000000001' },
  };
  await context.database.insert(verifications).values({
    merchantId: context.merchant.id,
    id,
    status,
    paymentMethodToken: row.token,
    document,
    createdAt: context.clock.now(),
  });
  return setVerified(context, row, status === 'verified');
}

/** Records the result of a verification, in the place of an earlier one that may still be pending. */
export const setVerified = (context: SandboxContext, row: MethodRow, verified: boolean) =>
  addHiddenFacts(context, row, { verified, verifiesAt: null });

/** Adds facts about a vaulted method that no response shows. */
export async function addHiddenFacts(context: SandboxContext, row: MethodRow, facts: Facts): Promise<MethodRow> {
  const [updated] = await context.database
    .update(paymentMethods)
    .set({ facts: { ...row.facts, ...facts } })
    .where(and(eq(paymentMethods.merchantId, context.merchant.id), eq(paymentMethods.token, row.token)))
    .returning();
  return updated ?? row;
}
