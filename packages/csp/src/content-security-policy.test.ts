import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  endpointsFromEnvironment,
  fastlaneUrl,
  googlePayScriptUrl,
  paypalPreloadUrl,
  paypalScriptUrl,
  plaidScriptUrl,
  providerScriptUrl,
  songbirdScriptUrl,
  visaCheckoutScriptUrl,
  type Endpoints,
} from '@tender/client/internal';
import { methods } from '@tender/registry';
import { contentSecurityPolicy, formatPolicy, METHODS, PolicyError, type PolicyFormat, type PolicyMethod } from './index';

/** Whether a source list allows a URL, by the rules of browsers. */
function allows(sources: readonly string[] = [], url: string): boolean {
  const { origin, hostname } = new URL(url);
  return sources.some(
    (source) =>
      source === 'https:' || source === origin || (source.startsWith('https://*.') && hostname.endsWith(source.slice('https://*'.length))),
  );
}

const partnerScripts: Partial<Record<PolicyMethod, (endpoints: Endpoints) => string>> = {
  'data-collector': ({ fraudScript }) => fraudScript,
  fastlane: fastlaneUrl,
  'google-pay': googlePayScriptUrl,
  'paypal-checkout': paypalScriptUrl,
  'three-d-secure': songbirdScriptUrl,
  'us-bank-account': plaidScriptUrl,
  'visa-checkout': visaCheckoutScriptUrl,
};
/** Whether a method opens a frame of the asset host on the page: its package does so with `@tender/frame-service`, and Fastlane's script by itself. */
function opensFrames(method: PolicyMethod): boolean {
  const [, folder = ''] = methods[method].from.split('/');
  return (
    method === 'fastlane' || readFileSync(join(__dirname, '../..', folder, 'package.json'), 'utf8').includes('"@tender/frame-service"')
  );
}

/** Methods whose page itself sends GraphQL requests. */
const graphQLMethods: PolicyMethod[] = ['fastlane', 'preferred-payment-methods', 'us-bank-account', 'vault-manager', 'venmo'];

describe.each(['production', 'sandbox'] as const)('%s', (environment) => {
  const endpoints = endpointsFromEnvironment(environment);

  test.each(METHODS)('default: %s names every host that its packages contact', (method) => {
    const { directives } = contentSecurityPolicy({ methods: [method], environment });
    const { 'connect-src': connect, 'frame-src': frame, 'script-src': script } = directives;
    for (const url of [endpoints.clientApi, endpoints.analytics]) expect(allows(connect, url)).toBe(true);
    expect(allows(connect, endpoints.graphQL)).toBe(graphQLMethods.includes(method));
    expect(allows(frame, endpoints.assets)).toBe(opensFrames(method));
    const partner = partnerScripts[method]?.(endpoints);
    if (partner) expect(allows(script, partner)).toBe(true);
    else expect(script).toEqual([`'self'`]);
    const connectsToPayPal = ['data-collector', 'fastlane', 'paypal-checkout'].includes(method) || environment === 'production';
    expect(allows(connect, paypalPreloadUrl(endpoints))).toBe(connectsToPayPal);
    expect(directives['trusted-types']).toEqual(partner ? undefined : ['tender']);
  });

  test('default: the policy of one environment names no host of the other', () => {
    const { header } = contentSecurityPolicy({ methods: METHODS, environment });
    const other = endpointsFromEnvironment(environment === 'production' ? 'sandbox' : 'production');
    for (const url of [other.clientApi, other.graphQL]) expect(header).not.toContain(new URL(url).hostname);
  });
});

test('default: cards in production', () => {
  expect(contentSecurityPolicy({ methods: ['hosted-fields'] }).header).toBe(
    [
      `default-src 'none'`,
      `script-src 'self'`,
      `style-src 'self'`,
      `frame-src https://assets.braintreegateway.com`,
      `connect-src 'self' https://api.braintreegateway.com https://www.paypal.com`,
      `img-src 'self' data:`,
      `form-action 'self'`,
      `base-uri 'none'`,
      `frame-ancestors 'none'`,
      `require-trusted-types-for 'script'`,
      `trusted-types tender`,
    ].join('; '),
  );
});

test('default: methods together name each source once', () => {
  const { directives } = contentSecurityPolicy({ methods: METHODS });
  for (const sources of Object.values(directives)) expect(new Set(sources).size).toBe(sources.length);
  expect(contentSecurityPolicy({ methods: ['vault-manager'] }).directives['frame-src']).toEqual([`'none'`]);
});

