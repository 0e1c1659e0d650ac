import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { type SandboxContext } from '../../core/context';
import { merchantSettings } from '../../core/merchant';
import { saveSettings } from '../../core/store/save-merchant';
import { unitOfWork } from '../../core/store/unit-of-work';
import { MERCHANT_TABLES } from './reset-sandbox';

/** Rows of one insert. Postgres limits the number of parameters. */
const BATCH = 500;

const rows = z.array(z.record(z.string(), z.unknown()));
const state = z.object({
  /** Version of this format. */
  version: z.literal(1),
  /** The sandbox's time when it was exported, in milliseconds since the epoch. */
  now: z.number(),
  settings: merchantSettings,
  tables: z.strictObject({
    payment_method_nonces: rows,
    payment_methods: rows,
    customers: rows,
    transactions: rows,
    verifications: rows,
    payment_contexts: rows,
    analytics_events: rows,
  }),
});

/** Everything that a sandbox has stored, as JSON. It contains no card numbers and no keys. */
export type SandboxState = z.infer<typeof state>;
type TableName = keyof SandboxState['tables'];

/** Collects settings, time and all rows of the merchant. */
export async function exportState({ database, merchant, settings, clock }: SandboxContext): Promise<SandboxState> {
  const tables = {} as SandboxState['tables'];
  for (const [name, table] of Object.entries(MERCHANT_TABLES)) {
    const found = await database.select().from(table).where(eq(table.merchantId, merchant.id));
    tables[name as TableName] = found.map(({ merchantId: _, ...row }) => row);
  }
  return { version: 1, now: clock.now(), settings, tables };
}

/**
 * Replaces everything that is stored with an exported state, also one of another merchant. The keys stay.
 * @throws ZodError when it is not an exported state; the database's error for rows that it does not accept, and then nothing has changed
 */
export async function importState(context: SandboxContext, input: unknown): Promise<void> {
  const { now, settings, tables } = state.parse(input);
  const { merchant, clock } = context;
  await unitOfWork(context, async (context) => {
    for (const [name, table] of Object.entries(MERCHANT_TABLES)) {
      await context.database.delete(table).where(eq(table.merchantId, merchant.id));
      // Event numbers are those of the database, which other merchants share.
      const values = tables[name as TableName].map((row) => ({
        ...row,
        ...(name === 'analytics_events' ? { id: undefined } : {}),
        merchantId: merchant.id,
      }));
      for (let from = 0; from < values.length; from += BATCH) {
        await context.database.insert(table).values(values.slice(from, from + BATCH) as (typeof table.$inferInsert)[]);
      }
    }
  });
  context.settings = settings;
  await saveSettings(context);
  clock.set(now);
}
