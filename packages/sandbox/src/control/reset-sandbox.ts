import { eq } from 'drizzle-orm';
import { type SandboxContext } from '../context';
import { saveSettings } from '../store/save-merchant';
import {
  analyticsEvents,
  customers,
  paymentContexts,
  paymentMethodNonces,
  paymentMethods,
  transactions,
  verifications,
} from '../store/schema';

const TABLES = [paymentMethodNonces, paymentMethods, customers, transactions, verifications, paymentContexts, analyticsEvents];

/** Removes all rows of this merchant, all faults and the log, and restores clock and settings. Releases requests that hang. Keys stay. */
export async function resetSandbox(context: SandboxContext): Promise<void> {
  context.faults.clear();
  context.clock.reset();
  context.log.clear();
  context.settings = context.initialSettings;
  await saveSettings(context);
  for (const table of TABLES) await context.database.delete(table).where(eq(table.merchantId, context.merchant.id));
}
