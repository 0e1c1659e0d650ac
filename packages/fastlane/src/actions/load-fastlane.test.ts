import { freshKey, openNetwork, until, type Network } from '@tender/client/testing';
import type { fastlane as component, FastlaneCreateOptions, FastlaneMetadata } from '../index';
import { readPage } from '../page';
import { FASTLANE, openScriptHost, type ScriptHost } from '../fixtures/script-host';

const OBJECTS = 'https://www.paypalobjects.com/connect-boba';
const SCRIPTS = 'https://js.braintreegateway.com/web';
const page = readPage();

let fastlane: typeof component;
let host: ScriptHost;
let network: Network;

beforeEach(async () => {
  host = openScriptHost();
  network = openNetwork();
  performance.mark = jest.fn();
  // A copy of its own for each test, as on a page that has just been opened: loads are kept as long as the page.
  await jest.isolateModulesAsync(async () => void ({ fastlane } = await import('../index')));
});
afterEach(() => {
  host.close();
  jest.useRealTimers();
});

const create = (options: Partial<FastlaneCreateOptions> = {}): Promise<unknown> =>
  fastlane.create({ authorization: freshKey(), ...options });
const sources = (): string[] => host.elements().map(({ src }) => src);
const failed = (message: string): object => ({
  code: 'FASTLANE_SDK_LOAD_ERROR',
  type: 'MERCHANT',
  message,
  details: { originalError: expect.objectContaining({ message }) as Error },
});

test('default: two elements at the same time, hosted fields first', async () => {
  host.outcome = () => 'hang';
  const creation = create();
  await until(() => host.elements().length === 2);
  expect(host.elements().map(({ id, src, async, parentNode }) => ({ id, src, async, parentNode }))).toEqual([
    { id: 'hcf-3.118.2', src: `${SCRIPTS}/3.118.2/js/hosted-fields.js`, async: true, parentNode: document.head },
    { id: 'axo-id', src: `${OBJECTS}/axo.js`, async: true, parentNode: document.head },
  ]);
  expect(jest.mocked(performance.mark).mock.calls).toEqual([['pp_axo_sdk_init_invoked']]);
  expect(host.create).not.toHaveBeenCalled();
  for (const element of host.elements()) host.finish(element, 'load');
  await expect(creation).resolves.toBe(FASTLANE);
});

test.each<[string, Partial<FastlaneCreateOptions>, string]>([
  ['production', {}, '.min'],
  ['sandbox', {}, ''],
  ['elsewhere', {}, ''],
  ['production', { minified: false }, ''],
  ['sandbox', { minified: true }, '.min'],
  ['sandbox', { minified: undefined }, '.min'],
])('options: in %s with %j, the scripts end in "%s.js"', async (environment, options, suffix) => {
  network.configuration.environment = environment;
  await create(options);
  expect(sources()).toEqual([`${SCRIPTS}/3.118.2/js/hosted-fields${suffix}.js`, `${OBJECTS}/axo${suffix}.js`]);
});

test('options: btSdkVersion', async () => {
  await create({ btSdkVersion: '3.101.0' });
  expect(host.elements()[0]).toMatchObject({ id: 'hcf-3.101.0', src: `${SCRIPTS}/3.101.0/js/hosted-fields.js` });
});

test('options: platform PPCP loads the client script as well, and the script hears of it', async () => {
  await create({ platform: 'PPCP' });
  expect(host.elements().map(({ id }) => id)).toEqual(['client-3.118.2', 'hcf-3.118.2', 'axo-id']);
  expect(sources()[0]).toBe(`${SCRIPTS}/3.118.2/js/client.js`);
  expect(host.create.mock.calls[0]?.[0]).toMatchObject({ platform: 'PPCP', platformOptions: { platform: 'BT' } });
});

test.each(['ppcp', '', null, 'toString'])('error: FASTLANE_SDK_LOAD_ERROR for the platform %j, and nothing is loaded', async (platform) => {
  const hostedFields = { VERSION: '3.118.2' };
  const options = { platform, hostedFields } as unknown as FastlaneCreateOptions;
  await expect(create(options)).rejects.toMatchObject(failed(`Fastlane does not support the platform ${platform}.`));
  expect([sources(), page.braintree]).toEqual([[], undefined]);
});

test('options: metadata.bundleIdOverride', async () => {
  await create({ metadata: { bundleIdOverride: 'feature-1' } });
  const folder = 'https://cdn-feature-1.static.engineering.dev.paypalinc.com/connect-boba';
  expect(sources()[1]).toBe(`${folder}/axo.js`);
  expect(host.create.mock.calls[0]?.[0]).toMatchObject({
    metadata: { bundleIdOverride: 'feature-1' },
    localeUrl: `${folder}/locales/`,
  });
});

