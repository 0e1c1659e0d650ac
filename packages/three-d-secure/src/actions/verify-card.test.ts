import { client } from '@tender/client';
import { asRecord, attempt } from '@tender/client/internal';
import { responsesWithoutNonce, createLateClient, expectRejectionForEach, type LateClient, type Network } from '@tender/client/testing';
import fc from 'fast-check';
import {
  threeDSecure,
  type ThreeDSecureLookupData,
  type ThreeDSecure,
  type ThreeDSecureCreateOptions,
  type ThreeDSecureVerifyCardOptions,
} from '../index';
import { verifyCardOptions } from '../schemas';
import {
  AUTHENTICATE_ROUTE,
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
import { assertVerifyCardOptions } from '../guards';

const onLookupComplete = (_: ThreeDSecureLookupData, next: () => void): void => next();
const card: ThreeDSecureVerifyCardOptions = { nonce: 'nonce', amount: '10.00', bin: '400000', onLookupComplete };

let network: Network;
let instance: ThreeDSecure;
let cardinal: ScriptedCardinal;
const events = (): string[] => readEvents(network);
const flow = (): string[] => events().filter((event) => event.startsWith('verification-flow.'));
const body = (index = 0): Record<string, unknown> => {
  const { _meta, authorizationFingerprint, braintreeLibraryVersion, ...rest } = network.to(LOOKUP_ROUTE)[index]?.body ?? {};
  expect([typeof _meta, typeof authorizationFingerprint, braintreeLibraryVersion]).toEqual(['object', 'string', 'braintree/web/3.118.2']);
  return rest;
};

async function create(options: Partial<ThreeDSecureCreateOptions> = {}): Promise<void> {
  instance = await threeDSecure.create({ authorization: createFreshAuthorization(), version: 2, ...options });
  cardinal = await loadCardinal();
}
/** Creates an instance whose script is ready, as it is for most customers when they pay. */
async function ready(options: Partial<ThreeDSecureCreateOptions> = {}): Promise<void> {
  await create(options);
  cardinal.emit('payments.setupComplete', { sessionId: 'session' });
}
/** Starts a verification, and waits for its challenge. */
async function challenge(
  options: Partial<ThreeDSecureVerifyCardOptions> & { signal?: AbortSignal } = {},
): Promise<{ verification: Promise<unknown> }> {
  const shown = cardinal.calls.filter((call) => call === 'continue').length;
  const verification = instance.verifyCard({ ...card, ...options });
  verification.catch(() => {});
  await waitUntil(() => cardinal.calls.filter((call) => call === 'continue').length > shown);
  return { verification };
}
const validated = (data: unknown, jwt = 'jwt'): void => cardinal.emit('payments.validated', data, jwt);

beforeEach(() => {
  network = openChallengePage();
});
afterEach(() => {
  jest.useRealTimers();
  attempt(() => void instance.teardown());
});

describe('without a challenge', () => {
  beforeEach(() => network.reply(LOOKUP_ROUTE, { status: 201, body: FRICTIONLESS }));

  test('default', async () => {
    await ready();
    let lookup: ThreeDSecureLookupData | undefined;
    const options = Object.freeze({
      ...card,
      onLookupComplete(data: ThreeDSecureLookupData, next: () => void) {
        lookup = data;
        next();
      },
    });
    await expect(instance.verifyCard(options)).resolves.toEqual({
      nonce: 'looked-up',
      type: 'CreditCard',
      description: 'ending in 11',
      details: { lastTwo: '11' },
      binData: { prepaid: 'No' },
      liabilityShifted: true,
      liabilityShiftPossible: true,
      threeDSecureInfo: LOOKUP.paymentMethod.threeDSecureInfo,
      verificationDetails: FRICTIONLESS.threeDSecureInfo,
      requiresUserAuthentication: false,
    });
    expect(lookup).toEqual({ ...FRICTIONLESS, requiresUserAuthentication: false, _httpStatus: 201 });
    expect(body()).toEqual({
      amount: '10.00',
      additionalInfo: {},
      bin: '400000',
      dfReferenceId: 'session',
      clientMetadata: {
        requestedThreeDSecureVersion: '2',
        sdkVersion: 'web/3.118.2',
        cardinalDeviceDataCollectionTimeElapsed: expect.any(Number) as number,
        issuerDeviceDataCollectionTimeElapsed: expect.any(Number) as number,
        issuerDeviceDataCollectionResult: true,
      },
    });
    expect(cardinal.lastArguments.trigger).toEqual(['bin.process', '400000']);
    await waitForTurn();
    expect(events()).toEqual([
      'initialized',
      'cardinal-sdk.init.setup-completed',
      'verification-flow.started',
      'verification-flow.3ds-version.2.2.0',
      'verification-flow.challenge-presented.false',
      'verification-flow.liability-shifted.true',
      'verification-flow.liability-shift-possible.true',
      'teardown-completed',
      'verification-flow.completed',
    ]);
  });

  test('behavior: the script is configured again afterwards, with the same JWT', async () => {
    await ready();
    await instance.verifyCard(card);
    expect(cardinal.calls.filter((call) => call === 'configure')).toHaveLength(2);
    expect(cardinal.lastArguments.setup).toEqual(['init', { jwt: 'cardinal-jwt' }]);
    expect([...cardinal.handlers.values()].map((handlers) => handlers.length)).toEqual(Array(7).fill(1));
    cardinal.emit('payments.setupComplete', { sessionId: 'another' });
    await instance.verifyCard(card);
    expect(body(1)).toMatchObject({ dfReferenceId: 'session' });
    expect(document.querySelectorAll('script')).toHaveLength(1);
  });

  test('behavior: a listener receives the lookup if there is no option', async () => {
    await ready();
    const seen: unknown[] = [];
    instance.on('lookup-complete', (data, next) => {
      seen.push(data.requiresUserAuthentication);
      next();
    });
    const { onLookupComplete: _, ...rest } = card;
    await expect(instance.verifyCard(rest)).resolves.toMatchObject({ nonce: 'looked-up' });
    expect(seen).toEqual([false]);
    await instance.verifyCard(card);
    expect(seen).toHaveLength(1); // the option takes precedence
  });

  test('behavior: a listener that throws rejects, an option that throws does not', async () => {
    await ready();
    const { onLookupComplete: _, ...rest } = card;
    const shopError = new Error('an error of the shop');
    const fail = (): never => {
      throw shopError;
    };
    instance.on('lookup-complete', fail);
    await expect(instance.verifyCard(rest)).rejects.toBe(shopError);
    instance.off('lookup-complete', fail);
    await expect(instance.verifyCard(card)).resolves.toMatchObject({ nonce: 'looked-up' });
  });

  test('behavior: a listener that throws rejects, also after it has called next', async () => {
    await ready();
    const { onLookupComplete: _, ...rest } = card;
    const shopError = new Error('an error of the shop');
    instance.on('lookup-complete', (__, next) => {
      next();
      throw shopError;
    });
    await expect(instance.verifyCard(rest)).rejects.toBe(shopError);
  });

  test('behavior: the script is set up again after the result was reported', async () => {
    await ready();
    cardinal.setup = () => cardinal.emit('payments.setupComplete', { sessionId: 'second' });
    await instance.verifyCard(card);
    await waitUntil(() => events().filter((event) => event === 'cardinal-sdk.init.setup-completed').length === 2);
    expect(events().slice(-3)).toEqual(['teardown-completed', 'verification-flow.completed', 'cardinal-sdk.init.setup-completed']);
  });

  test('behavior: members that the response lacks are undefined', async () => {
    network.reply(LOOKUP_ROUTE, { body: { paymentMethod: { nonce: 'looked-up' } } });
    await ready();
    await expect(instance.verifyCard(card)).resolves.toStrictEqual({
      nonce: 'looked-up',
      type: undefined,
      description: undefined,
      details: undefined,
      binData: undefined,
      liabilityShifted: undefined,
      liabilityShiftPossible: undefined,
      threeDSecureInfo: undefined,
      verificationDetails: undefined,
      requiresUserAuthentication: false,
    });
    await waitForTurn();
    expect(flow()).toContain('verification-flow.3ds-version.undefined');
  });
});

describe('a verification without a nonce', () => {
  test('rejects with THREEDS_LOOKUP_ERROR for every lookup that has no nonce', async () => {
    await ready();
    await expectRejectionForEach(responsesWithoutNonce(FRICTIONLESS, ['paymentMethod', 'nonce']), 'THREEDS_LOOKUP_ERROR', (lookup) => {
      network.reply(LOOKUP_ROUTE, { body: lookup });
      return instance.verifyCard(card);
    });
    await waitForTurn();
    expect(flow().at(-1)).toBe('verification-flow.failed');
    await expectRejectionForEach(responsesWithoutNonce(FRICTIONLESS, ['paymentMethod', 'nonce']), 'THREEDS_LOOKUP_ERROR', (lookup) =>
      instance.initializeChallengeWithLookupResponse(lookup as ThreeDSecureLookupData),
    );
  });

  test('rejects with THREEDS_JWT_AUTHENTICATION_FAILED for every response to a challenge that has no nonce', async () => {
    await ready();
    // A response without a payment method leaves the one that was looked up.
    const responses = responsesWithoutNonce(UPGRADED, ['paymentMethod', 'nonce']).filter((response) =>
      Boolean(asRecord(response).paymentMethod),
    );
    await expectRejectionForEach(responses, 'THREEDS_JWT_AUTHENTICATION_FAILED', async (response) => {
      network.reply(AUTHENTICATE_ROUTE, { body: response });
      const { verification } = await challenge();
      validated({ ActionCode: 'SUCCESS' });
      return verification;
    });
    await waitForTurn();
    expect(flow()).toContain('verification-flow.upgrade-payment-method.errored');
    expect(flow()).not.toContain('verification-flow.upgrade-payment-method.succeeded');
  });

  test('rejects with THREEDS_JWT_AUTHENTICATION_FAILED when neither the lookup nor the challenge has a nonce', async () => {
    network.reply(LOOKUP_ROUTE, { body: { ...LOOKUP, paymentMethod: {} } });
    network.reply('POST payment_methods/undefined/three_d_secure/authenticate_from_jwt', { body: {} });
    await ready();
    const { verification } = await challenge();
    validated({ ActionCode: 'SUCCESS' });
    await expect(verification).rejects.toMatchObject({ code: 'THREEDS_JWT_AUTHENTICATION_FAILED' });
  });
});

describe('the body of a lookup', () => {
  beforeEach(async () => {
    network.reply(LOOKUP_ROUTE, { body: FRICTIONLESS });
    await ready();
  });

  const sent = [
    'accountType',
    'challengeRequested',
    'customFields',
    'dataOnlyRequested',
    'exemptionRequested',
    'requestVisaDAF',
    'merchantName',
  ];
  test.each(sent)('options: %s', async (key) => {
    await instance.verifyCard({ ...card, [key]: 'value' });
    expect(body()).toHaveProperty(key, 'value');
    for (const value of [false, 0, '', null]) await instance.verifyCard({ ...card, [key]: value });
    for (const index of [1, 2, 3, 4]) expect(body(index)).not.toHaveProperty(key);
  });

  test.each(['low_value', 'transaction_risk_analysis'] as const)('options: requestedExemptionType %s', async (requestedExemptionType) => {
    await instance.verifyCard({ ...card, requestedExemptionType });
    expect(body()).toMatchObject({ requestedExemptionType });
  });

  test.each<[Partial<ThreeDSecureVerifyCardOptions>, boolean | undefined]>([
    [{ cardAdd: true }, true],
    [{ cardAdd: false }, false],
    [{ cardAdd: true, cardAddChallengeRequested: false }, false],
    [{ cardAddChallengeRequested: true }, true],
    [{}, undefined],
  ])('options: cardAdd, cardAddChallengeRequested %j', async (options, expected) => {
    await instance.verifyCard({ ...card, ...options });
    expect(body().cardAdd).toBe(expected);
  });

  test('options: collectDeviceData', async () => {
    Object.assign(navigator, { javaEnabled: () => true });
    await instance.verifyCard({ ...card, collectDeviceData: true });
    await instance.verifyCard({ ...card, collectDeviceData: 'yes' as unknown as boolean });
    expect(body()).toMatchObject({
      browserColorDepth: screen.colorDepth,
      browserJavaEnabled: true,
      browserJavascriptEnabled: true,
      browserLanguage: navigator.language,
      browserScreenHeight: screen.height,
      browserScreenWidth: screen.width,
      browserTimeZone: new Date().getTimezoneOffset(),
      deviceChannel: 'Browser',
    });
    expect(Object.keys(body(1)).filter((key) => /^browser|^device/.test(key))).toEqual([]);
    Object.assign(navigator, { javaEnabled: undefined });
    await instance.verifyCard({ ...card, collectDeviceData: true });
    expect(body(2)).toMatchObject({ browserJavaEnabled: false });
  });

  const address = {
    streetAddress: '1',
    extendedAddress: '2',
    line3: '3',
    locality: 'c',
    region: 's',
    postalCode: 'p',
    countryCodeAlpha2: 'US',
  };
  const shipping = {
    shippingLine1: '1',
    shippingLine2: '2',
    shippingLine3: '3',
    shippingCity: 'c',
    shippingState: 's',
    shippingPostalCode: 'p',
    shippingCountryCode: 'US',
  };

  test('options: billingAddress, email, mobilePhoneNumber', async () => {
    await instance.verifyCard({
      ...card,
      email: 'ada@example.com',
      mobilePhoneNumber: '5551234',
      billingAddress: { ...address, phoneNumber: 't', givenName: 'g', surname: 'n' },
    });
    expect(body().additionalInfo).toEqual({
      billingLine1: '1',
      billingLine2: '2',
      billingLine3: '3',
      billingCity: 'c',
      billingState: 's',
      billingPostalCode: 'p',
      billingCountryCode: 'US',
      billingPhoneNumber: 't',
      billingGivenName: 'g',
      billingSurname: 'n',
      email: 'ada@example.com',
      mobilePhoneNumber: '5551234',
    });
    expect(body()).not.toHaveProperty('email');
  });

  test.each<[string, Partial<ThreeDSecureVerifyCardOptions>]>([
    ['in additionalInformation', { additionalInformation: { shippingAddress: address } }],
    ['at the top', { shippingAddress: address }],
    ['in both', { shippingAddress: { locality: 'other' }, additionalInformation: { shippingAddress: address } }],
  ])('options: shippingAddress %s', async (_, options) => {
    const before = JSON.stringify(options);
    await instance.verifyCard({ ...card, ...options });
    expect(body().additionalInfo).toEqual(shipping);
    expect(JSON.stringify(options)).toBe(before);
  });

  test('options: additionalInformation is sent unchanged, except for members that an address replaces', async () => {
    const flat = { workPhoneNumber: '1', shippingGivenName: 'Ada', billingCity: 'gone', shippingCity: 'stays', other: { any: 1 } };
    await instance.verifyCard({ ...card, billingAddress: { region: 'r' }, additionalInformation: flat });
    expect(body().additionalInfo).toEqual({
      workPhoneNumber: '1',
      shippingGivenName: 'Ada',
      shippingCity: 'stays',
      other: { any: 1 },
      billingState: 'r',
    });
  });

  test('behavior: the nonce is part of the URL unchanged, amount and BIN are sent unchanged', async () => {
    network.reply('POST payment_methods/tokencc_a/b/three_d_secure/lookup', { body: FRICTIONLESS });
    await instance.verifyCard({ ...card, nonce: 'tokencc_a/b', amount: 0, bin: 369 });
    expect(network.to('POST payment_methods/tokencc_a/b/three_d_secure/lookup')[0]?.body).toMatchObject({ amount: 0, bin: 369 });
  });
});

describe('with a challenge', () => {
  test('default', async () => {
    await ready();
    const { verification } = await challenge();
    expect(cardinal.lastArguments.continue).toEqual([
      'cca',
      { AcsUrl: 'https://acs.example/', Payload: 'pareq' },
      { OrderDetails: { TransactionId: 'transaction' } },
    ]);
    const data = { ActionCode: 'SUCCESS', Validated: true };
    validated(data, 'the-jwt');
    await expect(verification).resolves.toEqual({
      nonce: 'upgraded',
      type: 'CreditCard',
      description: 'ending in 11',
      details: { lastTwo: '11' },
      binData: { prepaid: 'No' },
      liabilityShifted: true,
      liabilityShiftPossible: true,
      threeDSecureInfo: { status: 'authenticate_successful' },
      verificationDetails: UPGRADED.threeDSecureInfo,
      requiresUserAuthentication: true,
      rawCardinalSDKVerificationData: data,
    });
    expect(network.to(AUTHENTICATE_ROUTE)[0]?.body).toMatchObject({ jwt: 'the-jwt', paymentMethodNonce: 'looked-up' });
    await waitForTurn();
    expect(events().slice(2)).toEqual([
      'verification-flow.started',
      'verification-flow.3ds-version.2.2.0',
      'verification-flow.challenge-presented.true',
      'verification-flow.cardinal-sdk.action-code.success',
      'verification-flow.upgrade-payment-method.started',
      'verification-flow.upgrade-payment-method.succeeded',
      'verification-flow.liability-shifted.true',
      'verification-flow.liability-shift-possible.true',
      'teardown-completed',
      'verification-flow.completed',
    ]);
  });

  test.each(['NOACTION', 'FAILURE'])('behavior: after %s the gateway decides about the liability shift', async (ActionCode) => {
    network.reply(AUTHENTICATE_ROUTE, { body: { threeDSecureInfo: { liabilityShifted: false, liabilityShiftPossible: true } } });
    await ready();
    const { verification } = await challenge();
    validated({ ActionCode });
    await expect(verification).resolves.toMatchObject({
      nonce: 'looked-up',
      liabilityShifted: false,
      liabilityShiftPossible: true,
      verificationDetails: { liabilityShifted: false, liabilityShiftPossible: true },
      requiresUserAuthentication: true,
    });
    await waitForTurn();
    expect(flow()).toContain(`verification-flow.cardinal-sdk.action-code.${ActionCode.toLowerCase()}`);
  });

  test.each<[string, string[]]>([
    ['01', ['customer-canceled']],
    ['02', []],
    ['03', []],
  ])('behavior: ChallengeCancel %s resolves, and calls the listeners of %j', async (ChallengeCancel, expected) => {
    await ready();
    const received: string[] = [];
    instance.on('customer-canceled', () => received.push(network.to(AUTHENTICATE_ROUTE).length ? 'too late' : 'customer-canceled'));
    const { verification } = await challenge();
    validated({ ActionCode: 'FAILURE', Payment: { ExtendedData: { ChallengeCancel } } });
    await expect(verification).resolves.toMatchObject({ nonce: 'upgraded' });
    expect(received).toEqual(expected);
    await waitForTurn();
    expect(flow()).toContain(`verification-flow.cardinal-sdk.cancel-code.${ChallengeCancel}`);
  });

  test('behavior: a second report is ignored', async () => {
    await ready();
    const { verification } = await challenge();
    validated({ ActionCode: 'SUCCESS' });
    validated({ ActionCode: 'ERROR', ErrorNumber: 10011 });
    await expect(verification).resolves.toMatchObject({ nonce: 'upgraded' });
    expect(network.to(AUTHENTICATE_ROUTE)).toHaveLength(1);
  });

  test('behavior: verifications one after the other, each with its own nonce', async () => {
    await ready();
    for (const nonce of ['first', 'second']) {
      network.reply(AUTHENTICATE_ROUTE, { body: { ...UPGRADED, paymentMethod: { nonce } } });
      const { verification } = await challenge();
      validated({ ActionCode: 'SUCCESS' });
      await expect(verification).resolves.toMatchObject({ nonce });
    }
  });

  test('behavior: the focus returns to where it was', async () => {
    await ready();
    const button = document.body.appendChild(document.createElement('button'));
    button.focus();
    const { verification } = await challenge();
    button.blur();
    validated({ ActionCode: 'SUCCESS' });
    await verification;
    expect(document.activeElement).toBe(button);
  });
});

describe('failures', () => {
  test.each<[unknown, string]>([
    [undefined, 'a BIN'],
    [null, 'a BIN'],
    [{}, 'a BIN'],
    [{ ...card, bin: '' }, 'a BIN'],
    [{ ...card, nonce: '' }, 'a nonce'],
    ...[undefined, null, [], ['1'], true, false, '', ' ', 'ten', NaN, {}].map((amount): [unknown, string] => [
      { ...card, amount },
      'an amount',
    ]),
    [{ ...card, onLookupComplete: undefined }, 'an onLookupComplete function'],
    [{ ...card, onLookupComplete: 'no function' }, 'an onLookupComplete function'],
  ])('error: THREEDS_MISSING_VERIFY_CARD_OPTION for %j: %s', async (options, option) => {
    await ready();
    await waitForTurn();
    const before = events();
    await expect(instance.verifyCard(options as ThreeDSecureVerifyCardOptions)).rejects.toMatchObject({
      code: 'THREEDS_MISSING_VERIFY_CARD_OPTION',
      type: 'MERCHANT',
      message: `verifyCard options must include ${option}.`,
    });
    await waitForTurn();
    expect(events()).toEqual(before);
    expect(cardinal.calls.filter((call) => call === 'configure')).toHaveLength(1);
  });

  test.each(['10,00', '€10', '10 EUR', '1,000.00', '1 000', "1'000", '１０', 'ten', true, ['1']])(
    'says in the details that the amount is %j',
    async (amount) => {
      await ready();
      await expect(instance.verifyCard({ ...card, amount } as ThreeDSecureVerifyCardOptions)).rejects.toMatchObject({
        message: 'verifyCard options must include an amount.',
        details: { amount },
      });
    },
  );

  test.each([0, '0', ' 10 ', '1e3', 5n, -1])('behavior: %s is an amount', (amount) => {
    const options = { ...card, amount } as ThreeDSecureVerifyCardOptions;
    expect(() => assertVerifyCardOptions(options, { running: undefined, hasListener: () => false })).not.toThrow();
  });

  test('behavior: the assertion and the schema accept the same options', () => {
    const amount = fc.oneof(fc.constantFrom('', ' ', '10.00', 'ten'), fc.integer(), fc.boolean(), fc.constant(null), fc.constant([]));
    const everyOption = {
      nonce: fc.constantFrom('', 'nonce'),
      bin: fc.constantFrom('', '400000', 0, 400000),
      amount,
      onLookupComplete: fc.constantFrom(onLookupComplete, 'text'),
    };
    fc.assert(
      fc.property(fc.record(everyOption, { requiredKeys: ['onLookupComplete'] }), (options) => {
        const verifyOptions = options as unknown as ThreeDSecureVerifyCardOptions;
        const passes =
          attempt(() => assertVerifyCardOptions(verifyOptions, { running: undefined, hasListener: () => false }) ?? true) ?? false;
        expect(passes).toBe(verifyCardOptions.safeParse(options).success);
      }),
    );
  });

  test('error: THREEDS_AUTHENTICATION_IN_PROGRESS', async () => {
    await ready();
    const { verification } = await challenge();
    await expect(instance.verifyCard({ ...card, nonce: '' })).rejects.toMatchObject({
      code: 'THREEDS_AUTHENTICATION_IN_PROGRESS',
      type: 'MERCHANT',
      message: 'Cannot call verifyCard while existing authentication is in progress.',
    });
    await expect(instance.verifyCard({ ...card, bin: '' })).rejects.toMatchObject({ code: 'THREEDS_MISSING_VERIFY_CARD_OPTION' });
    validated({ ActionCode: 'SUCCESS' });
    await expect(verification).resolves.toMatchObject({ nonce: 'upgraded' });
  });

  test('error: THREEDS_REQUESTED_EXEMPTION_TYPE_INVALID', async () => {
    await ready();
    await expect(instance.verifyCard({ ...card, requestedExemptionType: 'other' as 'low_value' })).rejects.toMatchObject({
      code: 'THREEDS_REQUESTED_EXEMPTION_TYPE_INVALID',
      type: 'MERCHANT',
      message: expect.stringMatching(/requestedExemptionType.*"other".*low_value.*transaction_risk_analysis/) as string,
    });
    await waitForTurn();
    expect(events().slice(2)).toEqual(['teardown-completed', 'verification-flow.failed']);
    expect(cardinal.calls.filter((call) => call === 'configure')).toHaveLength(2);
  });

  test.each<[string, object | 'drop', string, string]>([
    ['THREEDS_LOOKUP_TOKENIZED_CARD_NOT_FOUND_ERROR', { status: 404, body: {} }, 'MERCHANT', 'verification-flow.lookup-failed.404'],
    ['THREEDS_LOOKUP_VALIDATION_ERROR', { status: 422, body: {} }, 'CUSTOMER', 'verification-flow.lookup-failed.422'],
    ['THREEDS_LOOKUP_ERROR', { status: 500, body: {} }, 'UNKNOWN', 'verification-flow.lookup-failed'],
    ['THREEDS_LOOKUP_ERROR', { status: 403, body: {} }, 'UNKNOWN', 'verification-flow.lookup-failed'],
    ['THREEDS_LOOKUP_ERROR', 'drop', 'UNKNOWN', 'verification-flow.lookup-failed'],
    ['THREEDS_LOOKUP_ERROR', { body: '<html>' }, 'UNKNOWN', 'verification-flow.lookup-failed'],
    ['THREEDS_LOOKUP_ERROR', { body: {} }, 'UNKNOWN', 'verification-flow.lookup-failed'],
    ['THREEDS_LOOKUP_ERROR', { body: { paymentMethod: 'text' } }, 'UNKNOWN', 'verification-flow.lookup-failed'],
  ])('error: %s after %j', async (code, reply, type, event) => {
    network.reply(LOOKUP_ROUTE, reply);
    await ready();
    await expect(instance.verifyCard(card)).rejects.toMatchObject({ code, type, details: { originalError: expect.any(Error) as Error } });
    await waitForTurn();
    expect(events().slice(2)).toEqual(['verification-flow.started', event, 'teardown-completed', 'verification-flow.failed']);
    network.reply(LOOKUP_ROUTE, { body: FRICTIONLESS });
    await expect(instance.verifyCard(card)).resolves.toMatchObject({ nonce: 'looked-up' });
  });

  test.each<[unknown, string, string]>([
    [10001, 'THREEDS_CARDINAL_SDK_SETUP_TIMEDOUT', 'UNKNOWN'],
    [10002, 'THREEDS_CARDINAL_SDK_SETUP_TIMEDOUT', 'UNKNOWN'],
    [10003, 'THREEDS_CARDINAL_SDK_RESPONSE_TIMEDOUT', 'UNKNOWN'],
    [10007, 'THREEDS_CARDINAL_SDK_RESPONSE_TIMEDOUT', 'UNKNOWN'],
    [10009, 'THREEDS_CARDINAL_SDK_RESPONSE_TIMEDOUT', 'UNKNOWN'],
    [10005, 'THREEDS_CARDINAL_SDK_BAD_CONFIG', 'MERCHANT'],
    [10006, 'THREEDS_CARDINAL_SDK_BAD_CONFIG', 'MERCHANT'],
    [10008, 'THREEDS_CARDINAL_SDK_BAD_JWT', 'MERCHANT'],
    [10010, 'THREEDS_CARDINAL_SDK_BAD_JWT', 'MERCHANT'],
    [10011, 'THREEDS_CARDINAL_SDK_CANCELED', 'CUSTOMER'],
    [10004, 'THREEDS_CARDINAL_SDK_ERROR', 'UNKNOWN'],
    [10000, 'THREEDS_CARDINAL_SDK_ERROR', 'UNKNOWN'],
    [1050, 'THREEDS_CARDINAL_SDK_ERROR', 'UNKNOWN'],
    ['10001', 'THREEDS_CARDINAL_SDK_ERROR', 'UNKNOWN'],
    [undefined, 'THREEDS_CARDINAL_SDK_ERROR', 'UNKNOWN'],
  ])('error of number %j: %s', async (ErrorNumber, code, type) => {
    await ready();
    const { verification } = await challenge();
    validated({ ActionCode: 'ERROR', ErrorNumber, ErrorDescription: 'why' });
    await expect(verification).rejects.toMatchObject({ code, type, details: { originalError: { code: ErrorNumber, description: 'why' } } });
    await waitForTurn();
    expect(flow().slice(3)).toEqual([
      'verification-flow.cardinal-sdk.action-code.error',
      `verification-flow.cardinal-sdk-error.${String(ErrorNumber)}`,
      ...(ErrorNumber === 10011 ? ['verification-flow.canceled'] : []),
      'verification-flow.failed',
    ]);
  });

  test('error: THREEDS_CARDINAL_SDK_CANCELED', async () => {
    await ready();
    const { verification } = await challenge();
    validated({ ActionCode: 'ERROR', ErrorNumber: 10011 });
    await expect(verification).rejects.toMatchObject({ code: 'THREEDS_CARDINAL_SDK_CANCELED', message: 'Canceled by user.' });
  });

  test.each([undefined, null, {}, 'text', { ActionCode: 'OTHER' }, { ActionCode: 5 }])(
    'error: THREEDS_CARDINAL_SDK_ERROR for %j',
    async (data) => {
      await ready();
      const { verification } = await challenge();
      validated(data);
      await expect(verification).rejects.toMatchObject({ code: 'THREEDS_CARDINAL_SDK_ERROR' });
    },
  );

  test('error: THREEDS_CARDINAL_SDK_ERROR without a transaction id, and where the script throws', async () => {
    await ready();
    network.reply(LOOKUP_ROUTE, { body: { ...LOOKUP, lookup: { acsUrl: 'https://acs.example/' } } });
    await expect(instance.verifyCard(card)).rejects.toMatchObject({ code: 'THREEDS_CARDINAL_SDK_ERROR' });
    expect(cardinal.calls).not.toContain('continue');
    network.reply(LOOKUP_ROUTE, { body: LOOKUP });
    cardinal.continue = () => {
      throw new TypeError('broken');
    };
    await expect(instance.verifyCard(card)).rejects.toMatchObject({
      code: 'THREEDS_CARDINAL_SDK_ERROR',
      details: { originalError: expect.any(TypeError) as Error },
    });
    await waitForTurn();
    expect(flow()).toContain('verification-flow.challenge-presented.true');
  });

  test.each<[object | 'drop']>([[{ status: 422, body: {} }], [{ status: 500, body: {} }], ['drop'], [{ body: 'no json' }]])(
    'error: THREEDS_JWT_AUTHENTICATION_FAILED after %j',
    async (reply) => {
      network.reply(AUTHENTICATE_ROUTE, reply);
      await ready();
      const { verification } = await challenge();
      validated({ ActionCode: 'SUCCESS' });
      await expect(verification).rejects.toMatchObject({
        code: 'THREEDS_JWT_AUTHENTICATION_FAILED',
        type: 'UNKNOWN',
        details: { originalError: { name: 'BraintreeError' } },
      });
      await waitForTurn();
      expect(flow().slice(-3)).toEqual([
        'verification-flow.upgrade-payment-method.started',
        'verification-flow.upgrade-payment-method.errored',
        'verification-flow.failed',
      ]);
      expect(cardinal.calls.filter((call) => call === 'configure')).toHaveLength(2);
    },
  );
});

describe('abort and teardown', () => {
  const stages: readonly [string, () => Promise<unknown>][] = [
    ['before the script is ready', async () => waitForTurn()],
    ['while the bank collects device data', async () => void cardinal.emit('payments.setupComplete', {})],
    ['during the lookup', async () => waitUntil(() => network.to(LOOKUP_ROUTE).length)],
    ['while waiting for next', async () => waitUntil(() => waiting)],
    ['during the challenge', async () => waitUntil(() => cardinal.calls.includes('continue'))],
    ['while the nonce is upgraded', async () => waitUntil(() => network.to(AUTHENTICATE_ROUTE).length)],
  ];
  let waiting = false;
  /** Starts a verification that stops at a stage. */
  async function stopAt(stage: number, signal: AbortSignal): Promise<{ verification: Promise<unknown> }> {
    waiting = false;
    await create();
    if (stage >= 1 && stage !== 1) cardinal.emit('payments.setupComplete', { sessionId: 'session' });
    if (stage === 1) cardinal.trigger = () => new Promise(() => {});
    if (stage === 2) network.reply(LOOKUP_ROUTE, 'hang');
    network.reply(AUTHENTICATE_ROUTE, 'hang');
    const verification = instance.verifyCard({
      ...card,
      signal,
      onLookupComplete: (_, next) => (stage === 3 ? (waiting = true) : next()),
    });
    verification.catch(() => {});
    if (stage === 5) {
      await waitUntil(() => cardinal.calls.includes('continue'));
      validated({ ActionCode: 'SUCCESS' });
    }
    await stages[stage]?.[1]();
    return { verification };
  }

  test.each(stages.map(([name], stage) => [name, stage] as const))(
    'behavior: after an abort %s the next verification works',
    async (_, stage) => {
      const controller = new AbortController();
      const { verification } = await stopAt(stage, controller.signal);
      const dialog = document.body.appendChild(document.createElement('dialog'));
      dialog.id = 'Cardinal-Modal';
      controller.abort('why');
      await expect(verification).rejects.toBe('why');
      expect(dialog.isConnected).toBe(stage !== 4); // after its report, the script closes the dialog itself
      cardinal.trigger = () => Promise.resolve();
      cardinal.emit('payments.setupComplete', { sessionId: 'session' });
      network.reply(LOOKUP_ROUTE, { body: FRICTIONLESS });
      await expect(instance.verifyCard(card)).resolves.toMatchObject({ nonce: 'looked-up' });
      expect(flow()).not.toContain('verification-flow.failed');
    },
  );

  test.each(stages.map(([name], stage) => [name, stage] as const))(
    'error: THREEDS_VERIFY_CARD_CANCELED_BY_MERCHANT after a teardown %s, and the script is not configured again',
    async (_, stage) => {
      const { verification } = await stopAt(stage, new AbortController().signal);
      const configured = cardinal.calls.filter((call) => call === 'configure').length;
      await instance.teardown();
      await expect(verification).rejects.toMatchObject({ code: 'THREEDS_VERIFY_CARD_CANCELED_BY_MERCHANT' });
      await waitForTurn();
      expect([...cardinal.handlers.keys()]).toEqual([]);
      expect(cardinal.calls.filter((call) => call === 'configure')).toHaveLength(configured);
      expect(events().filter((event) => event === 'teardown-completed')).toHaveLength(1);
    },
  );

  test('behavior: the lookup goes on when the bank does not finish collecting device data within a minute', async () => {
    network.reply(LOOKUP_ROUTE, { body: FRICTIONLESS });
    await ready({ timeout: 5_000 });
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
    cardinal.trigger = () => new Promise(() => {});
    const verification = instance.verifyCard(card);
    await waitForTurn();
    jest.advanceTimersByTime(59_999);
    await waitForTurn();
    expect(network.to(LOOKUP_ROUTE)).toHaveLength(0);
    jest.advanceTimersByTime(1);
    await waitUntil(() => network.to(LOOKUP_ROUTE).length);
    await waitUntil(() => (jest.advanceTimersByTime(1), flow().includes('verification-flow.3ds-version.2.2.0')));
    jest.advanceTimersByTime(1);
    await expect(verification).resolves.toMatchObject({ nonce: 'looked-up' });
    expect(body().dfReferenceId).toBe('session');
  });
});

describe('with a client that ignores signals', () => {
  const LOOKUP_ENDPOINT = 'payment_methods/nonce/three_d_secure/lookup';
  const AUTHENTICATE_ENDPOINT = 'payment_methods/looked-up/three_d_secure/authenticate_from_jwt';

  async function readyWith(endpoint: string): Promise<LateClient> {
    const late = createLateClient(await client.create({ authorization: createFreshAuthorization() }), endpoint);
    await ready({ client: late.client });
    return late;
  }

  test.each<[string, unknown]>([
    ['a lookup', LOOKUP],
    ['a response that is not a lookup', {}],
  ])('an aborted verification ignores %s that arrives later', async (_, response) => {
    const late = await readyWith(LOOKUP_ENDPOINT);
    const controller = new AbortController();
    const received = jest.fn();
    const rejected = expect(instance.verifyCard({ ...card, onLookupComplete: received, signal: controller.signal })).rejects.toBe('why');
    await late.requested;
    const before = flow();
    controller.abort('why');
    await late.answer(response);
    await rejected;
    await waitForTurn();
    expect(flow()).toEqual(before);
    expect(received).not.toHaveBeenCalled();
    await expect(instance.cancelVerifyCard()).rejects.toMatchObject({ code: 'THREEDS_NO_VERIFICATION_PAYLOAD' });
  });

  test.each<[string, unknown]>([
    ['a card', UPGRADED],
    ['a card without a nonce', { paymentMethod: {} }],
  ])('an aborted verification ignores %s that its challenge returns later', async (_, response) => {
    const late = await readyWith(AUTHENTICATE_ENDPOINT);
    const controller = new AbortController();
    const { verification } = await challenge({ signal: controller.signal });
    validated({ ActionCode: 'SUCCESS' });
    await late.requested;
    const before = flow();
    controller.abort('why');
    await late.answer(response);
    await expect(verification).rejects.toBe('why');
    await waitForTurn();
    expect(flow()).toEqual(before);
  });
});
