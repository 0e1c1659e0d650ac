import { type MiddlewareHandler } from 'hono';
import { type AppEnvironment } from '../server/app-environment';

const LOOPBACK_HOST = /^(?:localhost|[\w.-]+\.localhost|127(?:\.\d+){3}|\[::1\])$/;
const LOOPBACK_ADDRESS = /^(?:::ffff:)?127\.|^::1$/;

/**
 * Only this machine steers the sandbox, and no web page of another origin: it must be asked by a loopback name from a loopback
 * address, and what changes something must be JSON, which a foreign page cannot send without a preflight that nobody answers here.
 */
export function guardControl(): MiddlewareHandler<AppEnvironment> {
  return async (c, next) => {
    const { hostname } = new URL(c.req.url);
    const address = c.env?.incoming?.socket.remoteAddress;
    if (!LOOPBACK_HOST.test(hostname) || (address !== undefined && !LOOPBACK_ADDRESS.test(address))) {
      return c.json({ error: { message: 'The sandbox is controlled from its own machine only' } }, 403);
    }
    const changes = c.req.method === 'POST' || c.req.method === 'PUT';
    if (changes && !/^application\/json\b/.test(c.req.header('content-type') ?? '')) {
      return c.json({ error: { message: 'Send JSON, with Content-Type: application/json' } }, 415);
    }
    await next();
    return undefined;
  };
}
