import { Hono, type Context } from 'hono';
import { authorize } from '../../core/authorization/authorize';
import { toCamelKeys } from '../../core/camel-keys';
import { type SandboxContext } from '../../core/context';
import { type AppEnvironment } from '../../core/http/app-environment';
import { type ClientApiRoute } from '../../core/http/client-api-route';
import { createUrls } from '../../core/http/create-urls';
import { createErrorBody, GatewayError } from '../../core/http/gateway-error';
import { tryParseJson } from '../../core/http/parse-json';
import { parseQuery } from '../../core/http/parse-query';
import { isDocument } from '../../core/text-at';
import { methods } from '../../methods/index';
import { configurationRoutes } from '../../payments/configuration';
import { paypalAccountRoutes } from './paypal-accounts';

/** All endpoints of `client_api/v1/`. */
const ROUTES: readonly ClientApiRoute[] = [
  ...configurationRoutes,
  ...paypalAccountRoutes,
  ...methods.flatMap(({ endpoints = [] }) => endpoints),
];

/** Mounted at `/merchants/:merchantId/client_api`. */
export function createClientApi(context: SandboxContext): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  // Older SDKs name the format in the path.
  for (const route of ROUTES) app.on(route.method, [`/v1/${route.path}`, `/v1/${route.path}.json`], (c) => respond(context, route, c));
  app.all('*', (c) => c.json({ error: { message: 'Not found' } }, 404));
  app.onError((error, c) => {
    if (error instanceof GatewayError) return c.json(createErrorBody(error), error.status);
    throw error;
  });
  return app;
}

async function respond(context: SandboxContext, route: ClientApiRoute, c: Context<AppEnvironment>): Promise<Response> {
  if (c.req.param('merchantId') !== context.merchant.id) throw new GatewayError('AUTHENTICATION', 'Merchant is unknown');
  const input = await readInput(c);
  if (input === undefined) return c.json({ error: { message: 'The request body is not valid JSON' } }, 400);
  const authorization = authorize(context, {
    tokenizationKey: readText(input['tokenizationKey']),
    authorizationFingerprint: readText(input['authorizationFingerprint']),
    pageOrigin: c.req.header('origin'),
  });
  const origin = new URL(c.req.url).origin;
  const { status, body } = await route.handle({
    context,
    authorization,
    input,
    params: c.req.param(),
    urls: createUrls(origin, context.merchant.id),
    origin,
    headers: c.req.raw.headers,
  });
  return status === 204 ? c.body(null, 204) : c.json(body, status);
}

/** Merges query and body, where the body takes precedence. Resolves with undefined when the body cannot be read. */
async function readInput(c: Context<AppEnvironment>): Promise<Record<string, unknown> | undefined> {
  const query = toCamelKeys(parseQuery(new URL(c.req.url).search)) as Record<string, unknown>;
  if (c.req.method === 'GET') return query;
  const body = await c.req.text();
  if (body.trim() === '') return query;
  if (/x-www-form-urlencoded/.test(c.req.header('content-type') ?? '')) {
    return { ...query, ...(toCamelKeys(parseQuery(body)) as Record<string, unknown>) };
  }
  const parsed = toCamelKeys(tryParseJson(body));
  return isDocument(parsed) ? { ...query, ...parsed } : undefined;
}

const readText = (value: unknown) => (typeof value === 'string' ? value : undefined);
