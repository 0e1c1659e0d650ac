import { client } from '@tender/client';
import { attempt } from '@tender/client/internal';
import { describeComponent, freshKey, freshToken, type Network } from '@tender/client/testing';
import { threeDSecure, type ThreeDSecure, type ThreeDSecureCreateOptions, type ThreeDSecureVersion } from './index';
import {
  ENABLED,
  readEvents,
  createFreshAuthorization,
  loadCardinal,
  openNetworkWith3DSecure,
  findScript,
  createScriptedCardinal,
  waitForTurn,
  waitUntil,
} from './fixtures/scripted-cardinal';

const noop = (): void => {};
const card = { nonce: 'nonce', amount: '10.00', bin: '400000', onLookupComplete: noop };

describeComponent(threeDSecure, {
  name: '3D Secure',
  options: () => ({ version: 2 as const }),
  authorization: 'token',
  configuration: ENABLED,
  calls: {
    verifyCard: [card],
    prepareLookup: [{ nonce: 'nonce', bin: '400000' }],
    initializeChallengeWithLookupResponse: [{ paymentMethod: {} }],
  },
  interrupted: { verifyCard: 'THREEDS_VERIFY_CARD_CANCELED_BY_MERCHANT' },
});

let network: Network;
const events = (): string[] => readEvents(network);
const instances: ThreeDSecure[] = [];
async function create(options: Partial<ThreeDSecureCreateOptions> = {}): Promise<ThreeDSecure> {
  const instance = await threeDSecure.create({ authorization: createFreshAuthorization(), version: 2, ...options });
  instances.push(instance);
  return instance;
}
const withClient = async (options: Partial<ThreeDSecureCreateOptions> = {}, authorization = freshToken()): Promise<ThreeDSecure> =>
  threeDSecure.create({ client: await client.create({ authorization }), version: 2, ...options });

beforeEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
  delete window.Cardinal;
  network = openNetworkWith3DSecure();
});

afterEach(() => instances.splice(0).forEach((instance) => attempt(() => void instance.teardown())));

