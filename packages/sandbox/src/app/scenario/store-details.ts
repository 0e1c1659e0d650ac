import { paymentMethods } from '../../payments/instruments/tables';
// Writes what no request can say to the rows that requests have created.
import { and, eq, sql } from 'drizzle-orm';
import { type SandboxContext } from '../../core/context';
import { createPaymentContext } from '../../core/store/payment-contexts';
import { paymentContexts, transactions, verifications } from '../../core/store/schema';
import { createGlobalId } from '../../payments/instruments/global-id';
import { findTransaction } from '../../payments/transactions/change-transaction';
import { createStatusChange } from '../../payments/transactions/find-due-change';
import { createDispute } from '../../payments/transactions/open-dispute';
import { mergeDetails } from './merge-details';
import { isWritten, type ScenarioDispute, type ScenarioMethod, type ScenarioTransaction, type ScenarioVerification } from './scenario';

const matchTransaction = ({ merchant }: SandboxContext, id: string) =>
  and(eq(transactions.merchantId, merchant.id), eq(transactions.id, id));

/**
 * Gives a new transaction the scenario's id, also in a dispute that its card has opened.
 * @throws Error when another transaction has the id
 */
export async function renameTransaction(context: SandboxContext, from: string, to: string): Promise<void> {
  const { database, merchant } = context;
  const taken = await database.select({ id: transactions.id }).from(transactions).where(matchTransaction(context, to));
  if (taken.length > 0) throw new Error(`The scenario could not be loaded: a transaction has the id ${to} already.`);
  await database.update(transactions).set({ id: to }).where(matchTransaction(context, from));
  const named = JSON.stringify({ id: to, globalId: createGlobalId('transaction', to) });
  const document = sql`${paymentContexts.document}`;
  await database
    .update(paymentContexts)
    .set({ document: sql`jsonb_set(${document}, '{transaction}', ${document}->'transaction' || ${named}::jsonb)` })
    .where(
      and(
        eq(paymentContexts.merchantId, merchant.id),
        eq(paymentContexts.kind, 'dispute'),
        sql`${document}->'transaction'->>'id' = ${from}`,
      ),
    );
}

export async function storeTransactionDetails(
  context: SandboxContext,
  id: string,
  { status, details }: Pick<ScenarioTransaction, 'status' | 'details'>,
): Promise<void> {
  const row = await findTransaction(context, id);
  const change = isWritten(status) && row.status !== status ? createStatusChange(context, row, status) : {};
  const document = mergeDetails(context, row.document, details);
  await context.database
    .update(transactions)
    .set({ ...change, document })
    .where(matchTransaction(context, id));
}

/** @throws Error when the dispute's id is taken */
export async function storeDispute(context: SandboxContext, { id, transactionId, status, details }: ScenarioDispute): Promise<void> {
  const row = await findTransaction(context, transactionId);
  const dispute = { ...createDispute(row, status, context.clock.now()), id, globalId: createGlobalId('dispute', id) };
  await createPaymentContext(context, { kind: 'dispute', id, status, document: { ...mergeDetails(context, dispute, details) } });
  const { disputes = [] } = row.document;
  await context.database
    .update(transactions)
    .set({ document: { ...row.document, disputes: [...disputes, { id }] } })
    .where(matchTransaction(context, transactionId));
}

export async function storeMethodDetails(
  context: SandboxContext,
  { token, networkToken, countryOfIssuance }: ScenarioMethod,
): Promise<void> {
  const only = and(eq(paymentMethods.merchantId, context.merchant.id), eq(paymentMethods.token, token));
  const [row] = await context.database.select().from(paymentMethods).where(only);
  if (!row) return;
  const document = mergeDetails(context, row.document, {
    ...(networkToken === undefined ? {} : { details: { isNetworkTokenized: networkToken } }),
    ...(countryOfIssuance === undefined ? {} : { binData: { countryOfIssuance } }),
  });
  await context.database.update(paymentMethods).set({ document }).where(only);
}

/** @param created id of the verification, which is replaced with the scenario's */
export async function storeVerificationDetails(
  context: SandboxContext,
  created: string,
  { id, details }: ScenarioVerification,
): Promise<void> {
  const only = and(eq(verifications.merchantId, context.merchant.id), eq(verifications.id, created));
  const [row] = await context.database.select().from(verifications).where(only);
  if (!row) return;
  const document = mergeDetails(context, { ...row.document, globalId: createGlobalId('verification', id) }, details);
  await context.database.update(verifications).set({ id, document }).where(only);
}
