import { bigint, bigserial, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { createdAt, jsonb, merchantId, text, updatedAt } from './columns';
import { type CustomerDocument, type TransactionDocument, type VerificationDocument } from './documents';

/** Content of a jsonb column without a type of its own: the response's own shape, in camel case, with amounts and times as strings. */
export type Document = Record<string, unknown>;

export interface StatusEvent {
  status: string;
  amount: string;
  /** ISO 8601, by the sandbox clock. */
  timestamp: string;
  transactionSource: string;
  user: string;
}

// A change here, or to the tables of payment methods in payments/instruments/tables.ts, needs a migration: `node scripts/checks/sandbox-migrations.mjs --write`.

export const merchants = pgTable('merchants', {
  id: text('id').primaryKey(),
  publicKey: text('public_key').notNull(),
  privateKey: text('private_key').notNull(),
  /** Configuration and rules that differ from those of the default merchant. */
  settings: jsonb('settings').$type<Document>().notNull(),
  createdAt,
});

export const customers = pgTable(
  'customers',
  {
    merchantId,
    id: text('id').notNull(),
    /** Names, email, phone, custom fields and `addresses`. */
    document: jsonb('document').$type<CustomerDocument>().notNull(),
    createdAt,
    updatedAt,
  },
  (table) => [primaryKey({ name: 'customers_pkey', columns: [table.merchantId, table.id] })],
);

export const transactions = pgTable(
  'transactions',
  {
    merchantId,
    id: text('id').notNull(),
    /** `sale` or `credit`. */
    type: text('type').notNull(),
    status: text('status').notNull(),
    amount: text('amount').notNull(),
    currencyIsoCode: text('currency_iso_code').notNull(),
    orderId: text('order_id'),
    customerId: text('customer_id'),
    paymentMethodToken: text('payment_method_token'),
    paymentMethodNonce: text('payment_method_nonce'),
    refundedTransactionId: text('refunded_transaction_id'),
    statusHistory: jsonb('status_history').$type<StatusEvent[]>().notNull(),
    document: jsonb('document').$type<TransactionDocument>().notNull(),
    /** Counts changes. Changes are made under a row lock, so that of two racing captures one succeeds. */
    revision: integer('revision').notNull().default(0),
    createdAt,
    updatedAt,
  },
  (table) => [
    primaryKey({ name: 'transactions_pkey', columns: [table.merchantId, table.id] }),
    index('transactions_created').on(table.merchantId, table.createdAt),
    index('transactions_refunded').on(table.merchantId, table.refundedTransactionId),
  ],
);

export const verifications = pgTable(
  'verifications',
  {
    merchantId,
    id: text('id').notNull(),
    status: text('status').notNull(),
    paymentMethodToken: text('payment_method_token'),
    document: jsonb('document').$type<VerificationDocument>().notNull(),
    createdAt,
  },
  (table) => [primaryKey({ name: 'verifications_pkey', columns: [table.merchantId, table.id] })],
);

/** State of a payment between two requests: PayPal resources, Venmo contexts, mandates, enrollments, lookups. */
export const paymentContexts = pgTable(
  'payment_contexts',
  {
    merchantId,
    id: text('id').notNull(),
    /** The kind of a customer's page, such as `paypal`, or of another step, such as `dispute`. */
    kind: text('kind').notNull(),
    status: text('status').notNull(),
    document: jsonb('document').$type<Document>().notNull(),
    expiresAt: bigint('expires_at', { mode: 'number' }),
    createdAt,
    updatedAt,
  },
  (table) => [primaryKey({ name: 'payment_contexts_pkey', columns: [table.merchantId, table.id] })],
);

export const analyticsEvents = pgTable(
  'analytics_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    merchantId,
    /** With its `web.` prefix. */
    event: text('event').notNull(),
    document: jsonb('document').$type<Document>().notNull(),
    createdAt,
  },
  (table) => [index('analytics_events_merchant').on(table.merchantId, table.id)],
);
