import { attempt } from '@tender/client/internal';
import type { Network } from '@tender/client/testing';
import { threeDSecure, type ThreeDSecureLookupData, type ThreeDSecure } from '../index';
import {
  readEvents,
  createFreshAuthorization,
  FRICTIONLESS,
  loadCardinal,
  LOOKUP,
  LOOKUP_ROUTE,
  openChallengePage,
  waitForTurn,
  waitUntil,
  UPGRADED,
  type ScriptedCardinal,
} from '../fixtures/scripted-cardinal';

let network: Network;
let instance: ThreeDSecure;
let cardinal: ScriptedCardinal;
const challenges = (): number => cardinal.calls.filter((call) => call === 'continue').length;
const card = { nonce: 'nonce', amount: 10, bin: '400000', onLookupComplete: (_: unknown, next: () => void): void => next() };

beforeEach(async () => {
  network = openChallengePage();
  instance = await threeDSecure.create({ authorization: createFreshAuthorization(), version: 2 });
  cardinal = await loadCardinal();
  cardinal.emit('payments.setupComplete', { sessionId: 'session' });
});
afterEach(() => attempt(() => void instance.teardown()));

describe('prepareLookup', () => {
  test('default', async () => {
    const options = Object.freeze({ nonce: 'nonce', bin: '400000', other: { any: null } });
    const json = await instance.prepareLookup(options);
    expect(JSON.parse(json)).toEqual({
      ...options,
      dfReferenceId: 'session',
      clientMetadata: {
        requestedThreeDSecureVersion: '2',
        sdkVersion: 'web/3.118.2',
        cardinalDeviceDataCollectionTimeElapsed: expect.any(Number) as number,
        issuerDeviceDataCollectionTimeElapsed: expect.any(Number) as number,
        issuerDeviceDataCollectionResult: true,
      },
      authorizationFingerprint: expect.stringContaining('fingerprint') as string,
      braintreeLibraryVersion: 'braintree/web/3.118.2',
    });
    expect(readEvents(network)).not.toContain('verification-flow.started');
  });

  test.each([undefined, {}, { bin: 5 }])('behavior: %j is accepted, because no option is required', async (options) => {
    const json = await instance.prepareLookup(options as { bin?: number });
    expect(JSON.parse(json)).toMatchObject({ ...options, dfReferenceId: 'session' });
  });

  test.each<[unknown, unknown]>([
    [null, null],
    [{ Status: null }, null],
    [{ Status: false }, false],
    [{}, undefined],
    [undefined, undefined],
  ])('behavior: sends the result of the device data collection: %j as %j', async (response, expected) => {
    cardinal.trigger = () => Promise.resolve(response);
    const { clientMetadata } = JSON.parse(await instance.prepareLookup({ bin: '1' })) as { clientMetadata: Record<string, unknown> };
    expect(clientMetadata).toMatchObject({ issuerDeviceDataCollectionTimeElapsed: expect.any(Number) as number });
    expect(clientMetadata['issuerDeviceDataCollectionResult']).toBe(expected);
  });

  test.each<[string, () => unknown]>([
    ['rejects', () => Promise.reject(new Error('no'))],
    [
      'throws',
      () => {
        throw new Error('no');
      },
    ],
  ])('behavior: a collection of device data that %s is left out', async (_, trigger) => {
    cardinal.trigger = trigger;
    const { clientMetadata, dfReferenceId } = JSON.parse(await instance.prepareLookup({ bin: '1' })) as Record<string, object>;
    expect(dfReferenceId).toBe('session');
    expect(clientMetadata).not.toHaveProperty('issuerDeviceDataCollectionResult');
  });
});

describe('initializeChallengeWithLookupResponse', () => {
  test.each<[string, (response: unknown) => unknown]>([
    ['an object', (response) => response],
    ['JSON', (response) => JSON.stringify(response)],
  ])('default: %s', async (_, form) => {
    const verification = instance.initializeChallengeWithLookupResponse(form(LOOKUP) as ThreeDSecureLookupData);
    await waitUntil(challenges);
    cardinal.emit('payments.validated', { ActionCode: 'SUCCESS' }, 'jwt');
    await expect(verification).resolves.toMatchObject({
      nonce: 'upgraded',
      verificationDetails: UPGRADED.threeDSecureInfo,
      requiresUserAuthentication: true,
      rawCardinalSDKVerificationData: { ActionCode: 'SUCCESS' },
    });
    await waitForTurn();
    const events = readEvents(network).filter((event) => /started|completed$|failed/.test(event));
    expect(events).toEqual(['cardinal-sdk.init.setup-completed', 'verification-flow.upgrade-payment-method.started']);
    expect(cardinal.calls.filter((call) => call === 'configure')).toHaveLength(1);
  });

  test('behavior: without a lookup, or without a challenge, it resolves at once', async () => {
    const { lookup: _, ...rest } = FRICTIONLESS;
    for (const response of [rest, FRICTIONLESS]) {
      await expect(instance.initializeChallengeWithLookupResponse(response)).resolves.toMatchObject({
        nonce: 'looked-up',
        liabilityShifted: true,
        verificationDetails: FRICTIONLESS.threeDSecureInfo,
        requiresUserAuthentication: false,
      });
    }
  });

  test('behavior: a second call has a result of its own', async () => {
    for (const nonce of ['first', 'second']) {
      const response = { ...FRICTIONLESS, paymentMethod: { nonce } };
      await expect(instance.initializeChallengeWithLookupResponse(response)).resolves.toMatchObject({ nonce });
    }
  });

  test.each([undefined, null, '', '{', '[]', '{}', 5, { paymentMethod: 'text' }])(
    'error: THREEDS_LOOKUP_ERROR for %j',
    async (response) => {
      await expect(instance.initializeChallengeWithLookupResponse(response as string)).rejects.toMatchObject({
        code: 'THREEDS_LOOKUP_ERROR',
        details: { originalError: expect.any(Error) as Error },
      });
    },
  );

  test('behavior: in the callback form bad JSON calls back', async () => {
    const args = await new Promise((resolve) => instance.initializeChallengeWithLookupResponse('{', (...all) => resolve(all)));
    expect(args).toEqual([expect.objectContaining({ code: 'THREEDS_LOOKUP_ERROR' })]);
  });

  test('behavior: during a verifyCard that waits for next, both resolve after one challenge', async () => {
    let waiting = false;
    const verification = instance.verifyCard({ ...card, onLookupComplete: () => (waiting = true) });
    await waitUntil(() => waiting);
    const standalone = instance.initializeChallengeWithLookupResponse(LOOKUP);
    await waitUntil(challenges);
    cardinal.emit('payments.validated', { ActionCode: 'SUCCESS' }, 'jwt');
    await expect(standalone).resolves.toMatchObject({ nonce: 'upgraded' });
    await expect(verification).resolves.toMatchObject({ nonce: 'upgraded' });
    expect(challenges()).toBe(1);
  });
});

