import { eq } from 'drizzle-orm';
import { type SandboxContext } from '../context';
import { merchants } from './schema';

/** Writes the merchant's row, which other processes on the same store and the console read. */
export async function saveMerchant({ database, merchant, settings, clock }: SandboxContext): Promise<void> {
  const { id, publicKey, privateKey } = merchant;
  await database
    .insert(merchants)
    .values({ id, publicKey, privateKey, settings, createdAt: clock.now() })
    .onConflictDoUpdate({ target: merchants.id, set: { publicKey, privateKey, settings } });
}

export async function saveSettings({ database, merchant, settings }: SandboxContext): Promise<void> {
  await database.update(merchants).set({ settings }).where(eq(merchants.id, merchant.id));
}
