import { startSandbox, type Sandbox, type SandboxOptions } from '../../start-sandbox';
import { closeDatabases } from '../../core/store/database';
import { createShop, SETTINGS, type Shop } from './shop';

/** A shop whose sandbox runs in the test's own process, with its internals at hand. */
export type OwnShop = Shop<Sandbox>;

/** Starts a sandbox in the test's own process, and connects the official SDK to it. A test that needs no internals of the sandbox uses `openShop`. */
export async function startShop(options: SandboxOptions = {}): Promise<OwnShop> {
  const sandbox = await startSandbox({ ...options, merchant: { ...SETTINGS, ...options.merchant } });
  return {
    ...createShop(sandbox),
    async close() {
      await sandbox.stop();
      await closeDatabases();
    },
  };
}
