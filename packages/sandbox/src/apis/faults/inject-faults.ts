import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type Context, type MiddlewareHandler } from 'hono';
import { type SandboxContext } from '../../core/context';
import { type FaultAction } from '../../core/faults/fault';
import { type AppEnvironment } from '../../core/http/app-environment';
import { GatewayError } from '../../core/http/gateway-error';
import { formatGatewayError } from '../graphql/format-errors';

/** Longer than any test. A hang still ends when a test moves the clock this far. */
const YEAR = 365 * 24 * 60 * 60 * 1000;

/** Applies the first matching fault to each request. */
export function injectFaults(context: SandboxContext): MiddlewareHandler<AppEnvironment> {
  return async (c, next) => {
    if (c.req.method === 'OPTIONS' || context.faults.list().length === 0) return next();
    const action = context.faults.take({ method: c.req.method, path: c.req.path, body: await c.req.text() });
    if (!action) return next();
    await delay(context, action);
    // A request that hung is never processed: it could write into a sandbox that has been reset since.
    if (action.hang || action.drop === 'before') return closeConnection(c);
    if (action.staleToken) return respondAsExpired(c);
    if (action.status !== undefined || action.body !== undefined) return respond(action);
    await next();
    if (action.drop === 'after') c.res = closeConnection(c);
    else if (action.malformed) c.res = await truncate(c.res);
    else if (action.headers) for (const [name, value] of Object.entries(action.headers)) c.res.headers.set(name, value);
    return undefined;
  };
}

async function delay({ clock, faults, stopped }: SandboxContext, action: FaultAction): Promise<void> {
  const milliseconds = action.hang ? YEAR : (action.latencyMs ?? 0);
  if (milliseconds > 0) await clock.sleep(milliseconds, AbortSignal.any([faults.released, stopped]));
}

/** Closes the connection without a response. */
function closeConnection(c: Context<AppEnvironment>): Response {
  // When a test calls the app without a server, there is no connection to close.
  const socket = c.env?.incoming?.socket;
  if (!socket) return new Response(null, { status: 502 });
  socket.destroy();
  return RESPONSE_ALREADY_SENT;
}

function respondAsExpired(c: Context<AppEnvironment>): Response {
  const error = new GatewayError('AUTHENTICATION', 'Authorization fingerprint is invalid');
  if (c.req.path === '/graphql') return c.json({ errors: formatGatewayError(error) });
  return c.json({ error: { message: error.message } }, 401);
}

function respond({ status = 200, body, headers = {} }: FaultAction): Response {
  const empty = status === 204 || status === 205 || status === 304;
  const text = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body);
  const type = typeof body === 'string' ? 'text/plain; charset=utf-8' : 'application/json';
  return new Response(empty ? null : text, { status, headers: { ...(text === '' ? {} : { 'Content-Type': type }), ...headers } });
}

async function truncate(response: Response): Promise<Response> {
  const text = await response.text();
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return new Response(text.slice(0, Math.max(1, Math.floor(text.length / 2))), { status: response.status, headers });
}
