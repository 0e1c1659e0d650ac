import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { type MiddlewareHandler } from 'hono';
import { type AppEnvironment } from '../core/http/app-environment';

const compress = promisify(gzip);
/** Statuses whose responses never have a body. Faults may have them. */
const WITHOUT_BODY = new Set([101, 204, 205, 304]);

/**
 * Compresses the responses of the server API for callers that accept it, as the provider does: bodies of every size, errors and empty results included,
 * because the SDK for Ruby reads nothing else. The log, which comes after it, reads them as they were.
 */
export function compressResponses(): MiddlewareHandler<AppEnvironment> {
  return async (c, next) => {
    await next();
    if (!acceptsGzip(c.req.header('accept-encoding')) || c.req.path.includes('/client_api/')) return;
    const { status, headers } = c.res;
    if (headers.has('x-hono-already-sent') || headers.has('content-encoding') || WITHOUT_BODY.has(status)) return;
    const body = await compress(await c.res.arrayBuffer());
    headers.delete('content-length');
    headers.set('Content-Encoding', 'gzip');
    headers.append('Vary', 'Accept-Encoding');
    c.res = undefined; // otherwise Hono would copy both responses into a third one
    c.res = new Response(body, { status, headers });
  };
}

/** Whether a header lists gzip, and not with the quality 0, which excludes it. */
const acceptsGzip = (header = '') =>
  header.split(',').some((coding) => /^\s*(?:x-)?gzip\s*(?:;|$)/i.test(coding) && !/;\s*q=0(?:\.0*)?\s*$/i.test(coding));
