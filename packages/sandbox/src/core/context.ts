import { type Clock } from './clock';
import { type FaultTable } from './faults/fault-table';
import { type Urls } from './http/create-urls';
import { type RequestLog } from './log/request-log';
import { type Merchant, type MerchantSettings } from './merchant';
import { type Database } from './store/database-handle';
import { type Document } from './store/schema';

/** The state of one sandbox, passed to every endpoint. */
export interface SandboxContext {
  /** Shared by all sandboxes of the process, so every row has `merchant.id` in its key. */
  readonly database: Database;
  readonly merchant: Merchant;
  /** Read this on each call: tests change it while the sandbox runs. */
  settings: MerchantSettings;
  /** The settings that a reset restores. */
  readonly initialSettings: MerchantSettings;
  /** Creates what the gateway's configuration says of each payment method, before `settings` change it. */
  readonly describeMethods: (urls: Urls) => Document;
  readonly clock: Clock;
  readonly faults: FaultTable;
  readonly log: RequestLog;
  /** Aborted when the sandbox stops. */
  readonly stopped: AbortSignal;
}
