import { type MiddlewareHandler } from 'hono';
import { type SandboxContext } from '../../core/context';
import { type AppEnvironment } from '../../core/http/app-environment';
import { GatewayError } from '../../core/http/gateway-error';
import { isMultipart } from '../../core/http/read-form';
import { parseQuery } from '../../core/http/parse-query';
import { maskBody, maskHeaders, maskText, maskValue } from '../../core/log/mask';

/** Content types whose bodies are logged: those of the APIs, not pages and scripts. */
const LOGGED_TYPES = /json|xml/;

/** Logs each request and its response. Card data and secrets are masked before anything is stored. */
export function logRequests({ log, clock }: SandboxContext): MiddlewareHandler<AppEnvironment> {
  return async (c, next) => {
    const started = performance.now();
    const url = new URL(c.req.url);
    // The endpoints read the bytes as they are, because a text has lost those that are no characters. The parts of a form are files.
    const bytes = await c.req.arrayBuffer();
    const body = isMultipart(c.req.header('content-type')) ? undefined : maskBody(new TextDecoder().decode(bytes));
    const entry = log.add({
      time: clock.now(),
      method: c.req.method,
      path: maskText(url.pathname),
      host: url.host,
      query: maskValue(parseQuery(url.search)) as Record<string, unknown>,
      headers: maskHeaders(c.req.raw.headers),
      ...(body === undefined ? {} : { body }),
    });
    try {
      await next();
    } finally {
      entry.durationMs = Math.round(performance.now() - started);
      const dropped = c.res.headers.has('x-hono-already-sent');
      entry.status = dropped ? 0 : c.res.status;
      const isLogged = !dropped && LOGGED_TYPES.test(c.res.headers.get('content-type') ?? '');
      if (c.error && !(c.error instanceof GatewayError)) entry.failure = maskText(c.error.message);
      if (isLogged) {
        // The response is read and recreated: a clone of the adapter's Response would lose headers that were set after its creation.
        const { status, headers } = c.res;
        const text = await c.res.text();
        entry.answer = maskBody(text);
        c.res = undefined; // otherwise Hono would copy both responses into a third one
        c.res = new Response(text, { status, headers });
      }
    }
  };
}
