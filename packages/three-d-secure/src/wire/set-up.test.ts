import { quietly } from '@tender/client/internal';
import type { Network } from '@tender/client/testing';
import { threeDSecure, type ThreeDSecure, type ThreeDSecureCreateOptions } from '../index';
import {
  eventsOf,
  freshAuthorization,
  FRICTIONLESS,
  LOOKUP,
  LOOKUP_ROUTE,
  openBank,
  script,
  scriptedCardinal,
  turn,
  until,
  type ScriptedCardinal,
} from '../testing/scripted-cardinal';

const card = { nonce: 'nonce', amount: 10, bin: '400000', onLookupComplete: (_: unknown, next: () => void): void => next() };

let network: Network;
let instance: ThreeDSecure;
const events = (): string[] => eventsOf(network);

async function begin(options: Partial<ThreeDSecureCreateOptions> = {}): Promise<void> {
  instance = await threeDSecure.create({ authorization: freshAuthorization(), version: 2, ...options });
  await until(() => document.querySelector('script'));
}
function arrive(cardinal: ScriptedCardinal | undefined = scriptedCardinal()): ScriptedCardinal {
  window.Cardinal = cardinal;
  script().dispatchEvent(new Event('load'));
  return cardinal;
}
/** What a card without a challenge, and one with, come to after a set-up that failed. */
async function outcomes(): Promise<unknown[]> {
  network.reply(LOOKUP_ROUTE, { body: FRICTIONLESS });
  const frictionless = await instance.verifyCard(card);
  network.reply(LOOKUP_ROUTE, { body: LOOKUP });
  const challenged = await instance.verifyCard(card).catch((error: unknown) => error);
  for (const { body } of network.to(LOOKUP_ROUTE)) expect(body).not.toHaveProperty('dfReferenceId');
  return [frictionless, challenged];
}

beforeEach(() => {
  document.head.replaceChildren();
  delete window.Cardinal;
  network = openBank();
});
afterEach(() => {
  jest.useRealTimers();
  quietly(() => void instance.teardown());
});

test('error: THREEDS_CARDINAL_SDK_SCRIPT_LOAD_FAILED, and a new instance loads the script again', async () => {
  const authorization = freshAuthorization();
  await begin({ authorization });
  script().dispatchEvent(new Event('error'));
  await expect(outcomes()).resolves.toMatchObject([
    { nonce: 'looked-up' },
    { code: 'THREEDS_CARDINAL_SDK_SCRIPT_LOAD_FAILED', type: 'NETWORK', details: { originalError: expect.any(Error) as Error } },
  ]);
  expect(events().slice(0, 3)).toEqual([
    'initialized',
    'cardinal-sdk.init.setup-failed',
    'cardinal-sdk.songbird-error.cardinal-sdk-setup-failed.songbird-js-failed-to-load',
  ]);
  await instance.teardown();
  await begin({ authorization });
  const cardinal = arrive();
  await until(() => cardinal.calls.includes('setup'));
});

test('error: THREEDS_CARDINAL_SDK_SETUP_FAILED without a global', async () => {
  await begin();
  script().dispatchEvent(new Event('load'));
  await expect(outcomes()).resolves.toMatchObject([
    { nonce: 'looked-up' },
    { code: 'THREEDS_CARDINAL_SDK_SETUP_FAILED', type: 'UNKNOWN', details: undefined },
  ]);
  expect(events()[2]).toBe('cardinal-sdk.songbird-error.cardinal-sdk-setup-failed.cardinal-global-unavailable');
});

test.each(['on', 'configure', 'setup'] as const)('error: THREEDS_CARDINAL_SDK_SETUP_FAILED where %s throws', async (name) => {
  await begin();
  const broken = new TypeError('broken');
  const cardinal = arrive(
    Object.assign(scriptedCardinal(), {
      [name]() {
        throw broken;
      },
    }),
  );
  await expect(outcomes()).resolves.toMatchObject([
    { nonce: 'looked-up' },
    { code: 'THREEDS_CARDINAL_SDK_SETUP_FAILED', details: { originalError: broken } },
  ]);
  expect(cardinal.calls).not.toContain('continue');
  expect(events()[2]).toBe('cardinal-sdk.songbird-error.cardinal-sdk-setup-failed.cardinal-configuration-threw-error');
});

