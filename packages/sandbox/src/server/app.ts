import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { analyticsRoutes } from '../analytics';
import { assetHost } from '../assets/asset-host';
import { clientApi } from '../client-api/index';
import { controlApi, type ControlOptions } from '../control/index';
import { type SandboxContext } from '../context';
import { injectFaults } from '../faults/inject-faults';
import { googlePayServiceRoutes } from '../google-pay/service-routes';
import { graphqlApi } from '../graphql/index';
import { logRequests } from '../control/log-requests';
import { pageRoutes } from '../pages/index';
import { partnerRoutes, thirdPartyRoutes } from '../third-party/index';
import { bankLoginEntrance } from '../third-party/plaid/entrance';
import { venmoEntrances, venmoPartnerEntrances } from '../third-party/venmo-entrances';
import { serverApi } from '../server-api/index';
import { threeDSecureServiceRoutes } from '../three-d-secure/service-routes';
import { type AppEnvironment } from './app-environment';
import { consoleRoutes } from './console';
import { allowAnyOrigin } from './cors';
import { GatewayError } from './gateway-error';

export interface AppOptions extends ControlOptions {
  /** The asset host's document root: the folder that holds `3.118.2/`. */
  assets?: string | undefined;
}

/** More than any request of a checkout. */
const MAX_BODY = 1024 * 1024;

/** One router by path, whatever host it is asked by. */
export function createApp(context: SandboxContext, options: AppOptions): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  app.onError((error, c) => {
    if (error instanceof GatewayError) return c.json({ error: { message: error.message } }, error.status);
    return c.json({ error: { message: 'The sandbox failed to answer' } }, 500);
  });
  app.notFound((c) => c.text('Not found', 404));

  app.use('*', bodyLimit({ maxSize: MAX_BODY, onError: tooLarge }));
  app.get('/healthz', (c) => c.json({ status: 'ok', merchantId: context.merchant.id }));
  app.route('/_control', controlApi(context, options));
  // Before the log and the faults: whoever looks on neither shows up nor is struck.
  app.route('/_console', consoleRoutes());

  app.use('*', logRequests(context), allowAnyOrigin(), injectFaults(context));
  app.route('/merchants/:merchantId/client_api', clientApi(context));
  app.route('/merchants/:merchantId', serverApi(context));
  app.route('/graphql', graphqlApi(context));
  app.route('/xoplatform/logger/api/logger', analyticsRoutes(context));
  app.route('/third-party', venmoEntrances(context));
  app.route('/third-party', bankLoginEntrance(context));
  app.route('/third-party', thirdPartyRoutes());
  app.route('/', venmoPartnerEntrances(context));
  app.route('/', partnerRoutes());
  app.route('/pay', pageRoutes(context));
  app.route('/google-pay', googlePayServiceRoutes(context));
  app.route('/three-d-secure', threeDSecureServiceRoutes(context));
  app.get('/', (c) => c.redirect('/_console/'));
  app.route('/', assetHost(options.assets));
  return app;
}

/** The page must be able to read why, though this comes before everything else. */
function tooLarge(c: Context): Response {
  return c.json({ error: { message: 'The request body is too large' } }, 413, { 'Access-Control-Allow-Origin': '*' });
}
