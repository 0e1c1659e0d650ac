import { type Context, type MiddlewareHandler } from 'hono';
import { MIMEType } from 'node:util';
import { type AppEnvironment } from '../server/app-environment';
import { isFromForeignPage, refuseForeignPage } from '../server/foreign-pages';
import { forwardedAddresses } from '../server/forwarded';
import { isLoopbackAddress, isLoopbackName } from '../server/own-names';

/**
 * Only this machine steers the sandbox, and no web page of another origin: it must be asked by a loopback name from a loopback
 * address, and what changes something must be JSON, which a foreign page cannot send without a preflight that nobody answers here.
 */
export function guardControl(): MiddlewareHandler<AppEnvironment> {
  return async (c, next) => {
    if (!isLoopbackName(new URL(c.req.url).hostname) || !addressesOf(c).every(isLoopbackAddress)) {
      return c.json({ error: { message: 'The sandbox is controlled from its own machine only' } }, 403);
    }
    if (isFromForeignPage(c)) return refuseForeignPage(c);
    const changes = c.req.method === 'POST' || c.req.method === 'PUT';
    if (changes && !isJson(c.req.header('content-type'))) {
      return c.json({ error: { message: 'Send JSON, with Content-Type: application/json' } }, 415);
    }
    return next();
  };
}

/** Of the connection, and of those that a tunnel says it passes on. */
function addressesOf(c: Context<AppEnvironment>): string[] {
  const address = c.env?.incoming?.socket.remoteAddress;
  return [...(address === undefined ? [] : [address]), ...forwardedAddresses(c.req.raw.headers)];
}

function isJson(contentType = ''): boolean {
  try {
    return new MIMEType(contentType).essence === 'application/json';
  } catch {
    return false;
  }
}
