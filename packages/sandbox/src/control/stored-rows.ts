import { and, desc, eq, ne } from 'drizzle-orm';
import { type SandboxContext } from '../context';
import {
  analyticsEvents,
  customers,
  paymentContexts,
  paymentMethodNonces,
  paymentMethods,
  transactions,
  type Document,
} from '../store/schema';
import { type PaymentContext } from '../store/payment-contexts';
import { findTransaction } from '../transactions/change-transaction';
import { findDueChange } from '../transactions/find-due-change';
import { readInternal, type TransactionRow } from '../transactions/transaction-row';
import { readServerCardType } from '../vault/describe-instrument';
import { textAt } from '../text-at';
import { WEBHOOK } from '../webhooks/webhook';
import { maskValue } from './mask';

/** Maximum number of rows in a response. Older rows can be found with the server API's searches. */
const NEWEST = 200;

/** Times are milliseconds since the epoch, by the sandbox clock. `document` is the stored document, masked once more. */
export interface StoredTransaction {
  id: string;
  type: string;
  status: string;
  amount: string;
  currency: string;
  /** `Visa ending in 1111`, or the kind of another payment method. */
  instrument: string;
  orderId: string | null;
  /** Device data that the server sent with the transaction. */
  deviceData: string | null;
  createdAt: number;
  document: unknown;
}

export interface StoredNonce {
  nonce: string;
  type: string;
  brand: string | null;
  lastFour: string | null;
  customerId: string | null;
  consumed: boolean;
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

export interface StoredContext {
  id: string;
  kind: string;
  status: string;
  createdAt: number;
  expiresAt: number | null;
  document: unknown;
}

/** Newest first. Each transaction has the status that the sandbox clock implies. */
export async function listTransactions(context: SandboxContext): Promise<StoredTransaction[]> {
  const { database, merchant } = context;
  const found = await database
    .select()
    .from(transactions)
    .where(eq(transactions.merchantId, merchant.id))
    .orderBy(desc(transactions.createdAt))
    .limit(NEWEST);
  const rows: TransactionRow[] = [];
  for (const row of found) rows.push(findDueChange(context, row) ? await findTransaction(context, row.id) : row);
  return rows.map(describeTransaction);
}

export function describeTransaction(row: TransactionRow): StoredTransaction {
  const { internal: _, ...document } = row.document;
  const { id, type, status, amount, currencyIsoCode: currency, orderId, createdAt, statusHistory } = row;
  const { deviceData } = readInternal(row);
  return {
    id,
    type,
    status,
    amount,
    currency,
    instrument: describePaymentMethod(row),
    orderId,
    deviceData,
    createdAt,
    document: maskDocument({ ...document, deviceData, statusHistory }),
  };
}

function describePaymentMethod({ document }: TransactionRow): string {
  const lastFour = textAt(document, 'creditCard', 'last4');
  if (lastFour !== null) return `${textAt(document, 'creditCard', 'cardType') ?? 'Card'} ending in ${lastFour}`;
  return (textAt(document, 'paymentInstrumentType') ?? 'unknown').replace(/_/g, ' ');
}

/** Newest first. */
export async function listNonces({ database, merchant }: SandboxContext): Promise<StoredNonce[]> {
  const rows = await database
    .select()
    .from(paymentMethodNonces)
    .where(eq(paymentMethodNonces.merchantId, merchant.id))
    .orderBy(desc(paymentMethodNonces.createdAt))
    .limit(NEWEST);
  return rows.map(({ nonce, type, customerId, consumed, createdAt, expiresAt, document }) => ({
    nonce,
    type,
    brand: textAt(document, 'details', 'cardType'),
    lastFour: textAt(document, 'details', 'lastFour'),
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
    .limit(NEWEST);
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

function describeMethod(type: string, document: Document): string {
  const lastFour = textAt(document, 'details', 'lastFour');
  if (lastFour !== null) return `${readServerCardType({ document })} ending in ${lastFour}`;
  return textAt(document, 'details', 'email') ?? textAt(document, 'details', 'username') ?? textAt(document, 'description') ?? type;
}

/** Newest first. */
export async function listCustomers({ database, merchant }: SandboxContext): Promise<StoredCustomer[]> {
  const rows = await database
    .select()
    .from(customers)
    .where(eq(customers.merchantId, merchant.id))
    .orderBy(desc(customers.createdAt))
    .limit(NEWEST);
  return rows.map(({ id, createdAt, document }) => ({
    id,
    name: [textAt(document, 'firstName'), textAt(document, 'lastName')].filter(Boolean).join(' '),
    email: textAt(document, 'email'),
    createdAt,
    document: maskDocument(document),
  }));
}

/** Newest first. */
export async function listContexts({ database, merchant }: SandboxContext): Promise<StoredContext[]> {
  const rows = await database
    .select()
    .from(paymentContexts)
    .where(and(eq(paymentContexts.merchantId, merchant.id), ne(paymentContexts.kind, WEBHOOK)))
    .orderBy(desc(paymentContexts.createdAt))
    .limit(NEWEST);
  return rows.map(describeContext);
}

export function describeContext({ id, kind, status, createdAt, expiresAt, document }: PaymentContext): StoredContext {
  return { id, kind, status, createdAt, expiresAt, document: maskDocument(document) };
}

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
    .limit(NEWEST);
  return rows.map(({ id, event, createdAt, document }) => ({ id, event, time: createdAt, document: maskDocument(document) }));
}

/** The store contains no card numbers. Masking protects columns that may be added later. */
const maskDocument = (document: unknown): unknown => maskValue(document);
