import { Hono, type Context } from 'hono';
import { type AppEnvironment } from '../../core/http/app-environment';
import { APPLE_PAY_SCRIPT } from '../../methods/apple-pay/script/index';
import { GOOGLE_PAY_SCRIPT } from '../../methods/google-pay/script/index';
import { MASTERPASS_SCRIPT } from '../../methods/masterpass/script';
import { PAYMENT_REQUEST_SCRIPT } from '../../methods/payment-request/script/index';
import { PAYPAL_SDK } from '../../methods/paypal/script/index';
import { SONGBIRD } from '../../methods/three-d-secure/songbird/index';
import { PLAID_SCRIPT } from '../../methods/us-bank-account/plaid/index';
import { VISA_CHECKOUT_SCRIPT } from '../../methods/visa-checkout/script/index';

/** The scripts that the sandbox serves in place of partners' scripts, by file name. */
const SCRIPTS: ReadonlyMap<string, string> = new Map<string, string>([
  ['masterpass.js', MASTERPASS_SCRIPT],
  ['paypal-sdk.js', PAYPAL_SDK],
  // The SDK requests it only so that the browser connects to PayPal early, and does not read it.
  ['paypal-preload', ''],
  ['songbird.js', SONGBIRD],
  ['plaid.js', PLAID_SCRIPT],
  ['google-pay.js', GOOGLE_PAY_SCRIPT],
  ['visa-checkout.js', VISA_CHECKOUT_SCRIPT],
  // Takes the place of the browser's own Apple Pay, in the shop's page.
  ['apple-pay.js', APPLE_PAY_SCRIPT],
  // Takes the place of the browser's own Payment Request API, in the SDK's frame page for it.
  ['payment-request.js', PAYMENT_REQUEST_SCRIPT],
]);

/** Paths at the partners' hosts, for browsers that map those hosts to this machine. */
export const PARTNER_PATHS: ReadonlyMap<string, string> = new Map([
  ['/dyn/js/switch/integration/MasterPass.client.js', 'masterpass.js'],
  ['/sdk/js', 'paypal-sdk.js'],
  ['/smart/buttons/preload', 'paypal-preload'],
  ['/edge/v1/songbird.js', 'songbird.js'],
  ['/link/v2/stable/link-initialize.js', 'plaid.js'],
  ['/gp/p/js/pay.js', 'google-pay.js'],
  ['/checkout-widget/resources/js/integration/v1/sdk.js', 'visa-checkout.js'],
]);

/** Mounted at `/third-party`: scripts that replace those of partners. */
export function createThirdPartyRoutes(): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  app.get('/:name{[\\w.-]+}', (c) => send(c, c.req.param('name')));
  return app;
}

/** Mounted at `/`: the same scripts at the partners' own paths. */
export function createPartnerRoutes(): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  for (const [path, name] of PARTNER_PATHS) app.get(path, (c) => send(c, name));
  return app;
}

function send(c: Context, name: string): Response {
  const script = SCRIPTS.get(name);
  if (script === undefined) return c.text('There is no such script', 404);
  return c.body(script, 200, {
    'Content-Type': 'text/javascript; charset=utf-8',
    'Cache-Control': 'no-cache',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
}
