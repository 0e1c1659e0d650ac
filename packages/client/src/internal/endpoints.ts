// The only file that names a host.

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
  readonly origin?: string;
}

/** Whoever speaks from one of these, over https, is the provider. */
export const VERIFIED_DOMAINS = ['paypal.com', 'braintreepayments.com', 'braintreegateway.com', 'braintree-api.com'];

function endpoints(environment: Environment, api: string, payments: string, assets: string, paypal: string, fraud: string): Endpoints {
  return {
    environment,
    clientApi: api,
    graphQL: `${payments}/graphql`,
    assets,
    analytics: `${paypal}/xoplatform/logger/api/logger`,
    fraudScript: `${fraud}/da/r/fb.js`,
  };
}

function released(environment: 'production' | 'sandbox', infix: string): Endpoints {
  return endpoints(
    environment,
    `https://api.${infix}braintreegateway.com:443`,
    `https://payments.${infix}braintree-api.com`,
    'https://assets.braintreegateway.com',
    'https://www.paypal.com',
    'https://c.paypal.com',
  );
}

/** The development environment at one origin: the sandbox stands there for every service. */
function development(origin: string): Endpoints {
  return { ...endpoints('development', origin, origin, origin, origin, origin), origin };
}

/** Whether a host name can only be this machine. */
export function isLoopback(hostname: string): boolean {
  return /^(?:(?:[^/]+\.)?localhost|127\.0\.0\.1|\[::1\])$/i.test(hostname);
}

/**
 * Endpoints of an environment, or undefined for one that does not exist here: `development` is honoured only on a page that is itself on a
 * loopback host, for an origin on one. `at` is a port, or any URL on the origin.
 */
export function endpointsOf(environment: unknown, at?: string): Endpoints | undefined {
  if (environment === 'production') return released(environment, '');
  if (environment === 'sandbox') return released(environment, 'sandbox.');
  if (environment !== 'development' || !at || !isLoopback(location.hostname)) return undefined;
  const url = parseUrl(/^\d+$/.test(at) ? `http://localhost:${at}` : at);
  return url && isLoopback(url.hostname) ? development(url.origin) : undefined;
}

/** The third-party script or page of a development environment that stands for the provider's partner's own. */
export function thirdParty({ origin }: Endpoints, name: string, released: string): string {
  return origin ? `${origin}/third-party/${name}` : released;
}

/** Whether a URL is https on one of the provider's four domains, or on the development origin given. */
export function isVerifiedUrl(url: unknown, developmentOrigin?: string): boolean {
  if (typeof url !== 'string') return false;
  const parsed = parseUrl(url.toLowerCase());
  if (!parsed) return false;
  if (developmentOrigin && parsed.origin === developmentOrigin) return true;
  return parsed.protocol === 'https:' && VERIFIED_DOMAINS.includes(parsed.hostname.split('.').slice(-2).join('.'));
}

/** `URL.parse`, which is too young to rely on. */
export function parseUrl(url: string): URL | undefined {
  try {
    return new URL(url);
  } catch {
    return undefined;
  }
}

/** Where an error code is explained. */
export function errorDocs(code: string): string {
  return `https://github.com/tender-payments/tender/blob/main/docs/errors.md#${code.toLowerCase()}`;
}
