import { and, eq } from 'drizzle-orm';
import { type SandboxContext } from '../../core/context';
import { unitOfWork } from '../../core/store/unit-of-work';
import { paymentMethods, type MethodRow } from '../instruments/tables';
import { listMethods } from './find-rows';

/** Removes a method from the vault. When it was the default, the oldest remaining method becomes the default. */
export async function deleteMethod(context: SandboxContext, row: MethodRow): Promise<void> {
  const { merchant } = context;
  const only = (token: string) => and(eq(paymentMethods.merchantId, merchant.id), eq(paymentMethods.token, token));
  await unitOfWork(context, async (context) => {
    await context.database.delete(paymentMethods).where(only(row.token));
    const [next] = row.isDefault ? await listMethods(context, row.customerId) : [];
    if (next) await context.database.update(paymentMethods).set({ isDefault: true }).where(only(next.token));
  });
}
