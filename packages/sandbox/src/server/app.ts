import { Hono } from 'hono';
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
import { paymentSheetRoutes } from '../payment-sheet/service-routes';
import { PARTNER_PATHS, partnerRoutes, thirdPartyRoutes } from '../third-party/index';
import { bankLoginEntrance } from '../third-party/plaid/entrance';
import { venmoEntrances, venmoPartnerEntrances } from '../third-party/venmo-entrances';
import { serverApi } from '../server-api/index';
import { threeDSecureServiceRoutes } from '../three-d-secure/service-routes';
import { type AppEnvironment } from './app-environment';
import { consoleRoutes } from './console';
import { allowAnyOrigin, answerPreflights } from './cors';
import { GatewayError } from './gateway-error';
import { guardHosts } from './guard-hosts';

export interface AppOptions extends ControlOptions {
  /** The asset host's document root: the folder that holds `3.118.2/`. */
  assets?: string | undefined;
  /** Also answer to names that do not belong to this machine. */
  allowRemote: boolean;
}

/** What pages of merchants read. All else is for a merchant's server, for the console, or a page itself. */
const OPEN_TO_PAGES = [
  '/merchants/:merchantId/client_api/*',
  '/graphql/*',
  '/xoplatform/logger/api/logger/*',
  '/third-party/*',
  ...PARTNER_PATHS.keys(),
  '/web/*',
  '/da/*',
];

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

  app.use('*', guardHosts(options.allowRemote));
  // First of all, so that a page can read every refusal.
  for (const path of OPEN_TO_PAGES) app.use(path, allowAnyOrigin());
  app.use('*', bodyLimit({ maxSize: MAX_BODY, onError: (c) => c.json({ error: { message: 'The request body is too large' } }, 413) }));
  app.get('/healthz', (c) => c.json({ status: 'ok', merchantId: context.merchant.id }));
  app.route('/_control', controlApi(context, options));
  // Before the log and the faults: whoever looks on neither shows up nor is struck.
  app.route('/_console', consoleRoutes());

  app.use('*', logRequests(context));
  for (const path of OPEN_TO_PAGES) app.use(path, answerPreflights());
  app.use('*', injectFaults(context));
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
  app.route('/payment-sheets', paymentSheetRoutes(context));
  app.route('/three-d-secure', threeDSecureServiceRoutes(context));
  app.get('/', (c) => c.redirect('/_console/'));
  app.route('/', assetHost(options.assets));
  return app;
}
