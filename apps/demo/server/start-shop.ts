import { serve, type ServerType } from '@hono/node-server';
import type { AddressInfo } from 'node:net';
import { createApp, type AppOptions } from './create-app';
import { subscribeToWebhooks } from './subscribe-to-webhooks';

/** @public For the script that starts the demo. */
export { connectionFrom } from './gateway';

export interface ShopOptions extends AppOptions {
  /** Default: 4800. With 0, any free port. If the port is taken, the next free one in steps of ten. */
  readonly port?: number;
  /** Default: `localhost`. */
  readonly host?: string;
}

export interface Shop {
  readonly url: string;
  readonly port: number;
  stop(): Promise<void>;
}

const ATTEMPTS = 20;

/** Starts the shop's server. */
export async function startShop({ port = 4800, host = 'localhost', ...options }: ShopOptions): Promise<Shop> {
  const app = createApp({ ...options, hosts: [host, ...(options.hosts ?? [])] });
  let candidatePort = port;
  for (let attempt = 1; ; attempt += 1) {
    try {
      const server = await listen(app.fetch, candidatePort, host);
      const taken = (server.address() as AddressInfo).port;
      await subscribeToWebhooks(options.connection, `http://${host}:${taken}/webhooks`);
      return { url: `http://${host}:${taken}`, port: taken, stop: () => close(server) };
    } catch (error) {
      if (!isTaken(error) || attempt === ATTEMPTS) throw error;
      console.log(`Port ${candidatePort} is taken; trying ${candidatePort + 10}.`);
      candidatePort += 10;
    }
  }
}

function listen(fetch: Parameters<typeof serve>[0]['fetch'], port: number, hostname: string): Promise<ServerType> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch, port, hostname }, () => resolve(server));
    server.once('error', reject);
  });
}

const isTaken = (error: unknown): boolean => (error as { code?: unknown } | null)?.code === 'EADDRINUSE';

async function close(server: ServerType): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  if ('closeAllConnections' in server) server.closeAllConnections();
  await closed;
}
