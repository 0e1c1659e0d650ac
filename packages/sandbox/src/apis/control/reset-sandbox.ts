import { eq } from 'drizzle-orm';
import { type SandboxContext } from '../../core/context';
import { saveSettings } from '../../core/store/save-merchant';
import { analyticsEvents, customers, paymentContexts, transactions, verifications } from '../../core/store/schema';
import { paymentMethodNonces, paymentMethods } from '../../payments/instruments/tables';

/** The tables in which a merchant's requests are stored, by their names in the database. */
export const MERCHANT_TABLES = {
  payment_method_nonces: paymentMethodNonces,
  payment_methods: paymentMethods,
  customers,
  transactions,
  verifications,
  payment_contexts: paymentContexts,
  analytics_events: analyticsEvents,
} as const;

/**
 * Removes everything that this merchant has stored, all faults and the log, and restores clock and settings. Requests that a fault keeps waiting end. The
 * merchant and its API keys stay.
 */
export async function resetSandbox(context: SandboxContext): Promise<void> {
  context.faults.clear();
  context.clock.reset();
  context.log.clear();
  context.settings = context.initialSettings;
  await saveSettings(context);
  for (const table of Object.values(MERCHANT_TABLES)) {
    await context.database.delete(table).where(eq(table.merchantId, context.merchant.id));
  }
}
