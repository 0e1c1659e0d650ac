/**
 * @jest-environment-options {"url": "https://shop.localhost:8080/"}
 */
import { client } from '@tender/client';
import { describeComponent, freshKey } from '@tender/client/testing';
import fc from 'fast-check';
import { venmo, type VenmoCreateOptions } from './index';
import { createOptions } from './schemas';
import { assertCreateOptions } from './guards';
import { AGENTS, setUserAgent, create, openVenmo, payWithVenmo, waitTurns, type FakeVenmo } from './fixtures/fake-venmo';

describeComponent(venmo, {
  name: 'Venmo',
  configuration: { payWithVenmo },
  options: () => ({ requireManualReturn: true }),
  prepare: () => void (window.open = () => null),
  calls: { tokenize: [{}] },
});

let gateway: FakeVenmo;
beforeEach(() => {
  gateway = openVenmo();
});
const parametersOf = (url: string): Record<string, string> => Object.fromEntries(new URL(url).searchParams);

describe('create', () => {
  test('default', async () => {
    const instance = await create();
    expect(Object.keys(instance).sort()).toEqual([
      'appSwitch',
      'cancelTokenization',
      'getUrl',
      'hasTokenizationResult',
      'isBrowserSupported',
      'processHashChangeFlowResults',
      'teardown',
      'tokenize',
    ]);
    expect(gateway.events()).toEqual(['desktop-flow.configured.false', 'initialized']);
    expect(gateway.payments).toEqual([]);
  });

  test('error: VENMO_NOT_ENABLED', async () => {
    delete gateway.network.configuration['payWithVenmo'];
    await expect(create()).rejects.toMatchObject({ code: 'VENMO_NOT_ENABLED', type: 'MERCHANT' });
    expect(gateway.events()).toEqual([]);
  });

  test.each([1, {}, 0, false])('error: VENMO_INVALID_PROFILE_ID for %j', async (profileId) => {
    const options = { profileId, deepLinkReturnUrl: 1 } as unknown as VenmoCreateOptions;
    await expect(create(options)).rejects.toMatchObject({ code: 'VENMO_INVALID_PROFILE_ID', type: 'MERCHANT' });
  });

  test.each([1, [], 0])('error: VENMO_INVALID_DEEP_LINK_RETURN_URL for %j', async (deepLinkReturnUrl) => {
    const options = { deepLinkReturnUrl } as unknown as VenmoCreateOptions;
    await expect(create(options)).rejects.toMatchObject({ code: 'VENMO_INVALID_DEEP_LINK_RETURN_URL', type: 'MERCHANT' });
  });

  test.each(['', null, undefined])('options: the profile %j counts as none', async (profileId) => {
    const instance = await create({ profileId, deepLinkReturnUrl: profileId });
    expect(parametersOf(await instance.getUrl())).toMatchObject({ braintree_merchant_id: 'venmo-merchant' });
  });

  test('behavior: assertion and schema reject the same options', () => {
    const value = fc.constantFrom<unknown>('', 'text', null, undefined, 0, 1, {}, [], true);
    fc.assert(
      fc.property(fc.record({ profileId: value, deepLinkReturnUrl: value }), (options) => {
        let passes = true;
        try {
          assertCreateOptions(options);
        } catch {
          passes = false;
        }
        expect(passes).toBe(createOptions.safeParse(options).success);
      }),
    );
  });

  test.each([
    [{}, 'mobile-payment-context.setup-failed'],
    [{ requireManualReturn: true }, 'manual-return.setup-failed'],
  ])('behavior: create resolves when the payment context is refused, with the options %j', async (options, event) => {
    gateway.respondWith('create', 'drop');
    const instance = await create({ paymentMethodUsage: 'single_use', ...options });
    expect(instance.isBrowserSupported()).toBe(false);
    expect(gateway.events()).toEqual(['desktop-flow.configured.false', 'initialized', event]);
  });

  test("behavior: the merchant's options are not changed", async () => {
    const lineItems = [{ name: 'Hat', quantity: 1, unitAmount: '9.00' }];
    const options = Object.freeze({ authorization: freshKey(), paymentMethodUsage: 'single_use', lineItems: Object.freeze(lineItems) });
    Object.freeze(lineItems[0]);
    await venmo.create(options as VenmoCreateOptions);
    await waitTurns();
    expect(gateway.newest.input).toMatchObject({ paysheetDetails: { transactionDetails: { lineItems: [{ unitTaxAmount: '0' }] } } });
  });
});

describe('isBrowserSupported', () => {
  test('default: with the options of the instance', async () => {
    setUserAgent(AGENTS.firefoxOnAndroid);
    expect((await create()).isBrowserSupported()).toBe(true);
    const instance = await create({ allowNewBrowserTab: false });
    expect(instance.isBrowserSupported()).toBe(false);
    const callbackArguments = await new Promise((resolve) => instance.isBrowserSupported((...all: unknown[]) => resolve(all)));
    expect(callbackArguments).toEqual([null, false]);
  });
});

