import { sql } from 'drizzle-orm';
import { type Database } from './database';

/** Any number: it only has to be the same in every process that shares the database. */
const ADVISORY_LOCK = 4_810_318;

const STATEMENTS = [
  `create table if not exists merchants (
    id text primary key, public_key text not null, private_key text not null, settings jsonb not null, created_at bigint not null)`,
  `create table if not exists payment_method_nonces (
    merchant_id text not null, nonce text not null, type text not null, consumed boolean not null default false, consumed_at bigint,
    expires_at bigint not null, customer_id text, payment_method_token text, card_fingerprint text, document jsonb not null,
    hidden jsonb not null, created_at bigint not null, primary key (merchant_id, nonce))`,
  `create table if not exists payment_methods (
    merchant_id text not null, token text not null, customer_id text not null, type text not null,
    is_default boolean not null default false, card_fingerprint text, document jsonb not null, hidden jsonb not null,
    created_at bigint not null, updated_at bigint not null, primary key (merchant_id, token))`,
  'create index if not exists payment_methods_customer on payment_methods (merchant_id, customer_id)',
  'create index if not exists payment_methods_card on payment_methods (merchant_id, card_fingerprint)',
  `create table if not exists customers (
    merchant_id text not null, id text not null, document jsonb not null, created_at bigint not null, updated_at bigint not null,
    primary key (merchant_id, id))`,
  `create table if not exists transactions (
    merchant_id text not null, id text not null, type text not null, status text not null, amount text not null,
    currency_iso_code text not null, order_id text, customer_id text, payment_method_token text, payment_method_nonce text,
    refunded_transaction_id text, status_history jsonb not null, document jsonb not null, revision integer not null default 0,
    created_at bigint not null, updated_at bigint not null, primary key (merchant_id, id))`,
  'create index if not exists transactions_created on transactions (merchant_id, created_at)',
  'create index if not exists transactions_refunded on transactions (merchant_id, refunded_transaction_id)',
  `create table if not exists verifications (
    merchant_id text not null, id text not null, status text not null, payment_method_token text, document jsonb not null,
    created_at bigint not null, primary key (merchant_id, id))`,
  `create table if not exists payment_contexts (
    merchant_id text not null, id text not null, kind text not null, status text not null, document jsonb not null,
    expires_at bigint, created_at bigint not null, updated_at bigint not null, primary key (merchant_id, id))`,
  `create table if not exists analytics_events (
    id bigserial primary key, merchant_id text not null, event text not null, document jsonb not null, created_at bigint not null)`,
  'create index if not exists analytics_events_merchant on analytics_events (merchant_id, id)',
];

/** Brings an empty or older database up to date; processes that start together wait for each other. */
export async function migrate(database: Database): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`);
    for (const statement of STATEMENTS) await transaction.execute(sql.raw(statement));
  });
}
