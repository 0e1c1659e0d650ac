import { type Context, type MiddlewareHandler } from 'hono';
import { type AppEnvironment } from './app-environment';
import { isTls } from './guard-hosts';
import { isOwnName } from './own-names';

type RequestTest = (c: Context<AppEnvironment>) => boolean;

/** Refuses web pages of other origins. For paths that only a merchant's server or the console may use; `isHarmless` makes exceptions. */
export function refuseForeignPages(isHarmless: RequestTest = () => false): MiddlewareHandler<AppEnvironment> {
  return async (c, next) => (isFromForeignPage(c) && !isHarmless(c) ? refuseForeignPage(c) : next());
}

/**
 * Whether a browser sent this request for a page of another origin, such as that of another port. Programs send neither header; `none` is what a browser
 * sends for an address that somebody has typed. The origin must equal the sandbox's and also be one of its own names: a tunnel that rewrites `Host`, or a
 * foreign name that resolves to this machine, could make a foreign origin look equal.
 */
export function isFromForeignPage(c: Context<AppEnvironment>): boolean {
  const origin = c.req.header('origin');
  const isOwn = origin === undefined || (origin === new URL(c.req.url).origin && isOwnName(new URL(origin).hostname, isTls(c)));
  const site = c.req.header('sec-fetch-site') ?? 'none';
  return !isOwn || (site !== 'same-origin' && site !== 'none');
}

export function refuseForeignPage(c: Context<AppEnvironment>): Response {
  const sender = c.req.header('origin') ?? `another origin (Sec-Fetch-Site: ${c.req.header('sec-fetch-site')})`;
  const message = `Web pages of other origins may not use this endpoint. It is for your server, which sends no Origin header, and for the sandbox's console. The request came from ${sender}.`;
  return c.json({ error: { message } }, 403);
}
