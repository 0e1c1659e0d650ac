import { bigint, customType } from 'drizzle-orm/pg-core';

/** Half of a surrogate pair, and NUL. Postgres cannot store them. */
const UNSTORABLE = /\p{Surrogate}|\0/gu;
/** The same characters as escapes of JSON, and every other escape, so that the search does not begin inside of one. */
const ESCAPE = /\\(u0000|ud[89a-f][\da-f]{2}|.)/g;
const REPLACEMENT = '\uFFFD';

/** Text. U+FFFD takes the place of characters that cannot be stored, both in values that are stored and in those that are looked up. */
export const text = customType<{ data: string; driverData: string }>({
  dataType: () => 'text',
  toDriver: (value) => value.replace(UNSTORABLE, REPLACEMENT),
});

/** A document. Its texts are stored like those of `text`. */
export const jsonb = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value).replace(ESCAPE, (escape, name: string) => (name.length > 1 ? REPLACEMENT : escape)),
});

export const merchantId = text('merchant_id').notNull();
/** Milliseconds since the epoch, by the sandbox clock. */
export const createdAt = bigint('created_at', { mode: 'number' }).notNull();
export const updatedAt = bigint('updated_at', { mode: 'number' }).notNull();
