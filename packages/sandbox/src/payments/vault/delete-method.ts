import { and, eq } from 'drizzle-orm';
import { type SandboxContext } from '../../core/context';
import { paymentMethods } from '../../core/store/schema';
import { type MethodRow } from '../instruments/instrument';
import { listMethods } from './find-rows';

/** Removes a method from the vault. When it was the default, the oldest remaining method becomes the default. */
export async function deleteMethod(context: SandboxContext, row: MethodRow): Promise<void> {
  const { database, merchant } = context;
  const only = (token: string) => and(eq(paymentMethods.merchantId, merchant.id), eq(paymentMethods.token, token));
  await database.transaction(async (handle) => {
    await handle.delete(paymentMethods).where(only(row.token));
    const [next] = row.isDefault ? await listMethods(handle, context, row.customerId) : [];
    if (next) await handle.update(paymentMethods).set({ isDefault: true }).where(only(next.token));
  });
}
