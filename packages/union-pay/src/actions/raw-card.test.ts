// Methods that are called with a card of the page.
import { client, type Client } from '@tender/client';
import {
  responsesWithoutNonce,
  createLateClient,
  expectRejectionForEach,
  freshKey,
  freshToken,
  openNetwork,
  type Network,
} from '@tender/client/testing';
import * as fc from 'fast-check';
import { unionpay, type UnionPay } from '../index';
import { assertCapabilitiesOptions, assertEnrollOptions, assertTokenizeOptions } from '../guards';
import * as schemas from '../schemas';

let network: Network;
let instance: UnionPay;
const CAPABILITIES = 'GET payment_methods/credit_cards/capabilities';
const ENROLLMENTS = 'POST union_pay_enrollments';
const CARDS = 'POST payment_methods/credit_cards';
const events = (): string[] => network.events().flatMap((event) => /^web\.unionpay\.(.*)/.exec(event)?.[1] ?? []);
const number = '6243030000000001';
const mobile = { countryCode: '62', number: '111111111' };
const hostedFields = { _bus: { channel: 'channel' } };
/** A call with options that types would refuse. */
const call = (method: 'fetchCapabilities' | 'enroll' | 'tokenize', options?: unknown): Promise<unknown> =>
  (instance[method] as (options: unknown) => Promise<unknown>)(options);

beforeEach(async () => {
  network = openNetwork();
  network.configuration.unionPay = { enabled: true };
  network.configuration.graphQL = {
    url: 'https://payments.sandbox.braintree-api.com/graphql',
    features: ['tokenize_credit_cards'],
  };
  network.reply(CAPABILITIES, { body: { isUnionPay: true, isDebit: false, unionPay: { isSupported: true }, more: 1 } });
  network.reply(ENROLLMENTS, { body: { unionPayEnrollmentId: 'enrollment', smsCodeRequired: true, more: 1 } });
  network.reply(CARDS, {
    body: { creditCards: [{ nonce: 'nonce', type: 'CreditCard', consumed: false, threeDSecureInfo: null, details: { lastTwo: '01' } }] },
  });
  instance = await unionpay.create({ authorization: freshToken() });
});
afterEach(() => expect(document.querySelectorAll('iframe')).toHaveLength(0));

