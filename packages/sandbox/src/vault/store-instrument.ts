import { and, eq } from 'drizzle-orm';
import { type SandboxContext } from '../context';
import { randomId } from '../random';
import { type Database } from '../store/database';
import { customers, paymentMethods, type Document } from '../store/schema';
import { listMethods } from './find-rows';
import { type Instrument, type MethodRow } from './instrument';

type Handle = Pick<Database, 'select' | 'insert' | 'update'>;

export interface Storing {
  customerId: string;
  /** Default: a new one. */
  token?: string | null | undefined;
  makeDefault?: boolean | undefined;
  /** Laid over what the instrument itself hides. */
  hidden?: Document;
}

/** Puts an instrument into the vault of a customer who is there. The first one is the customer's default. */
export async function storeInstrument(
  database: Handle,
  context: SandboxContext,
  instrument: Instrument,
  storing: Storing,
): Promise<MethodRow> {
  const { merchant, clock } = context;
  const { customerId } = storing;
  // The customer's row is the lock: of two first methods one becomes the default.
  await database
    .select()
    .from(customers)
    .where(and(eq(customers.merchantId, merchant.id), eq(customers.id, customerId)))
    .for('update');
  const isDefault = storing.makeDefault === true || (await listMethods(database, context, customerId)).length === 0;
  if (isDefault) await clearDefault(database, context, customerId);
  const now = clock.now();
  const { nonce: _nonce, consumed: _consumed, threeDSecureInfo: _info, ...document } = instrument.document;
  // An authentication is for one payment, not for the card.
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

export async function clearDefault(database: Pick<Database, 'update'>, { merchant }: SandboxContext, customerId: string): Promise<void> {
  await database
    .update(paymentMethods)
    .set({ isDefault: false })
    .where(and(eq(paymentMethods.merchantId, merchant.id), eq(paymentMethods.customerId, customerId)));
}
