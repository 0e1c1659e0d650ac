import {
  endpointsFromEnvironment,
  fastlaneUrl,
  googlePayScriptUrl,
  paypalScriptUrl,
  plaidScriptUrl,
  providerScriptUrl,
  songbirdScriptUrl,
} from './endpoints';
import { injectScript, loadScript, trustedPolicy } from './script';

const POLICY = Symbol.for('tender.policy');
const scripts = (): HTMLScriptElement[] => Array.from(document.querySelectorAll('script'));
const happens = (type: string, element = scripts().at(-1)): unknown => element?.dispatchEvent(new window.Event(type));
const toTrusted = (url: string): string => trustedPolicy().createScriptURL(url);
const realm = globalThis as Record<PropertyKey, unknown>;

afterEach(() => {
  document.head.replaceChildren();
  delete realm[POLICY];
  delete realm.trustedTypes;
});

test('default', async () => {
  const promise = injectScript({ src: 'https://pay.google.com/a.js', attributes: { crossorigin: 'anonymous', 'data-x': 'y' } });
  const [element] = scripts() as [HTMLScriptElement];
  expect(element).toMatchObject({ src: 'https://pay.google.com/a.js', id: '', async: true, parentNode: document.head });
  expect(element.hasAttribute('id')).toBe(true);
  expect(element.dataset.x).toBe('y');
  happens('load');
  await expect(promise).resolves.toBe(element);
});

test('options: container', () => {
  const container = document.createElement('div');
  void injectScript({ src: 'https://pay.google.com/a.js', container });
  expect(container.firstElementChild?.tagName).toBe('SCRIPT');
});

test.each(['error', 'abort'])('behavior: %s removes the element and names the URL', async (type) => {
  const promise = injectScript({ src: 'https://pay.google.com/a.js' });
  happens(type);
  await expect(promise).rejects.toThrow('https://pay.google.com/a.js');
  expect(scripts()).toEqual([]);
});

test.each([
  'http://pay.google.com/a.js',
  'javascript:1',
  'data:text/javascript,1',
  'https://x.com/a.js',
  'https://cdn-x.com/.static.engineering.dev.paypalinc.com/a.js',
  'https://cdn-x.static.engineering.dev.paypalinc.com.attacker.com/a.js',
  'https://google.com/a.js',
  'https://pay.google.com:8443/a.js',
  'https://pay.google.com.attacker.com/a.js',
  'https://attacker.com/pay.google.com',
  'https://pay.google.com@attacker.com/a.js',
  '/a.js',
  'http://localhost/a.js',
  'https://tauri.localhost/a.js',
])('behavior: refuses to load a script from %s', async (src) => {
  await expect(injectScript({ src })).rejects.toThrow(TypeError);
  expect(scripts()).toEqual([]);
});

test.each([
  ...(['production', 'sandbox'] as const).flatMap((environment) => {
    const endpoints = endpointsFromEnvironment(environment);
    const client = `${endpoints.assets}/web/3.118.2/js/client.min.js`;
    return [
      client,
      endpoints.fraudScript,
      providerScriptUrl(endpoints, '3.118.2', 'hosted-fields.min'),
      `${fastlaneUrl(endpoints)}/axo.min.js`,
      `${fastlaneUrl(endpoints, 'build-1')}/axo.js`,
      ...[googlePayScriptUrl, paypalScriptUrl, plaidScriptUrl, songbirdScriptUrl].map((script) => script(endpoints)),
    ];
  }),
  'http://localhost:4810/third-party/paypal-sdk.js',
])('behavior: %s may be loaded', (src) => {
  expect(toTrusted(src)).toBe(src);
});

test('behavior: loadScript loads once, and again after a failure', async () => {
  const src = 'https://pay.google.com/once.js';
  const first = loadScript({ src });
  expect(loadScript({ src })).toBe(first);
  happens('error');
  await expect(first).rejects.toThrow(src);
  const second = loadScript({ src });
  expect(second).not.toBe(first);
  happens('load');
  await second;
  expect(loadScript({ src })).toBe(second);
  expect(loadScript({ src, attributes: { crossorigin: '' } })).not.toBe(second);
  expect(scripts()).toHaveLength(2);
});

describe('Trusted Types', () => {
  test('default', () => {
    const createPolicy = jest.fn((_name: string, rules: { createScriptURL(url: string): string }) => ({
      createScriptURL: (url: string) => `trusted ${rules.createScriptURL(url)}`,
    }));
    realm.trustedTypes = { createPolicy };
    expect([toTrusted('https://pay.google.com/a.js'), toTrusted('https://pay.google.com/b.js')]).toEqual([
      'trusted https://pay.google.com/a.js',
      'trusted https://pay.google.com/b.js',
    ]);
    expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['tender']);
    expect(() => toTrusted('http://x.com/a.js')).toThrow(TypeError);
  });

  test('behavior: a page that does not allow the policy gets the string, by the same rule', () => {
    realm.trustedTypes = {
      createPolicy: () => {
        throw new TypeError('not allowed');
      },
    };
    expect(toTrusted('https://pay.google.com/a.js')).toBe('https://pay.google.com/a.js');
    expect(() => toTrusted('http://x.com/a.js')).toThrow(TypeError);
  });

  test('behavior: without Trusted Types returns the string, and accepts http from this machine', () => {
    expect(toTrusted('http://localhost:4810/a.js')).toBe('http://localhost:4810/a.js');
  });
});
