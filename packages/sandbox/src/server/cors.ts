import { type MiddlewareHandler } from 'hono';
import { type AppEnvironment } from './app-environment';

/** As a real gateway: any page may read the answer, and none is asked for cookies. */
export function allowAnyOrigin(): MiddlewareHandler<AppEnvironment> {
  return async (c, next) => {
    await next();
    c.res.headers.set('Access-Control-Allow-Origin', '*');
  };
}

/** Lets any page send what it likes. */
export function answerPreflights(): MiddlewareHandler<AppEnvironment> {
  return async (c, next) => {
    if (c.req.method !== 'OPTIONS' || c.req.header('access-control-request-method') === undefined) return next();
    return c.body(null, 204, {
      'Access-Control-Allow-Methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
      'Access-Control-Allow-Headers': c.req.header('access-control-request-headers') ?? '*',
      'Access-Control-Max-Age': '600',
      // A page of a public address may reach this machine only where the machine says so.
      ...(c.req.header('access-control-request-private-network') ? { 'Access-Control-Allow-Private-Network': 'true' } : {}),
    });
  };
}
