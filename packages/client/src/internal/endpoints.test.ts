import {
  endpointsFromEnvironment,
  googlePayScriptUrl,
  developmentOrigin,
  isCardinalUrl,
  isProviderUrl,
  isScriptUrl,
  thirdPartyUrl,
  visaCheckoutScriptUrl,
  PROVIDER_DOMAINS,
} from './endpoints';

test.each([
  ['production', '', 'https://api.braintreegateway.com:443'],
  ['sandbox', 'sandbox.', 'https://api.sandbox.braintreegateway.com:443'],
] as const)('behavior: %s', (environment, infix, clientApi) => {
  expect(endpointsFromEnvironment(environment)).toEqual({
    environment,
    clientApi,
    graphQL: `https://payments.${infix}braintree-api.com/graphql`,
    assets: 'https://assets.braintreegateway.com',
    analytics: 'https://www.paypal.com/xoplatform/logger/api/logger',
    fraudScript: 'https://c.paypal.com/da/r/fb.js',
  });
});

test('behavior: in development all endpoints have one origin', () => {
  const origin = 'http://localhost:4810';
  expect(endpointsFromEnvironment('development', '4810')).toEqual({
    environment: 'development',
    origin,
    clientApi: origin,
    graphQL: `${origin}/graphql`,
    assets: origin,
    analytics: `${origin}/xoplatform/logger/api/logger`,
    fraudScript: `${origin}/da/r/fb.js`,
  });
  expect(endpointsFromEnvironment('development', 'http://shop.localhost:8080/path')?.origin).toBe('http://shop.localhost:8080');
});

test.each([
  undefined,
  '',
  '80',
  '99999',
  'https://attacker.com:8443',
  'http://localhost.attacker.com:4810',
  'https://localhost',
  'http://tauri.localhost/',
  'ftp://localhost:4810',
  'x',
])('behavior: no development environment at %s', (at) => {
  expect(endpointsFromEnvironment('development', at)).toBeUndefined();
});

test.each([undefined, null, 'qa', 'toString', 'PRODUCTION', 5])('behavior: there is no environment called %s', (environment) => {
  expect(endpointsFromEnvironment(environment, '4810')).toBeUndefined();
});

test.each(['http://localhost:4810', 'https://localhost:4810', 'http://shop.localhost:8080', 'http://127.0.0.1:4810', 'http://[::1]:4810'])(
  'behavior: %s may be a development environment',
  (origin) => {
    expect(developmentOrigin(`${origin}/x`)).toBe(origin);
  },
);

test.each([
  // Apps that carry their pages with them.
  'https://localhost',
  'http://localhost',
  'capacitor://localhost',
  'ionic://localhost',
  'tauri://localhost',
  'http://tauri.localhost',
  'https://tauri.localhost',
  'file://localhost:4810',
  'http://localhost:80',
  'https://localhost:443',
  'http://localhost.com:4810',
  'http://notlocalhost:4810',
  'http://127.0.0.10:4810',
  'http://attacker.com:4810/http://localhost:4810',
  'http://localhost:4810@attacker.com',
  'null',
  '',
])('behavior: %s is no development environment', (url) => {
  expect(developmentOrigin(url)).toBeUndefined();
});

test.each<[unknown, boolean]>([
  ['https://paypal.com', true],
  ['https://www.paypal.com/x', true],
  ['https://assets.braintreegateway.com', true],
  ['https://a.b.braintree-api.com:8443', true],
  ['HTTPS://X.BraintreePayments.com', true],
  ['http://www.paypal.com', false],
  ['//www.paypal.com', false],
  ['https://paypal.com.attacker.com', false],
  ['https://attackerpaypal.com', false],
  ['https://www.paypal.com.', false],
  ['https://attacker.com/paypal.com', false],
  ['https://attacker.com?paypal.com', false],
  ['https://attacker.com\\@www.paypal.com', false],
  ['https://www.paypal.com@attacker.com', false],
  ['https://www.paypal.com\t.attacker.com', false],
  ['https://www.pаypal.com', false], // with a Cyrillic letter
  ['javascript:paypal.com', false],
  [undefined, false],
  [null, false],
  [{}, false],
])("behavior: whether %s is the provider's: %s", (url, expected) => {
  expect(isProviderUrl(url)).toBe(expected);
});

