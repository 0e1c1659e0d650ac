import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { HTTPException } from 'hono/http-exception';
import { relative } from 'node:path';
import type { z } from 'zod';
import { CURRENCY, GIFT_CARDS, PRODUCTS, TEST_OUTCOMES } from './catalogue';
import { createContentSecurityPolicy, hashScripts } from './content-security-policy';
import { orderRequest, waitingOrderRequest, type RenderPages, type ShopConfiguration, type ShopEnvironment } from './contract';
import { createGateway, resolveMerchantAccounts, type GatewayConnection } from './gateway';
import { toGatewayProblem } from './gateway-problem';
import { serveExpressPage } from './express-page';
import { EXPRESS_PATH } from '../src/parse-route';
import { GIFT_PATH, serveGiftPage } from './gift-page';
import { guardRequests, WEBHOOK_PATH } from './guard-requests';
import { createOrderManager, ORDER_ACTIONS } from './manage-order';
import { createOrderStore } from './order-store';
import { placeOrder } from './place-order';
import { type Checkout } from './checkout';
import { createProblem, ProblemError } from './problem';
import { receiveWebhook } from './receive-webhook';
import { createSavedMethods, DEMO_CUSTOMER } from './saved-methods';
import { readShopPage, serveShopPage } from './shop-page';
import { placeWaitingOrder } from './wait-for-payment';

export interface AppOptions {
  readonly connection: GatewayConnection;
  /** Where `orders.json` is kept. Default: orders live in memory. */
  readonly dataFolder?: string;
  /** The built page. Default: only the API is served. */
  readonly pageFolder?: string;
  /** Renders the gift card page and the express checkout on this server; their scripts are in `pageFolder`. Default: the browser renders every page. */
  readonly render?: RenderPages;
  /** Host names of the shop besides `localhost` and the like, such as `shop.example`. Requests with other host names are refused. Default: none. */
  readonly hosts?: readonly string[];
}

const labels: Readonly<Record<ShopEnvironment, string>> = {
  development: 'Local sandbox, no real money',
  sandbox: 'Sandbox, no real money',
  production: 'Live payments',
};

/** Creates the shop's server: the API for the page, and the page itself under a strict policy. */
export function createApp({ connection, dataFolder, pageFolder, render, hosts = [] }: AppOptions): Hono {
  const { environment, origin } = connection;
  const gateway = createGateway(connection);
  const store = createOrderStore(dataFolder);
  const orderManager = createOrderManager(gateway, store);
  const saved = createSavedMethods(gateway);
  const testOutcomes = environment === 'production' ? [] : TEST_OUTCOMES;
  const merchantAccounts = resolveMerchantAccounts(connection);
  const checkout: Checkout = {
    gateway,
    store,
    products: [...PRODUCTS, ...GIFT_CARDS, ...testOutcomes],
    merchantAccounts,
    pendingCharges: new Map(),
  };
  const configuration: ShopConfiguration = {
    shopName: 'Fern & Field',
    customerName: `${DEMO_CUSTOMER.firstName} ${DEMO_CUSTOMER.lastName}`,
    environment,
    environmentLabel: labels[environment],
    currency: CURRENCY,
    merchantAccounts,
    products: PRODUCTS,
    testOutcomes,
    ...(origin ? { consoleUrl: `${origin}/_console/` } : {}),
    ...(pageFolder && render ? { giftUrl: GIFT_PATH, expressUrl: EXPRESS_PATH } : {}),
  };

  const app = new Hono();
  app.onError(respondWithProblem);
  app.use('*', guardRequests(hosts));
  app.use('/api/*', async (context, next) => {
    await next();
    context.header('cache-control', 'no-store');
  });
  const limit = bodyLimit({ maxSize: 64 * 1024, onError: () => Promise.reject(createProblem('invalid-request', { status: 413 })) });
  app.use('/api/*', limit);
  app.use(WEBHOOK_PATH, limit);
  app.get('/api/config', (context) => context.json(configuration));
  app.get('/api/client-token', async (context) => {
    const { clientToken } = await gateway.clientToken.generate({}).catch((error: unknown) => Promise.reject(toGatewayProblem(error)));
    return context.json({ clientToken });
  });
  app.get('/api/saved/client-token', async (context) => context.json(await saved.open()));
  app.get('/api/saved/paypal', async (context) => context.json(await saved.findPayPal()));
  for (const [path, save] of [
    ['/api/saved/test-card', saved.saveTestCard],
    ['/api/saved/test-paypal', saved.saveTestPayPal],
  ] as const) {
    app.post(path, async (context) => {
      if (environment === 'production') throw createProblem('not-found');
      await save();
      return context.json({}, 201);
    });
  }
  app.get('/api/orders', (context) => context.json({ orders: store.list() }));
  app.get('/api/orders/:id', async (context) => context.json(await orderManager.find(context.req.param('id'))));
  app.post('/api/orders', async (context) => context.json(await placeOrder(checkout, await readBody(orderRequest, context)), 201));
  app.post('/api/waiting-orders', async (context) =>
    context.json(placeWaitingOrder(checkout, await readBody(waitingOrderRequest, context)), 201),
  );
  app.post(WEBHOOK_PATH, (context) => receiveWebhook(checkout, context));
  for (const action of ORDER_ACTIONS) {
    app.post(`/api/orders/:id/${action}`, async (context) => {
      if (action === 'settle' && environment === 'production') throw createProblem('not-found');
      return context.json(await orderManager.act(context.req.param('id'), action));
    });
  }
  app.all('/api/*', () => Promise.reject(createProblem('not-found')));
  if (pageFolder) {
    const html = readShopPage(pageFolder, connection);
    protectPages(app, createContentSecurityPolicy(connection, hashScripts(html)));
    serveShopPage(app, html, configuration);
    if (render) {
      serveGiftPage(app, { folder: pageFolder, render: render.gift, configuration });
      serveExpressPage(app, { html, render: render.express, configuration, open: saved.open });
    }
    app.use('/assets/*', compress());
    app.use('*', serveStatic({ root: relative(process.cwd(), pageFolder) || '.', precompressed: true }));
  }
  return app;
}

function protectPages(app: Hono, policy: string): void {
  app.use('*', async (context, next) => {
    await next();
    context.header('content-security-policy', policy);
    context.header('x-content-type-options', 'nosniff');
    context.header('referrer-policy', 'same-origin');
  });
}

async function readBody<T>(schema: z.ZodType<T>, context: Context): Promise<T> {
  const known = schema.safeParse(await context.req.json().catch(() => undefined));
  if (known.success) return known.data;
  const errors = known.error.issues.map(({ code, path, message }) => ({ code, field: path.join('.'), message }));
  throw createProblem('invalid-request', { errors });
}

function respondWithProblem(error: Error): Response {
  if (error instanceof HTTPException) return error.getResponse();
  if (!(error instanceof ProblemError)) console.error(error);
  const { problem: body } = error instanceof ProblemError ? error : createProblem('server-error');
  const headers = { 'content-type': 'application/problem+json', 'cache-control': 'no-store' };
  return new Response(JSON.stringify(body), { status: body.status, headers });
}
