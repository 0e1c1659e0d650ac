import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type Context, type MiddlewareHandler } from 'hono';
import { type SandboxContext } from '../context';
import { type AppEnvironment } from '../server/app-environment';
import { GatewayError } from '../server/gateway-error';
import { formatGatewayError } from '../graphql/format-errors';
import { type FaultAction } from './fault';

/** Far beyond any test, and not for ever: a clock moved this far ends a hang as well. */
const YEAR = 365 * 24 * 60 * 60 * 1000;

/** Looks every request up in the fault table and does what it says. */
export function injectFaults(context: SandboxContext): MiddlewareHandler<AppEnvironment> {
  return async (c, next) => {
    if (c.req.method === 'OPTIONS' || context.faults.list().length === 0) return next();
    const action = context.faults.take({ method: c.req.method, path: c.req.path, body: await c.req.text() });
    if (!action) return next();
    await delay(context, action);
    // What hung is never carried out, or it would write into a sandbox that has been reset meanwhile.
    if (action.hang || action.drop === 'before') return drop(c);
    if (action.staleToken) return stale(c);
    if (action.status !== undefined || action.body !== undefined) return answer(action);
    await next();
    if (action.drop === 'after') c.res = drop(c);
    else if (action.malformed) c.res = await breakOff(c.res);
    else if (action.headers) for (const [name, value] of Object.entries(action.headers)) c.res.headers.set(name, value);
    return undefined;
  };
}

async function delay({ clock, faults, stopped }: SandboxContext, action: FaultAction): Promise<void> {
  const milliseconds = action.hang ? YEAR : (action.latencyMs ?? 0);
  if (milliseconds > 0) await clock.sleep(milliseconds, AbortSignal.any([faults.released, stopped]));
}

/** Closes the connection under the caller. */
function drop(c: Context<AppEnvironment>): Response {
  // Called without a server, as tests may, there is no connection to close.
  const socket = c.env?.incoming?.socket;
  if (!socket) return new Response(null, { status: 502 });
  socket.destroy();
  return RESPONSE_ALREADY_SENT;
}

function stale(c: Context<AppEnvironment>): Response {
  const error = new GatewayError('AUTHENTICATION', 'Authorization fingerprint is invalid');
  if (c.req.path === '/graphql') return c.json({ errors: formatGatewayError(error) });
  return c.json({ error: { message: error.message } }, 401);
}

function answer({ status = 200, body, headers = {} }: FaultAction): Response {
  const empty = status === 204 || status === 205 || status === 304;
  const text = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body);
  const type = typeof body === 'string' ? 'text/plain; charset=utf-8' : 'application/json';
  return new Response(empty ? null : text, { status, headers: { ...(text === '' ? {} : { 'Content-Type': type }), ...headers } });
}

async function breakOff(response: Response): Promise<Response> {
  const text = await response.text();
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return new Response(text.slice(0, Math.max(1, Math.floor(text.length / 2))), { status: response.status, headers });
}