test.each(['attacker.example/', 'x@attacker.example/', 'x.attacker.example#'])(
  'error: FASTLANE_SDK_LOAD_ERROR when bundleIdOverride %j leads to another host',
  async (bundleIdOverride) => {
    await expect(create({ metadata: { bundleIdOverride } })).rejects.toMatchObject({ code: 'FASTLANE_SDK_LOAD_ERROR' });
    expect(sources()).toEqual([`${SCRIPTS}/3.118.2/js/hosted-fields.js`]);
  },
);

test.each([[null], ['text'], [{ bundleIdOverride: '' }]])('options: metadata %j overrides nothing', async (metadata) => {
  await create({ metadata: metadata as FastlaneMetadata });
  expect(sources()[1]).toBe(`${OBJECTS}/axo.js`);
});

test('behavior: in development everything comes from the local server', async () => {
  network.configuration.environment = 'development';
  await create({ authorization: 'development_4810_merchant' });
  expect(sources()).toEqual([
    'http://localhost:4810/web/3.118.2/js/hosted-fields.js',
    'http://localhost:4810/third-party/connect-boba/axo.js',
  ]);
  expect(host.create.mock.calls[0]?.[0].localeUrl).toBe('http://localhost:4810/third-party/connect-boba/locales/');
});

test('options: cspNonce', async () => {
  await create({ cspNonce: 'n0nce' });
  expect(host.elements().map((element) => element.getAttribute('nonce'))).toEqual(['n0nce', 'n0nce']);
});

describe('hosted fields on the page', () => {
  test.each(['3.118.2', ''])('behavior: with btSdkVersion %j, they are used', async (btSdkVersion) => {
    page.braintree = { hostedFields: { VERSION: '3.118.2' } };
    await create({ btSdkVersion });
    expect(sources()).toEqual([`${OBJECTS}/axo.js`]);
  });

  test('error: FASTLANE_SDK_LOAD_ERROR for another version; the Fastlane script is loaded all the same', async () => {
    page.braintree = { hostedFields: { VERSION: '3.0.0' } };
    await expect(create()).rejects.toMatchObject(failed('The page has hosted-fields 3.0.0, but Fastlane needs 3.118.2.'));
    expect(sources()).toEqual([`${OBJECTS}/axo.js`]);
  });

  test('error: FASTLANE_SDK_LOAD_ERROR without hosted fields and without a version', async () => {
    await expect(create({ btSdkVersion: '' })).rejects.toMatchObject(failed('The version of hosted-fields is missing.'));
    expect(sources()).toEqual([`${OBJECTS}/axo.js`]);
  });

  test('behavior: a client on the page is used for PPCP, and must have the version', async () => {
    page.braintree = { client: { VERSION: '3.118.2' } };
    await create({ platform: 'PPCP' });
    expect(sources()).toEqual([`${SCRIPTS}/3.118.2/js/hosted-fields.js`, `${OBJECTS}/axo.js`]);
    page.braintree.client = { VERSION: '3.0.0' };
    await expect(create({ platform: 'PPCP' })).rejects.toMatchObject(failed('The page has client 3.0.0, but Fastlane needs 3.118.2.'));
  });

  test('options: hostedFields of a bundle become those of the page', async () => {
    const hostedFields = { VERSION: '3.118.2' };
    await create({ hostedFields });
    expect(page.braintree?.hostedFields).toBe(hostedFields);
    expect(sources()).toEqual([`${OBJECTS}/axo.js`]);
  });

  test('options: hostedFields of a bundle do not replace those of the page', async () => {
    const hostedFields = { VERSION: '3.118.2' };
    page.braintree = { hostedFields };
    await create({ hostedFields: { ...hostedFields } });
    expect(page.braintree.hostedFields).toBe(hostedFields);
  });
});

