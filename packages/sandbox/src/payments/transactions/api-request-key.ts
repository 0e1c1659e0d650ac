import { createHash } from 'node:crypto';
import { and, eq, lte } from 'drizzle-orm';
import { type SandboxContext } from '../../core/context';
import { Refusal } from '../../core/http/refusal';
import { definePaymentContexts } from '../../core/store/payment-contexts';
import { paymentContexts } from '../../core/store/schema';
import { findTransaction } from './change-transaction';
import { type TransactionRow } from './transaction-row';

interface Result {
  /** Of the request. */
  hash: string;
  /** Set when the request has made a transaction. */
  transactionId?: string;
}

const keys = definePaymentContexts<Result>('api_request_key');
/** Milliseconds during which a key names one request. */
const LIFETIME = 30 * 24 * 60 * 60 * 1000;
const LONGEST_KEY = 255;

/** What the merchant wants to happen once. */
export interface KeyedRequest {
  apiRequestKey: string | null | undefined;
  /** The request's path and body, which must be the same whenever the key is used again. */
  content: unknown;
}

const refuse = (code: string, message: string) => new Refusal([{ path: ['transaction', 'apiRequestKey'], code, message }]);

/** @throws Refusal for a key in a request that takes none */
export function refuseKey(apiRequestKey: string | null | undefined): void {
  if (apiRequestKey) throw refuse('915231', 'API request key is not allowed.');
}

/**
 * Carries out a request at most once for its key. The same request with the same key gets the transaction of the first one, as it is now.
 * Without a key, the request is carried out.
 */
export async function runOnce(
  context: SandboxContext,
  { apiRequestKey: key, content }: KeyedRequest,
  run: () => Promise<TransactionRow>,
): Promise<TransactionRow> {
  if (!key) return run();
  if (key.length > LONGEST_KEY) throw refuse('915230', 'API request key is too long.');
  const id = `${keys.kind}:${key}`;
  // The body may hold card data, so only its hash is stored.
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  if (!(await claimKey(context, id, hash))) return findResult(context, id, hash);
  try {
    const row = await run();
    await saveResult(context, id, 'done', { hash, transactionId: row.id });
    return row;
  } catch (error) {
    await saveResult(context, id, error instanceof Refusal ? 'failed' : 'server_error', { hash });
    throw error;
  }
}

/** Stores the key, or takes over one whose time is over. Of several callers one gets true. */
async function claimKey({ database, merchant, clock }: SandboxContext, id: string, hash: string): Promise<boolean> {
  const now = clock.now();
  const fields = { kind: keys.kind, status: 'in_flight', document: { hash }, expiresAt: now + LIFETIME, createdAt: now, updatedAt: now };
  const rows = await database
    .insert(paymentContexts)
    .values({ ...fields, merchantId: merchant.id, id })
    .onConflictDoUpdate({
      target: [paymentContexts.merchantId, paymentContexts.id],
      set: fields,
      setWhere: lte(paymentContexts.expiresAt, now),
    })
    .returning();
  return rows.length > 0;
}

async function saveResult({ database, merchant, clock }: SandboxContext, id: string, status: string, document: Result): Promise<void> {
  await database
    .update(paymentContexts)
    .set({ status, document: { ...document }, updatedAt: clock.now() })
    .where(and(eq(paymentContexts.merchantId, merchant.id), eq(paymentContexts.id, id)));
}

const REFUSALS: Record<string, readonly [code: string, message: string]> = {
  in_flight: ['915233', 'A request with this API request key is in flight.'],
  failed: ['915234', 'A request with this API request key has failed.'],
  server_error: ['915235', 'A request with this API request key ended in a server error.'],
};

async function findResult(context: SandboxContext, id: string, hash: string): Promise<TransactionRow> {
  const row = await keys.find(context, id);
  if (row?.document.hash !== hash) throw refuse('915232', 'API request key can be reused only with the same request.');
  const refusal = REFUSALS[row.status];
  if (refusal) throw refuse(...refusal);
  return findTransaction(context, row.document.transactionId ?? '');
}
