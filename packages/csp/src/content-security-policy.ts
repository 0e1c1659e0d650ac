import { endpointsFromEnvironment } from '@tender/client/internal';
import { methods, type PolicyNeeds } from '@tender/registry';
import { allowSandbox } from './allow-sandbox';
import { PolicyError } from './errors';
import { formatDirectives } from './format-directives';
import { getUrl, type Host } from './hosts';
import { isMethod, METHODS, type PolicyMethod } from './methods';
import { parseOrigin } from './parse-origin';

/** Options of `contentSecurityPolicy`. */
export interface PolicyOptions {
  /** The payment methods that the page offers. At least one. */
  readonly methods: readonly PolicyMethod[];
  /** Environment of the gateway that the page uses. Default: `production`. */
  readonly environment?: 'production' | 'sandbox' | undefined;
  /**
   * Origin of a `@tender/sandbox`, such as `http://localhost:4810`, for a page in development. The policy then allows it instead of the hosts of the
   * provider and its partners. `localhost` and `127.0.0.1` are two hosts for a browser, so either name allows both. Default: none.
   */
  readonly sandbox?: string | undefined;
  /** Origin of your asset host, such as `https://assets.shop.example`, if the page loads Tender's scripts by tag. Default: none. */
  readonly assets?: string | undefined;
  /** Nonce for your own inline scripts: base64 and new in every response, or a template variable such as `{{nonce}}`. Default: none. */
  readonly nonce?: string | undefined;
  /** Whether your account collects device data for fraud detection on cards. Default: false. */
  readonly fraudDetection?: boolean | undefined;
  /** Whether to require Trusted Types. Default: only if the page loads no script of a partner, because those may not support them. */
  readonly trustedTypes?: boolean | undefined;
}

/** A Content-Security-Policy. */
export interface Policy {
  /** Sources by directive, in printing order. */
  readonly directives: Readonly<Record<string, readonly string[]>>;
  /** Value of the `Content-Security-Policy` header. */
  readonly header: string;
}

/**
 * Creates the strictest policy under which the methods work.
 * @example const { header } = contentSecurityPolicy({ methods: ['hosted-fields', 'venmo'], environment: 'sandbox' });
 * @throws CSP_UNKNOWN_METHOD when `methods` is empty or names an unknown method
 * @throws CSP_UNKNOWN_ENVIRONMENT when `environment` is neither `production` nor `sandbox`
 * @throws CSP_INVALID_ORIGIN when `assets` or `sandbox` is not a scheme, a host and perhaps a port
 * @throws CSP_INVALID_NONCE when `nonce` is neither base64 nor a template variable
 */
export function contentSecurityPolicy(options: PolicyOptions): Policy {
  const { environment = 'production', fraudDetection = false, assets } = options;
  if (environment !== 'production' && environment !== 'sandbox') {
    throw new PolicyError('CSP_UNKNOWN_ENVIRONMENT', `There is no environment ${String(environment)}: production or sandbox.`);
  }
  const endpoints = endpointsFromEnvironment(environment);
  // If this does not compile, the registry names a host that `hosts.ts` lacks.
  const needs = parseMethods(options.methods).map((method): PolicyNeeds<Host> => methods[method].policy);
  const toUrls = (hosts: readonly Host[] = []): string[] => hosts.map((host) => getUrl(host, endpoints));
  const partners = [...needs.flatMap(({ scripts }) => toUrls(scripts)), ...(fraudDetection ? [endpoints.fraudScript] : [])];
  const { trustedTypes = partners.length === 0 } = options;
  const directives = {
    'default-src': [`'none'`],
    'script-src': [`'self'`, ...toNonceSources(options), ...(assets === undefined ? [] : [parseOrigin(assets)]), ...toSources(partners)],
    'style-src': [`'self'`, ...(needs.some(({ inlineStyles }) => inlineStyles) ? [`'unsafe-inline'`] : [])],
    'frame-src': orNone(toSources(needs.flatMap(({ frames }) => toUrls(frames)))),
    'connect-src': [
      `'self'`,
      ...toSources([
        endpoints.clientApi,
        ...(needs.some(({ graphQL }) => graphQL) ? [endpoints.graphQL] : []),
        endpoints.analytics,
        ...needs.flatMap(({ connections }) => toUrls(connections)),
        ...(fraudDetection ? [endpoints.fraudScript] : []),
      ]),
    ],
    'img-src': [`'self'`, 'data:', ...toSources(needs.flatMap(({ images }) => toUrls(images)))],
    'form-action': [`'self'`, ...toSources(needs.flatMap(({ forms }) => toUrls(forms)))],
    'base-uri': [`'none'`],
    'frame-ancestors': [`'none'`],
    ...(trustedTypes ? { 'require-trusted-types-for': [`'script'`], 'trusted-types': ['tender'] } : {}),
  };
  const own = options.sandbox === undefined ? directives : allowSandbox(directives, options.sandbox, assets);
  return { directives: own, header: formatDirectives(own) };
}

function parseMethods(methods: readonly string[]): PolicyMethod[] {
  const unknown = methods.find((name) => !isMethod(name));
  if (unknown === undefined && methods.length > 0) return methods.filter(isMethod);
  const problem = unknown === undefined ? 'Say which methods your page offers' : `There is no method ${unknown}`;
  throw new PolicyError('CSP_UNKNOWN_METHOD', `${problem}: ${METHODS.join(', ')}.`);
}

function toNonceSources({ nonce }: PolicyOptions): string[] {
  if (nonce === undefined) return [];
  if (/^[\w+/-]+={0,2}$/.test(nonce) || /^\{\{?\w+\}?\}$|^\$\w+$/.test(nonce)) return [`'nonce-${nonce}'`];
  throw new PolicyError('CSP_INVALID_NONCE', 'A nonce is base64, or the name of a variable of your template.');
}

/** Lists the origins of URLs without duplicates, and without hosts that a wildcard or a whole scheme already includes. */
function toSources(urls: readonly string[]): string[] {
  if (urls.includes('https:')) return ['https:'];
  const origins = [...new Set(urls.map((url) => (url.includes('//*.') ? url : new URL(url).origin)))];
  const sites = origins.filter((origin) => origin.includes('//*.')).map((origin) => origin.slice('https://*'.length));
  return origins.filter((origin) => origin.includes('//*.') || !sites.some((site) => origin.endsWith(site)));
}

function orNone(sources: readonly string[]): readonly string[] {
  return sources.length > 0 ? sources : [`'none'`];
}