test.each(PROVIDER_DOMAINS)('behavior: %s is a domain of the provider', (domain) => {
  expect(isProviderUrl(`https://assets.${domain}/x`)).toBe(true);
});

test('behavior: the development origin is trusted with its port only', () => {
  expect(isProviderUrl('http://localhost:4810/x', 'http://localhost:4810')).toBe(true);
  expect(isProviderUrl('http://localhost:4811/x', 'http://localhost:4810')).toBe(false);
});

describe('on a page with https', () => {
  beforeEach(() => {
    document.head.append(Object.assign(document.createElement('base'), { href: 'https://shop.example/checkout' }));
  });

  afterEach(() => {
    document.head.replaceChildren();
  });

  test.each(['https:www.paypal.com', 'https:/www.paypal.com', 'https:\\www.paypal.com', 'HTTPS:www.paypal.com'])(
    "%s is not the provider's, because a browser takes it as relative to the page",
    (url) => {
      expect(isProviderUrl(url)).toBe(false);
    },
  );

  test('a URL without slashes is not on Cardinal’s domain', () => {
    expect(isCardinalUrl('https:centinelapi.cardinalcommerce.com/acs')).toBe(false);
    expect(isCardinalUrl('https://centinelapi.cardinalcommerce.com/acs')).toBe(true);
  });
});

test('a URL without slashes is not on the developer’s machine where the page has the same scheme', () => {
  document.head.append(Object.assign(document.createElement('base'), { href: 'http://shop.example/' }));
  expect(developmentOrigin('http:localhost:4810/x')).toBeUndefined();
  expect(isScriptUrl('http:localhost:4810/x.js')).toBe(false);
  document.head.replaceChildren();
});

test.each(['data:text/html,x', 'javascript:1', 'file:///x', 'capacitor://localhost/x'])(
  'refuses %s to a page whose origin is null',
  (url) => {
    expect(isProviderUrl(url, 'null')).toBe(false);
  },
);

test('behavior: in development third-party scripts come from the development origin', () => {
  expect(thirdPartyUrl(endpointsFromEnvironment('sandbox'), 'x.js', 'https://x/y.js')).toBe('https://x/y.js');
  const development = endpointsFromEnvironment('development', '4810');
  expect(development && thirdPartyUrl(development, 'x.js', 'https://x/y.js')).toBe('http://localhost:4810/third-party/x.js');
});

test('behavior: each environment has its own script of Visa Checkout', () => {
  const path = 'assets.secure.checkout.visa.com/checkout-widget/resources/js/integration/v1/sdk.js';
  expect(visaCheckoutScriptUrl(endpointsFromEnvironment('production'))).toBe(`https://${path}`);
  expect(visaCheckoutScriptUrl(endpointsFromEnvironment('sandbox'))).toBe(`https://sandbox-${path}`);
  const development = endpointsFromEnvironment('development', '4810');
  expect(development && visaCheckoutScriptUrl(development)).toBe('http://localhost:4810/third-party/visa-checkout.js');
});

test("behavior: Google Pay's script is the same in both environments of the provider", () => {
  const script = 'https://pay.google.com/gp/p/js/pay.js';
  expect([googlePayScriptUrl(endpointsFromEnvironment('production')), googlePayScriptUrl(endpointsFromEnvironment('sandbox'))]).toEqual([
    script,
    script,
  ]);
  const development = endpointsFromEnvironment('development', '4810');
  expect(development && googlePayScriptUrl(development)).toBe('http://localhost:4810/third-party/google-pay.js');
});
