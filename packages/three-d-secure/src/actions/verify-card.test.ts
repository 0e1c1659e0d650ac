import { client } from '@tender/client';
import { members, quietly } from '@tender/client/internal';
import {
  answersWithoutNonce,
  createLateClient,
  expectNonceOrError,
  freshToken,
  type LateClient,
  type Network,
} from '@tender/client/testing';
import fc from 'fast-check';
import { threeDSecure, type LookupData, type ThreeDSecure, type ThreeDSecureCreateOptions, type VerifyCardOptions } from '../index';
import { verifyCardOptions } from '../schemas';
import {
  AUTHENTICATE_ROUTE,
  eventsOf,
  freshAuthorization,
  FRICTIONLESS,
  loadCardinal,
  LOOKUP,
  LOOKUP_ROUTE,
  openBank,
  turn,
  until,
  UPGRADED,
  type ScriptedCardinal,
} from '../testing/scripted-cardinal';
import { checkVerifyCardOptions } from './verify-card';

const onLookupComplete = (_: LookupData, next: () => void): void => next();
const card: VerifyCardOptions = { nonce: 'nonce', amount: '10.00', bin: '400000', onLookupComplete };

let network: Network;
let instance: ThreeDSecure;
let cardinal: ScriptedCardinal;
const events = (): string[] => eventsOf(network);
const flow = (): string[] => events().flatMap((event) => /^verification-flow\.(.*)/.exec(event)?.[1] ?? []);
const body = (place = 0): Record<string, unknown> => {
  const { _meta, authorizationFingerprint, braintreeLibraryVersion, ...rest } = network.to(LOOKUP_ROUTE)[place]?.body ?? {};
  expect([typeof _meta, typeof authorizationFingerprint, braintreeLibraryVersion]).toEqual(['object', 'string', 'braintree/web/3.118.2']);
  return rest;
};

async function create(options: Partial<ThreeDSecureCreateOptions> = {}): Promise<void> {
  instance = await threeDSecure.create({ authorization: freshAuthorization(), version: 2, ...options });
  cardinal = await loadCardinal();
}
/** The script is ready, as it is for most customers by the time they pay. */
async function ready(options: Partial<ThreeDSecureCreateOptions> = {}): Promise<void> {
  await create(options);
  cardinal.emit('payments.setupComplete', { sessionId: 'session' });
}
/** Begins a verification, and waits for its challenge. */
async function challenge(options: Partial<VerifyCardOptions> & { signal?: AbortSignal } = {}): Promise<{ verification: Promise<unknown> }> {
  const shown = cardinal.calls.filter((call) => call === 'continue').length;
  const verification = instance.verifyCard({ ...card, ...options });
  verification.catch(() => {});
  await until(() => cardinal.calls.filter((call) => call === 'continue').length > shown);
  return { verification };
}
const validated = (data: unknown, jwt = 'jwt'): void => cardinal.emit('payments.validated', data, jwt);

beforeEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
  delete window.Cardinal;
  network = openBank();
  network.reply(LOOKUP_ROUTE, { status: 201, body: LOOKUP });
  network.reply(AUTHENTICATE_ROUTE, { body: UPGRADED });
});
afterEach(() => {
  jest.useRealTimers();
  quietly(() => void instance.teardown());
});

