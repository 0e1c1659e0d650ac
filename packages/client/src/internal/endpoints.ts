// The only file that names a host.
import { quietly } from './quietly';

export type Environment = 'production' | 'sandbox' | 'development';

/** Where an environment's services are. All origins and URLs without a trailing slash. */
export interface Endpoints {
  readonly environment: Environment;
  /** Base of `/merchants/<id>/client_api`. */
  readonly clientApi: string;
  readonly graphQL: string;
  readonly assets: string;
  readonly analytics: string;
  readonly fraudScript: string;
  /** The one origin of a development environment; undefined elsewhere. */
  readonly origin?: string | undefined;
}

/** Whoever speaks from one of these, over https, is the provider. */
export const VERIFIED_DOMAINS = ['paypal.com', 'braintreepayments.com', 'braintreegateway.com', 'braintree-api.com'];

/** @param origin of a development environment: the sandbox stands there for every service */
function endpoints(environment: Environment, infix: string, origin?: string): Endpoints {
  return {
    environment,
    clientApi: origin ?? `https://api.${infix}braintreegateway.com:443`,
    graphQL: `${origin ?? `https://payments.${infix}braintree-api.com`}/graphql`,
    assets: origin ?? 'https://assets.braintreegateway.com',
    analytics: `${origin ?? 'https://www.paypal.com'}/xoplatform/logger/api/logger`,
    fraudScript: `${origin ?? 'https://c.paypal.com'}/da/r/fb.js`,
    origin,
  };
}

/**
 * The origin of a URL, where both it and the page's own may be of a development environment: http or https, a name of this machine, and an
 * explicit port. A page on `localhost` without a port, or of another scheme, is in production: an app of Capacitor, Ionic or Tauri.
 */
export function developmentOrigin(url: string): string | undefined {
  const origin = parseUrl(url)?.origin;
  return DEVELOPMENT.test(location.origin) && DEVELOPMENT.test(origin as string) ? origin : undefined;
}

const DEVELOPMENT = /^https?:\/\/((.+\.)?localhost|127\.0\.0\.1|\[::1\]):\d+$/;

/**
 * Endpoints of an environment, or undefined for one that does not exist here. `at` is the port of a development environment, or any URL on
 * its origin.
 */
export function endpointsOf(environment: 'production' | 'sandbox'): Endpoints;
export function endpointsOf(environment: unknown, at?: string): Endpoints | undefined;
export function endpointsOf(environment: unknown, at = ''): Endpoints | undefined {
  if (environment === 'production') return endpoints(environment, '');
  if (environment === 'sandbox') return endpoints(environment, 'sandbox.');
  const origin = developmentOrigin(/^\d+$/.test(at) ? `http://localhost:${at}` : at);
  if (environment === 'development' && origin) return endpoints(environment, '', origin);
}

/** The third-party script or page of a development environment that stands for the provider's partner's own. */
export function thirdParty({ origin }: Endpoints, name: string, released: string): string {
  return origin ? `${origin}/third-party/${name}` : released;
}

/** The script that PayPal's buttons come with. */
export function paypalScript(endpoints: Endpoints): string {
  return thirdParty(endpoints, 'paypal-sdk.js', 'https://www.paypal.com/sdk/js');
}

/** What is asked for beforehand, so that the buttons of a known customer appear sooner. */
export function paypalPreload(endpoints: Endpoints): string {
  const host = endpoints.environment === 'production' ? 'www.paypal.com' : 'www.sandbox.paypal.com';
  return thirdParty(endpoints, 'paypal-preload', `https://${host}/smart/buttons/preload`);
}

/** Where payments return to that never do: PayPal's own script closes the window first. */
export const PAYPAL_RETURN_PAGE = 'https://www.paypal.com/checkoutnow/error';

/** The script that Masterpass's own checkout comes with. */
export function masterpassScript(endpoints: Endpoints): string {
  const infix = endpoints.environment === 'production' ? '' : 'sandbox.';
  return thirdParty(endpoints, 'masterpass.js', `https://${infix}static.masterpass.com/dyn/js/switch/integration/MasterPass.client.js`);
}

