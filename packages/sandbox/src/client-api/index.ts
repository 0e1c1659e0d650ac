import { Hono, type Context } from 'hono';
import { authorize } from '../authorization/authorize';
import { camelKeys } from '../camel-keys';
import { type SandboxContext } from '../context';
import { type AppEnvironment } from '../server/app-environment';
import { errorBody, GatewayError } from '../server/gateway-error';
import { urlsFor } from '../server/origin';
import { parseQuery } from '../server/parse-query';
import { configurationRoutes } from './configuration';
import { creditCardRoutes } from './credit-cards';
import { localPaymentRoutes } from './local-payments';
import { masterpassRoutes } from './masterpass';
import { payPalRoutes } from './paypal';
import { paypalAccountRoutes } from './paypal-accounts';
import { type ClientApiRoute } from './route';
import { sepaRoutes } from './sepa';
import { threeDSecureRoutes } from './three-d-secure';
import { unionPayRoutes } from './union-pay';
import { vaultRoutes } from './vault';

/** Every endpoint of `client_api/v1/`: a new group is one file and one line here. */
const ROUTES: readonly ClientApiRoute[] = [
  ...configurationRoutes,
  ...creditCardRoutes,
  ...sepaRoutes,
  ...localPaymentRoutes,
  ...masterpassRoutes,
  ...payPalRoutes,
  ...paypalAccountRoutes,
  ...threeDSecureRoutes,
  ...unionPayRoutes,
  ...vaultRoutes,
];

/** Mounted at `/merchants/:merchantId/client_api`. */
export function clientApi(context: SandboxContext): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  for (const route of ROUTES) app.on(route.method, `/v1/${route.path}`, (c) => answer(context, route, c));
  app.all('*', (c) => c.json({ error: { message: 'Not found' } }, 404));
  app.onError((error, c) => {
    if (error instanceof GatewayError) return c.json(errorBody(error), error.status);
    throw error;
  });
  return app;
}

async function answer(context: SandboxContext, route: ClientApiRoute, c: Context<AppEnvironment>): Promise<Response> {
  if (c.req.param('merchantId') !== context.merchant.id) throw new GatewayError('AUTHENTICATION', 'Merchant is unknown');
  const input = await readInput(c);
  if (input === undefined) return c.json({ error: { message: 'The request body is not valid JSON' } }, 400);
  const authorization = authorize(context, {
    tokenizationKey: text(input['tokenizationKey']),
    authorizationFingerprint: text(input['authorizationFingerprint']),
    pageOrigin: c.req.header('origin'),
  });
  const origin = new URL(c.req.url).origin;
  const { status, body } = await route.handle({
    context,
    authorization,
    input,
    params: c.req.param(),
    urls: urlsFor(origin, context.merchant.id),
    origin,
    headers: c.req.raw.headers,
  });
  return status === 204 ? c.body(null, 204) : c.json(body, status);
}

/** Query and body in one object, the body's members on top; `undefined` for a body that cannot be read. */
async function readInput(c: Context<AppEnvironment>): Promise<Record<string, unknown> | undefined> {
  const query = camelKeys(parseQuery(new URL(c.req.url).search)) as Record<string, unknown>;
  if (c.req.method === 'GET') return query;
  const body = await c.req.text();
  if (body.trim() === '') return query;
  if (/x-www-form-urlencoded/.test(c.req.header('content-type') ?? '')) {
    return { ...query, ...(camelKeys(parseQuery(body)) as Record<string, unknown>) };
  }
  try {
    const parsed: unknown = camelKeys(JSON.parse(body));
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? { ...query, ...parsed } : undefined;
  } catch {
    return undefined;
  }
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
