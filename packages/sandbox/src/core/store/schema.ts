import { bigint, bigserial, boolean, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { jsonb, text } from './columns';
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

// A change here needs a migration: `node scripts/sandbox-migrations.mjs --write`.

const merchantId = text('merchant_id').notNull();
/** Milliseconds since the epoch, by the sandbox clock. */
const createdAt = bigint('created_at', { mode: 'number' }).notNull();
const updatedAt = bigint('updated_at', { mode: 'number' }).notNull();

export const merchants = pgTable('merchants', {
  id: text('id').primaryKey(),
  publicKey: text('public_key').notNull(),
  privateKey: text('private_key').notNull(),
  /** Configuration and rules that differ from those of the default merchant. */
  settings: jsonb('settings').$type<Document>().notNull(),
  createdAt,
});

/** A nonce pays once. `consumeNonce` spends it, and only one caller succeeds when several race for it. */
export const paymentMethodNonces = pgTable(
  'payment_method_nonces',
  {
    merchantId,
    nonce: text('nonce').notNull(),
    /** The client API's name of the type: `CreditCard`, `PayPalAccount`, `VenmoAccount`, ... */
    type: text('type').notNull(),
    consumed: boolean('consumed').notNull().default(false),
    consumedAt: bigint('consumed_at', { mode: 'number' }),
    expiresAt: bigint('expires_at', { mode: 'number' }).notNull(),
    customerId: text('customer_id'),
    /** Set when the nonce refers to a vaulted method. Such a nonce is spent like any other. */
    paymentMethodToken: text('payment_method_token'),
    /** Keyed hash of the card number: equal for equal numbers, and useless for finding the number. */
    cardFingerprint: text('card_fingerprint'),
    /** The client API's response for this nonce (`type`, `description`, `details`, `binData`, `threeDSecureInfo`, ...). */
    document: jsonb('document').$type<Document>().notNull(),
    /** What a sale needs and no response shows: outcome of the test number, CVV and AVS codes, billing address. */
    hidden: jsonb('hidden').$type<Document>().notNull(),
    createdAt,
  },
  (table) => [primaryKey({ name: 'payment_method_nonces_pkey', columns: [table.merchantId, table.nonce] })],
);

/** The vault. */
export const paymentMethods = pgTable(
  'payment_methods',
  {
    merchantId,
    token: text('token').notNull(),
    customerId: text('customer_id').notNull(),
    type: text('type').notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    cardFingerprint: text('card_fingerprint'),
    document: jsonb('document').$type<Document>().notNull(),
    hidden: jsonb('hidden').$type<Document>().notNull(),
    createdAt,
    updatedAt,
  },
  (table) => [
    primaryKey({ name: 'payment_methods_pkey', columns: [table.merchantId, table.token] }),
    index('payment_methods_customer').on(table.merchantId, table.customerId),
    index('payment_methods_card').on(table.merchantId, table.cardFingerprint),
  ],
);

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
    /** The kind of a customer's page, such as `sepa`, or of another step, such as `dispute`. */
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
