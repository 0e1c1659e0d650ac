import { type Context, type MiddlewareHandler } from 'hono';
import { type AppEnvironment } from './app-environment';
import { isTls } from './guard-hosts';
import { isOwnName } from './own-names';

type Test = (c: Context<AppEnvironment>) => boolean;

/** Keeps web pages of other origins from what only a merchant's server, or the console, may use; `isHarmless` makes an exception. */
export function refuseForeignPages(isHarmless: Test = () => false): MiddlewareHandler<AppEnvironment> {
  return async (c, next) => (isFromForeignPage(c) && !isHarmless(c) ? refuseForeignPage(c) : next());
}

/**
 * Whether a browser sent this for a page of another origin. Programs send neither header. The origin has to be the sandbox's own and also
 * bear one of its names: a tunnel that writes its own `Host`, or a name that was pointed at this machine, could make a stranger's look equal.
 */
export function isFromForeignPage(c: Context<AppEnvironment>): boolean {
  const origin = c.req.header('origin');
  const isOwn = origin === undefined || (origin === new URL(c.req.url).origin && isOwnName(new URL(origin).hostname, isTls(c)));
  return !isOwn || c.req.header('sec-fetch-site') === 'cross-site';
}

export function refuseForeignPage(c: Context<AppEnvironment>): Response {
  const sender = c.req.header('origin') ?? 'another site (Sec-Fetch-Site: cross-site)';
  const message = `No web page of another origin may use this: it is for your server, which sends no Origin, and for the sandbox's own console. The request came from ${sender}.`;
  return c.json({ error: { message } }, 403);
}
