import type { Context, MiddlewareHandler } from 'hono';
import { MIMEType } from 'node:util';
import { problem } from './problem';

/** The provider sends these itself, by the name and in the form it likes; their signature is checked instead. */
export const WEBHOOK_PATH = '/webhooks';

const LOOPBACK_NAME = /^(?:localhost|[\w.-]+\.localhost|127(?:\.\d+){3}|\[::1\])$/;

/**
 * Keeps other websites from using the shop through a customer's browser. Every request has to name the shop by a name of its own, or a
 * stranger's name that was pointed at this machine would make that stranger's page and the shop one origin. What changes something has to
 * come from the shop's own page, as JSON, which no form can send.
 * @param hosts names of the shop besides those of this machine
 */
export function guardRequests(hosts: readonly string[]): MiddlewareHandler {
  const isOwnName = (name: string): boolean => LOOPBACK_NAME.test(name) || hosts.includes(name);
  return async (context, next) => {
    if (context.req.path === WEBHOOK_PATH) return next();
    const host = context.req.header('host') ?? new URL(context.req.url).host;
    if (!isOwnName(nameIn(`http://${host}`))) throw problem('foreign-request');
    if (context.req.method !== 'GET' && context.req.method !== 'HEAD') {
      if (!isFromOwnPage(context, host, isOwnName)) throw problem('foreign-request');
      if (!isJson(context.req.header('content-type'))) throw problem('invalid-request', { status: 415 });
    }
    return next();
  };
}

/**
 * A browser says for which page it asks; programs say nothing, and pass. Where it says that page and address are of one origin, a proxy
 * between them may have changed `Host`.
 */
function isFromOwnPage({ req }: Context, host: string, isOwnName: (name: string) => boolean): boolean {
  const [origin, site] = [req.header('origin'), req.header('sec-fetch-site')];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  if (origin === undefined) return true;
  const isEqual = origin === `http://${host}` || origin === `https://${host}`;
  return isOwnName(nameIn(origin)) && (isEqual || site === 'same-origin');
}

const nameIn = (address: string): string => (URL.canParse(address) ? new URL(address).hostname : '');

function isJson(contentType = ''): boolean {
  try {
    return new MIMEType(contentType).essence === 'application/json';
  } catch {
    return false;
  }
}
