// The addresses of the provider (Braintree, of PayPal) and of the partners whose scripts and pages some payment methods use. No other file of the SDK
// contains the address of a service.
import { attempt } from './attempt';

/**
 * `production` and `sandbox` are environments of the provider. In `development` one server on the developer's machine, which is what `@tender/sandbox`
 * starts, takes the place of the provider and of all partners.
 */
export type Environment = 'production' | 'sandbox' | 'development';

/** An environment and the URLs of its services, without a trailing slash. */
export interface Endpoints {
  readonly environment: Environment;
  /** Comes before `/merchants/<id>/client_api`. */
  readonly clientApi: string;
  readonly graphQL: string;
  readonly assets: string;
  readonly analytics: string;
  readonly fraudScript: string;
  /** In development the origin that all services share. Undefined otherwise. */
  readonly origin?: string | undefined;
}

/** Domains of the provider. Outside of development, frames and redirects go to https URLs on them only. */
export const PROVIDER_DOMAINS = ['paypal.com', 'braintreepayments.com', 'braintreegateway.com', 'braintree-api.com'];

/**
 * @param subdomain `sandbox.` or empty; it is part of the hosts that differ between the provider's environments
 * @param origin in development, the origin that all services share
 */
function createEndpoints(environment: Environment, subdomain: string, origin?: string): Endpoints {
  return {
    environment,
    clientApi: origin ?? `https://api.${subdomain}braintreegateway.com:443`,
    graphQL: `${origin ?? `https://payments.${subdomain}braintree-api.com`}/graphql`,
    assets: origin ?? 'https://assets.braintreegateway.com',
    analytics: `${origin ?? 'https://www.paypal.com'}/xoplatform/logger/api/logger`,
    fraudScript: `${origin ?? 'https://c.paypal.com'}/da/r/fb.js`,
    origin,
  };
}

/**
 * The origin of a URL, if both the URL and the page are on the developer's machine. They are if they have http or https, a loopback host, and an
 * explicit port; the two ports may differ. The port is required because a page on `localhost` without one, or with another scheme, belongs to a
 * released app (Capacitor, Ionic, Tauri).
 */
export function developmentOrigin(url: string): string | undefined {
  const origin = originFromUrl(url);
  // Pages of `srcdoc` and `about:blank` have only the origin of the page around them; pages with a `sandbox` policy have only that of their address.
  return [self.origin, location.origin].some((each) => LOCAL_ORIGIN.test(each)) && LOCAL_ORIGIN.test(origin) ? origin : undefined;
}

const LOCAL_ORIGIN = /^https?:\/\/((.+\.)?localhost|127\.0\.0\.1|\[::1\]):\d+$/;

/**
 * Endpoints of an environment. Undefined for an unknown environment, and for `development` unless page and server are on this machine.
 * @param server in development, the server's port or any URL on its origin
 */
export function endpointsFromEnvironment(environment: 'production' | 'sandbox'): Endpoints;
export function endpointsFromEnvironment(environment: unknown, server?: string): Endpoints | undefined;
export function endpointsFromEnvironment(environment: unknown, server = ''): Endpoints | undefined {
  if (environment === 'production') return createEndpoints(environment, '');
  if (environment === 'sandbox') return createEndpoints(environment, 'sandbox.');
  const origin = developmentOrigin(/^\d+$/.test(server) ? `http://localhost:${server}` : server);
  if (environment === 'development' && origin) return createEndpoints(environment, '', origin);
}

/**
 * The URL of a script or page that is not on the asset host. In development it is that of a stand-in on the local server.
 * @param name path of the stand-in
 */
export function thirdPartyUrl({ origin }: Endpoints, name: string, partnerUrl: string): string {
  return origin ? `${origin}/third-party/${name}` : partnerUrl;
}

/** URL that the fraud script requests while it collects device data. The address and the number are constants of its protocol. */
export function fraudBeaconUrl(correlationId: string): string {
  return `https://b.stats.paypal.com/counter.cgi?i=127.0.0.1&p=${correlationId}&t=${Date.now() / 1000}&a=14`;
}