describe('fetchCapabilities', () => {
  test('sends the number in a URL, and follows no redirect with it', async () => {
    await instance.fetchCapabilities({ card: { number } });
    expect(network.to(CAPABILITIES)).toEqual([expect.objectContaining({ redirect: 'error' })]);
  });

  test('default', async () => {
    await expect(instance.fetchCapabilities({ card: { number } })).resolves.toEqual({
      isUnionPay: true,
      isDebit: false,
      unionPay: { isSupported: true },
      more: 1,
      _httpStatus: 200,
    });
    const query = Object.fromEntries(network.to(CAPABILITIES)[0]?.url.searchParams ?? []);
    expect(query).toMatchObject({ 'creditCard[number]': number, '_meta[source]': 'unionpay', '_meta[sdkVersion]': '3.118.2' });
    expect(events()).toEqual(['initialized', 'capabilities-received']);
  });

  test('behavior: resolves with the object of the client itself', async () => {
    const response = { isUnionPay: false, _httpStatus: 200 };
    const real = await client.create({ authorization: freshToken() });
    const customClient: Client = { ...real, request: () => Promise.resolve(response) };
    const other = await unionpay.create({ client: customClient });
    await expect(other.fetchCapabilities({ card: { number } })).resolves.toBe(response);
  });

  test('behavior: options may be inherited', async () => {
    await expect(call('fetchCapabilities', Object.create({ card: { number } }))).resolves.toBeDefined();
  });

  test.each<[string, unknown]>([
    ['UNIONPAY_CARD_AND_HOSTED_FIELDS_INSTANCES', { card: { number }, hostedFields }],
    ['UNIONPAY_CARD_AND_HOSTED_FIELDS_INSTANCES', { card: { number }, hostedFields: {} }],
    ['UNIONPAY_CARD_AND_HOSTED_FIELDS_INSTANCES', { card: {}, hostedFields }],
    ['UNIONPAY_HOSTED_FIELDS_INSTANCE_INVALID', { hostedFields: {} }],
    ['UNIONPAY_HOSTED_FIELDS_INSTANCE_INVALID', { hostedFields: 'text' }],
    ['UNIONPAY_HOSTED_FIELDS_INSTANCE_INVALID', { card: {}, hostedFields: {} }],
    ['UNIONPAY_HOSTED_FIELDS_INSTANCE_INVALID', { card: { number: '' }, hostedFields: { _bus: null } }],
    ['UNIONPAY_HOSTED_FIELDS_INSTANCE_INVALID', { card: undefined, hostedFields: [] }],
    ['UNIONPAY_CARD_OR_HOSTED_FIELDS_INSTANCE_REQUIRED', {}],
    ['UNIONPAY_CARD_OR_HOSTED_FIELDS_INSTANCE_REQUIRED', undefined],
    ['UNIONPAY_CARD_OR_HOSTED_FIELDS_INSTANCE_REQUIRED', { card: {} }],
    ['UNIONPAY_CARD_OR_HOSTED_FIELDS_INSTANCE_REQUIRED', { card: { number: '' } }],
  ])('error: %s for %j', async (code, options) => {
    await expect(call('fetchCapabilities', options)).rejects.toMatchObject({ code, type: 'MERCHANT' });
    expect([network.to(CAPABILITIES), events()]).toEqual([[], ['initialized']]);
  });

  test.each<[string, object | 'drop']>([
    ['a refusal', { status: 422, body: {} }],
    ['an expired token', { status: 401, body: {} }],
    ['a failure', { status: 500, body: {} }],
    ['no response', 'drop'],
  ])('error: UNIONPAY_FETCH_CAPABILITIES_NETWORK_ERROR after %s', async (_, reply) => {
    network.reply(CAPABILITIES, reply);
    await expect(instance.fetchCapabilities({ card: { number } })).rejects.toMatchObject({
      code: 'UNIONPAY_FETCH_CAPABILITIES_NETWORK_ERROR',
      type: 'NETWORK',
      details: { originalError: expect.any(Error) as Error },
    });
    expect(events()).toEqual(['initialized', 'capabilities-failed']);
  });
});

test('behavior: members that the gateway does not return are undefined', async () => {
  network.reply(CAPABILITIES, { body: { more: 1 } });
  network.reply(ENROLLMENTS, { body: {} });
  await expect(instance.fetchCapabilities({ card: { number } })).resolves.toEqual({ _httpStatus: 200, more: 1 });
  await expect(instance.enroll({ card: { number }, mobile })).resolves.toEqual({ enrollmentId: undefined, smsCodeRequired: undefined });
  expect(events()).toEqual(['initialized', 'capabilities-received', 'enrollment-succeeded']);
});