/** The script of the window in which customers log in to their bank. */
export function plaidScript(endpoints: Endpoints): string {
  return thirdParty(endpoints, 'plaid.js', 'https://cdn.plaid.com/link/v2/stable/link-initialize.js');
}

/** The script that Google Pay's button and wallet come with. */
export function googlePayScript(endpoints: Endpoints): string {
  return thirdParty(endpoints, 'google-pay.js', 'https://pay.google.com/gp/p/js/pay.js');
}

/** Google Pay's name among the methods of the browser's payment sheet. */
export const GOOGLE_PAY_METHOD = 'https://google.com/pay';

/** The script that shows customers their bank's challenge. */
export function songbirdScript(endpoints: Endpoints): string {
  const name = endpoints.environment === 'production' ? 'songbird' : 'songbirdstag';
  return thirdParty(endpoints, 'songbird.js', `https://${name}.cardinalcommerce.com/edge/v1/songbird.js`);
}

/** Where accounts' script of 3D Secure moves to, one account after the other. */
export function movedSongbird({ environment }: Endpoints): string {
  return `https://${environment === 'production' ? '' : 'cas.'}static.client.cardinaltrusted.com`;
}

/** Whom the moved script talks to. */
export const CARDINAL_TRUSTED = 'https://*.cardinaltrusted.com';

/** Where PayPal's script has parts of itself and its pictures. */
export const PAYPAL_OBJECTS = 'https://www.paypalobjects.com';

/** Whether a bank's page is reached by way of the company whose script shows it. */
export function isChallengeUrl(url: string): boolean {
  return /^https:\/\/([a-z0-9]+\.)*cardinalcommerce\.com(:443)?(\/|$)/i.test(parseUrl(url)?.href ?? '');
}

/** Where merchants get help from the provider. */
export const HELP_PAGE = 'https://developer.paypal.com/braintree/help';

/** Where a Venmo payment goes on: in the app, in the app or else on a page, or on a page at a desk. */
export function venmoPage(endpoints: Endpoints, way: 'app' | 'fallback' | 'login'): string {
  if (way === 'login') return thirdParty(endpoints, 'venmo-web-login', 'https://account.venmo.com/go/web');
  return thirdParty(endpoints, 'venmo-app-switch', `https://venmo.com/${way === 'app' ? 'braintree' : 'go'}/checkout`);
}

/** What a Venmo QR code says begins with this, everywhere: phones open nothing else in the app. */
export const VENMO_PURCHASE = 'https://venmo.com/go/purchase';

/** Whether a URL is https on one of the provider's four domains, or on the origin given. Two URLs of the origin `null` have none in common. */
export function isVerifiedUrl(url: unknown, ownOrigin?: string): boolean {
  const text = String(url);
  const origin = parseUrl(text)?.origin ?? '';
  return /^https?:/i.test(text) && (origin === ownOrigin || PROVIDER.test(origin));
}

/** An origin on one of `VERIFIED_DOMAINS`. */
const PROVIDER = /^https:\/\/(.+\.)?(paypal|braintreepayments|braintreegateway|braintree-api)\.com(:\d+)?$/;

/** Whether a script may be loaded from a URL: from a host of the scripts above, or from the development environment. */
export function isScriptUrl(url: string): boolean {
  return SCRIPTS.test(url) || Boolean(developmentOrigin(url));
}

const SCRIPTS =
  /^https:\/\/((www|c)\.paypal|assets\.braintreegateway|(sandbox\.)?static\.masterpass|cdn\.plaid|pay\.google|songbird(stag)?\.cardinalcommerce)\.com\//;

/** `URL.parse`, which is too young to rely on. */
export function parseUrl(url: string): URL | undefined {
  return quietly(() => new URL(url));
}

/** Where an error code is explained. */
export function errorDocs(code: string): string {
  return `https://github.com/tender-payments/tender/blob/main/docs/errors.md#${code.toLowerCase()}`;
}
