import { client } from '@tender/client';
import { quietly } from '@tender/client/internal';
import { describeComponent, freshKey, freshToken, type Network } from '@tender/client/testing';
import {
  BANK_FRAME_SIZE,
  BOOTSTRAP_MODAL_WIDTH,
  CHALLENGE_CANCELED_BY_CUSTOMER,
  CONTAINER_HEIGHT,
  EXEMPTION_TYPES,
  FRAMEWORKS,
} from './constants';
import { threeDSecure, type ThreeDSecure, type ThreeDSecureCreateOptions, type Version } from './index';
import {
  ENABLED,
  eventsOf,
  freshAuthorization,
  loadCardinal,
  openBank,
  script,
  scriptedCardinal,
  turn,
  until,
} from './testing/scripted-cardinal';

const nothing = (): void => {};
const card = { nonce: 'nonce', amount: '10.00', bin: '400000', onLookupComplete: nothing };

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

test('default: constants', () => {
  expect(EXEMPTION_TYPES).toEqual(['low_value', 'transaction_risk_analysis']);
  expect(CHALLENGE_CANCELED_BY_CUSTOMER).toBe('01');
  expect([BOOTSTRAP_MODAL_WIDTH, CONTAINER_HEIGHT, BANK_FRAME_SIZE]).toEqual([440, 400, 400]);
  expect(FRAMEWORKS).toEqual({
    '2': undefined,
    '2-cardinal-modal': undefined,
    '2-bootstrap3-modal': 'bootstrap3',
    '2-inline-iframe': 'inline',
  });
});

let network: Network;
const events = (): string[] => eventsOf(network);
const made: ThreeDSecure[] = [];
async function create(options: Partial<ThreeDSecureCreateOptions> = {}): Promise<ThreeDSecure> {
  const instance = await threeDSecure.create({ authorization: freshAuthorization(), version: 2, ...options });
  made.push(instance);
  return instance;
}
const withClient = async (options: Partial<ThreeDSecureCreateOptions> = {}, authorization = freshToken()): Promise<ThreeDSecure> =>
  threeDSecure.create({ client: await client.create({ authorization }), version: 2, ...options });

beforeEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
  delete window.Cardinal;
  network = openBank();
});

afterEach(() => made.splice(0).forEach((instance) => quietly(() => void instance.teardown())));

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

  test.each<Version>([2, '2', '2-cardinal-modal', '2-bootstrap3-modal', '2-inline-iframe'])('options: version %j', async (version) => {
    await expect(create({ version })).resolves.toBeDefined();
  });

  test.each([undefined, null, '', 0, [], 1, '1'])('error: THREEDS_UNSUPPORTED_VERSION for %j', async (version) => {
    await expect(create({ version: version as unknown as Version })).rejects.toMatchObject({
      name: 'BraintreeError',
      code: 'THREEDS_UNSUPPORTED_VERSION',
      type: 'MERCHANT',
      message: expect.stringMatching(/version 1 .*deprecated.*2-inline-iframe/i),
    });
  });

  test.each([3, '2-legacy', 'hasOwnProperty', 'toString', '2.0', true])('error: THREEDS_UNRECOGNIZED_VERSION for %j', async (version) => {
    await expect(create({ version: version as unknown as Version })).rejects.toMatchObject({
      code: 'THREEDS_UNRECOGNIZED_VERSION',
      type: 'MERCHANT',
      message: expect.stringContaining(`"${String(version)}"`),
    });
  });

  test('behavior: a version that is wrong reaches the callback', async () => {
    const given = await new Promise((resolve) =>
      threeDSecure.create({ authorization: freshToken(), version: '1' as Version }, (...all: unknown[]) => resolve(all)),
    );
    expect(given).toEqual([expect.objectContaining({ code: 'THREEDS_UNSUPPORTED_VERSION' })]);
  });

  test('behavior: client and authorization count before the version', async () => {
    await expect(threeDSecure.create({ version: 1 as unknown as Version })).rejects.toMatchObject({
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

  test('behavior: with an authorization the checks reject the methods instead, as they are', async () => {
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
    await until(() => document.querySelector('script'));
    expect(script().src).toMatch(/^http:\/\/localhost:\d+\/third-party\/songbird\.js$/);
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
    expect(cardinal.given).toEqual({ configure: [{ payment: {} }], setup: ['init', { jwt: 'cardinal-jwt' }] });
    cardinal.emit('payments.setupComplete', { sessionId: 'session' });
    await until(() => events().length === 2);
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
    expect(cardinal.given.configure).toEqual([expected]);
    expect(JSON.stringify(options)).toBe(before);
  });

  test('behavior: its dialog is told of', async () => {
    const instance = await create();
    const cardinal = await loadCardinal();
    const told: string[] = [];
    const names = ['close', 'render', 'render-hidden', 'loader-close', 'loader-render'] as const;
    for (const name of names) instance.on(`authentication-modal-${name}`, (...given) => told.push(name, ...given));
    for (const event of ['close', 'render', 'renderHidden', 'loading.close', 'loading.render']) cardinal.emit(`ui.${event}`, 'data');
    expect(told).toEqual(names);
  });

  test('behavior: teardown stops listening to it', async () => {
    const instance = await create();
    const cardinal = await loadCardinal();
    await instance.teardown();
    expect([...cardinal.handlers.keys()]).toEqual([]);
    expect(cardinal.calls.slice(9)).toHaveLength(7);
    await turn();
    expect(events().at(-1)).toBe('teardown-completed');
    expect(window.Cardinal).toBe(cardinal);
  });

  test('behavior: teardown before it arrives leaves it alone', async () => {
    const instance = await create();
    await until(() => document.querySelector('script'));
    await instance.teardown();
    const cardinal = scriptedCardinal();
    window.Cardinal = cardinal;
    script().dispatchEvent(new Event('load'));
    await turn();
    expect(cardinal.calls).toEqual([]);
  });

  test('behavior: of two instances, the teardown of one leaves the other its handlers', async () => {
    const first = await create();
    const cardinal = await loadCardinal();
    const second = await create();
    await until(() => document.querySelectorAll('script').length === 2);
    script().dispatchEvent(new Event('load'));
    await until(() => cardinal.calls.filter((call) => call === 'setup').length === 2);
    await turn();
    await first.teardown();
    const told: string[] = [];
    second.on('authentication-modal-close', () => told.push('second'));
    cardinal.emit('ui.close');
    expect(told).toEqual(['second']);
  });
});

describe('on, off, hasListener', () => {
  test('default', async () => {
    const instance = await create();
    const cardinal = await loadCardinal();
    const told: string[] = [];
    const first = (): unknown => told.push('first');
    instance.on('authentication-modal-render', first);
    instance.on('authentication-modal-render', () => told.push('second'));
    expect([instance.hasListener('authentication-modal-render'), instance.hasListener('customer-canceled')]).toEqual([true, false]);
    cardinal.emit('ui.render');
    instance.off('authentication-modal-render', nothing);
    instance.off('authentication-modal-render', first);
    cardinal.emit('ui.render');
    expect(told).toEqual(['first', 'second', 'second']);
  });

  test('behavior: what a handler throws is reported, and does not reach the authentication script', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
    const instance = await create();
    const cardinal = await loadCardinal();
    instance.on('authentication-modal-render', () => {
      throw new Error('a mistake of the shop');
    });
    expect(() => cardinal.emit('ui.render')).not.toThrow();
    expect(() => jest.advanceTimersByTime(0)).toThrow('a mistake of the shop');
    jest.useRealTimers();
  });
});
