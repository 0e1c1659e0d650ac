/**
 * The SQL that creates the tables of schema.ts, one list for each released change. `node scripts/checks/sandbox-migrations.mjs --write` adds a list; those that
 * are released stay as they are. The first one says IF NOT EXISTS, because a database may have these tables without a record of migrations.
 */
export const MIGRATIONS: readonly (readonly string[])[] = [
  [
    `CREATE TABLE IF NOT EXISTS "analytics_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"merchant_id" text NOT NULL,
	"event" text NOT NULL,
	"document" jsonb NOT NULL,
	"created_at" bigint NOT NULL
);
`,
    `CREATE TABLE IF NOT EXISTS "customers" (
	"merchant_id" text NOT NULL,
	"id" text NOT NULL,
	"document" jsonb NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "customers_pkey" PRIMARY KEY("merchant_id","id")
);
`,
    `CREATE TABLE IF NOT EXISTS "merchants" (
	"id" text PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text NOT NULL,
	"settings" jsonb NOT NULL,
	"created_at" bigint NOT NULL
);
`,
    `CREATE TABLE IF NOT EXISTS "payment_contexts" (
	"merchant_id" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"document" jsonb NOT NULL,
	"expires_at" bigint,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "payment_contexts_pkey" PRIMARY KEY("merchant_id","id")
);
`,
    `CREATE TABLE IF NOT EXISTS "payment_method_nonces" (
	"merchant_id" text NOT NULL,
	"nonce" text NOT NULL,
	"type" text NOT NULL,
	"consumed" boolean DEFAULT false NOT NULL,
	"consumed_at" bigint,
	"expires_at" bigint NOT NULL,
	"customer_id" text,
	"payment_method_token" text,
	"card_fingerprint" text,
	"document" jsonb NOT NULL,
	"hidden" jsonb NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "payment_method_nonces_pkey" PRIMARY KEY("merchant_id","nonce")
);
`,
    `CREATE TABLE IF NOT EXISTS "payment_methods" (
	"merchant_id" text NOT NULL,
	"token" text NOT NULL,
	"customer_id" text NOT NULL,
	"type" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"card_fingerprint" text,
	"document" jsonb NOT NULL,
	"hidden" jsonb NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "payment_methods_pkey" PRIMARY KEY("merchant_id","token")
);
`,
    `CREATE TABLE IF NOT EXISTS "transactions" (
	"merchant_id" text NOT NULL,
	"id" text NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"amount" text NOT NULL,
	"currency_iso_code" text NOT NULL,
	"order_id" text,
	"customer_id" text,
	"payment_method_token" text,
	"payment_method_nonce" text,
	"refunded_transaction_id" text,
	"status_history" jsonb NOT NULL,
	"document" jsonb NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "transactions_pkey" PRIMARY KEY("merchant_id","id")
);
`,
    `CREATE TABLE IF NOT EXISTS "verifications" (
	"merchant_id" text NOT NULL,
	"id" text NOT NULL,
	"status" text NOT NULL,
	"payment_method_token" text,
	"document" jsonb NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "verifications_pkey" PRIMARY KEY("merchant_id","id")
);
`,
    `CREATE INDEX IF NOT EXISTS "analytics_events_merchant" ON "analytics_events" USING btree ("merchant_id","id");`,
    `CREATE INDEX IF NOT EXISTS "payment_methods_customer" ON "payment_methods" USING btree ("merchant_id","customer_id");`,
    `CREATE INDEX IF NOT EXISTS "payment_methods_card" ON "payment_methods" USING btree ("merchant_id","card_fingerprint");`,
    `CREATE INDEX IF NOT EXISTS "transactions_created" ON "transactions" USING btree ("merchant_id","created_at");`,
    `CREATE INDEX IF NOT EXISTS "transactions_refunded" ON "transactions" USING btree ("merchant_id","refunded_transaction_id");`,
  ],
  [
    `ALTER TABLE "payment_method_nonces" RENAME COLUMN "hidden" TO "facts";`,
    `ALTER TABLE "payment_methods" RENAME COLUMN "hidden" TO "facts";`,
  ],
];