describe('getUrl', () => {
  const page = `${location.origin}/`;
  beforeEach(() => setUserAgent(AGENTS.android));

  test('default', async () => {
    const sessionId = 'session-with-ü';
    const instance = await create({ client: await client.create({ authorization: freshKey(), sessionId }) });
    const url = await instance.getUrl();
    expect(url).toMatch(/^https:\/\/venmo\.com\/braintree\/checkout\?x-success=/);
    const { braintree_sdk_data: data, ...parameters } = parametersOf(url);
    expect(Object.entries(parameters)).toEqual([
      ['x-success', `${page}#venmoSuccess=1`],
      ['x-cancel', `${page}#venmoCancel=1`],
      ['x-error', `${page}#venmoError=1`],
      ['allowAndroidRecreation', '1'],
      ['ua', AGENTS.android],
      ['braintree_merchant_id', 'venmo-merchant'],
      ['braintree_access_token', 'token'],
      ['braintree_environment', 'sandbox'],
    ]);
    expect(JSON.parse(atob(data ?? ''))).toEqual({ _meta: { version: '3.118.2', integration: 'custom', platform: 'web', sessionId } });
  });

  test('options: a payment context of the current kind', async () => {
    const url = await (await create({ paymentMethodUsage: 'multi_use', profileId: 'profile', allowAndroidRecreation: false })).getUrl();
    expect(url).toContain('?resource_id=context-1&x-success=');
    expect(parametersOf(url)).toMatchObject({
      braintree_access_token: 'token',
      braintree_merchant_id: 'profile',
      allowAndroidRecreation: '0',
    });
  });

  test.each([
    ['a payment context of the current kind', { paymentMethodUsage: 'multi_use' }, 'risk'],
    ['a payment context of the legacy kind, which has none', {}, undefined],
  ])('options: riskCorrelationId with %s', async (_, options, expected) => {
    const url = await (await create({ ...options, riskCorrelationId: 'risk' })).getUrl();
    expect(parametersOf(url)['client-metadata-id']).toBe(expected);
  });

  test('options: a payment context of the legacy kind', async () => {
    const url = await (await create({ requireManualReturn: true })).getUrl();
    expect(parametersOf(url)).toMatchObject({ braintree_access_token: 'token|pcid:context-1', 'x-success': 'NOOP', 'x-error': 'NOOP' });
    expect(url).toContain('token%7Cpcid%3Acontext-1');
    expect(url).not.toContain('resource_id');
  });

  test.each<[string, VenmoCreateOptions, string]>([
    ['deepLinkReturnUrl', { deepLinkReturnUrl: 'shop://done##' }, 'shop://done#venmoSuccess=1'],
    [
      'deepLinkReturnUrl and requireManualReturn',
      { deepLinkReturnUrl: 'shop://done', requireManualReturn: true },
      'shop://done#venmoSuccess=1',
    ],
    ['requireManualReturn', { requireManualReturn: true }, 'NOOP'],
  ])('options: %s', async (_, options, expected) => {
    expect(parametersOf(await (await create(options)).getUrl())['x-success']).toBe(expected);
  });

  test.each(['?a=b#bar', '?a=b#', '?a=b'])(
    'behavior: the app returns to the page %s with its query, without its fragment',
    async (urlEnd) => {
      history.replaceState(null, '', `/${urlEnd}`);
      expect(parametersOf(await (await create()).getUrl())['x-success']).toBe(`${page}?a=b#venmoSuccess=1`);
      history.replaceState(null, '', '/');
    },
  );

  test('behavior: the app cannot return to a page in a frame', async () => {
    jest.spyOn(window, 'self', 'get').mockReturnValue({} as Window & typeof globalThis);
    expect(parametersOf(await (await create()).getUrl())['x-cancel']).toBe('NOOP');
  });

  test('options: mobileWebFallBack, allowDesktopWebLogin', async () => {
    expect(await (await create({ mobileWebFallBack: true })).getUrl()).toMatch(/^https:\/\/venmo\.com\/go\/checkout\?/);
    setUserAgent('Mozilla/5.0 (X11; Linux x86_64; rv:125.0) Gecko/20100101 Firefox/125.0');
    const url = await (
      await create({ allowDesktopWebLogin: true, paymentMethodUsage: 'single_use', deepLinkReturnUrl: 'shop://' })
    ).getUrl();
    expect(url).toMatch(/^https:\/\/account\.venmo\.com\/go\/web\?/);
    const landing = 'https://assets.braintreegateway.com/web/3.118.2/html/redirect-frame.html';
    expect(parametersOf(url)).toMatchObject({ 'x-success': `${landing}#venmoSuccess=1`, 'x-cancel': `${landing}#venmoCancel=1` });
  });

  test('error: VENMO_MOBILE_PAYMENT_CONTEXT_SETUP_FAILED', async () => {
    gateway.respondWith('create', 'drop');
    const instance = await create({ paymentMethodUsage: 'single_use' });
    await expect(instance.getUrl()).rejects.toMatchObject({
      code: 'VENMO_MOBILE_PAYMENT_CONTEXT_SETUP_FAILED',
      type: 'NETWORK',
      details: { originalError: { code: 'CLIENT_GATEWAY_NETWORK' } },
    });
  });
});

