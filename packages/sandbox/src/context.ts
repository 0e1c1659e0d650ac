import { type Clock } from './clock';
import { type FaultTable } from './faults/fault-table';
import { type Merchant, type MerchantSettings } from './merchant';
import { type RequestLog } from './control/request-log';
import { type Database } from './store/database';

/** One sandbox: what every endpoint is given. */
export interface SandboxContext {
  /** Shared by all sandboxes of the process, hence every row is keyed by `merchant.id`. */
  readonly database: Database;
  readonly merchant: Merchant;
  /** Read it at each call: tests change it while the sandbox runs. */
  settings: MerchantSettings;
  /** What a reset goes back to. */
  readonly initialSettings: MerchantSettings;
  readonly clock: Clock;
  readonly faults: FaultTable;
  readonly log: RequestLog;
  /** Aborted when the sandbox stops. */
  readonly stopped: AbortSignal;
}
