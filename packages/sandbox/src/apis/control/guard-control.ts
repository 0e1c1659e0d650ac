import { MIMEType } from 'node:util';
import { type Context, type MiddlewareHandler } from 'hono';
import { type AppEnvironment } from '../../core/http/app-environment';
import { isFromForeignPage, refuseForeignPage } from '../../core/http/foreign-pages';
import { readForwardedAddresses } from '../../core/http/forwarded';
import { isLoopbackAddress, isLoopbackName } from '../../core/http/own-names';

/**
 * Allows only this machine to control the sandbox: requests must use a loopback name, come from a loopback address, and not come from a web page
 * of another origin. A POST or PUT must be JSON. A foreign page cannot send JSON, a PUT or a DELETE without a preflight, which the sandbox does not answer
 * for these routes.
 */
export function guardControl(): MiddlewareHandler<AppEnvironment> {
  return async (c, next) => {
    if (!isLoopbackName(new URL(c.req.url).hostname) || !readAddresses(c).every(isLoopbackAddress)) {
      return c.json({ error: { message: 'The sandbox can be controlled only from its own machine' } }, 403);
    }
    if (isFromForeignPage(c)) return refuseForeignPage(c);
    const hasBody = c.req.method === 'POST' || c.req.method === 'PUT';
    if (hasBody && !isJson(c.req.header('content-type'))) {
      return c.json({ error: { message: 'Send JSON, with Content-Type: application/json' } }, 415);
    }
    return next();
  };
}

/** The address of the connection, and those that a proxy or tunnel reports in headers. There are none for requests inside the process. */
function readAddresses(c: Context<AppEnvironment>): string[] {
  const address = c.env?.incoming?.socket.remoteAddress;
  return [...(address === undefined ? [] : [address]), ...readForwardedAddresses(c.req.raw.headers)];
}

function isJson(contentType = ''): boolean {
  try {
    return new MIMEType(contentType).essence === 'application/json';
  } catch {
    return false;
  }
}