describe('create', () => {
  test('default', async () => {
    const instance = await withClient();
    expect(Object.keys(instance).sort()).toEqual(
      [
        'verifyCard',
        'prepareLookup',
        'initializeChallengeWithLookupResponse',
        'cancelVerifyCard',
        'teardown',
        'on',
        'off',
        'hasListener',
      ].sort(),
    );
    expect(events()).toEqual(['initialized']);
  });

  test('behavior: an authorization alone resolves at once', async () => {
    network.hold();
    await expect(create()).resolves.toBeDefined();
  });

  test.each<ThreeDSecureVersion>([2, '2', '2-cardinal-modal', '2-bootstrap3-modal', '2-inline-iframe'])(
    'options: version %j',
    async (version) => {
      await expect(create({ version })).resolves.toBeDefined();
    },
  );

  test.each([undefined, null, '', 0, [], 1, '1'])('error: THREEDS_UNSUPPORTED_VERSION for %j', async (version) => {
    await expect(create({ version: version as unknown as ThreeDSecureVersion })).rejects.toMatchObject({
      name: 'BraintreeError',
      code: 'THREEDS_UNSUPPORTED_VERSION',
      type: 'MERCHANT',
      message: expect.stringMatching(/version 1 .*deprecated.*2-inline-iframe/i),
    });
  });

  test.each([3, '2-legacy', 'hasOwnProperty', 'toString', '2.0', true])('error: THREEDS_UNRECOGNIZED_VERSION for %j', async (version) => {
    await expect(create({ version: version as unknown as ThreeDSecureVersion })).rejects.toMatchObject({
      code: 'THREEDS_UNRECOGNIZED_VERSION',
      type: 'MERCHANT',
      message: expect.stringContaining(`"${String(version)}"`),
    });
  });

  test('behavior: the error of a wrong version reaches the callback', async () => {
    const args = await new Promise((resolve) =>
      threeDSecure.create({ authorization: freshToken(), version: '1' as ThreeDSecureVersion }, (...all: unknown[]) => resolve(all)),
    );
    expect(args).toEqual([expect.objectContaining({ code: 'THREEDS_UNSUPPORTED_VERSION' })]);
  });

  test('behavior: client and authorization are checked before the version', async () => {
    await expect(threeDSecure.create({ version: 1 as unknown as ThreeDSecureVersion })).rejects.toMatchObject({
      code: 'INSTANTIATION_OPTION_REQUIRED',
    });
  });

  test('error: THREEDS_NOT_ENABLED', async () => {
    network.configuration.threeDSecureEnabled = false;
    await expect(withClient()).rejects.toMatchObject({
      code: 'THREEDS_NOT_ENABLED',
      type: 'MERCHANT',
      message: '3D Secure is not enabled for this merchant.',
    });
  });

  test('error: THREEDS_CAN_NOT_USE_TOKENIZATION_KEY', async () => {
    network.configuration.threeDSecureEnabled = false;
    await expect(withClient({}, freshKey())).rejects.toMatchObject({
      code: 'THREEDS_CAN_NOT_USE_TOKENIZATION_KEY',
      type: 'MERCHANT',
      message: '3D Secure can not use a tokenization key for authorization.',
    });
  });

  test('error: THREEDS_HTTPS_REQUIRED', async () => {
    Object.assign(network.configuration, { environment: 'production', threeDSecureEnabled: false });
    await expect(withClient({}, freshKey())).rejects.toMatchObject({
      code: 'THREEDS_HTTPS_REQUIRED',
      type: 'MERCHANT',
      message: '3D Secure requires HTTPS.',
    });
  });

  test('behavior: a page of srcdoc, which has no address, is as secure as the page around it', async () => {
    Object.assign(network.configuration, { environment: 'production' });
    const origin = Object.getOwnPropertyDescriptor(self, 'origin') as PropertyDescriptor;
    Object.defineProperty(self, 'origin', { configurable: true, value: 'https://shop.example' });
    try {
      await expect(withClient({}, freshKey())).rejects.toMatchObject({ code: 'THREEDS_CAN_NOT_USE_TOKENIZATION_KEY' });
    } finally {
      Object.defineProperty(self, 'origin', origin);
    }
  });

  test.each([undefined, {}, { cardinalAuthenticationJWT: '' }])(
    'error: THREEDS_NOT_ENABLED_FOR_V2 for %j',
    async (threeDSecureSettings) => {
      Object.assign(network.configuration, { environment: 'production', threeDSecureEnabled: false, threeDSecure: threeDSecureSettings });
      await expect(withClient({}, freshKey())).rejects.toMatchObject({
        code: 'THREEDS_NOT_ENABLED_FOR_V2',
        type: 'MERCHANT',
        message: expect.stringMatching(/not enabled for this merchant.*support.*https:/),
      });
      expect(events()).toContain('initialization.failed.missing-cardinalAuthenticationJWT');
      expect(events()).not.toContain('initialized');
      expect(document.querySelector('script')).toBeNull();
    },
  );

  test('behavior: with an authorization the methods reject with the error of create', async () => {
    network.configuration.threeDSecureEnabled = false;
    const instance = await create();
    await expect(instance.verifyCard(card)).rejects.toMatchObject({ code: 'THREEDS_NOT_ENABLED' });
    await expect(instance.prepareLookup({ nonce: 'nonce' })).rejects.toMatchObject({ code: 'THREEDS_NOT_ENABLED' });
    expect(document.querySelector('script')).toBeNull();
  });
});

