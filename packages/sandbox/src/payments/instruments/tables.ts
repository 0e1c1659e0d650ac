import { bigint, boolean, index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { createdAt, jsonb, merchantId, text, updatedAt } from '../../core/store/columns';
import { type InstrumentDocument } from './define-instrument';
import { type Details, type Facts } from './kinds';

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
    document: jsonb('document').$type<InstrumentDocument<Details>>().notNull(),
    /** What a sale needs and no response shows: outcome of the test number, CVV and AVS codes, billing address. */
    facts: jsonb('facts').$type<Facts>().notNull(),
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
    document: jsonb('document').$type<InstrumentDocument<Details>>().notNull(),
    facts: jsonb('facts').$type<Facts>().notNull(),
    createdAt,
    updatedAt,
  },
  (table) => [
    primaryKey({ name: 'payment_methods_pkey', columns: [table.merchantId, table.token] }),
    index('payment_methods_customer').on(table.merchantId, table.customerId),
    index('payment_methods_card').on(table.merchantId, table.cardFingerprint),
  ],
);

export type NonceRow = typeof paymentMethodNonces.$inferSelect;
export type MethodRow = typeof paymentMethods.$inferSelect;
