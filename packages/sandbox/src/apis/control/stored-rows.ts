import { and, desc, eq, ne } from 'drizzle-orm';
import { type SandboxContext } from '../../core/context';
import { maskValue } from '../../core/log/mask';
import { type PaymentContext } from '../../core/store/payment-contexts';
import { analyticsEvents, customers, paymentContexts, type Document } from '../../core/store/schema';
import { textAt } from '../../core/text-at';
import { readServerCardType } from '../../payments/instruments/card';
import { paymentMethodNonces, paymentMethods, type MethodRow } from '../../payments/instruments/tables';
import { webhooks } from '../../payments/webhooks/webhook';
import { findCharges } from './stored-transactions';
import { MAX_ROWS } from './stored-webhooks';

/** Times are milliseconds since the epoch, by the sandbox clock. `document` is the stored document, masked once more. */
export interface StoredNonce {
  nonce: string;
  type: string;
  brand: string | null;
  lastFour: string | null;
  customerId: string | null;
  consumed: boolean;
  /** The transaction that it paid. */
  transactionId: string | null;
  createdAt: number;
  expiresAt: number;
  document: unknown;
}

export interface StoredMethod {
  token: string;
  customerId: string;
  type: string;
  isDefault: boolean;
  description: string;
  createdAt: number;
  document: unknown;
}

export interface StoredCustomer {
  id: string;
  name: string;
  email: string | null;
  createdAt: number;
  document: unknown;
}

/** A payment between two requests, such as one at a wallet or a 3D Secure lookup, or a dispute, or the key of a request. */
export interface StoredContext {
  id: string;
  kind: string;
  status: string;
  createdAt: number;
  expiresAt: number | null;
  /** The nonce that was created for the payment. */
  nonce: string | null;
  /** The transaction that charged it, or the disputed one. */
  transactionId: string | null;
  document: unknown;
}

/** Newest first. */
export async function listNonces(context: SandboxContext): Promise<StoredNonce[]> {
  const { database, merchant } = context;
  const rows = await database
    .select()
    .from(paymentMethodNonces)
    .where(eq(paymentMethodNonces.merchantId, merchant.id))
    .orderBy(desc(paymentMethodNonces.createdAt))
    .limit(MAX_ROWS);
  const charges = await findCharges(
    context,
    rows.map(({ nonce }) => nonce),
  );
  return rows.map(({ nonce, type, customerId, consumed, createdAt, expiresAt, document }) => ({
    nonce,
    transactionId: charges.get(nonce) ?? null,
    type,
    brand: document.details.cardType || null,
    lastFour: document.details.lastFour || null,
    customerId,
    consumed,
    createdAt,
    expiresAt,
    document: maskDocument(document),
  }));
}

/** Newest first. */
export async function listMethods({ database, merchant }: SandboxContext): Promise<StoredMethod[]> {
  const rows = await database
    .select()
    .from(paymentMethods)
    .where(eq(paymentMethods.merchantId, merchant.id))
    .orderBy(desc(paymentMethods.createdAt))
    .limit(MAX_ROWS);
  return rows.map(({ token, customerId, type, isDefault, createdAt, document }) => ({
    token,
    customerId,
    type,
    isDefault,
    description: describeMethod(type, document),
    createdAt,
    document: maskDocument(document),
  }));
}

function describeMethod(type: string, document: MethodRow['document']): string {
  const { lastFour, email, username } = document.details;
  if (lastFour) return `${readServerCardType({ document })} ending in ${lastFour}`;
  return email || username || document.description || type;
}

/** Newest first. */
export async function listCustomers({ database, merchant }: SandboxContext): Promise<StoredCustomer[]> {
  const rows = await database
    .select()
    .from(customers)
    .where(eq(customers.merchantId, merchant.id))
    .orderBy(desc(customers.createdAt))
    .limit(MAX_ROWS);
  return rows.map(({ id, createdAt, document }) => ({
    id,
    name: [document.firstName, document.lastName].filter(Boolean).join(' '),
    email: document.email || null,
    createdAt,
    document: maskDocument(document),
  }));
}

/** Newest first, without webhooks, which have a list of their own. */
export async function listContexts(context: SandboxContext): Promise<StoredContext[]> {
  const { database, merchant } = context;
  const rows = await database
    .select()
    .from(paymentContexts)
    .where(and(eq(paymentContexts.merchantId, merchant.id), ne(paymentContexts.kind, webhooks.kind)))
    .orderBy(desc(paymentContexts.createdAt))
    .limit(MAX_ROWS);
  const charges = await findCharges(
    context,
    rows.flatMap(({ document }) => readNonce(document) ?? []),
  );
  return rows.map((row) => describeContext(row, charges));
}

export function describeContext(
  { id, kind, status, createdAt, expiresAt, document }: PaymentContext,
  charges: ReadonlyMap<string, string> = new Map(),
): StoredContext {
  const nonce = readNonce(document);
  const transactionId = charges.get(nonce ?? '') ?? textAt(document, 'transaction', 'id');
  return { id, kind, status, createdAt, expiresAt, nonce, transactionId, document: maskDocument(document) };
}

/** A 3D Secure lookup keeps the nonce that the verified card was given beside the one that it began with. */
const readNonce = (document: Document): string | null => textAt(document, 'upgraded') ?? textAt(document, 'nonce');

export interface StoredEvent {
  /** Counts up. */
  id: number;
  event: string;
  time: number;
  document: unknown;
}

/** Newest first. */
export async function listEvents({ database, merchant }: SandboxContext): Promise<StoredEvent[]> {
  const rows = await database
    .select()
    .from(analyticsEvents)
    .where(eq(analyticsEvents.merchantId, merchant.id))
    .orderBy(desc(analyticsEvents.id))
    .limit(MAX_ROWS);
  return rows.map(({ id, event, createdAt, document }) => ({ id, event, time: createdAt, document: maskDocument(document) }));
}

/** The store contains no card numbers. Masking protects columns that may be added later. */
const maskDocument = (document: unknown): unknown => maskValue(document);