test.each([
  ['production', 'https://static.client.cardinaltrusted.com'],
  ['sandbox', 'https://cas.static.client.cardinaltrusted.com'],
] as const)('3D Secure in %s allows the pages of every bank, and both hosts of its script', (environment, script) => {
  const { directives } = contentSecurityPolicy({ methods: ['hosted-fields', 'three-d-secure'], environment });
  expect(directives['script-src']?.at(-1)).toBe(script);
  expect(directives).toMatchObject({
    'style-src': [`'self'`, `'unsafe-inline'`],
    'frame-src': ['https:'],
    'connect-src': expect.arrayContaining(['https://*.cardinalcommerce.com', 'https://*.cardinaltrusted.com']) as string[],
    'form-action': [`'self'`, 'https:'],
  });
});

test("PayPal's buttons may load their images, use their second host and add inline styles", () => {
  const { directives } = contentSecurityPolicy({ methods: ['paypal-checkout'] });
  for (const name of ['script-src', 'connect-src', 'img-src']) expect(directives[name]).toContain('https://www.paypalobjects.com');
  expect(directives['style-src']).toContain(`'unsafe-inline'`);
});

test("Visa's sheet may load its pages, its pictures and its requests", () => {
  const { directives } = contentSecurityPolicy({ methods: ['visa-checkout'], environment: 'sandbox' });
  expect(directives['script-src']?.at(-1)).toBe('https://sandbox-assets.secure.checkout.visa.com');
  for (const name of ['frame-src', 'connect-src', 'img-src']) expect(directives[name]).toContain('https://*.checkout.visa.com');
  expect(directives['style-src']).toContain(`'unsafe-inline'`);
});

test('Fastlane may load hosted fields, its texts and its pictures', () => {
  const { directives } = contentSecurityPolicy({ methods: ['fastlane'] });
  const endpoints = endpointsFromEnvironment('production');
  expect(allows(directives['script-src'], providerScriptUrl(endpoints, '3.118.2', 'hosted-fields'))).toBe(true);
  expect(allows(directives['connect-src'], `${fastlaneUrl(endpoints)}/locales/en_us.json`)).toBe(true);
  expect(allows(directives['img-src'], fastlaneUrl(endpoints))).toBe(true);
  expect(directives['style-src']).toContain(`'unsafe-inline'`);
});

test('the fraud script may load its frames and pictures', () => {
  const { directives } = contentSecurityPolicy({ methods: ['data-collector'] });
  expect(directives['script-src']?.at(-1)).toBe('https://c.paypal.com');
  for (const name of ['frame-src', 'img-src']) expect(directives[name]).toContain('https://*.paypal.com');
});

test('a meta element omits what browsers support only in the header', () => {
  const policy = contentSecurityPolicy({ methods: ['hosted-fields'] });
  expect(formatPolicy(policy, 'meta')).not.toContain('frame-ancestors');
  expect(formatPolicy(policy, 'nginx')).toContain(`frame-ancestors 'none'`);
});

test('options: nonce, assets, fraudDetection, trustedTypes', () => {
  const methods: PolicyMethod[] = ['hosted-fields'];
  const { directives } = contentSecurityPolicy({
    methods,
    nonce: 'bm9uY2U=',
    assets: 'https://assets.shop.example/',
    fraudDetection: true,
  });
  expect(directives['script-src']).toEqual([
    `'self'`,
    `'nonce-bm9uY2U='`,
    'https://assets.shop.example',
    new URL(endpointsFromEnvironment('production').fraudScript).origin,
  ]);
  expect(directives['trusted-types']).toBeUndefined();
  const withTrustedTypes = contentSecurityPolicy({ methods: ['paypal-checkout'], trustedTypes: true });
  expect(withTrustedTypes.directives['trusted-types']).toEqual(['tender']);
});

test('options: sandbox keeps keywords, nonces and the asset host of the shop', () => {
  const { directives } = contentSecurityPolicy({
    methods: ['vault-manager'],
    nonce: 'bm9uY2U=',
    assets: 'https://assets.shop.example',
    sandbox: 'https://sandbox.shop.example',
  });
  expect(directives).toMatchObject({
    'script-src': [`'self'`, `'nonce-bm9uY2U='`, 'https://assets.shop.example', 'https://sandbox.shop.example'],
    'frame-src': ['https://sandbox.shop.example'],
    'img-src': [`'self'`, 'data:'],
    'require-trusted-types-for': [`'script'`],
  });
});

test.each([
  ['CSP_UNKNOWN_METHOD', { methods: ['cash' as PolicyMethod] }],
  ['CSP_UNKNOWN_METHOD', { methods: [] }],
  ['CSP_UNKNOWN_METHOD', { methods: ['toString' as PolicyMethod] }],
  ['CSP_UNKNOWN_ENVIRONMENT', { methods: METHODS, environment: 'development' as 'sandbox' }],
  ['CSP_INVALID_NONCE', { methods: METHODS, nonce: `a'; script-src *` }],
] as const)('error: %s for %j', (code, options) => {
  expect(() => contentSecurityPolicy(options)).toThrow(PolicyError);
  expect(() => contentSecurityPolicy(options)).toThrow(expect.objectContaining({ code }));
});

