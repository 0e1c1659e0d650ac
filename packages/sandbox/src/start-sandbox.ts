import { serve, type ServerType } from '@hono/node-server';
import { randomBytes } from 'node:crypto';
import { type AddressInfo } from 'node:net';
import { z } from 'zod';
import { findAssets } from './assets/find-assets.js';
import { listAnalytics, type AnalyticsEvent } from './analytics.js';
import { createClientToken, type ClientTokenOptions } from './authorization/client-token.js';
import { createClock, type Clock } from './clock.js';
import { type SandboxContext } from './context.js';
import { describeSandbox, type SandboxDescription } from './control/describe-sandbox.js';
import { createRequestLog, type LoggedRequest } from './control/request-log.js';
import { resetSandbox } from './control/reset-sandbox.js';
import { createFaultTable, type FaultTable } from './faults/fault-table.js';
import { merchantSettings } from './merchant.js';
import { randomId } from './random.js';
import { createApp } from './server/app.js';
import { openDatabase } from './store/database.js';
import { saveMerchant } from './store/save-merchant.js';

export const sandboxOptions = z.object({
  /** Default 0: any free port. */
  port: z.number().int().min(0).max(65535).default(0),
  /** Default: this machine only. */
  host: z.string().default('127.0.0.1'),
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
  /** Where the rows are; see the store. */
  databaseUrl: z.string().optional(),
  data: z.string().optional(),
  /** The asset host's document root. Default: the repository's `dist/web`, or the package's own copy. */
  assets: z.string().optional(),
});
export type SandboxOptions = z.input<typeof sandboxOptions>;

export interface Sandbox extends SandboxDescription {
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
  const { port, host, merchant, databaseUrl, data, assets } = sandboxOptions.parse(options);
  const { id, publicKey, privateKey, ...settings } = merchant;
  const stop = new AbortController();
  const context: SandboxContext = {
    database: await openDatabase({ databaseUrl, data }),
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
    async openSandbox(wanted) {
      const child = await startSandbox({ databaseUrl, data, assets, ...(wanted as SandboxOptions) });
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
  const server = await listen((request, bindings) => app.fetch(request, bindings), host, port);
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;

  return {
    ...describeSandbox(context, origin),
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
      await close(server);
    },
    context,
  };
}

type Fetch = Parameters<typeof serve>[0]['fetch'];

function listen(fetch: Fetch, hostname: string, port: number): Promise<ServerType> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch, hostname, port }, () => resolve(server));
    server.once('error', reject);
  });
}

function close(server: ServerType): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    if ('closeAllConnections' in server) server.closeAllConnections();
  });
}