/** PayPal's own SDK, which renders its buttons. */
export function paypalScriptUrl(endpoints: Endpoints): string {
  return thirdPartyUrl(endpoints, 'paypal-sdk.js', 'https://www.paypal.com/sdk/js');
}

/** A resource of PayPal's buttons, requested before their script, so that they appear sooner for a customer who has paid with PayPal before. */
export function paypalPreloadUrl(endpoints: Endpoints): string {
  const host = endpoints.environment === 'production' ? 'www.paypal.com' : 'www.sandbox.paypal.com';
  return thirdPartyUrl(endpoints, 'paypal-preload', `https://${host}/smart/buttons/preload`);
}

/** Return URL of payments with PayPal's buttons. It is never opened: PayPal's script closes the window first. */
export const PAYPAL_RETURN_PAGE = 'https://www.paypal.com/checkoutnow/error';

/** The script of Masterpass's own checkout. */
export function masterpassScriptUrl(endpoints: Endpoints): string {
  const subdomain = endpoints.environment === 'production' ? '' : 'sandbox.';
  return thirdPartyUrl(
    endpoints,
    'masterpass.js',
    `https://${subdomain}static.masterpass.com/dyn/js/switch/integration/MasterPass.client.js`,
  );
}

/** Plaid Link, in which customers log in to their bank. */
export function plaidScriptUrl(endpoints: Endpoints): string {
  return thirdPartyUrl(endpoints, 'plaid.js', 'https://cdn.plaid.com/link/v2/stable/link-initialize.js');
}

/** Google Pay's script. */
export function googlePayScriptUrl(endpoints: Endpoints): string {
  return thirdPartyUrl(endpoints, 'google-pay.js', 'https://pay.google.com/gp/p/js/pay.js');
}

/** The script of Visa Checkout, for a page's Content Security Policy. The merchant's page loads it, not the SDK. */
export function visaCheckoutScriptUrl(endpoints: Endpoints): string {
  const host = `${endpoints.environment === 'production' ? '' : 'sandbox-'}assets.secure.checkout.visa.com`;
  return thirdPartyUrl(endpoints, 'visa-checkout.js', `https://${host}/checkout-widget/resources/js/integration/v1/sdk.js`);
}

/** Hosts of the sheet, the pictures and the requests of Visa Checkout, for a page's Content Security Policy. */
export const VISA_CHECKOUT = 'https://*.checkout.visa.com';

/** Google Pay's method identifier in the Payment Request API. */
export const GOOGLE_PAY_METHOD = 'https://google.com/pay';

/**
 * Songbird, the script of Cardinal, the provider's partner for 3D Secure. It shows the challenge: the page on which the bank asks the cardholder to confirm the payment.
 * @param configuredUrl the URL in the gateway's configuration, which is used if it is on one of Cardinal's domains
 */
export function songbirdScriptUrl(endpoints: Endpoints, configuredUrl = ''): string {
  const name = endpoints.environment === 'production' ? 'songbird' : 'songbirdstag';
  const url = CARDINAL_SCRIPTS.test(configuredUrl) ? configuredUrl : `https://${name}.cardinalcommerce.com/edge/v1/songbird.js`;
  return thirdPartyUrl(endpoints, 'songbird.js', url);
}

/** Songbird's new origin, for a page's Content Security Policy. Cardinal is moving merchants to it one by one. */
export function cardinalTrustedOrigin({ environment }: Endpoints): string {
  return `https://${environment === 'production' ? '' : 'cas.'}static.client.cardinaltrusted.com`;
}

/** Hosts to which Songbird sends requests when it was loaded from its new origin, for a page's Content Security Policy. */
export const CARDINAL_TRUSTED_HOSTS = 'https://*.cardinaltrusted.com';

/** Host of further scripts and images of PayPal's SDK, for a page's Content Security Policy. */
export const PAYPAL_OBJECTS = 'https://www.paypalobjects.com';

/** A script of the provider's own SDK, which defines a component as a member of `window.braintree`. The Fastlane script uses such components. */
export function providerScriptUrl({ origin = 'https://js.braintreegateway.com' }: Endpoints, version: string, name: string): string {
  return `${origin}/web/${version}/js/${name}.js`;
}

