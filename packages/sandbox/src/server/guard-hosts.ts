import { type Context, type MiddlewareHandler } from 'hono';
import { type AppEnvironment } from './app-environment';
import { forwardedHosts } from './forwarded';
import { isOwnName } from './own-names';

/**
 * Refuses to be asked by a name that somebody else may have pointed at this machine: to a browser the page of such a name and the sandbox
 * would be one origin. A tunnel that writes its own `Host` says in another header which name was asked for.
 */
export function guardHosts(allowRemote: boolean): MiddlewareHandler<AppEnvironment> {
  return async (c, next) => {
    const foreign = allowRemote ? undefined : hostsOf(c).find((host) => !isOwnName(nameIn(host), isTls(c)));
    if (foreign === undefined) return next();
    const message = `The sandbox answers to names of this machine only, such as localhost, and was asked as ${foreign}. If that is meant, start it with --allow-remote (in a program, allowRemote: true).`;
    return c.json({ error: { message } }, 403);
  };
}

export const isTls = (c: Context<AppEnvironment>) => new URL(c.req.url).protocol === 'https:';

function hostsOf(c: Context<AppEnvironment>): string[] {
  return [c.req.header('host') ?? new URL(c.req.url).host, ...forwardedHosts(c.req.raw.headers)];
}

/** The name in `shop.example:4810`, as a browser writes it; empty when there is none. */
function nameIn(host: string): string {
  return URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : '';
}
