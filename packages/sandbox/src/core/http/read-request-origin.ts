import { type Context } from 'hono';
import { type AppEnvironment } from './app-environment';
import { readForwardedAddresses, readForwardedHosts } from './forwarded';
import { isLoopbackName } from './own-names';

/**
 * Reads the origin at which a request reached the sandbox. Some server SDKs leave the port out of `Host`; on this machine, and without a proxy between,
 * it is the port that the connection has.
 */
export function readRequestOrigin(c: Context<AppEnvironment>): string {
  const url = new URL(c.req.url);
  const { headers } = c.req.raw;
  const isForwarded = readForwardedHosts(headers).length > 0 || readForwardedAddresses(headers).length > 0;
  const port = c.env.incoming?.socket.localPort;
  if (url.port === '' && port !== undefined && !isForwarded && url.protocol === 'http:' && isLoopbackName(url.hostname)) {
    url.port = String(port);
  }
  return url.origin;
}
