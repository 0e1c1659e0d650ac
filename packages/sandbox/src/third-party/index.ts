import { Hono, type Context } from 'hono';
import { type AppEnvironment } from '../server/app-environment';
import { GOOGLE_PAY_SCRIPT } from './google-pay/index';
import { MASTERPASS_SCRIPT } from './masterpass';
import { PAYMENT_REQUEST_SCRIPT } from './payment-request/index';
import { PAYPAL_SDK } from './paypal-sdk/index';
import { PLAID_SCRIPT } from './plaid/index';
import { SONGBIRD } from './songbird/index';

/** The text of each stand-in by its file name; a new one is one file and one entry here. */
const SCRIPTS: ReadonlyMap<string, string> = new Map<string, string>([
  ['masterpass.js', MASTERPASS_SCRIPT],
  ['paypal-sdk.js', PAYPAL_SDK],
  // Its answer is of no interest to anyone.
  ['paypal-preload', ''],
  ['songbird.js', SONGBIRD],
  ['plaid.js', PLAID_SCRIPT],
  ['google-pay.js', GOOGLE_PAY_SCRIPT],
  // Of the browser itself: it stands in the frame that the sandbox serves, and nowhere else.
  ['payment-request.js', PAYMENT_REQUEST_SCRIPT],
]);

/** Where partners themselves serve them, for browsers that take this machine for theirs. */
export const PARTNER_PATHS: ReadonlyMap<string, string> = new Map([
  ['/dyn/js/switch/integration/MasterPass.client.js', 'masterpass.js'],
  ['/sdk/js', 'paypal-sdk.js'],
  ['/smart/buttons/preload', 'paypal-preload'],
  ['/edge/v1/songbird.js', 'songbird.js'],
  ['/link/v2/stable/link-initialize.js', 'plaid.js'],
  ['/gp/p/js/pay.js', 'google-pay.js'],
]);

/** Mounted at `/third-party`: stand-ins of the scripts that partners serve. */
export function thirdPartyRoutes(): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  app.get('/:name{[\\w.-]+}', (c) => send(c, c.req.param('name')));
  return app;
}

/** Mounted at `/`: the same scripts by the partners' own paths. */
export function partnerRoutes(): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  for (const [path, name] of PARTNER_PATHS) app.get(path, (c) => send(c, name));
  return app;
}

function send(c: Context, name: string): Response {
  const script = SCRIPTS.get(name);
  if (script === undefined) return c.text('There is no such stand-in', 404);
  return c.body(script, 200, {
    'Content-Type': 'text/javascript; charset=utf-8',
    'Cache-Control': 'no-cache',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
}
