import { endpointsOf } from '@tender/client/internal';
import { PolicyError } from './errors';
import { isMethod, METHODS, needsOf, type Method } from './methods';

export interface PolicyOptions {
  readonly methods: readonly Method[];
  /** Default: `production`. */
  readonly environment?: 'production' | 'sandbox' | undefined;
  /** The origin of your asset host, where your page takes Tender's scripts by tag from it. */
  readonly assets?: string | undefined;
  /** For your own inline scripts: of this response alone. */
  readonly nonce?: string | undefined;
  /** Your account collects device data for fraud detection on cards. */
  readonly fraudDetection?: boolean | undefined;
  /** Default: where no script of a partner is needed, none of which is known to keep to Trusted Types. */
  readonly trustedTypes?: boolean | undefined;
}

export interface Policy {
  /** Sources by directive, in the order in which they are printed. */
  readonly directives: Readonly<Record<string, readonly string[]>>;
  /** The value of the header. */
  readonly header: string;
}

/**
 * The strictest policy under which the methods work: nothing is allowed that no method asks for.
 * @throws PolicyError for options that name no policy
 */
export function contentSecurityPolicy(options: PolicyOptions): Policy {
  const { environment = 'production', fraudDetection = false } = options;
  if (environment !== 'production' && environment !== 'sandbox') {
    throw new PolicyError('CSP_UNKNOWN_ENVIRONMENT', `There is no environment ${String(environment)}: production or sandbox.`);
  }
  const endpoints = endpointsOf(environment);
  const needs = checkedMethods(options.methods).map((method) => needsOf(method, endpoints));
  const partners = [...needs.flatMap(({ scripts = [] }) => scripts), ...(fraudDetection ? [endpoints.fraudScript] : [])];
  const { trustedTypes = partners.length === 0 } = options;
  const directives = {
    'default-src': [`'none'`],
    'script-src': [`'self'`, ...noncesIn(options), ...assetsIn(options), ...sourcesOf(partners)],
    'style-src': [`'self'`, ...(needs.some(({ inlineStyles }) => inlineStyles) ? [`'unsafe-inline'`] : [])],
    'frame-src': atLeastNone(sourcesOf(needs.flatMap(({ frames = [] }) => frames))),
    'connect-src': [
      `'self'`,
      ...sourcesOf([
        endpoints.clientApi,
        ...(needs.some(({ graphQL }) => graphQL) ? [endpoints.graphQL] : []),
        endpoints.analytics,
        ...needs.flatMap(({ connections = [] }) => connections),
        ...(fraudDetection ? [endpoints.fraudScript] : []),
      ]),
    ],
    'img-src': [`'self'`, 'data:', ...sourcesOf(needs.flatMap(({ images = [] }) => images))],
    'form-action': [`'self'`, ...sourcesOf(needs.flatMap(({ forms = [] }) => forms))],
    'base-uri': [`'none'`],
    'frame-ancestors': [`'none'`],
    ...(trustedTypes ? { 'require-trusted-types-for': [`'script'`], 'trusted-types': ['tender'] } : {}),
  };
  return { directives, header: headerOf(directives) };
}

function checkedMethods(methods: readonly string[]): Method[] {
  const unknown = methods.find((name) => !isMethod(name));
  if (unknown === undefined && methods.length > 0) return methods.filter(isMethod);
  const problem = unknown === undefined ? 'Say which methods your page offers' : `There is no method ${unknown}`;
  throw new PolicyError('CSP_UNKNOWN_METHOD', `${problem}: ${METHODS.join(', ')}.`);
}

function noncesIn({ nonce }: PolicyOptions): string[] {
  if (nonce === undefined) return [];
  if (/^[\w+/-]+={0,2}$/.test(nonce) || /^\{\{?\w+\}?\}$|^\$\w+$/.test(nonce)) return [`'nonce-${nonce}'`];
  throw new PolicyError('CSP_INVALID_NONCE', 'A nonce is base64, or the name of a variable of your template.');
}

function assetsIn({ assets }: PolicyOptions): string[] {
  if (assets === undefined) return [];
  if (!URL.canParse(assets) || !/^https?:$/.test(new URL(assets).protocol)) {
    throw new PolicyError('CSP_INVALID_ORIGIN', `${assets} is no origin: say https://...`);
  }
  return [new URL(assets).origin];
}

/** Origins, each once; a host that a wildcard takes in is not named beside it, nor any beside a whole scheme. */
function sourcesOf(urls: readonly string[]): string[] {
  if (urls.includes('https:')) return ['https:'];
  const origins = [...new Set(urls.map((url) => (url.includes('//*.') ? url : new URL(url).origin)))];
  const sites = origins.filter((origin) => origin.includes('//*.')).map((origin) => origin.slice('https://*'.length));
  return origins.filter((origin) => origin.includes('//*.') || !sites.some((site) => origin.endsWith(site)));
}

function atLeastNone(sources: readonly string[]): readonly string[] {
  return sources.length > 0 ? sources : [`'none'`];
}

function headerOf(directives: Policy['directives']): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