describe('without a challenge', () => {
  beforeEach(() => network.reply(LOOKUP_ROUTE, { status: 201, body: FRICTIONLESS }));

  test('default', async () => {
    await ready();
    let looked: LookupData | undefined;
    const given = Object.freeze({
      ...card,
      onLookupComplete(data: LookupData, next: () => void) {
        looked = data;
        next();
      },
    });
    await expect(instance.verifyCard(given)).resolves.toEqual({
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
    expect(looked).toEqual({ ...FRICTIONLESS, requiresUserAuthentication: false, _httpStatus: 201 });
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
    expect(cardinal.given.trigger).toEqual(['bin.process', '400000']);
    await turn();
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

  test('behavior: the script is configured anew afterwards, with the same JWT', async () => {
    await ready();
    await instance.verifyCard(card);
    expect(cardinal.calls.filter((call) => call === 'configure')).toHaveLength(2);
    expect(cardinal.given.setup).toEqual(['init', { jwt: 'cardinal-jwt' }]);
    expect([...cardinal.handlers.values()].map((handlers) => handlers.length)).toEqual(Array(7).fill(1));
    cardinal.emit('payments.setupComplete', { sessionId: 'another' });
    await instance.verifyCard(card);
    expect(body(1)).toMatchObject({ dfReferenceId: 'session' });
    expect(document.querySelectorAll('script')).toHaveLength(1);
  });

  test('behavior: an event instead of the option', async () => {
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
    expect(seen).toHaveLength(1); // the option counts
  });

  test('behavior: a listener that throws rejects, an option that throws does not', async () => {
    await ready();
    const { onLookupComplete: _, ...rest } = card;
    const mistake = new Error('a mistake of the shop');
    const fail = (): never => {
      throw mistake;
    };
    instance.on('lookup-complete', fail);
    await expect(instance.verifyCard(rest)).rejects.toBe(mistake);
    instance.off('lookup-complete', fail);
    await expect(instance.verifyCard(card)).resolves.toMatchObject({ nonce: 'looked-up' });
  });

  test('behavior: callback form', async () => {
    await ready();
    const given = await new Promise((resolve) => instance.verifyCard(card, (...all) => resolve(all)));
    expect(given).toEqual([null, expect.objectContaining({ nonce: 'looked-up' })]);
  });

  test('behavior: what an answer lacks is undefined', async () => {
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
    await turn();
    expect(flow()).toContain('3ds-version.undefined');
  });
});

describe('a verification without a nonce', () => {
  test('rejects with THREEDS_LOOKUP_ERROR for every lookup that brings no nonce', async () => {
    await ready();
    await expectNonceOrError(answersWithoutNonce(FRICTIONLESS, ['paymentMethod', 'nonce']), 'THREEDS_LOOKUP_ERROR', (lookup) => {
      network.reply(LOOKUP_ROUTE, { body: lookup });
      return instance.verifyCard(card);
    });
    await turn();
    expect(flow().at(-1)).toBe('failed');
    await expectNonceOrError(answersWithoutNonce(FRICTIONLESS, ['paymentMethod', 'nonce']), 'THREEDS_LOOKUP_ERROR', (lookup) =>
      instance.initializeChallengeWithLookupResponse(lookup as LookupData),
    );
  });

  test('rejects with THREEDS_JWT_AUTHENTICATION_FAILED for every answer to a challenge that brings no nonce', async () => {
    await ready();
    // An answer without a payment method leaves the one that was looked up.
    const answers = answersWithoutNonce(UPGRADED, ['paymentMethod', 'nonce']).filter((answer) => Boolean(members(answer).paymentMethod));
    await expectNonceOrError(answers, 'THREEDS_JWT_AUTHENTICATION_FAILED', async (answer) => {
      network.reply(AUTHENTICATE_ROUTE, { body: answer });
      const { verification } = await challenge();
      validated({ ActionCode: 'SUCCESS' });
      return verification;
    });
    await turn();
    expect(flow()).toContain('upgrade-payment-method.errored');
    expect(flow()).not.toContain('upgrade-payment-method.succeeded');
  });

  test('rejects with THREEDS_JWT_AUTHENTICATION_FAILED when neither the lookup nor the challenge brings a nonce', async () => {
    network.reply(LOOKUP_ROUTE, { body: { ...LOOKUP, paymentMethod: {} } });
    network.reply('POST payment_methods/undefined/three_d_secure/authenticate_from_jwt', { body: {} });
    await ready();
    const { verification } = await challenge();
    validated({ ActionCode: 'SUCCESS' });
    await expect(verification).rejects.toMatchObject({ code: 'THREEDS_JWT_AUTHENTICATION_FAILED' });
  });
});

describe('what is sent', () => {
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
    for (const place of [1, 2, 3, 4]) expect(body(place)).not.toHaveProperty(key);
  });

  test.each(['low_value', 'transaction_risk_analysis'] as const)('options: requestedExemptionType %s', async (requestedExemptionType) => {
    await instance.verifyCard({ ...card, requestedExemptionType });
    expect(body()).toMatchObject({ requestedExemptionType });
  });

  test.each<[Partial<VerifyCardOptions>, boolean | undefined]>([
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

  test.each<[string, Partial<VerifyCardOptions>]>([
    ['in additionalInformation', { additionalInformation: { shippingAddress: address } }],
    ['at the top', { shippingAddress: address }],
    ['in both', { shippingAddress: { locality: 'other' }, additionalInformation: { shippingAddress: address } }],
  ])('options: shippingAddress %s', async (_, options) => {
    const before = JSON.stringify(options);
    await instance.verifyCard({ ...card, ...options });
    expect(body().additionalInfo).toEqual(shipping);
    expect(JSON.stringify(options)).toBe(before);
  });

  test('options: additionalInformation passes as it is; an address takes the place of what is flat', async () => {
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

  test('behavior: the nonce stands in the address as it is, amount and BIN as they are given', async () => {
    network.reply('POST payment_methods/tokencc_a/b/three_d_secure/lookup', { body: FRICTIONLESS });
    await instance.verifyCard({ ...card, nonce: 'tokencc_a/b', amount: 0, bin: 369 });
    expect(network.to('POST payment_methods/tokencc_a/b/three_d_secure/lookup')[0]?.body).toMatchObject({ amount: 0, bin: 369 });
  });
});

describe('with a challenge', () => {
  test('default', async () => {
    await ready();
    const { verification } = await challenge();
    expect(cardinal.given.continue).toEqual([
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
    await turn();
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

  test.each(['NOACTION', 'FAILURE'])('behavior: %s is for the gateway to judge', async (ActionCode) => {
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
    await turn();
    expect(flow()).toContain(`cardinal-sdk.action-code.${ActionCode.toLowerCase()}`);
  });

  test.each<[string, string[]]>([
    ['01', ['customer-canceled']],
    ['02', []],
    ['03', []],
  ])('behavior: ChallengeCancel %s', async (ChallengeCancel, expected) => {
    await ready();
    const told: string[] = [];
    instance.on('customer-canceled', () => told.push(network.to(AUTHENTICATE_ROUTE).length ? 'too late' : 'customer-canceled'));
    const { verification } = await challenge();
    validated({ ActionCode: 'FAILURE', Payment: { ExtendedData: { ChallengeCancel } } });
    await expect(verification).resolves.toMatchObject({ nonce: 'upgraded' });
    expect(told).toEqual(expected);
    await turn();
    expect(flow()).toContain(`cardinal-sdk.cancel-code.${ChallengeCancel}`);
  });

  test('behavior: what comes twice counts once', async () => {
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

  test('behavior: the focus comes back', async () => {
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

describe('what does not succeed', () => {
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
    await turn();
    const before = events();
    await expect(instance.verifyCard(options as VerifyCardOptions)).rejects.toMatchObject({
      code: 'THREEDS_MISSING_VERIFY_CARD_OPTION',
      type: 'MERCHANT',
      message: `verifyCard options must include ${option}.`,
    });
    await turn();
    expect(events()).toEqual(before);
    expect(cardinal.calls.filter((call) => call === 'configure')).toHaveLength(1);
  });

  test.each([0, '0', ' 10 ', '1e3', 5n, -1])('behavior: %s is an amount', (amount) => {
    const options = { ...card, amount } as VerifyCardOptions;
    expect(() => checkVerifyCardOptions(options, { running: undefined, hasListener: () => false })).not.toThrow();
  });

  test('behavior: guard and schema require the same', () => {
    const amount = fc.oneof(fc.constantFrom('', ' ', '10.00', 'ten'), fc.integer(), fc.boolean(), fc.constant(null), fc.constant([]));
    const everyOption = {
      nonce: fc.constantFrom('', 'nonce'),
      bin: fc.constantFrom('', '400000', 0, 400000),
      amount,
      onLookupComplete: fc.constantFrom(onLookupComplete, 'text'),
    };
    fc.assert(
      fc.property(fc.record(everyOption, { requiredKeys: ['onLookupComplete'] }), (options) => {
        const given = options as unknown as VerifyCardOptions;
        const passes = quietly(() => checkVerifyCardOptions(given, { running: undefined, hasListener: () => false }) ?? true) ?? false;
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
    await turn();
    expect(events().slice(2)).toEqual(['teardown-completed', 'verification-flow.failed']);
    expect(cardinal.calls.filter((call) => call === 'configure')).toHaveLength(2);
  });

  test.each<[string, object | 'drop', string, string]>([
    ['THREEDS_LOOKUP_TOKENIZED_CARD_NOT_FOUND_ERROR', { status: 404, body: {} }, 'MERCHANT', '.404'],
    ['THREEDS_LOOKUP_VALIDATION_ERROR', { status: 422, body: {} }, 'CUSTOMER', '.422'],
    ['THREEDS_LOOKUP_ERROR', { status: 500, body: {} }, 'UNKNOWN', ''],
    ['THREEDS_LOOKUP_ERROR', { status: 403, body: {} }, 'UNKNOWN', ''],
    ['THREEDS_LOOKUP_ERROR', 'drop', 'UNKNOWN', ''],
    ['THREEDS_LOOKUP_ERROR', { body: '<html>' }, 'UNKNOWN', ''],
    ['THREEDS_LOOKUP_ERROR', { body: {} }, 'UNKNOWN', ''],
    ['THREEDS_LOOKUP_ERROR', { body: { paymentMethod: 'text' } }, 'UNKNOWN', ''],
  ])('error: %s after %j', async (code, reply, type, suffix) => {
    network.reply(LOOKUP_ROUTE, reply);
    await ready();
    await expect(instance.verifyCard(card)).rejects.toMatchObject({ code, type, details: { originalError: expect.any(Error) as Error } });
    await turn();
    expect(events().slice(2)).toEqual([
      'verification-flow.started',
      `verification-flow.lookup-failed${suffix}`,
      'teardown-completed',
      'verification-flow.failed',
    ]);
    network.reply(LOOKUP_ROUTE, { body: FRICTIONLESS });
    await expect(instance.verifyCard(card)).resolves.toMatchObject({ nonce: 'looked-up' });
  });

  test('error: THREEDS_LOOKUP_TOKENIZED_CARD_NOT_FOUND_ERROR also of a client that rejects with something else', async () => {
    const real = await client.create({ authorization: freshToken() });
    const request = (): Promise<never> => Promise.reject({ details: { httpStatus: 404 } });
    const other = await threeDSecure.create({ client: { ...real, request: request }, version: 2 });
    const { verification } = { verification: other.verifyCard(card) };
    verification.catch(() => {});
    await other.cancelVerifyCard().catch(() => {});
    await expect(verification).rejects.toMatchObject({ code: 'THREEDS_VERIFY_CARD_CANCELED_BY_MERCHANT' });
    await other.teardown();
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
    await turn();
    expect(flow().slice(3)).toEqual([
      'cardinal-sdk.action-code.error',
      `cardinal-sdk-error.${String(ErrorNumber)}`,
      ...(ErrorNumber === 10011 ? ['canceled'] : []),
      'failed',
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

  test('error: THREEDS_CARDINAL_SDK_RESPONSE_TIMEDOUT, THREEDS_CARDINAL_SDK_BAD_CONFIG and THREEDS_CARDINAL_SDK_BAD_JWT', async () => {
    await ready();
    for (const [ErrorNumber, code] of [
      [10003, 'THREEDS_CARDINAL_SDK_RESPONSE_TIMEDOUT'],
      [10005, 'THREEDS_CARDINAL_SDK_BAD_CONFIG'],
      [10008, 'THREEDS_CARDINAL_SDK_BAD_JWT'],
    ] as const) {
      const { verification } = await challenge();
      validated({ ActionCode: 'ERROR', ErrorNumber });
      await expect(verification).rejects.toMatchObject({ code });
    }
  });

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
    await turn();
    expect(flow()).toContain('challenge-presented.true');
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
      await turn();
      expect(flow().slice(-3)).toEqual(['upgrade-payment-method.started', 'upgrade-payment-method.errored', 'failed']);
      expect(cardinal.calls.filter((call) => call === 'configure')).toHaveLength(2);
    },
  );
});

describe('abort and teardown', () => {
  const stages: readonly [string, () => Promise<unknown>][] = [
    ['before the script is ready', async () => turn()],
    ['while the bank looks at the device', async () => void cardinal.emit('payments.setupComplete', {})],
    ['during the lookup', async () => until(() => network.to(LOOKUP_ROUTE).length)],
    ['while the merchant has its say', async () => until(() => waiting)],
    ['during the challenge', async () => until(() => cardinal.calls.includes('continue'))],
    ['while the nonce is upgraded', async () => until(() => network.to(AUTHENTICATE_ROUTE).length)],
  ];
  let waiting = false;
  /** Begins a verification that gets as far as its stage, and no further. */
  async function stopAt(place: number, signal: AbortSignal): Promise<{ verification: Promise<unknown> }> {
    waiting = false;
    await create();
    if (place >= 1 && place !== 1) cardinal.emit('payments.setupComplete', { sessionId: 'session' });
    if (place === 1) cardinal.trigger = () => new Promise(() => {});
    if (place === 2) network.reply(LOOKUP_ROUTE, 'hang');
    network.reply(AUTHENTICATE_ROUTE, 'hang');
    const verification = instance.verifyCard({
      ...card,
      signal,
      onLookupComplete: (_, next) => (place === 3 ? (waiting = true) : next()),
    });
    verification.catch(() => {});
    if (place === 5) {
      await until(() => cardinal.calls.includes('continue'));
      validated({ ActionCode: 'SUCCESS' });
    }
    await stages[place]?.[1]();
    return { verification };
  }

  test.each(stages.map(([name], place) => [name, place] as const))('behavior: an abort %s; the next one works', async (_, place) => {
    const stop = new AbortController();
    const { verification } = await stopAt(place, stop.signal);
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.id = 'Cardinal-Modal';
    stop.abort('why');
    await expect(verification).rejects.toBe('why');
    expect(dialog.isConnected).toBe(place !== 4); // the script's own, which it closes itself once it has had its say
    cardinal.trigger = () => Promise.resolve();
    cardinal.emit('payments.setupComplete', { sessionId: 'session' });
    network.reply(LOOKUP_ROUTE, { body: FRICTIONLESS });
    await expect(instance.verifyCard(card)).resolves.toMatchObject({ nonce: 'looked-up' });
    expect(flow()).not.toContain('failed');
  });

  test.each(stages.map(([name], place) => [name, place] as const))('behavior: a teardown %s', async (_, place) => {
    const { verification } = await stopAt(place, new AbortController().signal);
    const configured = cardinal.calls.filter((call) => call === 'configure').length;
    await instance.teardown();
    await expect(verification).rejects.toMatchObject({ code: 'THREEDS_VERIFY_CARD_CANCELED_BY_MERCHANT' });
    await turn();
    expect([...cardinal.handlers.keys()]).toEqual([]);
    expect(cardinal.calls.filter((call) => call === 'configure')).toHaveLength(configured);
    expect(events().filter((event) => event === 'teardown-completed')).toHaveLength(1);
  });

  test('behavior: a bank that never looks at the device holds nobody up', async () => {
    network.reply(LOOKUP_ROUTE, { body: FRICTIONLESS });
    await ready({ timeout: 5_000 });
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
    cardinal.trigger = () => new Promise(() => {});
    const verification = instance.verifyCard(card);
    await turn();
    jest.advanceTimersByTime(4_999);
    await turn();
    expect(network.to(LOOKUP_ROUTE)).toHaveLength(0);
    jest.advanceTimersByTime(1);
    await until(() => network.to(LOOKUP_ROUTE).length);
    await until(() => (jest.advanceTimersByTime(1), flow().includes('3ds-version.2.2.0')));
    jest.advanceTimersByTime(1);
    await expect(verification).resolves.toMatchObject({ nonce: 'looked-up' });
    expect(body().dfReferenceId).toBe('session');
  });
});

describe('with a client that ignores signals', () => {
  const LOOKUP_ENDPOINT = 'payment_methods/nonce/three_d_secure/lookup';
  const AUTHENTICATE_ENDPOINT = 'payment_methods/looked-up/three_d_secure/authenticate_from_jwt';

  async function readyWith(endpoint: string): Promise<LateClient> {
    const late = createLateClient(await client.create({ authorization: freshAuthorization() }), endpoint);
    await ready({ client: late.client });
    return late;
  }

  test.each<[string, unknown]>([
    ['a lookup', LOOKUP],
    ['what is no lookup', {}],
  ])('an aborted verification reports nothing of %s that comes later, and forgets it', async (_, answer) => {
    const late = await readyWith(LOOKUP_ENDPOINT);
    const stop = new AbortController();
    const told = jest.fn();
    const rejected = expect(instance.verifyCard({ ...card, onLookupComplete: told, signal: stop.signal })).rejects.toBe('why');
    await late.requested;
    const before = flow();
    stop.abort('why');
    await late.answer(answer);
    await rejected;
    await turn();
    expect(flow()).toEqual(before);
    expect(told).not.toHaveBeenCalled();
    await expect(instance.cancelVerifyCard()).rejects.toMatchObject({ code: 'THREEDS_NO_VERIFICATION_PAYLOAD' });
  });

  test.each<[string, unknown]>([
    ['a card', UPGRADED],
    ['a card without a nonce', { paymentMethod: {} }],
  ])('an aborted verification reports nothing of %s that its challenge comes to later', async (_, answer) => {
    const late = await readyWith(AUTHENTICATE_ENDPOINT);
    const stop = new AbortController();
    const { verification } = await challenge({ signal: stop.signal });
    validated({ ActionCode: 'SUCCESS' });
    await late.requested;
    const before = flow();
    stop.abort('why');
    await late.answer(answer);
    await expect(verification).rejects.toBe('why');
    await turn();
    expect(flow()).toEqual(before);
  });
});