describe('enroll', () => {
  test.each<[string, object, object]>([
    ['no date', {}, {}],
    ['a date', { expirationDate: '12/30', expirationMonth: '1', expirationYear: '2031' }, { expirationDate: '12/30' }],
    ['month and year', { expirationMonth: '12', expirationYear: '2030' }, { expirationMonth: '12', expirationYear: '2030' }],
    ['an empty month and year', { expirationMonth: '', expirationYear: '' }, {}],
  ])('default: %s', async (_, expiry, sent) => {
    const options = { card: { number, cvv: '123', ...expiry }, mobile };
    await expect(instance.enroll(options)).resolves.toEqual({ enrollmentId: 'enrollment', smsCodeRequired: true });
    const { body } = network.to(ENROLLMENTS)[0] ?? {};
    expect(body?.unionPayEnrollment).toEqual({ number, mobileCountryCode: '62', mobileNumber: '111111111', ...sent });
    expect(body?._meta).toMatchObject({ source: 'unionpay', integration: 'custom' });
    expect(events()).toEqual(['initialized', 'enrollment-succeeded']);
  });

  test.each<[string, unknown]>([
    ['UNIONPAY_MISSING_MOBILE_PHONE_DATA', undefined],
    ['UNIONPAY_MISSING_MOBILE_PHONE_DATA', { card: { number } }],
    ['UNIONPAY_MISSING_MOBILE_PHONE_DATA', { card: { number }, mobile: {} }],
    ['UNIONPAY_MISSING_MOBILE_PHONE_DATA', { hostedFields: {}, mobile: { countryCode: '', number: '' } }],
    ['UNIONPAY_MISSING_MOBILE_PHONE_DATA', { hostedFields: {}, mobile: { countryCode: '1' } }],
    ['UNIONPAY_MISSING_MOBILE_PHONE_DATA', { card: { number }, mobile: { countryCode: '62', number: '' } }],
    ['UNIONPAY_MISSING_MOBILE_PHONE_DATA', { card: { number }, mobile: { number: '1' } }],
    ['UNIONPAY_HOSTED_FIELDS_INSTANCE_INVALID', { hostedFields: {}, mobile }],
    ['UNIONPAY_HOSTED_FIELDS_INSTANCE_INVALID', { hostedFields: {}, card: { number }, mobile }],
    ['UNIONPAY_CARD_AND_HOSTED_FIELDS_INSTANCES', { hostedFields, card: {}, mobile }],
    ['UNIONPAY_CARD_OR_HOSTED_FIELDS_INSTANCE_REQUIRED', { mobile }],
    ['UNIONPAY_CARD_OR_HOSTED_FIELDS_INSTANCE_REQUIRED', { card: { expirationMonth: '12' }, mobile }],
    ['UNIONPAY_EXPIRATION_DATE_INCOMPLETE', { card: { number, expirationMonth: '12' }, mobile }],
    ['UNIONPAY_EXPIRATION_DATE_INCOMPLETE', { card: { number, expirationMonth: '', expirationYear: '2030' }, mobile }],
  ])('error: %s for %j', async (code, options) => {
    await expect(call('enroll', options)).rejects.toMatchObject({ code, type: 'MERCHANT' });
    expect([network.to(ENROLLMENTS), events()]).toEqual([[], ['initialized']]);
  });

  test.each([400, 401, 422, 429])('error: UNIONPAY_ENROLLMENT_CUSTOMER_INPUT_INVALID after %i', async (status) => {
    network.reply(ENROLLMENTS, { status, body: { error: { message: 'no' } } });
    await expect(instance.enroll({ card: { number }, mobile })).rejects.toMatchObject({
      code: 'UNIONPAY_ENROLLMENT_CUSTOMER_INPUT_INVALID',
      type: 'CUSTOMER',
      details: { originalError: { details: { httpStatus: status } } },
    });
    expect(events()).toEqual(['initialized', 'enrollment-failed']);
  });

  test.each<[string, object | 'drop']>([
    ['a failure', { status: 500, body: {} }],
    ['no response', 'drop'],
  ])('error: UNIONPAY_ENROLLMENT_NETWORK_ERROR after %s', async (_, reply) => {
    network.reply(ENROLLMENTS, reply);
    await expect(instance.enroll({ card: { number }, mobile })).rejects.toMatchObject({
      code: 'UNIONPAY_ENROLLMENT_NETWORK_ERROR',
      type: 'NETWORK',
    });
    expect(events()).toEqual(['initialized', 'enrollment-failed']);
  });
});

