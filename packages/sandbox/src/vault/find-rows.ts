import { and, desc, eq } from 'drizzle-orm';
import { type SandboxContext } from '../context';
import { type Database } from '../store/database-handle';
import { customers, paymentMethods } from '../store/schema';
import { type MethodRow } from './instrument';

export type CustomerRow = typeof customers.$inferSelect;
type Reader = Pick<Database, 'select'>;
type Context = Pick<SandboxContext, 'merchant'>;

export async function findMethod(database: Reader, { merchant }: Context, token: string): Promise<MethodRow | undefined> {
  const rows = await database
    .select()
    .from(paymentMethods)
    .where(and(eq(paymentMethods.merchantId, merchant.id), eq(paymentMethods.token, token)));
  return rows[0];
}

/** Lists a customer's methods, the default one first, then the oldest. */
export async function listMethods(database: Reader, { merchant }: Context, customerId: string): Promise<MethodRow[]> {
  return database
    .select()
    .from(paymentMethods)
    .where(and(eq(paymentMethods.merchantId, merchant.id), eq(paymentMethods.customerId, customerId)))
    .orderBy(desc(paymentMethods.isDefault), paymentMethods.createdAt);
}

export async function findCustomer(database: Reader, { merchant }: Context, id: string): Promise<CustomerRow | undefined> {
  const rows = await database
    .select()
    .from(customers)
    .where(and(eq(customers.merchantId, merchant.id), eq(customers.id, id)));
  return rows[0];
}