/**
 * The folder of the Fastlane script and its texts.
 * @param build name of an unreleased build, for the developers of the script
 */
export function fastlaneUrl(endpoints: Endpoints, build?: string): string {
  if (build) return `https://cdn-${build}.static.engineering.dev.paypalinc.com/connect-boba`;
  return thirdPartyUrl(endpoints, 'connect-boba', `${PAYPAL_OBJECTS}/connect-boba`);
}

/** Whether a URL is on Cardinal's domain, which is where the first page of a challenge must be. */
export function isCardinalUrl(url: string): boolean {
  return /^https:\/\/([a-z0-9]+\.)*cardinalcommerce\.com$/.test(originFromUrl(url));
}

/** The provider's help page for merchants. */
export const HELP_PAGE = 'https://help.braintreepayments.com';

/**
 * The URL of a Venmo payment. `app` opens the app, `appOrWeb` opens the app or, where it is not installed, a web page, and `login` is the page on which
 * customers at a computer log in.
 */
export function venmoPageUrl(endpoints: Endpoints, target: 'app' | 'appOrWeb' | 'login'): string {
  if (target === 'login') return thirdPartyUrl(endpoints, 'venmo-web-login', 'https://account.venmo.com/go/web');
  return thirdPartyUrl(endpoints, 'venmo-app-switch', `https://venmo.com/${target === 'app' ? 'braintree' : 'go'}/checkout`);
}

/** How the URL in a Venmo QR code begins. It is the same in all environments, because phones open the app for this address only. */
export const VENMO_QR_PREFIX = 'https://venmo.com/go/purchase';

/** Whether a URL is https on a domain of the provider, or on `localOrigin`, the origin of the local server in development, which may be http. */
export function isProviderUrl(url: unknown, localOrigin?: string): boolean {
  const origin = originFromUrl(String(url));
  return origin === localOrigin || PROVIDER.test(origin);
}

/** An origin on one of `PROVIDER_DOMAINS`, whose list it repeats. */
const PROVIDER = /^https:\/\/(.+\.)?(paypal|braintreepayments|braintreegateway|braintree-api)\.com(:\d+)?$/;

/** Whether a script may be loaded from a URL: only from a host whose scripts this file names, or from a server on the developer's machine. */
export function isScriptUrl(url: string): boolean {
  return SCRIPTS.test(url) || CARDINAL_SCRIPTS.test(url) || Boolean(developmentOrigin(url));
}

const SCRIPTS =
  /^https:\/\/(www\.paypal(objects)?|c\.paypal|(assets|js)\.braintreegateway|(sandbox\.)?static\.masterpass|cdn\.plaid|pay\.google|cdn-[\w.-]+\.dev\.paypalinc)\.com\//;

/** Cardinal is moving merchants from its first domain to its second one by one. */
const CARDINAL_SCRIPTS = /^https:\/\/([a-z-]+\.)+cardinal(commerce|trusted)\.com\//;

/**
 * The origin to which this page would send a request for a URL. Empty if the URL is invalid or does not begin with http or https. Without two slashes
 * after the scheme (`https:host`) a URL is relative to a page that has the same scheme.
 */
export function originFromUrl(url: string): string {
  return attempt(() => /^https?:/i.test(url) && new URL(url, document.baseURI).origin) || '';
}

/** Parses a URL. Undefined for an invalid one. (`URL.parse` does the same, but some supported browsers do not have it.) */
export function parseUrl(url: string): URL | undefined {
  return attempt(() => new URL(url));
}

/** Git tag of the release that this package was built for, or a branch. Builds define it. */
declare const DOCUMENTED_IN: string | undefined;

/** URL of the documentation of errors, as it was when this package was released. It ends where the code follows, in small letters. */
export const ERROR_DOCUMENTATION = `https://github.com/tender-payments/tender/blob/${
  typeof DOCUMENTED_IN === 'undefined' ? 'main' : DOCUMENTED_IN
}/docs/errors.md#`;