describe('tokenize', () => {
  test.each<[string, object, object]>([
    ['all', { cvv: '123', expirationDate: '12/30', expirationMonth: '1', expirationYear: '2031' }, { cvv: '123', expirationDate: '12/30' }],
    ['month and year', { expirationMonth: '12', expirationYear: '2030' }, { expirationMonth: '12', expirationYear: '2030' }],
    ['the number alone', { cvv: '', expirationMonth: '', expirationYear: '' }, {}],
  ])('default: %s', async (_, card, sent) => {
    await expect(
      instance.tokenize({ card: { number, ...card }, enrollmentId: 'enrollment', smsCode: '12345', vault: true }),
    ).resolves.toEqual({
      nonce: 'nonce',
      type: 'CreditCard',
      details: { lastTwo: '01' },
    });
    const { body } = network.to(CARDS)[0] ?? {};
    expect(body?.creditCard).toEqual({ number, options: { unionPayEnrollment: { id: 'enrollment', smsCode: '12345' } }, ...sent });
    expect(body?._meta).toMatchObject({ source: 'unionpay' });
    expect(network.to('POST graphql')).toEqual([]);
    expect(events()).toEqual(['initialized', 'nonce-received']);
  });

  test('behavior: without an enrolment it sends an empty one, so that the request goes to the REST API', async () => {
    await instance.tokenize({ card: {} });
    expect(network.to(CARDS)[0]?.body?.creditCard).toEqual({ options: { unionPayEnrollment: {} } });
  });

  test.each<[string, unknown]>([
    ['UNIONPAY_CARD_AND_HOSTED_FIELDS_INSTANCES', { card: {}, hostedFields: {} }],
    ['UNIONPAY_EXPIRATION_DATE_INCOMPLETE', { card: { number, expirationMonth: '12' } }],
    ['UNIONPAY_EXPIRATION_DATE_INCOMPLETE', { card: { number, expirationYear: '2030' } }],
    ['UNIONPAY_HOSTED_FIELDS_INSTANCE_INVALID', { hostedFields: {} }],
    ['UNIONPAY_HOSTED_FIELDS_INSTANCE_INVALID', { card: null, hostedFields: true }],
    ['UNIONPAY_CARD_OR_HOSTED_FIELDS_INSTANCE_REQUIRED', { enrollmentId: 'enrollment' }],
    ['UNIONPAY_CARD_OR_HOSTED_FIELDS_INSTANCE_REQUIRED', undefined],
  ])('error: %s for %j', async (code, options) => {
    await expect(call('tokenize', options)).rejects.toMatchObject({ code, type: 'MERCHANT' });
    expect([network.to(CARDS), events()]).toEqual([[], ['initialized']]);
  });

  test.each([400, 401, 422, 429])('error: UNIONPAY_FAILED_TOKENIZATION after %i', async (status) => {
    network.reply(CARDS, { status, body: {} });
    await expect(instance.tokenize({ card: { number } })).rejects.toMatchObject({
      code: 'UNIONPAY_FAILED_TOKENIZATION',
      type: 'CUSTOMER',
      details: { originalError: { details: { httpStatus: status } } },
    });
    expect(events()).toEqual(['initialized', 'nonce-failed']);
  });

  test.each<[string, object | 'drop']>([
    ['a failure', { status: 503, body: {} }],
    ['no response', 'drop'],
    ['no card', { body: { creditCards: [] } }],
    ['no cards', { body: {} }],
  ])('error: UNIONPAY_TOKENIZATION_NETWORK_ERROR after %s', async (_, reply) => {
    network.reply(CARDS, reply);
    await expect(instance.tokenize({ card: { number } })).rejects.toMatchObject({
      code: 'UNIONPAY_TOKENIZATION_NETWORK_ERROR',
      type: 'NETWORK',
    });
  });
});

describe('a tokenization without a nonce', () => {
  test('rejects with UNIONPAY_TOKENIZATION_NETWORK_ERROR for every response without a nonce', async () => {
    const responses = responsesWithoutNonce({ creditCards: [{ nonce: 'nonce', consumed: false }] }, ['creditCards', 0, 'nonce']);
    await expectRejectionForEach(responses, 'UNIONPAY_TOKENIZATION_NETWORK_ERROR', (body) => {
      network.reply(CARDS, { body });
      return instance.tokenize({ card: { number } });
    });
  });
});

