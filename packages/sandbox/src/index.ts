import { type Sandbox, type SandboxOptions } from './app/start-sandbox';
import { findDatabaseUrl } from './core/store/find-database-url';
import { compileEngine } from './core/store/open-pglite';

type ConsumeNonce = typeof import('./payments/instruments/consume-nonce').consumeNonce;

export { type Sandbox, type SandboxOptions };
export { type SandboxMerchantOptions } from './core/merchant-options';
export { type ClientTokenCardOptions, type ClientTokenOptions, type SandboxClientTokenOptions } from './core/authorization/client-token';
export { type Clock } from './core/clock';
export { type SandboxDescription } from './apis/control/describe-sandbox';
export { type LoggedRequest } from './core/log/request-log';
export { type AnalyticsEvent } from './apis/analytics';
export { type Fault, type FaultAction, type FaultMatch, type FaultOptions } from './core/faults/fault';
export { type FaultTable } from './core/faults/fault-table';
export { type MerchantSettings, type RejectionRules } from './core/merchant';

/**
 * Starts a sandbox with its own port, merchant, keys, clock and faults. Sandboxes of one process share a database, and pass on requests that name the
 * merchant of another.
 * @example const sandbox = await startSandbox({ merchant: { challenges: ['cvv'] } });
 * @throws ZodError when an option is invalid
 * @throws Error when `host` can be reached by other machines without `allowRemote`, when a port is taken (`code` is EADDRINUSE), or when the files
 * that the sandbox serves are missing
 */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  if (!findDatabaseUrl(options)) void compileEngine(); // beside the modules
  const sandbox = await import('./app/start-sandbox');
  return sandbox.startSandbox(options);
}

/** Closes every database of this process at once. The next sandbox opens a new one, which is empty if it is in memory. */
export async function closeDatabases(): Promise<void> {
  const database = await import('./core/store/database');
  return database.closeDatabases();
}

/**
 * Spends a nonce. When several callers race for it, in any number of processes, exactly one gets the row and the others get undefined.
 * The nonce must belong to the merchant, be unspent, and not have expired.
 */
export async function consumeNonce(...args: Parameters<ConsumeNonce>): ReturnType<ConsumeNonce> {
  const nonces = await import('./payments/instruments/consume-nonce');
  return nonces.consumeNonce(...args);
}
