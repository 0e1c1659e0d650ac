/**
 * @jest-environment-options {"url": "https://shop.localhost:8080/start/"}
 */
import fc from 'fast-check';
import type { Venmo, VenmoCreateOptions } from './index';
import { AGENTS, setUserAgent, create, openVenmo } from './fixtures/fake-venmo';

const instances: Venmo[] = [];
beforeEach(() => {
  openVenmo();
  setUserAgent(AGENTS.android);
});
afterEach(async () => {
  for (const instance of instances.splice(0)) await instance.teardown();
  sessionStorage.clear();
  history.replaceState(null, '', '/start/');
});

async function openPage(options: VenmoCreateOptions): Promise<Venmo> {
  const instance = await create(options);
  instances.push(instance);
  return instance;
}
async function readReturnUrl(options: VenmoCreateOptions): Promise<string> {
  const instance = await openPage(options);
  return new URL(await instance.getUrl()).searchParams.get('x-success') ?? '';
}

test.each([
  ['/done', 'https://shop.localhost:8080/done#venmoSuccess=1'],
  ['done?step=2', 'https://shop.localhost:8080/start/done?step=2#venmoSuccess=1'],
  ['?back#/checkout', 'https://shop.localhost:8080/start/?back#/checkout#venmoSuccess=1'],
  ['#/checkout', 'https://shop.localhost:8080/start/#/checkout#venmoSuccess=1'],
  ['//shop.localhost:8080/done', 'https://shop.localhost:8080/done#venmoSuccess=1'],
  ['shop.example/done', 'https://shop.localhost:8080/start/shop.example/done#venmoSuccess=1'],
  ['https://shop.example', 'https://shop.example#venmoSuccess=1'],
  ['com.shop.app://back', 'com.shop.app://back#venmoSuccess=1'],
  ['HTTPS://shop.example/%7Ea?b#/c#', 'HTTPS://shop.example/%7Ea?b#/c#venmoSuccess=1'],
  ['//', '//#venmoSuccess=1'],
])('the app returns from deepLinkReturnUrl %s to an absolute URL', async (deepLinkReturnUrl, expected) => {
  expect(await readReturnUrl({ deepLinkReturnUrl })).toBe(expected);
});

/** What apps and browsers do to the return URL of a payment: they add parameters, and may encode what follows the first `#`. */
const ARRIVALS: Record<string, (returnUrl: string, parameters: string) => string> = {
  'appends the parameters': (url, parameters) => `${url}&${parameters}`,
  'encodes the second #': (url, parameters) => `${url}&${parameters}`.replace(/(#.*)#/s, '$1%23'),
  'joins with a question mark': (url, parameters) => `${url}&${parameters}`.replace(/(#.*)#/s, '$1?'),
  'encodes the whole fragment': (url, parameters) =>
    `${url}&${parameters}`.replace(/#(.*)/s, (_, fragment: string) => `#${encodeURIComponent(fragment)}`),
};

/** Texts as they occur in routes: not with what separates the parameters of the app. */
const segment = fc.stringMatching(/^[\w.~!$'()*,;:@-]{1,8}$/).filter((text) => !/venmo/i.test(text));
const route = fc.oneof(
  fc.constant(''),
  fc.array(segment, { minLength: 1, maxLength: 3 }).map((parts) => `#/${parts.join('/')}`),
  fc.tuple(segment, segment, segment).map(([path, key, value]) => `#!/${path}?${key}=${value}&x=%20`),
  segment.map((name) => `#${name}`),
  fc.tuple(segment, segment).map(([key, value]) => `#${key}=${value}`),
);
const page = fc.tuple(fc.constantFrom('', '/', '/a/b', '/start/'), fc.constantFrom('', '?back', '?a=1&b=%23'));

test('a result is read from every page that the app can return to, whatever becomes of its URL, and the page keeps its route', async () => {
  const origin = 'https://shop.localhost:8080';
  await fc.assert(
    fc.asyncProperty(
      page,
      route,
      fc.constantFrom(...Object.keys(ARRIVALS)),
      fc.stringMatching(/^[\w=&#%?/+ -]{1,12}$/),
      async ([path, query], fragment, arrival, username) => {
        const returnUrl = await readReturnUrl({ deepLinkReturnUrl: `${origin}${path || '/'}${query}${fragment}` });
        const parameters = `paymentMethodNonce=from-hash&username=${encodeURIComponent(username)}`;
        const url = ARRIVALS[arrival]!(returnUrl, parameters);
        history.replaceState(null, '', url);
        const instance = await openPage({});
        expect(instance.hasTokenizationResult()).toBe(true);
        await expect(instance.tokenize()).resolves.toMatchObject({
          nonce: 'from-hash',
          details: { username: `@${username.replace('@', '')}` },
        });
        expect(location.href).toBe(new URL(`${path || '/'}${query}${fragment}`, origin).href);
        expect(instance.hasTokenizationResult()).toBe(false);
      },
    ),
    { numRuns: 200 },
  );
}, 60_000);

test('a page that was not loaded again gets its fragment back', async () => {
  window.open = () => null;
  setUserAgent(AGENTS.firefoxOnAndroid);
  history.replaceState(null, '', '/start/#/checkout');
  const instance = await openPage({ deepLinkReturnUrl: '#/checkout' });
  const seen: string[] = [];
  addEventListener('hashchange', ({ newURL }) => seen.push(newURL));
  const tokenization = instance.tokenize();
  location.hash = '/checkout#venmoSuccess=1&paymentMethodNonce=from-hash';
  await expect(tokenization).resolves.toMatchObject({ nonce: 'from-hash' });
  await new Promise((resolve) => setTimeout(resolve));
  expect(location.hash).toBe('#/checkout');
  expect(seen.at(-1)).toBe(location.href); // a router goes back to its route
});

test.each(['/checkout#venmoSuccess=1&paymentMethodNonce=a', '/venmoSuccess=1&paymentMethodNonce=a'])(
  'the fragment #%s stays in the URL with ignoreHistoryChanges',
  async (fragment) => {
    history.replaceState(null, '', `#${fragment}`);
    const instance = await openPage({ ignoreHistoryChanges: true });
    await instance.tokenize();
    expect(location.hash).toBe(`#${fragment}`);
  },
);

test('a fragment of a million characters is read at once', async () => {
  const instance = await openPage({});
  for (const unit of ['#', '#/', '?venmo_', '%23', '#venmoSuccess', '&venmoSuccess=', '%25']) {
    const started = performance.now();
    await instance.processHashChangeFlowResults(`x${unit.repeat(1_000_000 / unit.length)}`).catch(() => {});
    expect(performance.now() - started).toBeLessThan(2_000);
  }
});