describe('loading', () => {
  test('behavior: once per page, for creates at the same time and later ones', async () => {
    await Promise.all([create(), create()]);
    await create();
    expect(sources()).toHaveLength(2);
    expect(host.create).toHaveBeenCalledTimes(3);
  });

  test.each(['hosted-fields', 'axo'])('error: FASTLANE_SDK_LOAD_ERROR when %s cannot be loaded; the next create loads it', async (name) => {
    host.outcome = (src) => (src.includes(name) ? 'error' : 'load');
    const src = name === 'axo' ? `${OBJECTS}/axo.js` : `${SCRIPTS}/3.118.2/js/hosted-fields.js`;
    await expect(create()).rejects.toMatchObject(failed(`${src} could not be loaded.`));
    expect(sources()).toHaveLength(1); // the other one stays
    host.outcome = () => 'load';
    await expect(create()).resolves.toBe(FASTLANE);
    expect(sources()).toHaveLength(2);
  });

  test('error: FASTLANE_SDK_LOAD_ERROR after a minute', async () => {
    host.outcome = () => 'hang';
    jest.useFakeTimers();
    const creation = create();
    const outcome = expect(creation).rejects.toMatchObject(failed('Fastlane could not be loaded within a minute.'));
    await jest.advanceTimersByTimeAsync(60_000);
    await outcome;
    expect(jest.getTimerCount()).toBe(0);
    for (const element of host.elements()) host.finish(element, 'load');
    await expect(create()).resolves.toBe(FASTLANE);
    expect(jest.getTimerCount()).toBe(0);
    expect(host.create).toHaveBeenCalledTimes(1);
  });

  test('behavior: a script that arrives after an abort is not called, and the next create uses it', async () => {
    host.outcome = () => 'hang';
    const stop = new AbortController();
    const creation = create({ signal: stop.signal });
    await until(() => host.elements().length === 2);
    stop.abort('why');
    await expect(creation).rejects.toBe('why');
    for (const element of host.elements()) host.finish(element, 'load');
    await new Promise(setImmediate);
    expect(host.create).not.toHaveBeenCalled();
    await expect(create()).resolves.toBe(FASTLANE);
    expect(sources()).toHaveLength(2);
  });

  test('behavior: an abort while the script creates its object rejects at once', async () => {
    host.create.mockImplementation(() => new Promise(() => {}));
    const stop = new AbortController();
    const creation = create({ signal: stop.signal });
    await until(() => host.create.mock.calls.length === 1);
    stop.abort('why');
    await expect(creation).rejects.toBe('why');
  });

  test('behavior: works where the browser has no performance marks', async () => {
    jest.mocked(performance.mark).mockImplementation(() => {
      throw new TypeError('not a function');
    });
    await expect(create()).resolves.toBe(FASTLANE);
  });
});

describe('a page with an AMD loader', () => {
  let modules: string[];
  let failing: RegExp | undefined;

  beforeEach(() => {
    modules = [];
    failing = undefined;
    page.define = Object.assign(() => {}, { amd: {} });
    page.require = ([name], ready, fail) => {
      modules.push(String(name));
      if (failing?.test(String(name))) return fail(new Error(`Script error for ${name}`));
      if (name?.startsWith('fastlane/')) page.braintree = { ...page.braintree, fastlane: { create: host.create } };
      ready();
    };
  });

  test.each<[Partial<FastlaneCreateOptions>, string[]]>([
    [{}, ['braintree/hosted-fields', 'fastlane/axo']],
    [{ minified: true }, ['braintree/hosted-fields.min', 'fastlane/axo.min']],
    [{ platform: 'PPCP' }, ['braintree/client', 'braintree/hosted-fields', 'fastlane/axo']],
    [{ hostedFields: { VERSION: '3.118.2' } }, ['fastlane/axo']],
  ])('default: with %j, requires %j and adds no elements', async (options, names) => {
    await expect(create(options)).resolves.toBe(FASTLANE);
    expect([modules, sources()]).toEqual([names, []]);
  });

  test('behavior: tells RequireJS where Fastlane is', async () => {
    const config = jest.fn();
    page.requirejs = Object.assign(() => {}, { config });
    await create();
    await create({ metadata: { bundleIdOverride: 'feature-1' } });
    expect(config.mock.calls).toEqual([
      [{ paths: { fastlane: OBJECTS } }],
      [{ paths: { fastlane: 'https://cdn-feature-1.static.engineering.dev.paypalinc.com/connect-boba' } }],
    ]);
  });

  test.each([[{}], [Object.assign(() => {}, { config: 'none' })]])(
    'behavior: leaves a loader that is not RequireJS alone',
    async (requirejs) => {
      page.requirejs = requirejs as typeof page.requirejs;
      await expect(create()).resolves.toBe(FASTLANE);
    },
  );

  test('error: FASTLANE_SDK_LOAD_ERROR when bundleIdOverride leads to another host', async () => {
    await expect(create({ metadata: { bundleIdOverride: 'attacker.example/' } })).rejects.toMatchObject({
      code: 'FASTLANE_SDK_LOAD_ERROR',
    });
    expect(modules).toEqual(['braintree/hosted-fields']);
  });

  test.each([/hosted-fields/, /axo/])(
    'error: FASTLANE_SDK_LOAD_ERROR when %s cannot be required; the next create tries again',
    async (name) => {
      failing = name;
      const undef = jest.fn();
      page.requirejs = Object.assign(() => {}, { config() {}, undef });
      await expect(create()).rejects.toMatchObject({ code: 'FASTLANE_SDK_LOAD_ERROR', message: expect.stringMatching(name) as string });
      expect(undef.mock.calls).toEqual([[expect.stringMatching(name)]]);
      failing = undefined;
      await expect(create()).resolves.toBe(FASTLANE);
    },
  );

  test('error: FASTLANE_SDK_LOAD_ERROR without window.require', async () => {
    Reflect.deleteProperty(page, 'require');
    await expect(create()).rejects.toMatchObject({
      code: 'FASTLANE_SDK_LOAD_ERROR',
      details: { originalError: expect.any(Error) as Error },
    });
  });

  test('behavior: define without amd is no AMD loader', async () => {
    page.define = () => {};
    await create();
    expect([modules, sources().length]).toEqual([[], 2]);
  });
});
