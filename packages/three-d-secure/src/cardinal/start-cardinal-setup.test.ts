import { attempt } from '@tender/client/internal';
import type { Network } from '@tender/client/testing';
import { threeDSecure, type ThreeDSecure, type ThreeDSecureCreateOptions } from '..';
import {
  readEvents,
  createFreshAuthorization,
  FRICTIONLESS,
  LOOKUP,
  LOOKUP_ROUTE,
  openNetworkWith3DSecure,
  findScript,
  createScriptedCardinal,
  waitForTurn,
  waitUntil,
  type ScriptedCardinal,
} from '../fixtures/scripted-cardinal';

const card = { nonce: 'nonce', amount: 10, bin: '400000', onLookupComplete: (_: unknown, next: () => void): void => next() };

let network: Network;
let instance: ThreeDSecure;
const events = (): string[] => readEvents(network);

async function createAndWaitForScript(options: Partial<ThreeDSecureCreateOptions> = {}): Promise<void> {
  instance = await threeDSecure.create({ authorization: createFreshAuthorization(), version: 2, ...options });
  await waitUntil(() => document.querySelector('script'));
}
function loadScript(cardinal: ScriptedCardinal | undefined = createScriptedCardinal()): ScriptedCardinal {
  window.Cardinal = cardinal;
  findScript().dispatchEvent(new Event('load'));
  return cardinal;
}
/** The results of a card without a challenge and of one with a challenge, after a failed setup. */
async function verifyTwoCards(): Promise<unknown[]> {
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
  network = openNetworkWith3DSecure();
});
afterEach(() => {
  jest.useRealTimers();
  attempt(() => void instance.teardown());
});

test('error: THREEDS_CARDINAL_SDK_SCRIPT_LOAD_FAILED, and a new instance loads the script again', async () => {
  const authorization = createFreshAuthorization();
  await createAndWaitForScript({ authorization });
  findScript().dispatchEvent(new Event('error'));
  await expect(verifyTwoCards()).resolves.toMatchObject([
    { nonce: 'looked-up' },
    { code: 'THREEDS_CARDINAL_SDK_SCRIPT_LOAD_FAILED', type: 'NETWORK', details: { originalError: expect.any(Error) as Error } },
  ]);
  expect(events().slice(0, 3)).toEqual([
    'initialized',
    'cardinal-sdk.init.setup-failed',
    'cardinal-sdk.songbird-error.cardinal-sdk-setup-failed.songbird-js-failed-to-load',
  ]);
  await waitForTurn();
  const [completed, failed] = ['verification-flow.completed', 'verification-flow.failed'];
  expect(events().filter((event) => ['teardown-completed', completed, failed].includes(event))).toEqual([
    'teardown-completed',
    completed,
    'teardown-completed',
    failed,
  ]);
  await instance.teardown();
  await createAndWaitForScript({ authorization });
  const cardinal = loadScript();
  await waitUntil(() => cardinal.calls.includes('setup'));
});

test('behavior: the dfReferenceId of the shop is kept where the script failed', async () => {
  await createAndWaitForScript();
  findScript().dispatchEvent(new Event('error'));
  const json = await instance.prepareLookup({ nonce: 'nonce', bin: '1', dfReferenceId: 'mine' });
  expect(JSON.parse(json)).toMatchObject({ dfReferenceId: 'mine' });
});

test('error: THREEDS_CARDINAL_SDK_SETUP_FAILED without a global', async () => {
  await createAndWaitForScript();
  findScript().dispatchEvent(new Event('load'));
  await expect(verifyTwoCards()).resolves.toMatchObject([
    { nonce: 'looked-up' },
    { code: 'THREEDS_CARDINAL_SDK_SETUP_FAILED', type: 'UNKNOWN', details: undefined },
  ]);
  expect(events()[2]).toBe('cardinal-sdk.songbird-error.cardinal-sdk-setup-failed.cardinal-global-unavailable');
});

