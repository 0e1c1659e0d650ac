import { type Context, type MiddlewareHandler } from 'hono';
import { type AppEnvironment } from './app-environment';
import { readForwardedHosts } from './forwarded';
import { isOwnName } from './own-names';

/**
 * Refuses requests by a name that somebody else may have pointed at this machine: a browser would treat the page of that name and the sandbox as one
 * origin. A tunnel that rewrites `Host` reports the original name in another header.
 */
export function guardHosts(allowRemote: boolean): MiddlewareHandler<AppEnvironment> {
  return async (c, next) => {
    const foreign = allowRemote ? undefined : readHosts(c).find((host) => !isOwnName(readHostName(host), isTls(c)));
    if (foreign === undefined) return next();
    const message = `The sandbox accepts requests only by names of this machine, such as localhost. This request was sent to ${foreign}. To allow it, start the sandbox with --allow-remote (in a program, allowRemote: true).`;
    return c.json({ error: { message } }, 403);
  };
}

export const isTls = (c: Context<AppEnvironment>) => new URL(c.req.url).protocol === 'https:';

function readHosts(c: Context<AppEnvironment>): string[] {
  return [c.req.header('host') ?? new URL(c.req.url).host, ...readForwardedHosts(c.req.raw.headers)];
}

/** The name in `shop.example:4810`, as a browser normalizes it. Empty when there is none. */
function readHostName(host: string): string {
  return URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : '';
}