describe('all methods', () => {
  test.each([
    ['fetchCapabilities', CAPABILITIES],
    ['enroll', ENROLLMENTS],
    ['tokenize', CARDS],
  ] as const)('behavior: %s passes the error of an authorization that does not allow it', async (method, route) => {
    network.reply(route, { status: 403, body: {} });
    const failure: unknown = Object.assign(new Error('403'), { details: { httpStatus: 403 } });
    const real = await client.create({ authorization: freshKey() });
    const customClient: Client = { ...real, request: () => Promise.reject(failure) };
    await expect(call(method, { card: { number }, mobile })).rejects.toMatchObject({ code: 'CLIENT_AUTHORIZATION_INSUFFICIENT' });
    instance = await unionpay.create({ client: customClient });
    await expect(call(method, { card: { number }, mobile })).rejects.toBe(failure);
    expect(events().at(-1)).toMatch(/-failed$/);
  });

  test('behavior: an error without details counts as a network error', async () => {
    const real = await client.create({ authorization: freshKey() });
    const request = (() => Promise.reject(undefined)) as unknown as Client['request'];
    instance = await unionpay.create({ client: { ...real, request } });
    for (const [method, code] of [
      ['fetchCapabilities', 'UNIONPAY_FETCH_CAPABILITIES_NETWORK_ERROR'],
      ['enroll', 'UNIONPAY_ENROLLMENT_NETWORK_ERROR'],
      ['tokenize', 'UNIONPAY_TOKENIZATION_NETWORK_ERROR'],
    ] as const) {
      await expect(call(method, { card: { number }, mobile })).rejects.toMatchObject({ code });
    }
  });

  test('behavior: an aborted call sends no failure event', async () => {
    network.reply(CARDS, 'hang');
    const controller = new AbortController();
    const tokenization = instance.tokenize({ card: { number }, signal: controller.signal });
    controller.abort('why');
    await expect(tokenization).rejects.toBe('why');
    await new Promise(setImmediate);
    expect(events()).toEqual(['initialized']);
  });

  test('reports no success when a client that ignores signals responds after the call was aborted', async () => {
    const late = createLateClient(await client.create({ authorization: freshToken() }), 'payment_methods/credit_cards');
    instance = await unionpay.create({ client: late.client });
    const reported = events();
    const controller = new AbortController();
    const rejected = expect(instance.tokenize({ card: { number }, signal: controller.signal })).rejects.toBe('why');
    await late.requested;
    controller.abort('why');
    await late.answer({ creditCards: [{ nonce: 'nonce', consumed: false, threeDSecureInfo: null }] });
    await rejected;
    expect(events()).toEqual(reported);
  });

  test('behavior: options are not changed', async () => {
    const options = { card: Object.freeze({ number, expirationMonth: '12', expirationYear: '30' }), mobile: Object.freeze({ ...mobile }) };
    await instance.enroll(Object.freeze(options));
    await instance.tokenize(Object.freeze({ card: options.card, enrollmentId: 'enrollment' }));
    expect(options.card).toEqual({ number, expirationMonth: '12', expirationYear: '30' });
  });

  test.each([
    ['fetchCapabilities', assertCapabilitiesOptions, schemas.fetchCapabilitiesOptions],
    ['enroll', assertEnrollOptions, schemas.enrollOptions],
    ['tokenize', assertTokenizeOptions, schemas.tokenizeOptions],
  ] as const)('behavior: assertions and schema of %s require the same', (method, assertOptions, schema) => {
    const text = fc.constantFrom('', 'text');
    const card = fc.record(
      { number: text, cvv: text, expirationDate: text, expirationMonth: text, expirationYear: text },
      { requiredKeys: [] },
    );
    const everyOption = {
      card,
      hostedFields: fc.constantFrom({}, hostedFields),
      mobile: fc.record({ countryCode: text, number: text }, { requiredKeys: [] }),
      enrollmentId: text,
      smsCode: text,
    };
    const required = method === 'enroll' ? (['mobile'] as const) : [];
    fc.assert(
      fc.property(fc.record(everyOption, { requiredKeys: [...required] }), (options) => {
        let passes = true;
        try {
          assertOptions(options);
        } catch {
          passes = false;
        }
        expect(passes).toBe(schema.safeParse(options).success);
      }),
      { numRuns: 500 },
    );
  });
});