test.each([
  [undefined, 60_000],
  [0, 60_000],
  [2_000, 2_000],
])('error: THREEDS_CARDINAL_SDK_SETUP_TIMEDOUT with options: timeout %j', async (timeout, milliseconds) => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  await begin(timeout === undefined ? {} : { timeout });
  const cardinal = arrive();
  await until(() => cardinal.calls.includes('setup'));
  jest.advanceTimersByTime(milliseconds - 1);
  await turn();
  expect(events()).toEqual(['initialized']);
  jest.advanceTimersByTime(1);
  jest.useRealTimers();
  await expect(outcomes()).resolves.toMatchObject([
    { nonce: 'looked-up' },
    { code: 'THREEDS_CARDINAL_SDK_SETUP_TIMEDOUT', type: 'UNKNOWN' },
  ]);
  expect(events().slice(1, 3)).toEqual(['cardinal-sdk.init.setup-timeout', 'cardinal-sdk.songbird-error.cardinal-sdk-setup-timeout']);
  expect(cardinal.calls).not.toContain('continue');
});

test('behavior: a script that comes too late is left alone', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  await begin();
  jest.advanceTimersByTime(60_000);
  const cardinal = arrive();
  await turn();
  jest.useRealTimers();
  expect(cardinal.calls).toEqual([]);
  await expect(outcomes()).resolves.toMatchObject([{ nonce: 'looked-up' }, { code: 'THREEDS_CARDINAL_SDK_SETUP_TIMEDOUT' }]);
});

test('behavior: the time limit ends with the set-up', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  await begin();
  const cardinal = arrive();
  await until(() => cardinal.calls.includes('setup'));
  cardinal.emit('payments.setupComplete', undefined);
  jest.advanceTimersByTime(2_000); // an event's own time limit
  expect(jest.getTimerCount()).toBe(0);
  cardinal.emit('payments.setupComplete', { sessionId: 'late' });
  jest.useRealTimers();
  network.reply(LOOKUP_ROUTE, { body: FRICTIONLESS });
  await instance.verifyCard(card);
  expect(network.to(LOOKUP_ROUTE)[0]?.body).not.toHaveProperty('dfReferenceId');
});

test('behavior: what the script reports of itself before it is ready fails the set-up', async () => {
  await begin();
  const cardinal = arrive();
  await until(() => cardinal.calls.includes('setup'));
  cardinal.emit('payments.validated', { ActionCode: 'ERROR', ErrorNumber: 10008, ErrorDescription: 'JWT' });
  await expect(outcomes()).resolves.toMatchObject([
    { nonce: 'looked-up' },
    { code: 'THREEDS_CARDINAL_SDK_BAD_JWT', details: { originalError: { code: 10008, description: 'JWT' } } },
  ]);
  expect(events().slice(1, 3)).toEqual([
    'verification-flow.cardinal-sdk.action-code.error',
    'cardinal-sdk.songbird-error.cardinal-sdk-setup-error.number-10008',
  ]);
});

test('behavior: what comes late, of a verification that is over, harms no later one', async () => {
  await begin();
  const cardinal = arrive();
  await until(() => cardinal.calls.includes('setup'));
  cardinal.emit('payments.setupComplete', { sessionId: 'session' });
  cardinal.emit('payments.validated', {});
  await turn();
  expect(events().at(-1)).toBe('cardinal-sdk.songbird-error.cardinal-sdk-setup-error.number-undefined');
  network.reply(LOOKUP_ROUTE, { body: LOOKUP });
  const verification = instance.verifyCard(card);
  await until(() => cardinal.calls.includes('continue'));
  await instance.cancelVerifyCard();
  await expect(verification).rejects.toMatchObject({ code: 'THREEDS_VERIFY_CARD_CANCELED_BY_MERCHANT' });
});
