import { and, eq } from 'drizzle-orm';
import { type SandboxContext } from '../context';
import { randomId } from '../random';
import { type Database } from '../store/database-handle';
import { customers, paymentMethods, type Document } from '../store/schema';
import { listMethods } from './find-rows';
import { type Instrument, type MethodRow } from './instrument';

type Handle = Pick<Database, 'select' | 'insert' | 'update'>;

export interface StoreOptions {
  customerId: string;
  /** Default: a generated token. */
  token?: string | null | undefined;
  makeDefault?: boolean | undefined;
  /** Members to add to the instrument's own hidden data. */
  hidden?: Document;
}

/** Stores an instrument in the vault of an existing customer. The customer's first method becomes the default. */
export async function storeInstrument(
  database: Handle,
  context: SandboxContext,
  instrument: Instrument,
  storing: StoreOptions,
): Promise<MethodRow> {
  const { merchant, clock } = context;
  const { customerId } = storing;
  // Locks the customer's row: when two first methods race, one becomes the default.
  await database
    .select()
    .from(customers)
    .where(and(eq(customers.merchantId, merchant.id), eq(customers.id, customerId)))
    .for('update');
  const isDefault = storing.makeDefault === true || (await listMethods(database, context, customerId)).length === 0;
  if (isDefault) await clearDefault(database, context, customerId);
  const now = clock.now();
  const { nonce: _nonce, consumed: _consumed, threeDSecureInfo: _info, ...document } = instrument.document;
  // An authentication is valid for one payment, not for the card.
  const { threeDSecure: _authenticated, ...hidden } = instrument.hidden;
  const rows = await database
    .insert(paymentMethods)
    .values({
      merchantId: merchant.id,
      token: storing.token ?? randomId(8),
      customerId,
      type: instrument.type,
      isDefault,
      cardFingerprint: instrument.cardFingerprint,
      document,
      hidden: { ...hidden, ...storing.hidden },
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  const [row] = rows;
  if (!row) throw new Error('The payment method was not stored');
  return row;
}

/** Stores an instrument in the vault of the customer whom a client token names. The customer is created if there is none yet. */
export async function storeForTokenCustomer(
  database: Handle,
  context: SandboxContext,
  instrument: Instrument,
  { customerId, makeDefault }: StoreOptions,
): Promise<MethodRow> {
  const now = context.clock.now();
  await database
    .insert(customers)
    .values({ merchantId: context.merchant.id, id: customerId, document: {}, createdAt: now, updatedAt: now })
    .onConflictDoNothing();
  return storeInstrument(database, context, instrument, { customerId, makeDefault });
}

export async function clearDefault(database: Pick<Database, 'update'>, { merchant }: SandboxContext, customerId: string): Promise<void> {
  await database
    .update(paymentMethods)
    .set({ isDefault: false })
    .where(and(eq(paymentMethods.merchantId, merchant.id), eq(paymentMethods.customerId, customerId)));
}