test.each([
  'assets.shop.example',
  'https:assets.shop.example',
  'ftp://assets.shop.example',
  'https://',
  'https://a;script-src *',
  'https://a;default-src',
  `https://a'unsafe-inline'`,
  'https://a"b',
  'https://$host',
  'https://a,b',
  'https://*',
  'https://*.shop.example',
  'https://a{b}',
  'https://[::1]:8080',
  'https://assets_1.shop.example',
  'https://assets.shop.example.',
  'https://user@assets.shop.example',
  'https://assets.shop.example/web',
  'https://assets.shop.example/?a',
  'https://assets.shop.example/#a',
  'https://assets.shop.example:99999',
  `https://a b`,
  'https://a%3Bscript-src',
])('error: CSP_INVALID_ORIGIN for %j, which is more or less than a scheme, a host and a port', (assets) => {
  const message = `The origin of an asset host is a scheme, a host and perhaps a port, such as https://assets.shop.example, not ${assets}.`;
  expect(() => contentSecurityPolicy({ methods: METHODS, assets })).toThrow(new PolicyError('CSP_INVALID_ORIGIN', message));
  expect(() => contentSecurityPolicy({ methods: METHODS, assets })).toThrow(expect.objectContaining({ code: 'CSP_INVALID_ORIGIN' }));
});

test.each([
  ['https://assets.shop.example', 'https://assets.shop.example'],
  ['HTTPS://Assets.Shop.example:443/', 'https://assets.shop.example'],
  ['http://localhost:4810', 'http://localhost:4810'],
  ['http://127.0.0.1:4810', 'http://127.0.0.1:4810'],
  ['https://bücher.example', 'https://xn--bcher-kva.example'],
])('options: assets %s allows scripts of %s', (assets, origin) => {
  expect(contentSecurityPolicy({ methods: ['venmo'], assets }).directives['script-src']).toEqual([`'self'`, origin]);
});

test.each([`a'; script-src *`, '', 'a b', 'a\n', '"', '{{a}}"', '$a;', '${a}', `{{a b}}`, '<?= a ?>', 'ä'])(
  'error: CSP_INVALID_NONCE for %j',
  (nonce) => {
    expect(() => contentSecurityPolicy({ methods: METHODS, nonce })).toThrow(expect.objectContaining({ code: 'CSP_INVALID_NONCE' }));
  },
);

describe('a policy to which a page adds sources of its own', () => {
  const { directives } = contentSecurityPolicy({ methods: ['venmo'] });
  const add = (source: string, format: PolicyFormat): string =>
    formatPolicy({ directives: { ...directives, 'report-uri': [source] } }, format);

  test('is formatted with them', () => {
    const url = 'https://shop.example/reports?page=checkout&kind=csp';
    expect(add(url, 'header')).toContain(`; report-uri ${url}`);
    expect(add(url, 'nginx')).toContain(`; report-uri ${url}" always;`);
    expect(add(url, 'meta')).toContain(`; report-uri ${url.replace('&', '&amp;')}">`);
  });

  const formats = ['header', 'meta', 'json', 'nginx', 'helmet'] as const;
  const wrong = ['', 'a b', 'a;b', 'a,b', 'a\nb', 'a\u00a0b', '"', '\\', '<', '>', '$a', '`', `'`, `'self`, `'none'x`, `'nonce-$a"'`];
  test.each(formats.flatMap((format) => wrong.map((source) => [format, source] as const)))(
    'is refused as %s with the source %j',
    (format, source) => {
      expect(() => add(source, format)).toThrow(expect.objectContaining({ code: 'CSP_INVALID_SOURCE' }));
      expect(() => formatPolicy({ directives: { [`img-src ${source}`]: [] } }, format)).toThrow(PolicyError);
    },
  );
});

test.each(METHODS)('the policy of %s, also with the variables of templates, is formatted for every destination', (method) => {
  for (const nonce of ['{{nonce}}', '{nonce}', '$nonce', 'bm9uY2U=']) {
    const policy = contentSecurityPolicy({ methods: [method], nonce, assets: 'https://assets.shop.example', fraudDetection: true });
    expect(formatPolicy(policy, 'header')).toBe(`Content-Security-Policy: ${policy.header}`);
    expect(formatPolicy(policy, 'nginx')).toBe(`add_header Content-Security-Policy "${policy.header}" always;`);
  }
});

test('error: CSP_UNKNOWN_METHOD lists the methods', () => {
  expect(() => contentSecurityPolicy({ methods: ['cash' as PolicyMethod] })).toThrow(`There is no method cash: ${METHODS.join(', ')}.`);
});