test.each(['on', 'configure', 'setup'] as const)('error: THREEDS_CARDINAL_SDK_SETUP_FAILED where %s throws', async (name) => {
  await createAndWaitForScript();
  const broken = new TypeError('broken');
  const cardinal = loadScript(
    Object.assign(createScriptedCardinal(), {
      [name]() {
        throw broken;
      },
    }),
  );
  await expect(verifyTwoCards()).resolves.toMatchObject([
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
  await createAndWaitForScript(timeout === undefined ? {} : { timeout });
  const cardinal = loadScript();
  await waitUntil(() => cardinal.calls.includes('setup'));
  jest.advanceTimersByTime(milliseconds - 1);
  await waitForTurn();
  expect(events()).toEqual(['initialized']);
  jest.advanceTimersByTime(1);
  jest.useRealTimers();
  await expect(verifyTwoCards()).resolves.toMatchObject([
    { nonce: 'looked-up' },
    { code: 'THREEDS_CARDINAL_SDK_SETUP_TIMEDOUT', type: 'UNKNOWN' },
  ]);
  expect(events().slice(1, 3)).toEqual(['cardinal-sdk.init.setup-timeout', 'cardinal-sdk.songbird-error.cardinal-sdk-setup-timeout']);
  expect(cardinal.calls).not.toContain('continue');
});

test('behavior: a script that loads after the time limit is not set up', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  await createAndWaitForScript();
  jest.advanceTimersByTime(60_000);
  const cardinal = loadScript();
  await waitForTurn();
  jest.useRealTimers();
  expect(cardinal.calls).toEqual([]);
  await expect(verifyTwoCards()).resolves.toMatchObject([{ nonce: 'looked-up' }, { code: 'THREEDS_CARDINAL_SDK_SETUP_TIMEDOUT' }]);
});

test('behavior: the time limit is cleared when the setup is complete', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  await createAndWaitForScript();
  const cardinal = loadScript();
  await waitUntil(() => cardinal.calls.includes('setup'));
  cardinal.emit('payments.setupComplete', undefined);
  jest.advanceTimersByTime(2_000); // an event's own time limit
  expect(jest.getTimerCount()).toBe(0);
  cardinal.emit('payments.setupComplete', { sessionId: 'late' });
  jest.useRealTimers();
  network.reply(LOOKUP_ROUTE, { body: FRICTIONLESS });
  await instance.verifyCard(card);
  expect(network.to(LOOKUP_ROUTE)[0]?.body).not.toHaveProperty('dfReferenceId');
});

test('behavior: an error that the script reports during the setup fails it', async () => {
  await createAndWaitForScript();
  const cardinal = loadScript();
  await waitUntil(() => cardinal.calls.includes('setup'));
  cardinal.emit('payments.validated', { ActionCode: 'ERROR', ErrorNumber: 10008, ErrorDescription: 'JWT' });
  await expect(verifyTwoCards()).resolves.toMatchObject([
    { nonce: 'looked-up' },
    { code: 'THREEDS_CARDINAL_SDK_BAD_JWT', details: { originalError: { code: 10008, description: 'JWT' } } },
  ]);
  expect(events().slice(1, 3)).toEqual([
    'verification-flow.cardinal-sdk.action-code.error',
    'cardinal-sdk.songbird-error.cardinal-sdk-setup-error.number-10008',
  ]);
});

test('behavior: a late report for a finished verification does not affect the next one', async () => {
  await createAndWaitForScript();
  const cardinal = loadScript();
  await waitUntil(() => cardinal.calls.includes('setup'));
  cardinal.emit('payments.setupComplete', { sessionId: 'session' });
  cardinal.emit('payments.validated', {});
  await waitForTurn();
  expect(events().at(-1)).toBe('cardinal-sdk.songbird-error.cardinal-sdk-setup-error.number-undefined');
  network.reply(LOOKUP_ROUTE, { body: LOOKUP });
  const verification = instance.verifyCard(card);
  await waitUntil(() => cardinal.calls.includes('continue'));
  await instance.cancelVerifyCard();
  await expect(verification).rejects.toMatchObject({ code: 'THREEDS_VERIFY_CARD_CANCELED_BY_MERCHANT' });
});