describe('the authentication script', () => {
  test('default', async () => {
    await create();
    await waitUntil(() => document.querySelector('script'));
    expect(findScript().src).toMatch(/^http:\/\/localhost:\d+\/third-party\/songbird\.js$/);
    const cardinal = await loadCardinal();
    expect(cardinal.calls).toEqual([
      'on ui.close',
      'on ui.render',
      'on ui.renderHidden',
      'on ui.loading.close',
      'on ui.loading.render',
      'on payments.setupComplete',
      'configure',
      'setup',
      'on payments.validated',
    ]);
    expect(cardinal.lastArguments).toEqual({ configure: [{ payment: {} }], setup: ['init', { jwt: 'cardinal-jwt' }] });
    cardinal.emit('payments.setupComplete', { sessionId: 'session' });
    await waitUntil(() => events().length === 2);
    expect(events()).toEqual(['initialized', 'cardinal-sdk.init.setup-completed']);
  });

  test.each<[string, Partial<ThreeDSecureCreateOptions>, object]>([
    ['nothing', {}, { payment: {} }],
    ['version', { version: '2-bootstrap3-modal' }, { payment: { framework: 'bootstrap3' } }],
    ['version', { version: '2-inline-iframe' }, { payment: { framework: 'inline' } }],
    [
      'loggingEnabled',
      { version: '2-inline-iframe', loggingEnabled: true },
      { payment: { framework: 'inline' }, logging: { level: 'verbose' } },
    ],
    [
      'loggingEnabled',
      { loggingEnabled: true, cardinalSDKConfig: { logging: { level: 'on' } } },
      { payment: {}, logging: { level: 'on' } },
    ],
    ['loggingEnabled', { loggingEnabled: true, cardinalSDKConfig: { logging: undefined } }, { payment: {}, logging: { level: 'verbose' } }],
    [
      'cardinalSDKConfig',
      { cardinalSDKConfig: { timeout: 5, maxRequestRetries: 2, other: 1, payment: { displayLoading: false, displayExitButton: true } } },
      { timeout: 5, maxRequestRetries: 2, other: 1, payment: { displayLoading: false, displayExitButton: true } },
    ],
    ['cardinalSDKConfig', { cardinalSDKConfig: { payment: { view: 'x', framework: 'y' } as object } }, { payment: {} }],
  ])('options: %s %#', async (_, options, expected) => {
    const before = JSON.stringify(options);
    await create(options);
    const cardinal = await loadCardinal();
    expect(cardinal.lastArguments.configure).toEqual([expected]);
    expect(JSON.stringify(options)).toBe(before);
  });

  test('behavior: events of its dialog reach the listeners', async () => {
    const instance = await create();
    const cardinal = await loadCardinal();
    const received: string[] = [];
    const names = ['close', 'render', 'render-hidden', 'loader-close', 'loader-render'] as const;
    for (const name of names) instance.on(`authentication-modal-${name}`, (...args) => received.push(name, ...args));
    for (const event of ['close', 'render', 'renderHidden', 'loading.close', 'loading.render']) cardinal.emit(`ui.${event}`, 'data');
    expect(received).toEqual(names);
  });

  test('behavior: teardown stops listening to it', async () => {
    const instance = await create();
    const cardinal = await loadCardinal();
    await instance.teardown();
    expect([...cardinal.handlers.keys()]).toEqual([]);
    expect(cardinal.calls.slice(9)).toHaveLength(7);
    await waitForTurn();
    expect(events().at(-1)).toBe('teardown-completed');
    expect(window.Cardinal).toBe(cardinal);
  });

  test('behavior: after a teardown during loading it is not set up', async () => {
    const instance = await create();
    await waitUntil(() => document.querySelector('script'));
    await instance.teardown();
    const cardinal = createScriptedCardinal();
    window.Cardinal = cardinal;
    findScript().dispatchEvent(new Event('load'));
    await waitForTurn();
    expect(cardinal.calls).toEqual([]);
  });

  test('behavior: the teardown of one instance keeps the handlers of another', async () => {
    const first = await create();
    const cardinal = await loadCardinal();
    const second = await create();
    await waitUntil(() => document.querySelectorAll('script').length === 2);
    findScript().dispatchEvent(new Event('load'));
    await waitUntil(() => cardinal.calls.filter((call) => call === 'setup').length === 2);
    await waitForTurn();
    await first.teardown();
    const received: string[] = [];
    second.on('authentication-modal-close', () => received.push('second'));
    cardinal.emit('ui.close');
    expect(received).toEqual(['second']);
  });
});

describe('on, off, hasListener', () => {
  test('default', async () => {
    const instance = await create();
    const cardinal = await loadCardinal();
    const received: string[] = [];
    const first = (): unknown => received.push('first');
    instance.on('authentication-modal-render', first);
    instance.on('authentication-modal-render', () => received.push('second'));
    expect([instance.hasListener('authentication-modal-render'), instance.hasListener('customer-canceled')]).toEqual([true, false]);
    cardinal.emit('ui.render');
    instance.off('authentication-modal-render', noop);
    instance.off('authentication-modal-render', first);
    cardinal.emit('ui.render');
    expect(received).toEqual(['first', 'second', 'second']);
  });

  test('behavior: an error of a handler is reported and does not reach the authentication script', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
    const instance = await create();
    const cardinal = await loadCardinal();
    instance.on('authentication-modal-render', () => {
      throw new Error('an error of the shop');
    });
    expect(() => cardinal.emit('ui.render')).not.toThrow();
    expect(() => jest.advanceTimersByTime(0)).toThrow('an error of the shop');
    jest.useRealTimers();
  });
});
