import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allMethods } from './methods/all-methods';
import { expect, test } from './support/test';

const folder = join(import.meta.dirname, '../dist/web/3.118.2/html');
const pages = (): string[] => readdirSync(folder).filter((name) => name.endsWith('.html'));

/** What every page's policy says; its one script is named by its hash. */
const CLOSED = {
  'default-src': ["'none'"],
  'script-src': ['hash'],
  'form-action': ["'none'"],
  'base-uri': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ["'none'"],
};

const CLIENT_API = ['https://api.braintreegateway.com', 'https://api.sandbox.braintreegateway.com'];
const GRAPHQL = ['https://payments.braintree-api.com', 'https://payments.sandbox.braintree-api.com'];
const ANALYTICS = ['https://www.paypal.com'];
/** Of fraud detection, where a merchant has that for cards. */
const FRAUD = ['https://c.paypal.com'];

/** For pages that tokenize cards. */
const CARDS = {
  'script-src': ['hash', ...FRAUD],
  'connect-src': [...CLIENT_API, ...GRAPHQL, ...ANALYTICS, ...FRAUD],
  'trusted-types': ['tender'],
};

/** An empty icon, for what windows show. */
const WINDOW = { 'img-src': ['data:'] };
/** The pages that windows show. */
const WINDOWS = /(^|-)(landing|loading|redirect|cancel)(-frame)?$/;

/** By page, what it needs besides. */
const OPEN: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'hosted-fields-frame': CARDS,
  'payment-request-frame': CARDS,
  'unionpay-hosted-fields-frame': CARDS,
  ...Object.assign({}, ...Object.values(allMethods).map(({ framePolicies }) => framePolicies)),
  // The bank of a first version's challenge may be any.
  'three-d-secure-bank-frame': { 'connect-src': CLIENT_API, 'form-action': ['https:'] },
};

function directivesIn(html: string): Record<string, string[]> {
  const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html)?.[1] ?? '';
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.map((source) => (source.startsWith("'sha256-") ? 'hash' : source))];
    }),
  );
}

test('frame policies: each released page allows what it uses, and no more', () => {
  const released = Object.fromEntries(pages().map((page) => [page, directivesIn(readFileSync(join(folder, page), 'utf8'))]));
  const expected = Object.keys(released).map((page) => {
    const name = page.replace(/(\.min)?\.html$/, '');
    return [page, { ...CLOSED, ...OPEN[name], ...(WINDOWS.test(name) ? WINDOW : {}) }];
  });
  expect(released).toEqual(Object.fromEntries(expected));
  expect(pages()).toEqual(expect.arrayContaining(Object.keys(OPEN).map((name) => `${name}.min.html`)));
});

test('frame policies: no policy of a released page mentions a development host or plain http', () => {
  for (const page of pages()) {
    const policy = JSON.stringify(directivesIn(readFileSync(join(folder, page), 'utf8')));
    expect(policy, page).not.toMatch(/localhost|127\.0\.0\.1|http:|\*/);
  }
});

test('frame policies: the sandbox adds itself where a page may ask others, and nowhere else', async ({ sandbox }) => {
  for (const url of [sandbox.url, sandbox.url.replace('localhost', '127.0.0.1')]) {
    const served = async (page: string): Promise<Record<string, string[]>> =>
      directivesIn(await (await fetch(`${url}/web/3.118.2/html/${page}.html`)).text());
    expect(await served('landing')).toEqual({ ...CLOSED, ...WINDOW });
    expect(await served('hosted-fields-frame')).toMatchObject({
      'script-src': [...CARDS['script-src'], url],
      'connect-src': [...CARDS['connect-src'], url],
      'form-action': ["'none'"],
    });
    expect(await served('three-d-secure-bank-frame.min')).toMatchObject({ 'script-src': ['hash'], 'form-action': ['https:', url] });
  }
});

test('frame policies: under the names of the provider a page is served as it was released', async ({ provider: { page } }) => {
  const address = 'https://assets.braintreegateway.com/web/3.118.2/html/hosted-fields-frame.html';
  const response = await page.goto(address);
  expect(await response?.text()).toBe(readFileSync(join(folder, 'hosted-fields-frame.html'), 'utf8'));
});
