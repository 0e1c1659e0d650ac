import { type MiddlewareHandler } from 'hono';
import { type AppEnvironment } from '../core/http/app-environment';

/** Allows any page to read the response, without cookies, as the real gateway does. */
export function allowAnyOrigin(): MiddlewareHandler<AppEnvironment> {
  return async (c, next) => {
    await next();
    c.res.headers.set('Access-Control-Allow-Origin', '*');
  };
}

/** Allows any page to send any method and header. */
export function respondToPreflights(): MiddlewareHandler<AppEnvironment> {
  return async (c, next) => {
    if (c.req.method !== 'OPTIONS' || c.req.header('access-control-request-method') === undefined) return next();
    return c.body(null, 204, {
      'Access-Control-Allow-Methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
      'Access-Control-Allow-Headers': c.req.header('access-control-request-headers') ?? '*',
      'Access-Control-Max-Age': '600',
      // Browsers let a public page reach a private address only with this header.
      ...(c.req.header('access-control-request-private-network') ? { 'Access-Control-Allow-Private-Network': 'true' } : {}),
    });
  };
}
