import { and, eq } from 'drizzle-orm';
import { type SandboxContext } from '../context';
import { randomId } from '../random';
import { type Database } from '../store/database';
import { paymentMethods, verifications, type Document } from '../store/schema';
import { processorResponse } from '../transactions/processor-responses';
import { describeInstrument, globalId } from './describe-instrument';
import { instrumentOfMethod, type MethodRow } from './instrument';
import { textAt } from './text-at';

/** What the bank says of a documented account: response code, and the part of the data it does not like. */
const NETWORK: Record<string, [status: string, code: string, about?: string]> = {
  '1000000000': ['verified', '1000'],
  '1000000001': ['verified', '1003'],
  '1000000002': ['failed', '3000'],
  '1000000003': ['processor_declined', '2005'],
  '1000000004': ['processor_declined', '2046'],
  '1000000005': ['processor_declined', '2061', 'Invalid routing number'],
  '1000000006': ['processor_declined', '2092'],
  '1000000007': ['processor_declined', '2092'],
  '1000000008': ['processor_declined', '2061', 'Invalid account number'],
  '1000000009': ['processor_declined', '2061', 'Invalid account type'],
};
const KNOWN_DEPOSITS = ['1000000000', '1000000001'];

function decide(method: string, account: string): [status: string, code: string, about?: string] {
  if (method === 'network_check') return NETWORK[account] ?? ['processor_declined', '2038'];
  if (method === 'micro_transfers') return account === '1000000002' ? ['failed', '3000'] : ['pending', '1000'];
  return ['verified', '1000'];
}

/** Verifies a vaulted bank account by the method asked for; the account number decides. Without a method it stays unverified. */
export async function verifyBankAccount(
  handle: Database,
  context: SandboxContext,
  row: MethodRow,
  method: string | null | undefined,
): Promise<MethodRow> {
  if (!method) return row;
  const account = textAt(row.hidden, 'accountNumber') ?? '';
  const [status, code, about] = decide(method, account);
  const response = processorResponse(code);
  const id = randomId(8);
  const deposits = KNOWN_DEPOSITS.includes(account) ? [17, 29] : [1 + (id.charCodeAt(0) % 48), 50 + (id.charCodeAt(1) % 48)];
  const document: Document = {
    globalId: globalId('usbankaccountverification', id),
    status,
    verificationMethod: method,
    verificationDeterminedAt: status === 'pending' ? null : new Date(context.clock.now()).toISOString(),
    processorResponseCode: code,
    processorResponseText: response.text,
    processorResponseType: response.type,
    additionalProcessorResponse: about ?? null,
    gatewayRejectionReason: null,
    usBankAccount: describeInstrument(instrumentOfMethod(row)),
    internal: { deposits, tries: 0, settlesLater: account === '1000000001' },
  };
  await handle.insert(verifications).values({
    merchantId: context.merchant.id,
    id,
    status,
    paymentMethodToken: row.token,
    document,
    createdAt: context.clock.now(),
  });
  return setVerified(handle, context, row, status === 'verified');
}

export async function setVerified(
  handle: Pick<Database, 'update'>,
  context: SandboxContext,
  row: MethodRow,
  verified: boolean,
): Promise<MethodRow> {
  const [updated] = await handle
    .update(paymentMethods)
    .set({ hidden: { ...row.hidden, verified } })
    .where(and(eq(paymentMethods.merchantId, context.merchant.id), eq(paymentMethods.token, row.token)))
    .returning();
  return updated ?? row;
}