describe('cancelVerifyCard', () => {
  test('default', async () => {
    const verification = instance.verifyCard(card);
    await waitUntil(challenges);
    await expect(instance.cancelVerifyCard()).resolves.toEqual({
      ...LOOKUP.paymentMethod,
      liabilityShifted: false,
      liabilityShiftPossible: true,
      verificationDetails: 'details',
    });
    await expect(verification).rejects.toMatchObject({ code: 'THREEDS_VERIFY_CARD_CANCELED_BY_MERCHANT', type: 'MERCHANT' });
    await waitForTurn();
    expect(readEvents(network).slice(-2)).toEqual(['teardown-completed', 'verification-flow.failed']);
  });

  test('error: THREEDS_VERIFY_CARD_CANCELED_BY_MERCHANT while waiting for next, which then has no effect', async () => {
    let proceed = (): void => {};
    let waiting = false;
    const verification = instance.verifyCard({
      ...card,
      onLookupComplete(_, next) {
        proceed = next;
        waiting = true;
      },
    });
    await waitUntil(() => waiting);
    await instance.cancelVerifyCard();
    proceed();
    await expect(verification).rejects.toMatchObject({ code: 'THREEDS_VERIFY_CARD_CANCELED_BY_MERCHANT' });
    expect(challenges()).toBe(0);
  });

  test('error: THREEDS_NO_VERIFICATION_PAYLOAD', async () => {
    const expected = { code: 'THREEDS_NO_VERIFICATION_PAYLOAD', type: 'MERCHANT' };
    await expect(instance.cancelVerifyCard()).rejects.toMatchObject(expected);
    const args = await new Promise((resolve) => instance.cancelVerifyCard((...all) => resolve(all)));
    expect(args).toEqual([expect.objectContaining(expected)]);
  });

  test('error: THREEDS_NO_VERIFICATION_PAYLOAD during the lookup, and the verification is canceled nevertheless', async () => {
    network.reply(LOOKUP_ROUTE, { body: FRICTIONLESS });
    await instance.verifyCard(card);
    network.reply(LOOKUP_ROUTE, 'hang');
    const verification = instance.verifyCard(card);
    verification.catch(() => {});
    await waitUntil(() => network.to(LOOKUP_ROUTE).length === 2);
    await expect(instance.cancelVerifyCard()).rejects.toMatchObject({ code: 'THREEDS_NO_VERIFICATION_PAYLOAD' });
    await expect(verification).rejects.toMatchObject({ code: 'THREEDS_VERIFY_CARD_CANCELED_BY_MERCHANT' });
  });

  test('behavior: after a finished verification it resolves with the card that was looked up', async () => {
    network.reply(LOOKUP_ROUTE, { body: FRICTIONLESS });
    await instance.verifyCard(card);
    await expect(instance.cancelVerifyCard()).resolves.toMatchObject({ nonce: 'looked-up' });
  });

  test('behavior: a verification started right after a cancellation is not affected by the end of the canceled one', async () => {
    instance.verifyCard(card).catch(() => {});
    await waitUntil(challenges);
    const next = instance.cancelVerifyCard().then(() => instance.verifyCard(card));
    await waitUntil(() => challenges() === 2);
    await expect(instance.verifyCard(card)).rejects.toMatchObject({ code: 'THREEDS_AUTHENTICATION_IN_PROGRESS' });
    cardinal.emit('payments.validated', { ActionCode: 'SUCCESS' }, 'jwt');
    await expect(next).resolves.toMatchObject({ nonce: 'upgraded' });
  });

  test('behavior: a challenge after a lookup of the server is canceled too', async () => {
    const verification = instance.initializeChallengeWithLookupResponse(LOOKUP);
    await waitUntil(challenges);
    await instance.cancelVerifyCard();
    await expect(verification).rejects.toMatchObject({ code: 'THREEDS_VERIFY_CARD_CANCELED_BY_MERCHANT' });
  });
});
