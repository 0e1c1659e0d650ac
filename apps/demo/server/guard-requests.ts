import type { Context, MiddlewareHandler } from 'hono';
import { MIMEType } from 'node:util';
import { createProblem } from './problem';

/** Webhooks come from the provider, with any host name and content type. Their signature is checked instead. */
export const WEBHOOK_PATH = '/webhooks';

const LOOPBACK_NAME = /^(?:localhost|[\w.-]+\.localhost|127(?:\.\d+){3}|\[::1\])$/;

/**
 * Prevents other websites from using the shop through a customer's browser. Every request has to use one of the shop's own host names: a stranger
 * could point a name of their own at this machine, and their page and the shop would have the same origin. Requests that change something have to
 * come from the shop's own page, as JSON, which no form can send.
 * @param hosts names of the shop besides those of this machine
 */
export function guardRequests(hosts: readonly string[]): MiddlewareHandler {
  const isOwnName = (name: string): boolean => LOOPBACK_NAME.test(name) || hosts.includes(name);
  return async (context, next) => {
    if (context.req.path === WEBHOOK_PATH) return next();
    const host = context.req.header('host') ?? new URL(context.req.url).host;
    if (!isOwnName(readHostname(`http://${host}`))) throw createProblem('foreign-request');
    if (context.req.method !== 'GET' && context.req.method !== 'HEAD') {
      if (!isFromOwnPage(context, host, isOwnName)) throw createProblem('foreign-request');
      if (!isJson(context.req.header('content-type'))) throw createProblem('invalid-request', { status: 415 });
    }
    return next();
  };
}

/**
 * Browsers send the origin of the page that makes the request. Programs send none, and are allowed. If the browser reports that page and address have
 * the same origin, a different `Host` is that of a proxy between them.
 */
function isFromOwnPage({ req }: Context, host: string, isOwnName: (name: string) => boolean): boolean {
  const [origin, site] = [req.header('origin'), req.header('sec-fetch-site')];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  if (origin === undefined) return true;
  const isEqual = origin === `http://${host}` || origin === `https://${host}`;
  return isOwnName(readHostname(origin)) && (isEqual || site === 'same-origin');
}

const readHostname = (address: string): string => (URL.canParse(address) ? new URL(address).hostname : '');

function isJson(contentType = ''): boolean {
  try {
    return new MIMEType(contentType).essence === 'application/json';
  } catch {
    return false;
  }
}
