import { Hono } from 'hono';
import { createAnalyticsRoutes } from '../apis/analytics';
import { createAssetHost } from '../apis/assets/asset-host';
import { createClientApi } from '../apis/client-api/index';
import { createControlApi, type ControlOptions } from '../apis/control/index';
import { logRequests } from '../apis/control/log-requests';
import { injectFaults } from '../apis/faults/inject-faults';
import { createGraphqlApi } from '../apis/graphql/index';
import { createPageRoutes } from '../apis/pages/index';
import { createServerApi, createUnsupportedRoutes } from '../apis/server-api/index';
import { PARTNER_PATHS, createPartnerRoutes, createThirdPartyRoutes } from '../apis/third-party/index';
import { type SandboxContext } from '../core/context';
import { type AppEnvironment } from '../core/http/app-environment';
import { GatewayError } from '../core/http/gateway-error';
import { guardHosts } from '../core/http/guard-hosts';
import { methods } from '../methods/index';
import { compressResponses } from './compress-responses';
import { createConsoleRoutes } from './console';
import { allowAnyOrigin, respondToPreflights } from './cors';
import { limitBody } from './limit-body';
import { passByAuthorization, passByPath } from './other-merchants';
import { refuseDotSegments } from './refuse-dot-segments';

export interface AppOptions extends ControlOptions {
  /** The asset host's document root: the folder that holds `3.118.2/`. */
  assets: string;
  /** Accepts requests by names that do not belong to this machine. */
  allowRemote: boolean;
}

/** Paths that merchants' pages may read. The others are for a merchant's server, for the console or for one of our own pages. */
const OPEN_TO_PAGES = [
  '/merchants/:merchantId/client_api/*',
  '/graphql/*',
  '/xoplatform/logger/api/logger/*',
  '/third-party/*',
  ...PARTNER_PATHS.keys(),
  ...methods.flatMap(({ openPaths = [] }) => openPaths),
  '/web/*',
];

/** Creates the router, which selects routes by path only: the host does not matter. */
export function createApp(context: SandboxContext, options: AppOptions): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  app.onError((error, c) => {
    if (error instanceof GatewayError) return c.json({ error: { message: error.message } }, error.status);
    return c.json({ error: { message: 'The sandbox failed to respond' } }, 500);
  });
  app.notFound((c) => c.text('Not found', 404));

  app.use('*', guardHosts(options.allowRemote));
  // Headers, log and faults are those of the sandbox that answers.
  app.use('/merchants/:merchantId/*', passByPath(context.merchant));
  for (const path of ['/graphql', '/v1/open-finance/*']) app.use(path, passByAuthorization(context.merchant));
  // CORS headers come first, so that a page can read every refusal.
  for (const path of OPEN_TO_PAGES) app.use(path, allowAnyOrigin());
  app.use('*', limitBody());
  app.get('/healthz', (c) => c.json({ status: 'ok', merchantId: context.merchant.id }));
  app.route('/_control', createControlApi(context, options));
  // The console comes before the log and the faults: it is neither logged nor affected by faults.
  app.route('/_console', createConsoleRoutes());

  app.use('/merchants/*', compressResponses());
  app.use('*', logRequests(context), refuseDotSegments());
  for (const path of OPEN_TO_PAGES) app.use(path, respondToPreflights());
  app.use('*', injectFaults(context));
  app.route('/', createUnsupportedRoutes());
  app.route('/merchants/:merchantId/client_api', createClientApi(context));
  app.route('/merchants/:merchantId', createServerApi(context));
  app.route('/graphql', createGraphqlApi(context));
  app.route('/xoplatform/logger/api/logger', createAnalyticsRoutes(context));
  for (const { routes } of methods) for (const [path, mounted] of routes?.(context) ?? []) app.route(path, mounted);
  app.route('/third-party', createThirdPartyRoutes());
  app.route('/', createPartnerRoutes());
  app.route('/pay', createPageRoutes(context));
  // The official server SDKs test here how they report a failure of the gateway.
  app.post('/test/error', (c) => c.body(null, 500));
  app.get('/', (c) => c.redirect('/_console/'));
  app.route('/', createAssetHost(options.assets));
  return app;
}