describe('appSwitch', () => {
  let opened: unknown[][];
  beforeEach(() => {
    opened = [];
    window.open = (...openArguments: unknown[]) => {
      opened.push(openArguments);
      return null;
    };
    setUserAgent(AGENTS.firefoxOnAndroid);
  });
  afterEach(() => {
    delete (window as { popupBridge?: unknown }).popupBridge;
    location.hash = '';
  });

  test('default: opens a window', async () => {
    (await create()).appSwitch('https://venmo.com/app');
    await waitTurns();
    expect([opened, gateway.events().at(-1)]).toEqual([[['https://venmo.com/app']], 'appswitch.start.browser']);
  });

  test.each(['HTTPS://venmo.com/app', 'com.venmo.touch.v2://x-callback-url/vzero/auth', 'venmo://checkout'])('opens %s', async (url) => {
    (await create()).appSwitch(url);
    expect(opened).toEqual([[url]]);
  });

  test.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://shop.example/1',
    'http://venmo.com/app',
    'file:///etc/passwd',
    'intent://scan/#Intent;scheme=venmo;end',
    'shop://done',
    '/app',
    '',
    undefined,
    { toString: () => 'javascript:alert(1)' },
  ])('refuses to open %j', async (url) => {
    for (const options of [{}, { deepLinkReturnUrl: 'shop://done' }]) {
      for (const agent of [AGENTS.firefoxOnAndroid, AGENTS.android]) {
        setUserAgent(agent);
        const instance = await create(options);
        const before = location.href;
        const eventsBefore = gateway.events();
        expect(() => instance.appSwitch(url as string)).toThrow(
          expect.objectContaining({ code: 'VENMO_APP_FAILED', details: { originalError: expect.any(TypeError) as Error } }) as Error,
        );
        await waitTurns();
        expect([opened, location.href, gateway.events()]).toEqual([[], before, eventsBefore]);
      }
    }
  });

  test('behavior: calls its callback', async () => {
    const instance = await create();
    const callbackArguments = await new Promise((resolve) =>
      instance.appSwitch('https://venmo.com/app', (...all: unknown[]) => resolve(all)),
    );
    expect([opened, callbackArguments]).toEqual([[['https://venmo.com/app']], [null, undefined]]);
  });

  test.each<[string, string, VenmoCreateOptions]>([
    ['Chrome on Android', AGENTS.android, {}],
    ['a web view on iOS', AGENTS.iPhone.replace(/Version.*/, 'Mobile/15E148'), {}],
    ['Chrome on iOS', AGENTS.iPhone.replace('Version/17.4', 'CriOS/124.0'), {}],
    ['Safari with mobileWebFallBack', AGENTS.iPhone, { mobileWebFallBack: true }],
    ['Safari with useRedirectForIOS', AGENTS.iPhone, { useRedirectForIOS: true }],
  ])('behavior: in %s it navigates the page itself', async (_, agent, options) => {
    setUserAgent(agent);
    (await create(options)).appSwitch(`${location.origin}/#left`);
    expect([opened, location.hash]).toEqual([[], '#left']);
  });

  test('behavior: Safari on iOS opens a window', async () => {
    setUserAgent(AGENTS.iPhone);
    (await create()).appSwitch('https://venmo.com/app');
    expect(opened).toHaveLength(1);
  });

  test.each(['iPhone', 'iPad', 'iPod touch'])('options: deepLinkReturnUrl on an %s', async (platform) => {
    jest.spyOn(navigator, 'platform', 'get').mockReturnValue(platform);
    (await create({ deepLinkReturnUrl: 'shop://done' })).appSwitch(`${location.origin}/#left`);
    await waitTurns();
    expect([opened, location.hash, gateway.events().at(-1)]).toEqual([[], '#left', 'appswitch.start.ios-webview']);
  });

  test('options: deepLinkReturnUrl in an app with a bridge, and in one without', async () => {
    const instance = await create({ deepLinkReturnUrl: 'shop://done' });
    instance.appSwitch('https://venmo.com/app');
    await waitTurns();
    expect([opened, gateway.events().at(-1)]).toEqual([[['https://venmo.com/app']], 'appswitch.start.webview']);
    const open = jest.fn();
    Object.assign(window, { popupBridge: { open } });
    instance.appSwitch('https://venmo.com/app');
    await waitTurns();
    expect(open).toHaveBeenCalledWith('https://venmo.com/app');
    expect([opened.length, gateway.events().at(-1)]).toEqual([1, 'popup-bridge:venmo:started']);
  });
});
