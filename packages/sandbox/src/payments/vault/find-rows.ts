import { and, desc, eq } from 'drizzle-orm';
import { type SandboxContext } from '../../core/context';
import { customers } from '../../core/store/schema';
import { paymentMethods, type MethodRow } from '../instruments/tables';
import { withSettledDeposits } from './deposit-settlement';

export type CustomerRow = typeof customers.$inferSelect;
type Context = Pick<SandboxContext, 'database' | 'merchant' | 'clock'>;

export async function findMethod(context: Context, token: string): Promise<MethodRow | undefined> {
  const [row] = await context.database
    .select()
    .from(paymentMethods)
    .where(and(eq(paymentMethods.merchantId, context.merchant.id), eq(paymentMethods.token, token)));
  return row && withSettledDeposits(context, row);
}

/** Lists a customer's methods, the default one first, then the oldest. */
export async function listMethods(context: Context, customerId: string): Promise<MethodRow[]> {
  const rows = await context.database
    .select()
    .from(paymentMethods)
    .where(and(eq(paymentMethods.merchantId, context.merchant.id), eq(paymentMethods.customerId, customerId)))
    .orderBy(desc(paymentMethods.isDefault), paymentMethods.createdAt);
  return rows.map((row) => withSettledDeposits(context, row));
}

export async function findCustomer(
  { database, merchant }: Pick<Context, 'database' | 'merchant'>,
  id: string,
): Promise<CustomerRow | undefined> {
  const rows = await database
    .select()
    .from(customers)
    .where(and(eq(customers.merchantId, merchant.id), eq(customers.id, id)));
  return rows[0];
}
