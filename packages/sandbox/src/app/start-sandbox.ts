import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { z } from 'zod';
import { listAnalytics, type AnalyticsEvent } from '../apis/analytics';
import { findAssets } from '../apis/assets/find-assets';
import { describeSandbox, type SandboxDescription } from '../apis/control/describe-sandbox';
import { resetSandbox } from '../apis/control/reset-sandbox';
import { createClientToken, type SandboxClientTokenOptions } from '../core/authorization/client-token';
import { createClock, type Clock } from '../core/clock';
import { type SandboxContext } from '../core/context';
import { createFaultTable, type FaultTable } from '../core/faults/fault-table';
import { assertLocalHost } from '../core/http/own-names';
import { createRequestLog, type LoggedRequest } from '../core/log/request-log';
import { merchantSettings, type MerchantSettings } from '../core/merchant';
import { merchantOptions, type SandboxMerchantOptions } from '../core/merchant-options';
import { randomId } from '../core/random';
import { openDatabase } from '../core/store/database';
import { saveMerchant } from '../core/store/save-merchant';
import { type Document } from '../core/store/schema';
import { methods } from '../methods/index';
import { createApp } from './app';
import { listen } from './listen';
import { registerSandbox } from './other-merchants';

/** Options of `startSandbox`. */
export interface SandboxOptions {
  /** Port for plain HTTP. Default: 0, which is any free port. */
  port?: number | undefined;
  /**
   * Port for HTTPS, on which the sandbox also serves the provider's host names, with a certificate created at start. 0 is any free port.
   * Default: no HTTPS.
   */
  tlsPort?: number | undefined;
  /** Host name or address to listen on. Default: `localhost`, which other machines cannot reach. */
  host?: string | undefined;
  /** Allows a `host` that other machines can reach, and requests by names that are not this machine's own. Default: false. */
  allowRemote?: boolean | undefined;
  /** The merchant's keys and settings. Default: generated keys and a merchant with every payment method switched on. */
  merchant?: SandboxMerchantOptions | undefined;
  /** URL of the merchant's server for webhooks; takes precedence over `merchant.webhookUrl`. Default: webhooks are not sent. */
  webhookUrl?: string | undefined;
  /**
   * Postgres server that stores the rows, such as `postgres://localhost/sandbox`. Default: the variable TENDER_SANDBOX_DATABASE_URL; without
   * either, an embedded database.
   */
  databaseUrl?: string | undefined;
  /** Folder in which the embedded database keeps its rows. Default: in memory. */
  data?: string | undefined;
  /** Document root of the asset host. Default: the repository's `dist/web`, or the copy in this package. */
  assets?: string | undefined;
}

/** Schema of `SandboxOptions`. */
export const sandboxOptions = z.object({
  port: z.number().int().min(0).max(65535).default(0),
  tlsPort: z.number().int().min(0).max(65535).optional(),
  host: z.string().default('localhost'),
  allowRemote: z.boolean().default(false),
  merchant: merchantOptions.default({}),
  webhookUrl: merchantSettings.shape.webhookUrl,
  databaseUrl: z.string().optional(),
  data: z.string().optional(),
  assets: z.string().refine(existsSync, 'There is no such folder.').optional(),
}) satisfies z.ZodType<unknown, SandboxOptions>;

/** What a caller of the control API may choose for the sandbox it opens. Address and store are those of the process. */
const childOptions = sandboxOptions.pick({ merchant: true, assets: true, webhookUrl: true });

/** A running sandbox, as `startSandbox` resolves with. */
export interface Sandbox extends SandboxDescription {
  /** Port for HTTPS, to which the provider's host names must be mapped. Absent without the `tlsPort` option. */
  readonly tlsPort?: number;
  /**
   * Creates a client token: the string that a page passes as `authorization`.
   * @example const authorization = sandbox.createClientToken({ customerId: 'ada' });
   */
  createClientToken(options?: SandboxClientTokenOptions): string;
  /**
   * Makes requests fail on purpose.
   * @example sandbox.faults.add({ match: { path: 'credit_cards', times: 1 }, action: { status: 500 } });
   */
  readonly faults: Pick<FaultTable, 'add' | 'list' | 'remove' | 'clear'>;
  /** The sandbox's time. Expiry, latency and settlement follow it. */
  readonly clock: Clock;
  /**
   * Returns the logged requests with their responses, oldest first. Card data and secrets are masked.
   * @param since returns only entries with a higher `id`. Default: 0
   */
  requests(since?: number): LoggedRequest[];
  /** Resolves with every analytics event that the sandbox has received, oldest first. */
  analytics(): Promise<AnalyticsEvent[]>;
  /** Removes all rows, faults and log entries, and restores clock and settings. Port and keys stay the same. */
  reset(): Promise<void>;
  /** Closes every connection and the server. A second call does nothing. Other sandboxes of the process keep running. */
  stop(): Promise<void>;
  /** Internals, for the sandbox's own tests and command line. */
  readonly context: SandboxContext;
}

/** Does what `startSandbox` of the package says, once this module and what it needs have been loaded. */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const {
    port,
    tlsPort,
    host,
    allowRemote,
    merchant,
    webhookUrl,
    databaseUrl,
    data,
    assets = findAssets(),
  } = sandboxOptions.parse(options);
  assertLocalHost(host, allowRemote);
  const { id, publicKey, privateKey, ...own } = merchant;
  const settings: MerchantSettings = webhookUrl === undefined ? own : { ...own, webhookUrl };
  const controller = new AbortController();
  const lease = await openDatabase({ databaseUrl, data });
  const context: SandboxContext = {
    database: lease.database,
    merchant: {
      id: id ?? `merchant${randomId(8)}`,
      publicKey: publicKey ?? randomId(16),
      privateKey: privateKey ?? randomBytes(16).toString('hex'),
    },
    settings,
    initialSettings: settings,
    describeMethods: (urls) => Object.assign({}, ...methods.map(({ configure }) => configure?.(context, urls))) as Document,
    clock: createClock(),
    faults: createFaultTable(),
    log: createRequestLog(),
    stopped: controller.signal,
  };
  await saveMerchant(context);

  const children = new Map<string, Sandbox>();
  const app = createApp(context, {
    assets,
    allowRemote,
    async openSandbox(childInput) {
      const child = await startSandbox({ databaseUrl, data, assets: options.assets, allowRemote, ...childOptions.parse(childInput) });
      children.set(child.merchantId, child);
      return describeSandbox(child.context, child.origin);
    },
    async closeSandbox(merchantId) {
      const child = children.get(merchantId);
      children.delete(merchantId);
      await child?.stop();
      return child !== undefined;
    },
  });
  const listener = await listen((request, bindings) => app.fetch(request, bindings), { host, port, tlsPort }).catch((error: unknown) => {
    lease.release();
    throw error;
  });
  const unregister = registerSandbox({ merchant: context.merchant, fetch: (request, bindings) => app.fetch(request, bindings) });
  const origin = `http://localhost:${listener.port}`;

  return {
    ...describeSandbox(context, origin),
    ...(listener.tlsPort === undefined ? {} : { tlsPort: listener.tlsPort }),
    createClientToken: ({ origin: page = origin, ...tokenOptions } = {}) => createClientToken(context, page, tokenOptions),
    faults: context.faults,
    clock: context.clock,
    requests: (since) => context.log.list(since),
    analytics: () => listAnalytics(context),
    reset: () => resetSandbox(context),
    async stop() {
      if (controller.signal.aborted) return;
      controller.abort();
      unregister();
      await Promise.all([...children.values()].map((child) => child.stop()));
      await listener.close();
      lease.release();
    },
    context,
  };
}
