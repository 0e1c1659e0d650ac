import { createServer } from 'node:https';
import { type AddressInfo } from 'node:net';
import { serve, type ServerType } from '@hono/node-server';
import { createCertificate } from './tls/certificate';

type Fetch = Parameters<typeof serve>[0]['fetch'];

export interface ListenOptions {
  host: string;
  /** 0 is any free port. */
  port: number;
  tlsPort?: number | undefined;
}

export interface Listener {
  readonly port: number;
  readonly tlsPort?: number;
  /** Closes every connection, idle or not. */
  close(): Promise<void>;
}

/**
 * Idle connections stay open until the client closes them. A server that closed one could do so in the moment in which a busy client sends its next
 * request on it, and that request would fail.
 */
const NO_TIME_LIMIT = 0;

/** Listens for plain HTTP, and for HTTPS with a `tlsPort`. Rejects with EADDRINUSE when a port is taken. */
export async function listen(fetch: Fetch, { host, port, tlsPort }: ListenOptions): Promise<Listener> {
  const servers: ServerType[] = [];
  const close = async () => void (await Promise.all(servers.map(closeServer)));
  try {
    const bound = await listenOn(servers, { fetch }, host, port);
    if (tlsPort === undefined) return { port: bound, close };
    const https = { fetch, createServer, serverOptions: await createCertificate() };
    return { port: bound, tlsPort: await listenOn(servers, https, host, tlsPort), close };
  } catch (error) {
    await close();
    throw error;
  }
}

type ServerOptions = Pick<Parameters<typeof serve>[0], 'fetch' | 'createServer' | 'serverOptions'>;

/** Listens on all addresses of a host: `localhost` has two, and a browser may use either. */
async function listenOn(servers: ServerType[], serving: ServerOptions, host: string, port: number): Promise<number> {
  const [first = '127.0.0.1', ...others] = host === 'localhost' ? ['127.0.0.1', '::1'] : [host];
  const server = await start(serving, first, port);
  servers.push(server);
  const bound = (server.address() as AddressInfo).port;
  for (const other of others) {
    const more = await start(serving, other, bound).catch((error: NodeJS.ErrnoException) => {
      // IPv6 may be missing, or a free port may be free on one address only. The first address still works.
      if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT' || (error.code === 'EADDRINUSE' && port === 0)) return undefined;
      throw error;
    });
    if (more) servers.push(more);
  }
  return bound;
}

function start(serving: ServerOptions, hostname: string, port: number): Promise<ServerType> {
  return new Promise((resolve, reject) => {
    const server = serve({ ...serving, hostname, port } as Parameters<typeof serve>[0], () => resolve(server));
    if ('keepAliveTimeout' in server) server.keepAliveTimeout = NO_TIME_LIMIT;
    server.once('error', reject);
  });
}

function closeServer(server: ServerType): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    if ('closeAllConnections' in server) server.closeAllConnections();
  });
}
