import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { findAssets } from './assets/find-assets';
import { listAnalytics, type AnalyticsEvent } from './analytics';
import { createClientToken, type ClientTokenOptions } from './authorization/client-token';
import { createClock, type Clock } from './clock';
import { type SandboxContext } from './context';
import { describeSandbox, type SandboxDescription } from './control/describe-sandbox';
import { createRequestLog, type LoggedRequest } from './control/request-log';
import { resetSandbox } from './control/reset-sandbox';
import { createFaultTable, type FaultTable } from './faults/fault-table';
import { merchantSettings, type MerchantSettings } from './merchant';
import { randomId } from './random';
import { createApp } from './server/app';
import { listen } from './server/listen';
import { assertLocalHost } from './server/own-names';
import { openDatabase } from './store/database';
import { saveMerchant } from './store/save-merchant';

export const sandboxOptions = z.object({
  /** Default 0: any free port. */
  port: z.number().int().min(0).max(65535).default(0),
  /** Also serve the provider's host names over https, with a certificate made at start; 0 is any free port. Default: no. */
  tlsPort: z.number().int().min(0).max(65535).optional(),
  /** Default: this machine only, as `localhost`, `*.localhost`, `127.0.0.1` and `[::1]`. */
  host: z.string().default('localhost'),
  /** Whether it may listen for other machines, and answer to names that are not this machine's own. Default: no. */
  allowRemote: z.boolean().default(false),
  /** Default: a merchant of its own, with the default configuration. */
  merchant: merchantSettings
    .extend({
      id: z
        .string()
        .regex(/^[A-Za-z0-9_]+$/)
        .optional(),
      publicKey: z.string().optional(),
      privateKey: z.string().optional(),
    })
    .default({}),
  /** Where the merchant's server takes webhooks; the same as `merchant.webhookUrl`. Default: they are not sent. */
  webhookUrl: merchantSettings.shape.webhookUrl,
  /** Where the rows are; see the store. */
  databaseUrl: z.string().optional(),
  data: z.string().optional(),
  /** The asset host's document root. Default: the repository's `dist/web`, or the package's own copy. */
  assets: z.string().optional(),
});
/** What a caller of the control API may decide of the sandbox it opens; where it listens and keeps its rows is not among it. */
const childOptions = sandboxOptions.pick({ merchant: true, assets: true, webhookUrl: true });
export type SandboxOptions = z.input<typeof sandboxOptions>;

export interface Sandbox extends SandboxDescription {
  /** Where the provider's host names are to be mapped to, when TLS is on. */
  readonly tlsPort?: number;
  /** A string to pass as `authorization`; `origin` is where the page reaches the sandbox (default: `url`). */
  createClientToken(options?: ClientTokenOptions & { origin?: string }): string;
  readonly faults: Pick<FaultTable, 'add' | 'list' | 'remove' | 'clear'>;
  readonly clock: Clock;
  /** What was asked of it, card data starred out. */
  requests(since?: number): LoggedRequest[];
  analytics(): Promise<AnalyticsEvent[]>;
  /** As new, on the same port with the same keys. */
  reset(): Promise<void>;
  /** Ends every connection and the server; a second call does nothing. The store of the process stays. */
  stop(): Promise<void>;
  /** For the sandbox's own tests and its server API. */
  readonly context: SandboxContext;
}

/** Starts a sandbox with its own port, merchant, keys, clock and faults, on the one store of this process. */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { port, tlsPort, host, allowRemote, merchant, webhookUrl, databaseUrl, data, assets } = sandboxOptions.parse(options);
  assertLocalHost(host, allowRemote);
  const { id, publicKey, privateKey, ...own } = merchant;
  const settings: MerchantSettings = webhookUrl === undefined ? own : { ...own, webhookUrl };
  const stop = new AbortController();
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
    clock: createClock(),
    faults: createFaultTable(),
    log: createRequestLog(),
    stopped: stop.signal,
  };
  await saveMerchant(context);

  const children = new Map<string, Sandbox>();
  const app = createApp(context, {
    assets: assets ?? findAssets(),
    allowRemote,
    async openSandbox(wanted) {
      const child = await startSandbox({ databaseUrl, data, assets, allowRemote, ...childOptions.parse(wanted) });
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
  const origin = `http://localhost:${listener.port}`;

  return {
    ...describeSandbox(context, origin),
    ...(listener.tlsPort === undefined ? {} : { tlsPort: listener.tlsPort }),
    createClientToken: ({ origin: page = origin, ...wanted } = {}) => createClientToken(context, page, wanted),
    faults: context.faults,
    clock: context.clock,
    requests: (since) => context.log.list(since),
    analytics: () => listAnalytics(context),
    reset: () => resetSandbox(context),
    async stop() {
      if (stop.signal.aborted) return;
      stop.abort();
      await Promise.all([...children.values()].map((child) => child.stop()));
      await listener.close();
      lease.release();
    },
    context,
  };
}
