import { type SandboxContext } from '../../core/context';
import { findNonce } from '../instruments/consume-nonce';
import { findFakeNonce } from '../instruments/fake-nonces';
import { instrumentFromNonce } from '../instruments/instrument';
import { type Instrument } from '../instruments/kinds';
import { withSettledDeposits } from './deposit-settlement';

/** The instrument of a nonce, or why the nonce cannot be used. Documented nonces are never spent. */
export type ResolvedNonce = { instrument: Instrument; nonceToSpend?: string } | { problem: 'consumed' | 'luhnInvalid' | 'unknown' };

/** Finds what a nonce stands for. Spent takes precedence over expired. */
export async function resolveNonce(context: SandboxContext, nonce: string): Promise<ResolvedNonce> {
  const fake = findFakeNonce(context, nonce);
  if (fake) return 'instrument' in fake ? fake : { problem: 'consumed' in fake ? 'consumed' : 'luhnInvalid' };
  const row = await findNonce(context, nonce);
  if (row?.consumed) return { problem: 'consumed' };
  return row && row.expiresAt > context.clock.now()
    ? { instrument: withSettledDeposits(context, instrumentFromNonce(row)), nonceToSpend: nonce }
    : { problem: 'unknown' };
}
